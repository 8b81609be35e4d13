import type { Identity, User } from '#platform/auth/call.ts'
import { addIdentity, updateIdentity } from '#platform/auth/identities/identity-store.ts'
import { findIdentities } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/** Writes data into the account's own identity of a kind; makes it when there is none. */
export async function storeOwnIdentity(
  trx: AuthTransaction,
  world: Pick<AuthWorld, 'now' | 'uuid'>,
  user: User,
  provider: 'email' | 'phone',
  data: Record<string, unknown>,
): Promise<void> {
  const existing = (await findIdentities(trx, user.id)).find((identity) => identity.provider === provider)
  if (existing) return addToIdentity(trx, world, existing, data)
  const claims = { sub: user.id, email_verified: false, phone_verified: false, ...data }
  await addIdentity(trx, world, user, provider, { sub: user.id, claims })
}

/** Merges data into an identity's claims. */
export function addToIdentity(
  trx: AuthTransaction,
  world: Pick<AuthWorld, 'now'>,
  identity: Identity,
  data: Record<string, unknown>,
): Promise<void> {
  return updateIdentity(trx, identity.id, { identity_data: { ...identity.identity_data, ...data }, updated_at: world.now() })
}
