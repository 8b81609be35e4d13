import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Session, User } from '#platform/auth/call.ts'
import { rememberNetwork } from '#platform/auth/sessions/networks.ts'
import type { AuthTables } from '#platform/auth/tables.ts'
import type { WholeUser } from '#platform/auth/users/present.ts'
import { factorsOf, type IdentitiesAndFactors, identitiesOf, wholeUserOf } from '#platform/auth/users/whole-user.ts'
import type { AuthDb, AuthTransaction } from '#platform/auth/world.ts'

/** All columns, with `refreshed_at` (a timestamp without zone, in UTC) as a timestamptz. */
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

/** Locks a session until the transaction ends. Parallel refreshes wait. */
export function lockSession(db: AuthDb, id: string): Promise<Session | undefined> {
  return db.selectFrom('auth.sessions').select(sessionColumns).where('id', '=', id).forUpdate().executeTakeFirst()
}

/**
 * Stores a new session with its amr claim and network (`network`; null without an address), and the account's sign-in
 * time. One statement does it, because each round trip adds to the wait of many parallel sign-ins. Answers the
 * changed account.
 */
export function storeSession(
  trx: AuthTransaction,
  { session, claim, household }: { session: Session; claim: Insertable<AuthTables['auth.mfa_amr_claims']>; household: string | null },
): Promise<User> {
  const stored = trx
    .with('session', (query) => query.insertInto('auth.sessions').values(session))
    .with('claim', (query) => query.insertInto('auth.mfa_amr_claims').values(claim))
  const settled =
    household === null ? stored : stored.with('home', (query) => rememberNetwork(query, session.user_id, household, session.created_at))
  return settled
    .updateTable('auth.users')
    .set({ last_sign_in_at: session.created_at, updated_at: session.created_at })
    .where('id', '=', session.user_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Notes an authentication method of a session. A method used again gets the new time. */
export async function addAmrClaim(db: AuthDb, claim: Insertable<AuthTables['auth.mfa_amr_claims']>): Promise<void> {
  await db
    .insertInto('auth.mfa_amr_claims')
    .values(claim)
    .onConflict((conflict) => conflict.columns(['session_id', 'authentication_method']).doUpdateSet({ updated_at: claim.updated_at }))
    .execute()
}

/** An authentication method of a session, and when it was last used. */
export interface AmrClaim {
  authentication_method: string
  updated_at: Date
}

/** The authentication methods of a session, the latest first. */
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

/** A locked session with its account and the account's factors. */
export interface LockedSession {
  session: Session
  user: User
  factors: IdentitiesAndFactors['factors']
}

/**
 * Locks a session until the transaction ends, and reads its account and factors in the same statement. Parallel
 * refreshes wait. After a wait, account and factors are as they were before it.
 */
export async function lockSessionWithAccount(trx: AuthTransaction, id: string): Promise<LockedSession | undefined> {
  const row = await trx
    .selectFrom('auth.sessions as session')
    .innerJoin('auth.users as user', 'user.id', 'session.user_id')
    .selectAll('user')
    .select([
      'session.created_at as session_created_at',
      'session.updated_at as session_updated_at',
      'session.factor_id',
      'session.aal',
      'session.not_after',
      sql<Date | null>`session.refreshed_at at time zone 'utc'`.as('refreshed_at'),
      'session.user_agent',
      'session.ip',
      'session.tag',
      'session.oauth_client_id',
      'session.refresh_token_hmac_key',
      'session.refresh_token_counter',
      'session.scopes',
    ])
    .select(factorsOf(sql.ref('user.id')).as('factors'))
    .where('session.id', '=', id)
    .forUpdate('session')
    .executeTakeFirst()
  if (!row) return undefined
  const {
    session_created_at: created_at,
    session_updated_at: updated_at,
    factor_id,
    aal,
    not_after,
    refreshed_at,
    user_agent,
    ip,
    tag,
    oauth_client_id,
    refresh_token_hmac_key,
    refresh_token_counter,
    scopes,
    factors,
    ...user
  } = row
  const own = {
    factor_id,
    aal,
    not_after,
    refreshed_at,
    user_agent,
    ip,
    tag,
    oauth_client_id,
    refresh_token_hmac_key,
    refresh_token_counter,
  }
  return { session: { id, user_id: user.id, created_at, updated_at, ...own, scopes }, user, factors }
}

/** A session with all that its tokens and answer contain. */
export interface WholeSession {
  session: Session
  whole: WholeUser
  claims: readonly AmrClaim[]
}

/**
 * Records a refresh: time, client, address and the new counter. Answers the session with its current account. One
 * statement, after the session was locked.
 */
export async function refreshSession(
  trx: AuthTransaction,
  session: Session,
  { counter, now, userAgent, address }: { counter: number; now: Date; userAgent: string; address: string | undefined },
): Promise<WholeSession> {
  const refreshed = {
    refresh_token_counter: String(counter),
    refreshed_at: now,
    updated_at: now,
    user_agent: userAgent.slice(0, 512) || null,
    ip: address ?? null,
  }
  const row = await trx
    .with('refreshed', (query) =>
      query
        .updateTable('auth.sessions')
        .set({ ...refreshed, refreshed_at: sql`${now}::timestamptz at time zone 'utc'` })
        .where('id', '=', session.id),
    )
    .selectFrom('auth.users as user')
    .selectAll('user')
    .select([
      identitiesOf(sql.ref('user.id')).as('identities'),
      factorsOf(sql.ref('user.id')).as('factors'),
      amrClaimsOf(session.id).as('claims'),
    ])
    .where('user.id', '=', session.user_id)
    .executeTakeFirstOrThrow()
  const { identities, factors, claims, ...user } = row
  return {
    session: { ...session, ...refreshed },
    whole: wholeUserOf(user, { identities, factors }),
    claims: claims.map((claim) => ({ ...claim, updated_at: new Date(claim.updated_at) })),
  }
}

/** SQL for the authentication methods of a session, the latest first. */
function amrClaimsOf(sessionId: string): RawBuilder<readonly (Omit<AmrClaim, 'updated_at'> & { updated_at: string })[]> {
  return sql`coalesce((
    select jsonb_agg(
      jsonb_build_object('authentication_method', claim.authentication_method, 'updated_at', claim.updated_at) order by claim.updated_at desc
    )
    from auth.mfa_amr_claims as claim where claim.session_id = ${sessionId}
  ), '[]')`
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

/** The account and session in a token, in one statement; either may be gone. */
export async function findSignedIn(
  db: AuthDb,
  userId: string,
  sessionId: string | undefined,
): Promise<{ user: User | undefined; session: Session | undefined }> {
  const user = await db.selectFrom('auth.users').selectAll().where('id', '=', userId).executeTakeFirst()
  const session = sessionId === undefined ? undefined : await findSession(db, sessionId)
  return { user, session: session?.user_id === userId ? session : undefined }
}
