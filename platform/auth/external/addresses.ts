import { AuthError, OAuthError } from '#platform/auth/errors.ts'
import type { Exchanged } from '#platform/auth/external/exchange.ts'
import type { SessionBody } from '#platform/auth/sessions/issue.ts'

/** RFC 6749's words for statuses; what has none is the server's. */
const words: Readonly<Record<number, string>> = { 400: 'invalid_request', 401: 'unauthorized_client', 403: 'access_denied' }
/** Refusals that GoTrue calls a denied access, whatever their status. */
const denied = new Set(['signup_disabled', 'user_banned', 'provider_email_needs_verification'])

/** Back to the client with a session in the fragment, which no server gets to see, and the provider's tokens beside it. */
export function sessionAddress(target: string, session: SessionBody, { accessToken, refreshToken }: Exchanged): string {
  return withFragment(target, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    provider_token: accessToken,
    ...(refreshToken === null ? {} : { provider_refresh_token: refreshToken }),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: 'bearer',
  })
}

/** Back to the client with what went wrong, in the query and in the fragment. */
export function errorAddress(target: string, error: unknown): string {
  const told = tell(error)
  return withFragment(withQuery(target, told), { ...told, sb: '' })
}

/** To the product's pages, when it is not known where somebody came from: in the query alone, as GoTrue has it. */
export function strayAddress(siteUrl: string, error: unknown): string {
  return withQuery(siteUrl, tell(error))
}

function tell(error: unknown): Record<string, string> {
  if (error instanceof OAuthError) return { error: error.error, error_description: error.message }
  if (!(error instanceof AuthError)) return tell(new AuthError(500, 'unexpected_failure', 'Unexpected failure, please check server logs'))
  const word = denied.has(error.code) ? 'access_denied' : (words[error.status] ?? 'server_error')
  return { error: word, error_code: error.code, error_description: error.message }
}

function withFragment(target: string, parts: Record<string, string>): string {
  const fields = new URLSearchParams(parts)
  fields.sort()
  return `${target.split('#')[0]}#${fields}`
}

function withQuery(target: string, parts: Record<string, string>): string {
  const [path = '', ...query] = (target.split('#')[0] ?? '').split('?')
  const fields = new URLSearchParams(query.join('?'))
  for (const [name, value] of Object.entries(parts)) fields.set(name, value)
  fields.sort()
  return `${path}?${fields}`
}
