import { isBanned } from '#platform/auth/bearer.ts'
import type { Call, Identity, User } from '#platform/auth/call.ts'
import { confirmEmail, withProviders } from '#platform/auth/codes/confirm.ts'
import { sendConfirmation } from '#platform/auth/codes/confirmation.ts'
import { sendEmailChange } from '#platform/auth/codes/email-change.ts'
import { cancelEmailChange, spendTokens } from '#platform/auth/codes/token-store.ts'
import { removeAccount } from '#platform/auth/codes/unsent.ts'
import { AuthError } from '#platform/auth/errors.ts'
import type { Person, ProviderEmail } from '#platform/auth/external/person.ts'
import { adoptEmail } from '#platform/auth/identities/adopt-email.ts'
import {
  addIdentity,
  findAccountsByEmails,
  findIdentity,
  refreshIdentity,
  removeIdentity,
  removeOtherIdentities,
} from '#platform/auth/identities/identity-store.ts'
import { endSessionsAndFactors } from '#platform/auth/sessions/end-sessions-and-factors.ts'
import { newUser } from '#platform/auth/users/make.ts'
import { findIdentities, findUserByEmail, insertUser, lockUser, updateUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/**
 * The account after a provider's sign-in, or an account whose address must be confirmed first. When that mail cannot
 * be sent, the account or identity that this sign-in made is removed again.
 */
export type SettledAccount = { state: 'ready'; user: User } | { state: 'unverified'; user: User; mailed: RequiredMail; refusal: AuthError }

/**
 * The mail to send: none, a confirmation of the account's own address (`first`: the account is new), or of the
 * address that a new identity brings.
 */
type RequiredMail = 'nothing' | 'first' | 'confirmation' | { newEmail: string; identityId: string }

interface ProviderAccount {
  user: User
  identity: Identity
  /** The person's address: the provider's primary one, if no other account has it. */
  email: ProviderEmail | null
  /** Whether only this identity found or made the account, so that it cannot be an attacker's. */
  isOwn: boolean
  isNew: boolean
}

/**
 * The account of a person at a provider: the one with this identity, or with an address that the provider verified,
 * or a new one. Throws 422 signup_disabled, 403 user_banned, 500 when two accounts have the addresses, and SQLSTATE
 * 23505 when another call makes the same account.
 */
export async function settleAccount(
  trx: AuthTransaction,
  world: AuthWorld,
  { provider, person, emailOptional }: { provider: string; person: Person; emailOptional: boolean },
): Promise<SettledAccount> {
  const known = await findOrMake(trx, world, provider, person)
  const { user, identity, email, isOwn, isNew } = known
  if (isBanned(user, world.now())) throw new AuthError(403, 'user_banned', 'User is banned')
  const needsEmail = !emailOptional || email !== null
  if (!needsEmail || user.email_confirmed_at !== null) return { state: 'ready', user }
  // An account whose address was never proved may be an attacker's: only this identity stays.
  const own = isOwn ? user : await keepOnlyIdentity(trx, user, identity)
  if (email?.isVerified) {
    if (!isOwn) await endSessionsAndFactors(trx, user)
    return { state: 'ready', user: own.email === null ? own : await confirmEmail(trx, world, own, 'provider') }
  }
  if (email === null) return { state: 'unverified', user: own, mailed: 'nothing', refusal: unverifiedError(provider, false) }
  if (world.settings.email.autoconfirm) return { state: 'ready', user: await confirmEmail(trx, world, own, 'autoconfirm') }
  return { state: 'unverified', user: own, mailed: isNew ? 'first' : 'confirmation', refusal: unverifiedError(provider, true) }
}

/**
 * Answers the account, or sends the mail that it needs (never inside a transaction) and throws 422
 * provider_email_needs_verification (or email_not_confirmed).
 */
export async function requireReady(call: Call, settled: SettledAccount, redirectTo: string): Promise<User> {
  if (settled.state === 'ready') return settled.user
  const { user, mailed, refusal } = settled
  const way = { redirectTo, challenge: null }
  if (mailed === 'first') await sendConfirmation(call, user, way, removeAccount)
  else if (mailed === 'confirmation') await sendConfirmation(call, user, way)
  else if (mailed !== 'nothing') {
    await sendEmailChange(call, user, mailed.newEmail, way).catch(async (error: unknown) => {
      await call.world.db.transaction().execute((trx) => unlinkUnsent(trx, user.id, mailed))
      throw error
    })
  }
  throw refusal
}

/**
 * Removes an identity whose mail could not be sent, so that it can be linked again; it stays if the account has an
 * address by now.
 */
async function unlinkUnsent(
  trx: AuthTransaction,
  userId: string,
  { newEmail, identityId }: { newEmail: string; identityId: string },
): Promise<void> {
  const user = await lockUser(trx, userId)
  if (!user || user.email) return
  await removeIdentity(trx, identityId)
  if (user.email_change === newEmail) await cancelEmailChange(trx, userId)
}

async function findOrMake(trx: AuthTransaction, world: AuthWorld, provider: string, person: Person): Promise<ProviderAccount> {
  const primary = person.emails.find(({ isPrimary }) => isPrimary) ?? null
  const identity = await findIdentity(trx, provider, person.sub)
  if (identity) {
    const user = await lockExistingUser(trx, identity.user_id)
    await refreshIdentity(trx, world, identity.id, person.claims)
    const told = await addClaims(trx, user, person)
    const isProved = primary?.isVerified === true
    const current = (told.email === null && isProved && (await adoptEmail(trx, world, told))) || told
    const email = emailOf(current, primary)
    // The owner of a linked identity proved the number. An address that is new to the account belongs to the identity
    // alone.
    const isOwn = current.phone_confirmed_at !== null || told.email === null
    return { user: current, identity: { ...identity, identity_data: person.claims }, email, isOwn, isNew: false }
  }
  const owners = await findOwners(trx, person)
  const [owner] = owners
  if (owners.length > 1) {
    const message = 'Multiple accounts with the same email address in the same linking domain detected: default'
    throw new AuthError(500, 'unexpected_failure', message)
  }
  if (owner !== undefined) {
    const user = await lockExistingUser(trx, owner)
    if (hasUnprovedEmailOf(user, person)) {
      await removeEmail(trx, world, user)
      return makeAccount(trx, world, provider, person, primary)
    }
    const made = await addIdentity(trx, world, user, provider, person)
    return { user: await addClaims(trx, user, person), identity: made, email: emailOf(user, primary), isOwn: false, isNew: false }
  }
  return makeAccount(trx, world, provider, person, primary)
}

/** The accounts with one of the person's verified addresses. */
async function findOwners(trx: AuthTransaction, { emails }: Person): Promise<string[]> {
  const verified = emails.filter(({ isVerified }) => isVerified).map(({ email }) => email)
  return verified.length === 0 ? [] : findAccountsByEmails(trx, verified)
}

async function makeAccount(
  trx: AuthTransaction,
  world: AuthWorld,
  provider: string,
  person: Person,
  primary: ProviderEmail | null,
): Promise<ProviderAccount> {
  if (world.settings.signup.isDisabled) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  const isTaken = primary !== null && (await findUserByEmail(trx, primary.email)) !== undefined
  const email = isTaken ? null : primary
  const user = await insertUser(
    trx,
    newUser(world, {
      email: email?.email ?? null,
      raw_user_meta_data: person.claims,
      raw_app_meta_data: { provider, providers: [provider] },
    }),
  )
  return { user, identity: await addIdentity(trx, world, user, provider, person), email, isOwn: true, isNew: true }
}

/**
 * Whether an account with a proved number has this person's address unproved: the account keeps the number and loses
 * the address.
 */
function hasUnprovedEmailOf(user: User, { emails }: Person): boolean {
  if (user.phone_confirmed_at === null || user.email_confirmed_at !== null) return false
  return emails.some(({ email, isVerified }) => isVerified && email === user.email?.toLowerCase())
}

async function removeEmail(trx: AuthTransaction, world: AuthWorld, user: User): Promise<void> {
  await spendTokens(trx, user.id)
  for (const { id, provider } of await findIdentities(trx, user.id)) if (provider === 'email') await removeIdentity(trx, id)
  await withProviders(trx, await updateUser(trx, user.id, { email: null, updated_at: world.now() }))
}

/** Adds the provider's claims to the account's metadata. */
async function addClaims(trx: AuthTransaction, user: User, { claims }: Person): Promise<User> {
  return withProviders(trx, await updateUser(trx, user.id, { raw_user_meta_data: { ...user.raw_user_meta_data, ...claims } }))
}

/** Reduces an unconfirmed account to this identity: no password, no other identity, no other metadata. */
export async function keepOnlyIdentity(trx: AuthTransaction, user: User, identity: Identity): Promise<User> {
  await removeOtherIdentities(trx, identity)
  const bare = await updateUser(trx, user.id, { encrypted_password: null, raw_user_meta_data: identity.identity_data })
  return withProviders(trx, bare)
}

async function lockExistingUser(trx: AuthTransaction, id: string): Promise<User> {
  const user = await lockUser(trx, id)
  if (user) return user
  throw new AuthError(403, 'user_not_found', 'User of this identity does not exist')
}

/**
 * The address to confirm. It is the account's own address, and counts as verified if it is also the provider's
 * verified primary address. For an account without an address it is the provider's verified primary address.
 */
function emailOf({ email }: User, primary: ProviderEmail | null): ProviderEmail | null {
  if (email === null) return primary?.isVerified ? primary : null
  const isVerified = primary?.isVerified === true && primary.email === email.toLowerCase()
  return { email, isPrimary: true, isVerified }
}

function unverifiedError(provider: string, isMailed: boolean): AuthError {
  const next = isMailed
    ? `A confirmation email has been sent to your ${provider} email`
    : `Verify the email with ${provider} in order to sign in`
  return new AuthError(422, 'provider_email_needs_verification', `Unverified email with ${provider}. ${next}`)
}
