import { type Insertable, sql, type Updateable } from 'kysely'
import type { Factor, Identity, User } from '#platform/auth/call.ts'
import { encodeJsonColumns } from '#platform/auth/encode-json-columns.ts'
import { AuthError } from '#platform/auth/errors.ts'
import type { AuthTables } from '#platform/auth/tables.ts'
import type { AuthDb, AuthTransaction } from '#platform/auth/world.ts'

/** The account with this id, also a deleted one. */
export function findUser(db: AuthDb, id: string): Promise<User | undefined> {
  return db.selectFrom('auth.users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks an account until the transaction ends. Undefined for a deleted one, unless `which` is any. */
export function lockUser(trx: AuthTransaction, id: string, which: 'living' | 'any' = 'living'): Promise<User | undefined> {
  const locked = trx.selectFrom('auth.users').selectAll().where('id', '=', id).forUpdate()
  return (which === 'any' ? locked : locked.where('deleted_at', 'is', null)).executeTakeFirst()
}

/** Locks an account until the transaction ends. Throws 404 user_not_found when it was deleted meanwhile. */
export async function requireLockedUser(trx: AuthTransaction, id: string): Promise<User> {
  const user = await lockUser(trx, id)
  if (!user) throw userNotFound()
  return user
}

export const userNotFound = () => new AuthError(404, 'user_not_found', 'User not found')

/** The account with this address (in lower case), without SSO accounts. */
export function findUserByEmail(db: AuthDb, email: string): Promise<User | undefined> {
  return db
    .selectFrom('auth.users')
    .selectAll()
    .where('instance_id', '=', nilUuid)
    .where(sql`lower(email)`, '=', email)
    .where('is_sso_user', '=', false)
    .executeTakeFirst()
}

/** The account with this number (digits without the plus), without SSO accounts. */
export function findUserByPhone(db: AuthDb, phone: string): Promise<User | undefined> {
  return db.selectFrom('auth.users').selectAll().where('phone', '=', phone).where('is_sso_user', '=', false).executeTakeFirst()
}

/**
 * The account that has this address (in lower case) itself or in an identity, without SSO accounts and `exceptId`. An
 * identity's unverified address does not count.
 */
export function findEmailOwner(db: AuthDb, email: string, exceptId: string = nilUuid): Promise<User | undefined> {
  return db
    .selectFrom('auth.users')
    .selectAll()
    .where('is_sso_user', '=', false)
    .where('id', '<>', exceptId)
    .where('id', 'in', (inner) =>
      inner
        .selectFrom('auth.users')
        .select('id')
        .where('instance_id', '=', nilUuid)
        .where(sql`lower(email)`, '=', email)
        .unionAll(
          inner
            .selectFrom('auth.identities')
            .select('user_id as id')
            .where('email', '=', email)
            .where('provider', 'not like', 'sso:%')
            .where(sql<boolean>`(identity_data ->> 'email_verified' = 'true' or provider = 'email')`),
        ),
    )
    .orderBy(sql`lower(email) is not distinct from ${email}`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** An account's identities, the oldest first. Of two made at the same moment, e-mail comes before phone. */
export function findIdentities(db: AuthDb, userId: string): Promise<Identity[]> {
  return db
    .selectFrom('auth.identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('provider')
    .orderBy('id')
    .execute()
}

export function findFactors(db: AuthDb, userId: string): Promise<Factor[]> {
  return db.selectFrom('auth.mfa_factors').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()
}

/** The instance id that GoTrue writes; older versions told instances apart by it. */
export const nilUuid = '00000000-0000-0000-0000-000000000000'

/** Stores an account. A taken address or number throws SQLSTATE 23505. */
export function insertUser(db: AuthDb, user: Insertable<AuthTables['auth.users']>): Promise<User> {
  return db.insertInto('auth.users').values(encodeJsonColumns(user)).returningAll().executeTakeFirstOrThrow()
}

/** Stores an account; undefined, and nothing stored, when its address or number is taken. */
export function insertUserUnlessTaken(db: AuthDb, user: Insertable<AuthTables['auth.users']>): Promise<User | undefined> {
  return db
    .insertInto('auth.users')
    .values(encodeJsonColumns(user))
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function updateUser(db: AuthDb, id: string, changes: Updateable<AuthTables['auth.users']>): Promise<User> {
  return db.updateTable('auth.users').set(encodeJsonColumns(changes)).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
