import type { Insertable, Selectable, Updateable } from 'kysely'
import type { AuthMethod } from '#platform/auth/sessions/issue.ts'
import type { AuthTables } from '#platform/auth/tables.ts'
import type { AuthDb } from '#platform/auth/world.ts'

/** Removed at a time. */
const most = 100

/** A sign-in that is under way elsewhere: at a provider, or in a mailbox. */
export type FlowState = Selectable<AuthTables['auth.flow_state']> & { authentication_method: AuthMethod }

/** Stores a flow. */
export function insertFlow(db: AuthDb, flow: Insertable<AuthTables['auth.flow_state']>): Promise<FlowState> {
  return db
    .insertInto('auth.flow_state')
    .values(flow)
    .returningAll()
    .$narrowType<{ authentication_method: AuthMethod }>()
    .executeTakeFirstOrThrow()
}

/** The flow of a state (its id) or of a code, open or not. */
export function findFlow(db: AuthDb, by: 'id' | 'auth_code', value: string): Promise<FlowState | undefined> {
  return db
    .selectFrom('auth.flow_state')
    .selectAll()
    .where(by, '=', value)
    .$narrowType<{ authentication_method: AuthMethod }>()
    .executeTakeFirst()
}

/** Removes the flow. Of many calls at once, one gets true. */
export async function removeFlow(db: AuthDb, id: string): Promise<boolean> {
  const removed = await db.deleteFrom('auth.flow_state').where('id', '=', id).returning('id').executeTakeFirst()
  return removed !== undefined
}

/**
 * Removes the flows of an account that need nothing more from its mailbox: links to a provider that are under way, and
 * codes that were handed out.
 */
export async function removeFlowsOf(db: AuthDb, userId: string): Promise<void> {
  await db
    .deleteFrom('auth.flow_state')
    .where((of) => of.or([of('linking_target_id', '=', userId), of('user_id', '=', userId).and('auth_code_issued_at', 'is not', null)]))
    .execute()
}

/** Notes the account that the flow ends with, unless another call did. Of many calls at once, one gets true. */
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

/** Marks the latest flow of this account and kind as answered; its code, if there is such a flow. */
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

/** Some of the flows nobody came back from; those that somebody else is about to remove are left to them. */
export async function removeFlowsBefore(db: AuthDb, moment: Date): Promise<void> {
  await db
    .deleteFrom('auth.flow_state')
    .where('id', 'in', (of) =>
      of.selectFrom('auth.flow_state').select('id').where('created_at', '<', moment).limit(most).forUpdate().skipLocked(),
    )
    .execute()
}
