import type { AuthError } from '#platform/auth/errors.ts'
import { oauthWords, withFragment, withQuery } from '#platform/auth/way-back.ts'

/** With word that the other address has to confirm too. */
export function halfwayAddress(target: string, message: string, isPkce: boolean): string {
  return withFragment(isPkce ? withQuery(target, { message }) : target, { message, sb: '' })
}

/** With what went wrong; in the query too where the client looks for a code there. */
export function errorAddress(target: string, { status, code, message }: AuthError, isPkce: boolean): string {
  const error = oauthWords[status]
  const told = { ...(error === undefined ? {} : { error }), error_code: code, error_description: message }
  return withFragment(isPkce ? withQuery(target, told) : target, { ...told, sb: '' })
}
