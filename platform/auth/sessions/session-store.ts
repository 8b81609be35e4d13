import { type Insertable, sql } from 'kysely'
import type { Session, User } from '#platform/auth/call.ts'
import type { AuthTables } from '#platform/auth/tables.ts'
import type { AuthDb } from '#platform/auth/world.ts'

/** All columns, with `refreshed_at` (a time without a zone, in UTC) as a moment. */
const sessionColumns = [
  'id',
  'user_id',
  'created_at',
  'updated_at',
  'factor_id',
  'aal',
  'not_after',
  sql<Date | null>`refreshed_at at time zone 'utc'`.as('refreshed_at'),
  'user_agent',
  'ip',
  'tag',
  'oauth_client_id',
  'refresh_token_hmac_key',
  'refresh_token_counter',
  'scopes',
] as const

function findSession(db: AuthDb, id: string): Promise<Session | undefined> {
  return db.selectFrom('auth.sessions').select(sessionColumns).where('id', '=', id).executeTakeFirst()
}

/** The session, locked until the transaction ends: whoever else refreshes it waits. */
export function lockSession(db: AuthDb, id: string): Promise<Session | undefined> {
  return db.selectFrom('auth.sessions').select(sessionColumns).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertSession(db: AuthDb, session: Insertable<AuthTables['auth.sessions']>): Promise<void> {
  await db.insertInto('auth.sessions').values(session).execute()
}

/** Notes how the session was proved, once per method; proved again, the time is the new one. */
export async function addAmrClaim(db: AuthDb, claim: Insertable<AuthTables['auth.mfa_amr_claims']>): Promise<void> {
  await db
    .insertInto('auth.mfa_amr_claims')
    .values(claim)
    .onConflict((conflict) => conflict.columns(['session_id', 'authentication_method']).doUpdateSet({ updated_at: claim.updated_at }))
    .execute()
}

/** How a session was proved, the latest first. */
export function findAmrClaims(db: AuthDb, sessionId: string): Promise<{ authentication_method: string; updated_at: Date }[]> {
  return db
    .selectFrom('auth.mfa_amr_claims')
    .select(['authentication_method', 'updated_at'])
    .where('session_id', '=', sessionId)
    .orderBy('updated_at', 'desc')
    .execute()
}

/** All sessions of an account. */
export function findSessionsOf(db: AuthDb, userId: string): Promise<Session[]> {
  return db.selectFrom('auth.sessions').select(sessionColumns).where('user_id', '=', userId).execute()
}

/** Notes that a session was refreshed, from where and by what, and which of its tokens is the current one. */
export function refreshSession(
  db: AuthDb,
  id: string,
  { counter, now, userAgent, address }: { counter: number; now: Date; userAgent: string; address: string | undefined },
): Promise<Session> {
  return db
    .updateTable('auth.sessions')
    .set({
      refresh_token_counter: String(counter),
      refreshed_at: sql`${now}::timestamptz at time zone 'utc'`,
      updated_at: now,
      user_agent: userAgent.slice(0, 512) || null,
      ip: address ?? null,
    })
    .where('id', '=', id)
    .returning(sessionColumns)
    .executeTakeFirstOrThrow()
}

/** Ends one session. */
export async function deleteSession(db: AuthDb, id: string): Promise<void> {
  await db.deleteFrom('auth.sessions').where('id', '=', id).execute()
}

/** Ends all sessions of an account, or all but one. */
export async function deleteSessionsOf(db: AuthDb, userId: string, exceptId?: string): Promise<void> {
  const all = db.deleteFrom('auth.sessions').where('user_id', '=', userId)
  await (exceptId === undefined ? all : all.where('id', '<>', exceptId)).execute()
}

/** The account and session that a token names, in one look; either may be gone. */
export async function findSignedIn(
  db: AuthDb,
  userId: string,
  sessionId: string | undefined,
): Promise<{ user: User | undefined; session: Session | undefined }> {
  const user = await db.selectFrom('auth.users').selectAll().where('id', '=', userId).executeTakeFirst()
  const session = sessionId === undefined ? undefined : await findSession(db, sessionId)
  return { user, session: session?.user_id === userId ? session : undefined }
}
