import { isBanned } from '#platform/auth/bearer.ts'
import type { Call, Identity, User } from '#platform/auth/call.ts'
import { confirmEmail, withProviders } from '#platform/auth/codes/confirm.ts'
import { sendConfirmation } from '#platform/auth/codes/confirmation.ts'
import { sendEmailChange } from '#platform/auth/codes/email-change.ts'
import { forgetEmailChange, spendTokens } from '#platform/auth/codes/token-store.ts'
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
import { endEverything } from '#platform/auth/sessions/end-everything.ts'
import { newUser } from '#platform/auth/users/make.ts'
import { findIdentities, findUserByEmail, insertUser, lockUser, updateUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/**
 * Whose account it is; or that it is there, but an address has to be confirmed first. What was made for that, an
 * account or an identity, goes again when its mail cannot be sent.
 */
export type Settled = { state: 'ready'; user: User } | { state: 'unverified'; user: User; mailed: Mailed; refusal: AuthError }

/**
 * What is to be mailed: nothing, a confirmation of the account's own address, which may have been made now (`first`),
 * or of the one that it is to have by a new identity.
 */
type Mailed = 'nothing' | 'first' | 'confirmation' | { newEmail: string; identityId: string }

interface Known {
  user: User
  identity: Identity
  /** The address that speaks for the person: the provider's first, if nobody else has it. */
  email: ProviderEmail | null
  /** Whether the account was found or made by nothing but this identity, which nobody else can have. */
  isOwn: boolean
  isNew: boolean
}

/**
 * The account of somebody a provider vouches for: the one that has this identity, or has an address the provider
 * verified, or a new one. Throws 422 signup_disabled, 403 user_banned, 500 when two accounts have the addresses. Two
 * calls that make the same account at once: the database's 23505.
 */
export async function settleAccount(
  trx: AuthTransaction,
  world: AuthWorld,
  { provider, person, emailOptional }: { provider: string; person: Person; emailOptional: boolean },
): Promise<Settled> {
  const known = await findOrMake(trx, world, provider, person)
  const { user, identity, email, isOwn, isNew } = known
  if (isBanned(user, world.now())) throw new AuthError(403, 'user_banned', 'User is banned')
  const needsEmail = !emailOptional || email !== null
  if (!needsEmail || user.email_confirmed_at !== null) return { state: 'ready', user }
  // An account whose address was never proved may be a stranger's: nothing of it stays.
  const own = isOwn ? user : await keepOnly(trx, user, identity)
  const isProved = email?.isVerified === true
  if (isProved && !isOwn) await endEverything(trx, user)
  if (isProved && own.email === null) return { state: 'ready', user: own }
  if (isProved || (email !== null && world.settings.email.autoconfirm)) {
    return { state: 'ready', user: await confirmEmail(trx, world, own, isProved ? 'provider' : 'autoconfirm') }
  }
  const confirmation = isNew ? 'first' : 'confirmation'
  const mailed = email === null ? 'nothing' : confirmation
  return { state: 'unverified', user: own, mailed, refusal: unverified(provider, email !== null) }
}

/**
 * Sends what an unverified account needs, outside of any transaction, and throws 422 provider_email_needs_verification
 * (or email_not_confirmed).
 */
export async function readyOrRefused(call: Call, settled: Settled, redirectTo: string): Promise<User> {
  if (settled.state === 'ready') return settled.user
  const { user, mailed, refusal } = settled
  const way = { redirectTo, challenge: null }
  if (mailed === 'first') await sendConfirmation(call, user, way, removeAccount)
  else if (mailed === 'confirmation') await sendConfirmation(call, user, way)
  else if (mailed !== 'nothing') {
    await sendEmailChange(call, user, mailed.newEmail, way).catch(async (error: unknown) => {
      await call.world.db.transaction().execute((trx) => unlinkAgain(trx, user.id, mailed))
      throw error
    })
  }
  throw refusal
}

/**
 * Takes away an identity whose address could not be written to, so that it may be linked once more; unless the account
 * came by an address meanwhile.
 */
async function unlinkAgain(
  trx: AuthTransaction,
  userId: string,
  { newEmail, identityId }: { newEmail: string; identityId: string },
): Promise<void> {
  const user = await lockUser(trx, userId)
  if (!user || user.email) return
  await removeIdentity(trx, identityId)
  if (user.email_change === newEmail) await forgetEmailChange(trx, userId)
}

async function findOrMake(trx: AuthTransaction, world: AuthWorld, provider: string, person: Person): Promise<Known> {
  const primary = person.emails.find(({ isPrimary }) => isPrimary) ?? null
  const identity = await findIdentity(trx, provider, person.sub)
  if (identity) {
    const user = await livingUser(trx, identity.user_id)
    await refreshIdentity(trx, world, identity.id, person.claims)
    const told = await tellAccount(trx, user, person)
    const isProved = primary?.isVerified === true
    const current = (told.email === null && isProved && (await adoptEmail(trx, world, told))) || told
    const email = emailOf(current, primary)
    // The owner of the linked identity proved the number; an address that is new to the account belongs to the
    // identity alone.
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
    const user = await livingUser(trx, owner)
    if (isOnlyNamed(user, person)) {
      await giveUpEmail(trx, world, user)
      return makeAccount(trx, world, provider, person, primary)
    }
    const made = await addIdentity(trx, world, user, provider, person)
    return { user: await tellAccount(trx, user, person), identity: made, email: emailOf(user, primary), isOwn: false, isNew: false }
  }
  return makeAccount(trx, world, provider, person, primary)
}

/** Accounts that a provider's word makes the person's own: by verified addresses alone. */
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
): Promise<Known> {
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
 * Whether an account that proved a number has this person's address without having proved it: the account stays with
 * the number, the address does not.
 */
function isOnlyNamed(user: User, { emails }: Person): boolean {
  if (user.phone_confirmed_at === null || user.email_confirmed_at !== null) return false
  return emails.some(({ email, isVerified }) => isVerified && email === user.email?.toLowerCase())
}

async function giveUpEmail(trx: AuthTransaction, world: AuthWorld, user: User): Promise<void> {
  await spendTokens(trx, user.id)
  for (const { id, provider } of await findIdentities(trx, user.id)) if (provider === 'email') await removeIdentity(trx, id)
  await withProviders(trx, await updateUser(trx, user.id, { email: null, updated_at: world.now() }))
}

/** The account knows what the provider tells now, beside what it knew. */
async function tellAccount(trx: AuthTransaction, user: User, { claims }: Person): Promise<User> {
  return withProviders(trx, await updateUser(trx, user.id, { raw_user_meta_data: { ...user.raw_user_meta_data, ...claims } }))
}

/**
 * An unconfirmed account as if this identity had made it: no password, no other identity, nothing that others told of
 * it.
 */
export async function keepOnly(trx: AuthTransaction, user: User, identity: Identity): Promise<User> {
  await removeOtherIdentities(trx, identity)
  const bare = await updateUser(trx, user.id, { encrypted_password: null, raw_user_meta_data: identity.identity_data })
  return withProviders(trx, bare)
}

async function livingUser(trx: AuthTransaction, id: string): Promise<User> {
  const user = await lockUser(trx, id)
  if (user) return user
  throw new AuthError(403, 'user_not_found', 'User of this identity does not exist')
}

/**
 * What the provider's word is worth for the address the account has; for an account without one, a verified address is
 * enough to come in.
 */
function emailOf({ email }: User, primary: ProviderEmail | null): ProviderEmail | null {
  if (email === null) return primary?.isVerified ? primary : null
  const isVerified = primary?.isVerified === true && primary.email === email.toLowerCase()
  return { email, isPrimary: true, isVerified }
}

function unverified(provider: string, isMailed: boolean): AuthError {
  const next = isMailed
    ? `A confirmation email has been sent to your ${provider} email`
    : `Verify the email with ${provider} in order to sign in`
  return new AuthError(422, 'provider_email_needs_verification', `Unverified email with ${provider}. ${next}`)
}
