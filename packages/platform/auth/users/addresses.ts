import { AuthError, invalid } from '#platform/auth/errors.ts'
import type { AuthWorld } from '#platform/auth/world.ts'

/** Characters refused on both sides of the @: spaces, signs with a meaning in mail, invisible ones. */
const forbiddenCharacters = String.raw`\s@<>()[\],;:\\"\p{Cc}\p{Cf}`
const address = new RegExp(`^[^${forbiddenCharacters}]+@[^.${forbiddenCharacters}]+(\\.[^.${forbiddenCharacters}]+)+$`, 'u')

/** The stored spelling of an e-mail address: lower case. Throws 400 validation_failed. */
export function normalEmail(typed: string): string {
  const email = typed.trim().toLowerCase()
  if (email.length <= 255 && address.test(email)) return email
  throw invalid('Unable to validate email address: invalid format')
}

/** Throws 400 email_address_invalid for an address that newcomers may not use. */
export function requireAllowedAddress({ refusedAddress }: Pick<AuthWorld, 'refusedAddress'>, email: string): void {
  const why = refusedAddress(email)
  if (why !== null) throw new AuthError(400, 'email_address_invalid', why)
}

/** The stored spelling of a phone number: E.164 without its plus. Throws 400 validation_failed. */
export function normalPhone(typed: string): string {
  const phone = typed.replace(/^\+/, '').replaceAll(' ', '')
  if (/^[1-9]\d{1,14}$/.test(phone)) return phone
  throw invalid('Invalid phone number format (E.164 required)')
}
