import { isBanned } from '#platform/auth/bearer.ts'
import type { User } from '#platform/auth/call.ts'
import { withProviders } from '#platform/auth/codes/confirm.ts'
import { AuthError } from '#platform/auth/errors.ts'
import type { Person } from '#platform/auth/external/person.ts'
import { addIdentity, findIdentity, refreshIdentity } from '#platform/auth/identities/identity-store.ts'
import { findOwners } from '#platform/auth/sso/queries.ts'
import { newUser } from '#platform/auth/users/make.ts'
import { insertUser, lockUser, updateUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/**
 * The account of a company's employee: always one of the company's own, never another account with the same address.
 * An employee with a new id keeps the account of the address. Throws 422 signup_disabled, 403 user_banned, 409
 * conflict, and SQLSTATE 23505 when two calls make one account.
 */
export async function employeeAccount(
  trx: AuthTransaction,
  world: AuthWorld,
  { provider, person, email }: { provider: string; person: Person; email: string },
): Promise<User> {
  const known = await findIdentity(trx, provider, person.sub)
  if (known) await refreshIdentity(trx, world, known.id, person.claims)
  const userId = known?.user_id ?? (await ownerOf(trx, provider, email))
  if (userId === undefined) return makeAccount(trx, world, provider, person, email)
  const user = await lockUser(trx, userId)
  if (!user) throw new AuthError(403, 'user_not_found', 'User of this identity does not exist')
  if (isBanned(user, world.now())) throw new AuthError(403, 'user_banned', 'User is banned')
  if (!known) await addIdentity(trx, world, user, provider, person)
  const told = await updateUser(trx, user.id, {
    raw_user_meta_data: { ...user.raw_user_meta_data, ...person.claims },
    updated_at: world.now(),
  })
  return withProviders(trx, told)
}

async function ownerOf(trx: AuthTransaction, provider: string, email: string): Promise<string | undefined> {
  const [owner, second] = await findOwners(trx, provider, email)
  if (second === undefined) return owner
  throw new AuthError(409, 'conflict', `Multiple accounts with the same email address in the same linking domain detected: ${provider}`)
}

/**
 * A company confirms the addresses of its own accounts only. That proves nothing to others, so `onConfirmed` is not
 * called.
 */
async function makeAccount(trx: AuthTransaction, world: AuthWorld, provider: string, person: Person, email: string): Promise<User> {
  if (world.settings.signup.isDisabled) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  const made = newUser(world, {
    email,
    is_sso_user: true,
    raw_user_meta_data: person.claims,
    raw_app_meta_data: { provider, providers: [provider] },
  })
  const user = await insertUser(trx, { ...made, email_confirmed_at: world.now() })
  await addIdentity(trx, world, user, provider, person)
  return user
}
