import type { AuthError } from '#platform/auth/errors.ts'
import { oauthWords, withFragment, withQuery } from '#platform/auth/redirect-addresses.ts'

/** The redirect after the first of two confirmations, with GoTrue's message. */
export function firstConfirmationAddress(target: string, message: string, isPkce: boolean): string {
  return withFragment(isPkce ? withQuery(target, { message }) : target, { message, sb: '' })
}

/** The redirect after a failure; in the query too for a PKCE client, which reads it there. */
export function errorAddress(target: string, { status, code, message }: AuthError, isPkce: boolean): string {
  const error = oauthWords[status]
  const told = { ...(error === undefined ? {} : { error }), error_code: code, error_description: message }
  return withFragment(isPkce ? withQuery(target, told) : target, { ...told, sb: '' })
}
