import { isBanned } from '#platform/auth/bearer.ts'
import type { User } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { lockName } from '#platform/auth/proofs/lock.ts'
import { findIdentitiesByEmail, findIdentity, refreshIdentity } from '#platform/auth/proofs/queries.ts'
import { newUser } from '#platform/auth/users/make.ts'
import { findIdentities, findUser, insertIdentity, insertUser, updateUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/** Who somebody is at a provider that keeps accounts of its own: a wallet, or a company's directory. They are never linked to others by address. */
export interface ProvedIdentity {
  provider: string
  providerId: string
  /** What the provider tells, kept with the identity and with the account. */
  data: Record<string, unknown>
  /** In lower case; only a directory tells one. The account is then a single-sign-on account, whose address others may have too. */
  email: string | null
}

/** The account of a proved identity, made when there is none. Throws 422 signup_disabled, 403 user_banned, 409 conflict. */
export async function accountOf(trx: AuthTransaction, world: AuthWorld, proved: ProvedIdentity): Promise<User> {
  await lockName(trx, proved.email === null ? proved.providerId : proved.provider)
  const known = await findIdentity(trx, proved.provider, proved.providerId)
  if (known) await refreshIdentity(trx, known.id, proved.data, world.now())
  const userId = known?.user_id ?? (await linkedAccount(trx, proved))
  if (userId === undefined) return makeAccount(trx, world, proved)
  const user = await findUser(trx, userId)
  if (!user || user.deleted_at !== null) throw new AuthError(403, 'user_not_found', 'User of this identity does not exist')
  if (isBanned(user, world.now())) throw new AuthError(403, 'user_banned', 'User is banned')
  if (!known) await addIdentity(trx, world, user.id, proved)
  const providers = [...new Set((await findIdentities(trx, user.id)).map(({ provider }) => provider))]
  return updateUser(trx, user.id, {
    raw_user_meta_data: { ...user.raw_user_meta_data, ...proved.data },
    raw_app_meta_data: { ...user.raw_app_meta_data, provider: providers[0], providers },
    updated_at: world.now(),
  })
}

/** The account that the same directory gave the same address under another id. */
async function linkedAccount(trx: AuthTransaction, { provider, email }: ProvedIdentity): Promise<string | undefined> {
  if (email === null) return undefined
  const owners = new Set((await findIdentitiesByEmail(trx, provider, email)).map((identity) => identity.user_id))
  if (owners.size < 2) return [...owners][0]
  throw new AuthError(409, 'conflict', `Multiple accounts with the same email address in the same linking domain detected: ${provider}`)
}

async function makeAccount(trx: AuthTransaction, world: AuthWorld, proved: ProvedIdentity): Promise<User> {
  if (world.settings.signup.isDisabled) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  const made = newUser(world, {
    email: proved.email,
    is_sso_user: proved.email !== null,
    raw_user_meta_data: proved.data,
    raw_app_meta_data: { provider: proved.provider, providers: [proved.provider] },
  })
  const user = await insertUser(trx, { ...made, email_confirmed_at: proved.email === null ? null : world.now() })
  await addIdentity(trx, world, user.id, proved)
  // A directory's word for an address is no proof that its owner reads mail there.
  if (proved.email !== null) await world.onConfirmed(trx, user, 'autoconfirm')
  return user
}

async function addIdentity(
  trx: AuthTransaction,
  world: AuthWorld,
  userId: string,
  { provider, providerId, data }: ProvedIdentity,
): Promise<void> {
  const now = world.now()
  await insertIdentity(trx, {
    id: world.uuid(),
    provider_id: providerId,
    user_id: userId,
    identity_data: data,
    provider,
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
  })
}
