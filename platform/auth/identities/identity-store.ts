import { sql } from 'kysely'
import type { Identity, User } from '#platform/auth/call.ts'
import type { Person } from '#platform/auth/external/person.ts'
import { insertIdentity } from '#platform/auth/users/user-store.ts'
import type { AuthDb, AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/** Whoever is known to a provider by this id. */
export function findIdentity(db: AuthDb, provider: string, sub: string): Promise<Identity | undefined> {
  return db.selectFrom('auth.identities').selectAll().where('provider', '=', provider).where('provider_id', '=', sub).executeTakeFirst()
}

/** What a provider tells of an account, kept beside it. A taken one is the database's 23505. */
export function addIdentity(
  trx: AuthTransaction,
  world: AuthWorld,
  user: User,
  provider: string,
  { sub, claims }: Person,
): Promise<Identity> {
  const now = world.now()
  return insertIdentity(trx, {
    id: world.uuid(),
    provider_id: sub,
    user_id: user.id,
    identity_data: claims,
    provider,
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
  })
}

/** What a provider tells now, in place of what it told before. */
export async function refreshIdentity(
  trx: AuthTransaction,
  world: Pick<AuthWorld, 'now'>,
  id: string,
  claims: Record<string, unknown>,
): Promise<void> {
  const now = world.now()
  await trx
    .updateTable('auth.identities')
    .set({ identity_data: sql`${JSON.stringify(claims)}::jsonb`, last_sign_in_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Takes one way in from an account; the caller holds the account's lock. */
export async function removeIdentity(trx: AuthTransaction, id: string): Promise<void> {
  await trx.deleteFrom('auth.identities').where('id', '=', id).execute()
}

/** All of an account of which nothing is proved, but its own of the other kind: an admin may have given it an address and a number. */
export async function removeUnprovedIdentities(trx: AuthTransaction, userId: string, provider: 'email' | 'phone'): Promise<void> {
  const other = provider === 'email' ? 'phone' : 'email'
  await trx.deleteFrom('auth.identities').where('user_id', '=', userId).where('provider', '<>', other).execute()
}

/** All of an account but one. */
export async function removeOtherIdentities(trx: AuthTransaction, keep: Identity): Promise<void> {
  await trx.deleteFrom('auth.identities').where('user_id', '=', keep.user_id).where('id', '<>', keep.id).execute()
}

/**
 * The accounts whose identities, or who themselves, have one of these addresses (in lower case), single-sign-on accounts aside. An identity whose
 * address nobody verified does not count: its owner may have typed anybody's.
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
    .where(sql<string>`lower(email)`, 'in', emails)
    .where('is_sso_user', '=', false)
    .execute()
  return users.map(({ id }) => id)
}
