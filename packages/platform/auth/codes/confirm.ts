import type { User } from '#platform/auth/call.ts'
import { spendTokens } from '#platform/auth/codes/token-store.ts'
import type { AuthError } from '#platform/auth/errors.ts'
import { addToIdentity, storeOwnIdentity } from '#platform/auth/identities/own-identity.ts'
import { reportConfirmed } from '#platform/auth/proofs/mailed-address.ts'
import { emailTaken, phoneTaken } from '#platform/auth/users/taken.ts'
import { findIdentities, updateUser } from '#platform/auth/users/user-store.ts'
import type { AuthDb, AuthTransaction, AuthWorld, Proof } from '#platform/auth/world.ts'
import { sqlState } from '#platform/database/open.ts'

/**
 * Confirms the account's address, by a mail's proof or automatically, and spends all tokens. Answers the changed
 * account.
 */
export async function confirmEmail(trx: AuthTransaction, world: AuthWorld, user: User, proof: Proof): Promise<User> {
  await spendTokens(trx, user.id)
  const confirmed = await updateUser(trx, user.id, {
    email_confirmed_at: world.now(),
    is_anonymous: false,
    raw_user_meta_data: { ...user.raw_user_meta_data, email_verified: true },
    updated_at: world.now(),
  })
  for (const identity of proof === 'autoconfirm' ? [] : await findIdentities(trx, user.id)) {
    if (identity.email !== null && identity.email === user.email) await addToIdentity(trx, world, identity, { email_verified: true })
  }
  await reportConfirmed(trx, world, { before: user, user: confirmed, proof })
  return withProviders(trx, confirmed)
}

/** Confirms the account's phone number and spends all tokens. */
export async function confirmPhone(trx: AuthTransaction, world: AuthWorld, user: User): Promise<User> {
  await spendTokens(trx, user.id)
  const confirmed = await updateUser(trx, user.id, { phone_confirmed_at: world.now(), is_anonymous: false, updated_at: world.now() })
  for (const identity of await findIdentities(trx, user.id)) {
    if (identity.provider === 'phone') await addToIdentity(trx, world, identity, { phone_verified: true })
  }
  return withProviders(trx, confirmed)
}

/** Gives the account the confirmed address `email`. Throws 422 email_exists when another account took it first. */
export async function changeEmail(trx: AuthTransaction, world: AuthWorld, user: User, email: string, proof: Proof): Promise<User> {
  await spendTokens(trx, user.id)
  await storeOwnIdentity(trx, world, user, 'email', { email, email_verified: true })
  const change = {
    email,
    email_change: '',
    email_change_confirm_status: 0,
    is_anonymous: false,
    updated_at: world.now(),
  }
  const isNew = user.email_confirmed_at === null
  const metadata = { ...user.raw_user_meta_data, ...(isNew ? { email_verified: true } : {}) }
  const changed = await orTakenError(
    updateUser(trx, user.id, { ...change, raw_user_meta_data: metadata, ...(isNew ? { email_confirmed_at: world.now() } : {}) }),
    emailTaken,
  )
  await reportConfirmed(trx, world, { before: user, user: changed, proof })
  return withProviders(trx, changed)
}

/** Gives the account the confirmed phone number. Throws 422 phone_exists when another account took it first. */
export async function changePhone(trx: AuthTransaction, world: AuthWorld, user: User, phone: string): Promise<User> {
  await spendTokens(trx, user.id)
  await storeOwnIdentity(trx, world, user, 'phone', { phone, phone_verified: true })
  const changed = await orTakenError(
    updateUser(trx, user.id, {
      phone,
      phone_change: '',
      phone_confirmed_at: world.now(),
      is_anonymous: false,
      updated_at: world.now(),
    }),
    phoneTaken,
  )
  return withProviders(trx, changed)
}

/**
 * Writes the account's identity providers into app_metadata, the oldest first, as GoTrue does after each sign-in by
 * code.
 */
export async function withProviders(trx: AuthDb, user: User): Promise<User> {
  const providers = [...new Set((await findIdentities(trx, user.id)).map(({ provider }) => provider))]
  const [provider] = providers
  if (provider === undefined) return user
  return updateUser(trx, user.id, { raw_app_meta_data: { ...user.raw_app_meta_data, provider, providers } })
}

async function orTakenError<Result>(work: Promise<Result>, taken: () => AuthError): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    throw sqlState(cause) === '23505' ? taken() : cause
  }
}
