import { type Insertable, sql, type Updateable } from 'kysely'
import type { Factor, Identity, User } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { jsonIn } from '#platform/auth/json-in.ts'
import type { AuthTables } from '#platform/auth/tables.ts'
import type { AuthDb, AuthTransaction } from '#platform/auth/world.ts'

/** The account with this id, deleted ones too. */
export function findUser(db: AuthDb, id: string): Promise<User | undefined> {
  return db.selectFrom('auth.users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The account, locked until the transaction ends: whoever else would change it waits. Undefined for one that is deleted, unless `which` is any. */
export function lockUser(trx: AuthTransaction, id: string, which: 'living' | 'any' = 'living'): Promise<User | undefined> {
  const locked = trx.selectFrom('auth.users').selectAll().where('id', '=', id).forUpdate()
  return (which === 'any' ? locked : locked.where('deleted_at', 'is', null)).executeTakeFirst()
}

/** The account, locked until the transaction ends. Throws 404 user_not_found for one that was deleted meanwhile. */
export async function holdUser(trx: AuthTransaction, id: string): Promise<User> {
  const user = await lockUser(trx, id)
  if (!user) throw userNotFound()
  return user
}

export const userNotFound = () => new AuthError(404, 'user_not_found', 'User not found')

/** The account of this address (in lower case), SSO accounts aside. */
export function findUserByEmail(db: AuthDb, email: string): Promise<User | undefined> {
  return db
    .selectFrom('auth.users')
    .selectAll()
    .where('instance_id', '=', nilUuid)
    .where(sql`lower(email)`, '=', email)
    .where('is_sso_user', '=', false)
    .executeTakeFirst()
}

/** The account of this number (digits only, without the plus), SSO accounts aside. */
export function findUserByPhone(db: AuthDb, phone: string): Promise<User | undefined> {
  return db.selectFrom('auth.users').selectAll().where('phone', '=', phone).where('is_sso_user', '=', false).executeTakeFirst()
}

/**
 * Whoever has this address (in lower case) already, as the account's own or as one of its identities', SSO aside; `exceptId` does not count. What an
 * identity says and nobody verified keeps the address from nobody.
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

/** An account's identities, the oldest first; of those made in one moment the address before the number. */
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

/** GoTrue writes this id where it once told instances apart. */
export const nilUuid = '00000000-0000-0000-0000-000000000000'

/** Stores an account. A taken address or number is the database's 23505. */
export function insertUser(db: AuthDb, user: Insertable<AuthTables['auth.users']>): Promise<User> {
  return db.insertInto('auth.users').values(jsonIn(user)).returningAll().executeTakeFirstOrThrow()
}

/** Stores an account, unless its address or number is taken: then undefined, and nothing is stored. */
export function insertUserUnlessTaken(db: AuthDb, user: Insertable<AuthTables['auth.users']>): Promise<User | undefined> {
  return db
    .insertInto('auth.users')
    .values(jsonIn(user))
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function updateUser(db: AuthDb, id: string, changes: Updateable<AuthTables['auth.users']>): Promise<User> {
  return db.updateTable('auth.users').set(jsonIn(changes)).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
