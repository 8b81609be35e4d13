import type { SessionBody } from '#platform/auth/sessions/issue.ts'

/** RFC 6749's error names by HTTP status. */
export const oauthWords: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

/** The client's address with a session in the fragment, which browsers send to no server, and `more` beside it. */
export function sessionAddress(target: string, session: SessionBody, more: Record<string, string> = {}): string {
  return withFragment(target, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: 'bearer',
    ...more,
  })
}

/** The client's address with a code, which needs the verifier to become a session. */
export function codeAddress(target: string, code: string): string {
  return withQuery(target, { code })
}

/** An address with these fields as fragment, ordered by name as Go does. */
export function withFragment(target: string, fields: Record<string, string>): string {
  return `${beforeFragment(target)}#${sortedByName(new URLSearchParams(fields))}`
}

/** An address with these fields added to its query, without its fragment. */
export function withQuery(target: string, fields: Record<string, string>): string {
  const [path = '', ...query] = beforeFragment(target).split('?')
  const all = new URLSearchParams(query.join('?'))
  for (const [name, value] of Object.entries(fields)) all.set(name, value)
  return `${path}?${sortedByName(all)}`
}

function sortedByName(fields: URLSearchParams): URLSearchParams {
  fields.sort()
  return fields
}

function beforeFragment(target: string): string {
  return target.split('#')[0] ?? target
}
