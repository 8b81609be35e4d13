import type { AuthError } from '#platform/auth/errors.ts'
import type { SessionBody } from '#platform/auth/sessions/issue.ts'

/** RFC 6749's words for the statuses that have one. */
const oauthErrors: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

/** With a session in the fragment, which no server gets to see. */
export function sessionAddress(target: string, session: SessionBody, type: string): string {
  return withFragment(target, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: 'bearer',
    type,
  })
}

/** With a code that only a verifier turns into a session. */
export function codeAddress(target: string, code: string): string {
  return withQuery(target, { code })
}

/** With word that the other address has to confirm too. */
export function halfwayAddress(target: string, message: string, isPkce: boolean): string {
  return withFragment(isPkce ? withQuery(target, { message }) : target, { message, sb: '' })
}

/** With what went wrong; in the query too where the client looks for a code there. */
export function errorAddress(target: string, { status, code, message }: AuthError, isPkce: boolean): string {
  const error = oauthErrors[status]
  const told = { ...(error === undefined ? {} : { error }), error_code: code, error_description: message }
  return withFragment(isPkce ? withQuery(target, told) : target, { ...told, sb: '' })
}

function withFragment(target: string, parts: Record<string, string>): string {
  return `${beforeFragment(target)}#${new URLSearchParams(parts)}`
}

/** Beside what the target's query says already; names in order, as Go writes them. */
function withQuery(target: string, parts: Record<string, string>): string {
  const [path = '', ...query] = beforeFragment(target).split('?')
  const all = new URLSearchParams(query.join('?'))
  for (const [name, value] of Object.entries(parts)) all.set(name, value)
  all.sort()
  return `${path}?${all}`
}

function beforeFragment(target: string): string {
  return target.split('#')[0] ?? target
}
