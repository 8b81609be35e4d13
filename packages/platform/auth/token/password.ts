import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Answer } from '#platform/auth/answer.ts'
import { isBanned } from '#platform/auth/bearer.ts'
import { type Call, parseBody, Text, type User } from '#platform/auth/call.ts'
import { countTry, resetTries, resettingTries } from '#platform/auth/codes/tries.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import { parseOrCount, readWithinLimit } from '#platform/auth/limits.ts'
import { weaknessOf } from '#platform/auth/passwords/strength.ts'
import { bodyOfStoredSession, newSession, type SessionBody } from '#platform/auth/sessions/issue.ts'
import { knownNetwork } from '#platform/auth/sessions/networks.ts'
import { answerSession } from '#platform/auth/sessions/session-answer.ts'
import { storingSession } from '#platform/auth/sessions/session-store.ts'
import { nilUuid } from '#platform/auth/users/user-store.ts'
import type { AuthWorld } from '#platform/auth/world.ts'
import { runTogether } from '#platform/database/together.ts'
import { network } from '#platform/http/client-address.ts'

const PasswordGrant = z.object({ email: Text, phone: Text, password: Text })

/** What a caller signs in with. */
interface Credentials {
  provider: 'email' | 'phone'
  /** An e-mail address in lower case, or the digits of a number. */
  address: string
  password: string
}

const confirmedColumn = { email: 'email_confirmed_at', phone: 'phone_confirmed_at' } as const

/** How often a password is compared when the account changes during each comparison. */
const mostComparisons = 3

type UserWithPassword = User & { encrypted_password: string }

/**
 * grant_type=password: a session for an address or number with its password. An unknown account, one without a
 * password and a wrong password take the same steps, with one hash comparison, and get the same answer. Three round
 * trips to the database do it (four for a caller with an IPv6 address), because each adds to the wait of many parallel
 * sign-ins. Throws 409 conflict when the account changes during each of three comparisons.
 */
export async function grantPassword(call: Call): Promise<Answer> {
  const { world } = call
  const credentials = await parseOrCount(call, 'token', () => readCredentials(call))
  const selecting = selectingAccount(call, credentials)
  let found = accountIn(await readWithinLimit(call, 'token', selecting))
  await countTry(call, 'password', credentials.address, found.isKnownNetwork)
  for (let compared = 0; compared < mostComparisons; compared += 1) {
    const user = await requireRightPassword(world, found.user, credentials.password)
    const refusal = refusalOf(user, credentials, world.now())
    if (refusal) {
      await resetTries(call, 'password', credentials.address)
      throw refusal
    }
    const session = await beginUnlessChanged(call, user, credentials)
    if (session) {
      const weakness = weaknessOf(world, credentials.password, { email: user.email, metadata: user.raw_user_meta_data ?? {} })
      return answerSession(session, weakness ? { weak_password: weakness } : {})
    }
    // Another call changed the account meanwhile, such as a sign-in that stored a newer hash.
    found = accountIn((await selecting.execute(world.db)).rows)
  }
  throw new AuthError(409, 'conflict', 'The account was changed a moment ago')
}

/** The body's credentials. Throws 400 validation_failed and 422 email_provider_disabled, phone_provider_disabled. */
function readCredentials(call: Call): Credentials {
  const { settings } = call.world
  const { email, phone, password } = parseBody(call, PasswordGrant)
  if (email !== '' && phone !== '') throw invalid('Only an email address or phone number should be provided on login.')
  if (email !== '') {
    if (!settings.email.isEnabled) throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
    return { provider: 'email', address: email.trim().toLowerCase(), password }
  }
  if (phone === '') throw invalid('missing email or phone')
  if (!settings.phone.isEnabled) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  return { provider: 'phone', address: phone.replace(/^\+/, '').replaceAll(' ', ''), password }
}

type AccountRow = { is_known: boolean } & (User | { id: null })

/**
 * The statement that reads an account, without SSO accounts, and whether the caller's network is known to it. It takes
 * as long for an unknown account, whose row has no id.
 */
export function selectingAccount(
  { world, address: from }: Pick<Call, 'world' | 'address'>,
  { provider, address }: Omit<Credentials, 'password'>,
): RawBuilder<AccountRow> {
  const isNamed =
    provider === 'email' ? sql`"user".instance_id = ${nilUuid} and lower("user".email) = ${address}` : sql`"user".phone = ${address}`
  const household = from === undefined ? null : network(from)
  return sql`
    select "user".*, ${knownNetwork(sql`coalesce("user".id, ${nilUuid})`, household, world.now())} as is_known
    from (select) as one left join auth.users as "user" on ${isNamed} and "user".is_sso_user = false
    limit 1`
}

function accountIn([row]: readonly AccountRow[]): { user: User | undefined; isKnownNetwork: boolean } {
  if (!row) throw new Error('A left join answered nothing')
  const { is_known: isKnownNetwork, ...user } = row
  return { user: user.id === null ? undefined : user, isKnownNetwork }
}

/**
 * The account, if the password is right. Throws 400 invalid_credentials, after the same time for an unknown account.
 */
async function requireRightPassword({ hasher }: AuthWorld, user: User | undefined, password: string): Promise<UserWithPassword> {
  const stored = user?.encrypted_password || null
  const isRight = await hasher.verify(password, stored)
  if (user && user.deleted_at === null && stored !== null && isRight) return { ...user, encrypted_password: stored }
  throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
}

/** Why an account may not sign in though its password is right; only the caller with that password may see it. */
function refusalOf(user: User, { provider }: Credentials, now: Date): AuthError | null {
  if (isBanned(user, now)) return new AuthError(400, 'user_banned', 'User is banned')
  if (user[confirmedColumn[provider]] !== null) return null
  return provider === 'email'
    ? new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
    : new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed')
}

/**
 * Begins the session and resets the tries; null when the account's password is no longer the compared one, or the
 * account may no longer sign in: the next comparison says why. Replaces an outdated hash. It locks the account first,
 * so that the session is stored and answered with what a change before it has stored, such as a second factor.
 */
async function beginUnlessChanged(
  call: Call,
  user: UserWithPassword,
  { provider, address, password }: Credentials,
): Promise<SessionBody | null> {
  const { db, hasher } = call.world
  const stored = user.encrypted_password
  const newerHash = hasher.isOutdated(stored) ? await hasher.hash(password) : null
  const begun = newSession(call, user.id, 'password')
  const locking = sql`
    with reset as (${resettingTries(call, 'password', address)})
    select from auth.users where id = ${user.id} for no key update`
  const storing = storingSession(begun, { hash: stored, newerHash, confirmedColumn: confirmedColumn[provider] })
  const [, rows] = await runTogether(db, locking, storing)
  return bodyOfStoredSession(call.world, begun, rows)
}
