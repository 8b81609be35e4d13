import type { Insertable, Selectable, Updateable } from 'kysely'
import type { AuthMethod } from '#platform/auth/sessions/issue.ts'
import type { AuthTables } from '#platform/auth/tables.ts'
import type { AuthDb } from '#platform/auth/world.ts'

/** Rows removed by one statement. */
const mostRemoved = 100

/** A sign-in that continues at a provider or in a mailbox. */
export type FlowState = Selectable<AuthTables['auth.flow_state']> & { authentication_method: AuthMethod }

export function insertFlow(db: AuthDb, flow: Insertable<AuthTables['auth.flow_state']>): Promise<FlowState> {
  return db
    .insertInto('auth.flow_state')
    .values(flow)
    .returningAll()
    .$narrowType<{ authentication_method: AuthMethod }>()
    .executeTakeFirstOrThrow()
}

/** The flow with this state (its id) or code, open or not. */
export function findFlow(db: AuthDb, by: 'id' | 'auth_code', value: string): Promise<FlowState | undefined> {
  return db
    .selectFrom('auth.flow_state')
    .selectAll()
    .where(by, '=', value)
    .$narrowType<{ authentication_method: AuthMethod }>()
    .executeTakeFirst()
}

/** Removes a flow. Of many parallel calls, one gets true. */
export async function removeFlow(db: AuthDb, id: string): Promise<boolean> {
  const removed = await db.deleteFrom('auth.flow_state').where('id', '=', id).returning('id').executeTakeFirst()
  return removed !== undefined
}

/**
 * Removes an account's flows that need nothing more from its mailbox: links to a provider, and codes already issued.
 */
export async function removeFlowsOf(db: AuthDb, userId: string): Promise<void> {
  await db
    .deleteFrom('auth.flow_state')
    .where((of) => of.or([of('linking_target_id', '=', userId), of('user_id', '=', userId).and('auth_code_issued_at', 'is not', null)]))
    .execute()
}

/** Assigns the final account to a flow, unless another call did. Of many parallel calls, one gets true. */
export async function claimFlow(
  db: AuthDb,
  id: string,
  claim: Updateable<AuthTables['auth.flow_state']> & { user_id: string; updated_at: Date },
): Promise<boolean> {
  const claimed = await db
    .updateTable('auth.flow_state')
    .set(claim)
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Marks the code of the account's latest flow of this method as issued, and answers it; null without such a flow. */
export async function issueLatestCode(db: AuthDb, userId: string, method: AuthMethod, now: Date): Promise<string | null> {
  const issued = await db
    .updateTable('auth.flow_state')
    .set({ auth_code_issued_at: now, updated_at: now })
    .where('id', '=', (of) =>
      of
        .selectFrom('auth.flow_state')
        .select('id')
        .where('user_id', '=', userId)
        .where('authentication_method', '=', method)
        .where('auth_code', 'is not', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .returning('auth_code')
    .executeTakeFirst()
  return issued?.auth_code ?? null
}

/** Removes some unfinished flows. Skips those that another process is removing. */
export async function removeFlowsBefore(db: AuthDb, moment: Date): Promise<void> {
  await db
    .deleteFrom('auth.flow_state')
    .where('id', 'in', (of) =>
      of.selectFrom('auth.flow_state').select('id').where('created_at', '<', moment).limit(mostRemoved).forUpdate().skipLocked(),
    )
    .execute()
}
