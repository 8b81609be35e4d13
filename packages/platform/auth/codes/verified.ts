import { isBanned } from '#platform/auth/bearer.ts'
import type { User } from '#platform/auth/call.ts'
import { changeEmail, changePhone, confirmEmail, confirmPhone, withProviders } from '#platform/auth/codes/confirm.ts'
import { needsBoth } from '#platform/auth/codes/needs-both.ts'
import { clearToken, spendTokens } from '#platform/auth/codes/token-store.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { reportConfirmed } from '#platform/auth/proofs/mailed-address.ts'
import { endSessionsAndFactors } from '#platform/auth/sessions/end-sessions-and-factors.ts'
import type { AuthMethod } from '#platform/auth/sessions/issue.ts'
import { contest } from '#platform/auth/signup/contest.ts'
import type { OneTimeTokenType } from '#platform/auth/tables.ts'
import { updateUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/** The purpose of a verified token. */
export type Verification = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change' | 'sms' | 'phone_change'

/** A locked account and its token that a caller showed. */
export interface ShownToken {
  user: User
  tokenType: OneTimeTokenType
  verification: Verification
}

/** The `amr` method of a session that a PKCE flow starts. */
export const flowMethods: Record<Verification, AuthMethod> = {
  signup: 'email/signup',
  invite: 'invite',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email_change: 'email_change',
  sms: 'otp',
  phone_change: 'otp',
}

/**
 * Spends a shown token and does what it is for. Answers the changed account; null after the first of two
 * confirmations of an address change. Throws 403 user_banned, and 422 when the address or number was taken meanwhile.
 */
export async function spendToken(
  trx: AuthTransaction,
  world: AuthWorld,
  { user, tokenType, verification }: ShownToken,
): Promise<User | null> {
  if (isBanned(user, world.now())) throw new AuthError(403, 'user_banned', 'User is banned')
  if (verification === 'signup' || verification === 'invite') return proveEmail(trx, world, user)
  if (verification === 'sms') return confirmPhone(trx, world, user)
  if (verification === 'phone_change') return changePhone(trx, world, user, user.phone_change)
  if (verification === 'email_change') return confirmChange(trx, world, user, tokenType)
  return signInByMail(trx, world, user)
}

/** Confirms an address and ends earlier sessions and factors, because an earlier sign-in did not prove the address. */
async function proveEmail(trx: AuthTransaction, world: AuthWorld, user: User): Promise<User> {
  if (user.email_confirmed_at === null) await endSessionsAndFactors(trx, user)
  return confirmEmail(trx, world, user, 'mail')
}

/**
 * Confirms the address by a sign-in mail, for the first time or again. The reader chose neither password nor names,
 * so an earlier password is removed.
 */
async function signInByMail(trx: AuthTransaction, world: AuthWorld, user: User): Promise<User> {
  if (user.email_confirmed_at === null) {
    const contact = { provider: 'email' as const, email: user.email?.toLowerCase() ?? '' }
    return proveEmail(trx, world, (await contest(trx, world, user.id, { contact, data: null })) ?? user)
  }
  await spendTokens(trx, user.id)
  await reportConfirmed(trx, world, { before: user, user, proof: 'mail' })
  return withProviders(trx, user)
}

async function confirmChange(trx: AuthTransaction, world: AuthWorld, user: User, tokenType: OneTimeTokenType): Promise<User | null> {
  const isFirst = user.email_change_confirm_status === 0
  // The old address alone does not prove the new one: it counts as confirmed automatically, as at sign-up.
  const proof = isFirst && tokenType === 'email_change_token_current' ? 'autoconfirm' : 'mail'
  if (!isFirst || !needsBoth(world.settings, user)) return changeEmail(trx, world, user, user.email_change, proof)
  await clearToken(trx, user.id, tokenType)
  await updateUser(trx, user.id, { email_change_confirm_status: 1, updated_at: world.now() })
  return null
}
