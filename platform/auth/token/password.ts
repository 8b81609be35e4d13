import * as z from 'zod/mini'
import type { Answer } from '#platform/auth/answer.ts'
import { isBanned } from '#platform/auth/bearer.ts'
import { type Call, parseBody, Text, type User } from '#platform/auth/call.ts'
import { countTry, resetTries } from '#platform/auth/codes/tries.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import { weaknessOf } from '#platform/auth/passwords/strength.ts'
import { beginSession, type SessionBody } from '#platform/auth/sessions/issue.ts'
import { answerSession } from '#platform/auth/sessions/session-answer.ts'
import { findUserByEmail, findUserByPhone, lockUser, updateUser } from '#platform/auth/users/user-store.ts'
import type { AuthWorld } from '#platform/auth/world.ts'

const Credentials = z.object({ email: Text, phone: Text, password: Text })
type Credentials = z.infer<typeof Credentials>

type KnownUser = User & { encrypted_password: string }

/**
 * grant_type=password: a session for an address or number with its password. An unknown account, one without a
 * password and a wrong password take the same steps, with one hash comparison, and get the same answer.
 */
export async function grantPassword(call: Call): Promise<Answer> {
  const { world } = call
  const credentials = parseBody(call, Credentials)
  const { account, find } = accountOf(world, credentials)
  await countTry(call, 'password', account)
  for (;;) {
    const user = await requireRightPassword(world, await find(), credentials.password)
    await resetTries(call, 'password', account)
    requireSignInAllowed(user, credentials, world.now())
    const session = await beginUnlessChanged(call, user, credentials)
    // Another sign-in may have stored a newer hash of the same password meanwhile: compare again with that.
    if (!session) continue
    const weakness = weaknessOf(world, credentials.password, { email: user.email, metadata: user.raw_user_meta_data ?? {} })
    return answerSession(session, weakness ? { weak_password: weakness } : {})
  }
}

/**
 * The account, if the password is right. Throws 400 invalid_credentials, after the same time for an unknown account.
 */
async function requireRightPassword({ hasher }: AuthWorld, user: User | undefined, password: string): Promise<KnownUser> {
  const stored = user?.encrypted_password || null
  const isRight = await hasher.verify(password, stored)
  if (user && stored !== null && isRight) return { ...user, encrypted_password: stored }
  throw wrongCredentials()
}

const wrongCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials')

/**
 * Locks the account and begins the session; null when its password hash is no longer the compared one. Replaces an
 * outdated hash.
 */
async function beginUnlessChanged(call: Call, user: KnownUser, credentials: Credentials): Promise<SessionBody | null> {
  const { db, hasher, now } = call.world
  const stored = user.encrypted_password
  const newer = hasher.isOutdated(stored) ? await hasher.hash(credentials.password) : null
  return db.transaction().execute(async (trx) => {
    const held = await lockUser(trx, user.id)
    if (!held) throw wrongCredentials()
    if (held.encrypted_password !== stored) return null
    requireSignInAllowed(held, credentials, now())
    if (newer !== null) await updateUser(trx, held.id, { encrypted_password: newer })
    return beginSession(trx, call, held, 'password')
  })
}

/**
 * The account's name for counting tries, and how to find the account. Throws 400 validation_failed and 422
 * email_provider_disabled, phone_provider_disabled.
 */
function accountOf({ db, settings }: AuthWorld, { email, phone }: Credentials) {
  if (email !== '' && phone !== '') throw invalid('Only an email address or phone number should be provided on login.')
  if (email !== '') {
    if (!settings.email.isEnabled) throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
    const address = email.trim().toLowerCase()
    return { account: address, find: () => findUserByEmail(db, address) }
  }
  if (phone === '') throw invalid('missing email or phone')
  if (!settings.phone.isEnabled) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  const number = phone.replace(/^\+/, '').replaceAll(' ', '')
  return { account: number, find: () => findUserByPhone(db, number) }
}

/**
 * Checks that only a caller with the right password may see. Throws 400 user_banned, email_not_confirmed,
 * phone_not_confirmed.
 */
function requireSignInAllowed(user: User, { email }: Credentials, now: Date): void {
  if (isBanned(user, now)) throw new AuthError(400, 'user_banned', 'User is banned')
  if (email !== '' && user.email_confirmed_at === null) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  if (email === '' && user.phone_confirmed_at === null) throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed')
}
