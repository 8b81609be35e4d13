import type { Insertable, Updateable } from 'kysely'
import type { Factor } from '#platform/auth/call.ts'
import { encodeJsonColumns } from '#platform/auth/encode-json-columns.ts'
import type { AuthTables } from '#platform/auth/tables.ts'
import type { AuthDb } from '#platform/auth/world.ts'

type FactorRow = AuthTables['auth.mfa_factors']

/** A factor of this account; undefined for another account's. */
export function findFactor(db: AuthDb, userId: string, id: string): Promise<Factor | undefined> {
  return db.selectFrom('auth.mfa_factors').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
}

/** Stores a factor. A taken name or number throws SQLSTATE 23505. */
export async function insertFactor(db: AuthDb, factor: Insertable<FactorRow>): Promise<void> {
  await db.insertInto('auth.mfa_factors').values(encodeJsonColumns(factor)).execute()
}

/** Changes a factor of this account. Answers it, or undefined when it is gone. */
export function updateFactor(db: AuthDb, userId: string, id: string, changes: Updateable<FactorRow>): Promise<Factor | undefined> {
  return db
    .updateTable('auth.mfa_factors')
    .set(encodeJsonColumns(changes))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** Deletes a factor of this account with its challenges. Sessions keep their level; `removeFactor` lowers them too. */
export async function deleteFactor(db: AuthDb, userId: string, id: string): Promise<void> {
  await db.deleteFrom('auth.mfa_factors').where('id', '=', id).where('user_id', '=', userId).execute()
}

/** Lowers the sessions that a factor raised to aal1, and removes its method from their amr claims. */
export async function downgradeSessions(db: AuthDb, factor: Pick<Factor, 'id' | 'user_id'>, method: string): Promise<void> {
  const raised = db.selectFrom('auth.sessions').select('id').where('factor_id', '=', factor.id).where('user_id', '=', factor.user_id)
  await db.deleteFrom('auth.mfa_amr_claims').where('session_id', 'in', raised).where('authentication_method', '=', method).execute()
  await db
    .updateTable('auth.sessions')
    .set({ aal: 'aal1', factor_id: null })
    .where('factor_id', '=', factor.id)
    .where('user_id', '=', factor.user_id)
    .execute()
}
