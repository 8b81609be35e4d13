import type { Identity, User } from '#platform/auth/call.ts'
import { clearOneTimeTokens } from '#platform/auth/codes/token-store.ts'
import { findIdentities, findUserByEmail, updateUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/**
 * Gives an account an address of its identities: the account's own if an identity still has it, or else the oldest
 * verified one. An unverified address may belong to another person, so it counts only with automatic confirmation.
 * When no identity has an address, the account gets none. Spends unused codes for the old address. Answers null when
 * other accounts have all of the addresses.
 */
export async function adoptEmail(trx: AuthTransaction, world: AuthWorld, user: User): Promise<User | null> {
  const identities = await findIdentities(trx, user.id)
  if (user.email !== null && identities.some(({ email }) => email === user.email?.toLowerCase())) return user
  const { autoconfirm } = world.settings.email
  const offered = identities.map((identity) => (isVerified(identity) || autoconfirm ? identity : { ...identity, email: null }))
  const first = await firstFree(
    trx,
    offered.toSorted((one, other) => rankOfIdentity(one) - rankOfIdentity(other)),
  )
  if (!first) return null
  await clearOneTimeTokens(trx, user.id)
  return updateUser(trx, user.id, {
    email: first.email,
    email_change: '',
    email_change_confirm_status: 0,
    phone_change: '',
    updated_at: world.now(),
    ...(first.email !== null
      ? {}
      : { email_confirmed_at: null, raw_user_meta_data: { ...user.raw_user_meta_data, email_verified: false } }),
  })
}

async function firstFree(trx: AuthTransaction, identities: readonly Identity[]): Promise<Identity | undefined> {
  for (const identity of identities) {
    if (identity.email === null || !(await findUserByEmail(trx, identity.email))) return identity
  }
  return undefined
}

function isVerified({ identity_data: data }: Identity): boolean {
  return data.email_verified === true
}

/** Sorting is stable, so equal ranks stay ordered by age. */
function rankOfIdentity(identity: Identity): number {
  if (identity.email === null) return 2
  return isVerified(identity) ? 0 : 1
}
