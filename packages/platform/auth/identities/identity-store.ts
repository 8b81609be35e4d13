import { sql, type Updateable } from 'kysely'
import type { Identity, User } from '#platform/auth/call.ts'
import { encodeJsonColumns } from '#platform/auth/encode-json-columns.ts'
import type { Person } from '#platform/auth/external/person.ts'
import type { AuthTables } from '#platform/auth/tables.ts'
import { nilUuid } from '#platform/auth/users/user-store.ts'
import type { AuthDb, AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/** The identity with this id at a provider. */
export function findIdentity(db: AuthDb, provider: string, sub: string): Promise<Identity | undefined> {
  return db.selectFrom('auth.identities').selectAll().where('provider', '=', provider).where('provider_id', '=', sub).executeTakeFirst()
}

/** A new identity from a provider's claims, or from our own. */
export function newIdentity(
  world: Pick<AuthWorld, 'now' | 'uuid'>,
  userId: string,
  provider: string,
  { sub, claims }: Pick<Person, 'sub' | 'claims'>,
): Omit<Identity, 'email'> {
  const now = world.now()
  return {
    id: world.uuid(),
    provider_id: sub,
    user_id: userId,
    identity_data: claims,
    provider,
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
  }
}

/** Stores a provider's identity with an account. A taken one throws SQLSTATE 23505. */
export function addIdentity(
  trx: AuthTransaction,
  world: Pick<AuthWorld, 'now' | 'uuid'>,
  { id }: Pick<User, 'id'>,
  provider: string,
  told: Pick<Person, 'sub' | 'claims'>,
): Promise<Identity> {
  return trx
    .insertInto('auth.identities')
    .values(encodeJsonColumns(newIdentity(world, id, provider, told)))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateIdentity(trx: AuthTransaction, id: string, changes: Updateable<AuthTables['auth.identities']>): Promise<void> {
  await trx.updateTable('auth.identities').set(encodeJsonColumns(changes)).where('id', '=', id).execute()
}

/** Replaces an identity's claims by the provider's latest. */
export function refreshIdentity(
  trx: AuthTransaction,
  world: Pick<AuthWorld, 'now'>,
  id: string,
  claims: Record<string, unknown>,
): Promise<void> {
  const now = world.now()
  return updateIdentity(trx, id, { identity_data: claims, last_sign_in_at: now, updated_at: now })
}

/** Removes an identity. The caller has locked the account. */
export async function removeIdentity(trx: AuthTransaction, id: string): Promise<void> {
  await trx.deleteFrom('auth.identities').where('id', '=', id).execute()
}

/**
 * Removes the identities of an unconfirmed account, except its own of the other kind, because an admin may have set
 * both address and number.
 */
export async function removeUnprovedIdentities(trx: AuthTransaction, userId: string, provider: 'email' | 'phone'): Promise<void> {
  const other = provider === 'email' ? 'phone' : 'email'
  await trx.deleteFrom('auth.identities').where('user_id', '=', userId).where('provider', '<>', other).execute()
}

/** Removes all identities of an account but one. */
export async function removeOtherIdentities(trx: AuthTransaction, keep: Identity): Promise<void> {
  await trx.deleteFrom('auth.identities').where('user_id', '=', keep.user_id).where('id', '<>', keep.id).execute()
}

/**
 * Accounts that have one of these addresses (in lower case) themselves or in an identity, without single sign-on
 * accounts. An unverified identity does not count: anyone could type the address.
 */
export async function findAccountsByEmails(db: AuthDb, emails: readonly string[]): Promise<string[]> {
  const owners = await db
    .selectFrom('auth.identities')
    .select('user_id as id')
    .distinct()
    .where('email', 'in', emails)
    .where('provider', 'not like', 'sso:%')
    .where(sql<boolean>`(identity_data ->> 'email_verified' = 'true' or provider = 'email')`)
    .execute()
  if (owners.length > 0) return owners.map(({ id }) => id)
  const users = await db
    .selectFrom('auth.users')
    .select('id')
    .where('instance_id', '=', nilUuid)
    .where(sql<string>`lower(email)`, 'in', emails)
    .where('is_sso_user', '=', false)
    .execute()
  return users.map(({ id }) => id)
}
