import { AuthError, OAuthError } from '#platform/auth/errors.ts'
import { oauthWords, withFragment, withQuery } from '#platform/auth/redirect-addresses.ts'

/** Codes that GoTrue reports as access_denied, whatever their status. */
const deniedCodes = new Set(['signup_disabled', 'user_banned', 'provider_email_needs_verification'])

/** The redirect to the client with the error, in the query and in the fragment. */
export function errorAddress(target: string, error: unknown): string {
  const told = errorFields(error)
  return withFragment(withQuery(target, told), { ...told, sb: '' })
}

/** The redirect to the product's pages when the client is unknown; the error is only in the query, as in GoTrue. */
export function siteErrorAddress(siteUrl: string, error: unknown): string {
  return withQuery(siteUrl, errorFields(error))
}

function errorFields(error: unknown): Record<string, string> {
  if (error instanceof OAuthError) return { error: error.error, error_description: error.message }
  if (!(error instanceof AuthError))
    return errorFields(new AuthError(500, 'unexpected_failure', 'Unexpected failure, please check server logs'))
  const word = deniedCodes.has(error.code) ? 'access_denied' : (oauthWords[error.status] ?? 'server_error')
  return { error: word, error_code: error.code, error_description: error.message }
}
