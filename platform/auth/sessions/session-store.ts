import { type Insertable, sql } from 'kysely'
import type { Session, User } from '#platform/auth/call.ts'
import { keepingHome } from '#platform/auth/sessions/households.ts'
import type { AuthTables } from '#platform/auth/tables.ts'
import type { AuthDb, AuthTransaction } from '#platform/auth/world.ts'

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

/**
 * Stores a new session with how it was proved and the household it began in (`network`; null without an address), and that the account signed in: one statement,
 * for whoever signs in in a crowd waits for each. Answers the account as it is then.
 */
export function storeSession(
  trx: AuthTransaction,
  { session, claim, household }: { session: Session; claim: Insertable<AuthTables['auth.mfa_amr_claims']>; household: string | null },
): Promise<User> {
  const stored = trx
    .with('session', (query) => query.insertInto('auth.sessions').values(session))
    .with('claim', (query) => query.insertInto('auth.mfa_amr_claims').values(claim))
  const settled =
    household === null ? stored : stored.with('home', (query) => keepingHome(query, session.user_id, household, session.created_at))
  return settled
    .updateTable('auth.users')
    .set({ last_sign_in_at: session.created_at, updated_at: session.created_at })
    .where('id', '=', session.user_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Notes how the session was proved, once per method; proved again, the time is the new one. */
export async function addAmrClaim(db: AuthDb, claim: Insertable<AuthTables['auth.mfa_amr_claims']>): Promise<void> {
  await db
    .insertInto('auth.mfa_amr_claims')
    .values(claim)
    .onConflict((conflict) => conflict.columns(['session_id', 'authentication_method']).doUpdateSet({ updated_at: claim.updated_at }))
    .execute()
}

/** One way in which a session was proved, and when. */
export interface AmrClaim {
  authentication_method: string
  updated_at: Date
}

/** How a session was proved, the latest first. */
export function findAmrClaims(db: AuthDb, sessionId: string): Promise<AmrClaim[]> {
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
