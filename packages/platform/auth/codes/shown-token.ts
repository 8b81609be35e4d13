import type { User } from '#platform/auth/call.ts'
import { hashCode, hashToken } from '#platform/auth/codes/secret.ts'
import { findAccountOfCode, findToken } from '#platform/auth/codes/token-store.ts'
import type { ShownToken, Verification } from '#platform/auth/codes/verified.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import type { OneTimeTokenType } from '#platform/auth/tables.ts'
import { findUserByEmail, findUserByPhone, lockUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/** The kinds of token that each type may use. 'email' may use either. */
const mailTypes: ReadonlyMap<string, readonly OneTimeTokenType[]> = new Map<string, readonly OneTimeTokenType[]>([
  ['email', ['confirmation_token', 'recovery_token']],
  ['signup', ['confirmation_token']],
  ['invite', ['confirmation_token']],
  ['recovery', ['recovery_token']],
  ['magiclink', ['recovery_token']],
  ['email_change', ['email_change_token_current', 'email_change_token_new']],
])

const sentAt = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  email_change_token_current: 'email_change_sent_at',
  email_change_token_new: 'email_change_sent_at',
  phone_change_token: 'phone_change_sent_at',
  reauthentication_token: 'reauthentication_sent_at',
} as const satisfies Record<OneTimeTokenType, keyof User>

/**
 * Finds the account of a link's token and locks it. Throws 400 validation_failed for an unknown type, 403
 * otp_expired.
 */
export async function findByLink(trx: AuthTransaction, world: AuthWorld, type: string, token: string): Promise<ShownToken> {
  const types = mailTypes.get(type)
  if (!types) throw invalid('Invalid email verification type')
  const hash = hashToken(token)
  const found = await findToken(trx, hash, types)
  const user = found && (await lockUser(trx, found.user_id))
  // Reads the token again under the lock, because the call that held the lock before may have spent it.
  const held = user && (await findToken(trx, hash, types))
  if (!user || !held || held.relates_to !== addressOf(user, held.token_type) || isLate(world, user, held.token_type, 'mail')) {
    throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
  }
  return { user, tokenType: held.token_type, verification: verificationOf(type, held.token_type) }
}

/** Finds the account of digits sent to an e-mail address and locks it. Throws 403 otp_expired. */
export async function findByMailCode(
  trx: AuthTransaction,
  world: AuthWorld,
  { type, email, code }: { type: string; email: string; code: string },
): Promise<ShownToken> {
  const types = mailTypes.get(type) ?? []
  const hash = hashCode(email, code)
  const id = type === 'email_change' ? await findAccountOfCode(trx, types, email) : (await findUserByEmail(trx, email))?.id
  const user = id === undefined ? undefined : await lockUser(trx, id)
  const tokenType = user && types.find((candidate) => user[candidate] === hash && !isLate(world, user, candidate, 'mail'))
  if (!user || !tokenType) throw invalidCode()
  return { user, tokenType, verification: verificationOf(type, tokenType) }
}

/**
 * Finds the account of digits sent to a number and locks it. A number with a preset code accepts it at any time.
 * Throws 403 otp_expired.
 */
export async function findByPhoneCode(
  trx: AuthTransaction,
  world: AuthWorld,
  { type, phone, code }: { type: string; phone: string; code: string },
): Promise<ShownToken> {
  if (type !== 'sms' && type !== 'phone_change') throw invalidCode()
  const hash = hashCode(phone, code)
  const tokenType = type === 'sms' ? 'confirmation_token' : 'phone_change_token'
  const id = type === 'sms' ? (await findUserByPhone(trx, phone))?.id : await findAccountOfCode(trx, [tokenType], phone)
  const user = id === undefined ? undefined : await lockUser(trx, id)
  const isSet = world.settings.phone.testOtp.get(phone) === code
  const isSent = user?.[tokenType] === hash && !isLate(world, user, tokenType, 'sms')
  if (!user || !(isSet || isSent)) throw invalidCode()
  return { user, tokenType, verification: type }
}

/** 403 for wrong, old or spent digits, or an address without an account. It does not tell which. */
function invalidCode(): AuthError {
  return new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
}

function verificationOf(type: string, tokenType: OneTimeTokenType): Verification {
  if (tokenType === 'recovery_token') return type === 'recovery' ? 'recovery' : 'magiclink'
  if (tokenType === 'confirmation_token') return type === 'invite' ? 'invite' : 'signup'
  return 'email_change'
}

function addressOf(user: User, tokenType: OneTimeTokenType): string {
  return (tokenType === 'email_change_token_new' ? user.email_change : (user.email ?? '')).toLowerCase()
}

function isLate({ settings, now }: AuthWorld, user: User, tokenType: OneTimeTokenType, channel: 'mail' | 'sms'): boolean {
  const sent = user[sentAt[tokenType]]
  const lasts = channel === 'mail' ? settings.email.otpExpiry : settings.phone.otpExpiry
  return sent === null || now().getTime() > sent.getTime() + lasts
}
