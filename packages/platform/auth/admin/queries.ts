import { type Expression, type SqlBool, sql } from 'kysely'
import type { User } from '#platform/auth/call.ts'
import type { WholeUser } from '#platform/auth/users/present.ts'
import { nilUuid } from '#platform/auth/users/user-store.ts'
import type { AuthDb, AuthTransaction } from '#platform/auth/world.ts'

interface UserPage {
  audience: string
  limit: number
  offset: number
  /** The direction by time of creation; equal times are ordered by id. */
  direction: 'asc' | 'desc'
  /** A part of the e-mail address or the full name; '' for all. */
  filter: string
}

/** A page of the accounts of an audience, and the number of all. */
export async function findUsers(db: AuthDb, page: UserPage): Promise<{ users: WholeUser[]; total: number }> {
  const pattern = `%${page.filter.replace(/[\\%_]/g, '\\$&')}%`
  const isMeant: Expression<SqlBool> =
    page.filter === '' ? sql<SqlBool>`true` : sql<SqlBool>`(email ilike ${pattern} or raw_user_meta_data ->> 'full_name' ilike ${pattern})`
  const among = db.selectFrom('auth.users').where('instance_id', '=', nilUuid).where('aud', '=', page.audience).where(isMeant)
  const users = await among
    .selectAll()
    .orderBy('created_at', page.direction)
    .orderBy('id', page.direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const counted = await among.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { users: await withIdentitiesAndFactors(db, users), total: counted.total }
}

async function withIdentitiesAndFactors(db: AuthDb, users: readonly User[]): Promise<WholeUser[]> {
  if (users.length === 0) return []
  const ids = users.map(({ id }) => id)
  const [identities, factors] = [
    await db.selectFrom('auth.identities').selectAll().where('user_id', 'in', ids).orderBy('created_at').orderBy('id').execute(),
    await db.selectFrom('auth.mfa_factors').selectAll().where('user_id', 'in', ids).orderBy('created_at').orderBy('id').execute(),
  ]
  const identitiesOf = Map.groupBy(identities, (identity) => identity.user_id)
  const factorsOf = Map.groupBy(factors, (factor) => factor.user_id)
  return users.map((user) => ({ user, identities: identitiesOf.get(user.id) ?? [], factors: factorsOf.get(user.id) ?? [] }))
}

export async function deleteUser(trx: AuthTransaction, id: string): Promise<void> {
  await trx.deleteFrom('auth.users').where('id', '=', id).execute()
}

/** Deletes every unused code and link. */
export async function deleteOneTimeTokens(trx: AuthTransaction, userId: string): Promise<void> {
  await trx.deleteFrom('auth.one_time_tokens').where('user_id', '=', userId).execute()
}

export async function deleteFactorsOf(trx: AuthTransaction, userId: string): Promise<void> {
  await trx.deleteFrom('auth.mfa_factors').where('user_id', '=', userId).execute()
}
