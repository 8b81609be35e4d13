import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Session, User } from '#platform/auth/call.ts'
import { rememberingNetwork } from '#platform/auth/sessions/networks.ts'
import type { AuthTables } from '#platform/auth/tables.ts'
import type { WholeUser } from '#platform/auth/users/present.ts'
import { factorsOf, type IdentitiesAndFactors, identitiesOf, type WholeUserRow, wholeUserOf } from '#platform/auth/users/whole-user.ts'
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

/** A session that begins, its authentication method, and its network; null without an address. */
export interface NewSession {
  session: Session & Record<'refreshed_at' | 'tag' | 'oauth_client_id' | 'scopes', null>
  claim: Insertable<AuthTables['auth.mfa_amr_claims']>
  household: string | null
}

/** A password that matched without a lock. Its session begins only while the account is as it was compared. */
export interface MatchedPassword {
  /** The hash that matched. */
  hash: string
  /** A newer hash of the same password to replace it; null when it is current. */
  newerHash: string | null
  /** The column with the time when the address or number of this sign-in was confirmed. */
  confirmedColumn: 'email_confirmed_at' | 'phone_confirmed_at'
}

/**
 * The statement that stores a new session with its amr claim and network, and the account's sign-in time; `wholeUserIn`
 * reads its row. One statement does it, because each round trip adds to the wait of many parallel sign-ins. It stores
 * nothing and returns no row when the account is gone. With `matched` the same holds when the account has another hash,
 * or is banned, deleted or no longer confirmed. Callers lock the account first: after a wait for that lock inside this
 * statement, identities and factors would be as they were before it.
 */
export function storingSession({ session, claim, household }: NewSession, matched?: MatchedPassword): RawBuilder<WholeUserRow> {
  const now = session.created_at
  const newer = matched && matched.newerHash !== null ? sql`, encrypted_password = ${matched.newerHash}` : sql``
  const stillMatching = matched ? sql`and ${isStillMatching(matched, now)}` : sql``
  const home = household === null ? sql`` : sql`, home as (${rememberingNetwork(sql`owner`, household, now)})`
  return sql`
    with owner as (
      update auth.users set last_sign_in_at = ${now}, updated_at = ${now} ${newer} where id = ${session.user_id} ${stillMatching} returning *
    ),
    session as (
      insert into auth.sessions
        (id, user_id, created_at, updated_at, factor_id, aal, not_after, user_agent, ip, refresh_token_hmac_key, refresh_token_counter)
      select ${session.id}::uuid, id, ${now}::timestamptz, ${now}::timestamptz, ${session.factor_id}::uuid, ${session.aal}::auth.aal_level,
        ${session.not_after}::timestamptz, ${session.user_agent}, ${session.ip}::inet, ${session.refresh_token_hmac_key},
        ${session.refresh_token_counter}::bigint
      from owner
    ),
    claim as (
      insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
      select ${claim.id}::uuid, ${session.id}::uuid, ${now}::timestamptz, ${now}::timestamptz, ${claim.authentication_method} from owner
    )${home}
    select owner.*, ${identitiesOf(ownerId)} as identities, ${factorsOf(ownerId)} as factors from owner`
}

const ownerId = sql.ref('owner.id')

function isStillMatching({ hash, confirmedColumn }: MatchedPassword, now: Date): RawBuilder<unknown> {
  return sql`encrypted_password = ${hash} and ${sql.ref(confirmedColumn)} is not null and ${isActive(now)}`
}

/** SQL for whether an account is neither deleted nor banned. */
function isActive(now: Date): RawBuilder<unknown> {
  return sql`deleted_at is null and (banned_until is null or banned_until <= ${now})`
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

/** A session, the account it belongs to, and the account's factors. */
export interface SessionOfUser {
  session: Session
  user: User
  factors: IdentitiesAndFactors['factors']
}

/**
 * Locks a session until the transaction ends, and reads its account and factors in the same statement without locking
 * them. Parallel refreshes wait. After a wait, account and factors are as they were before it.
 */
export async function lockSessionAndReadAccount(trx: AuthTransaction, id: string): Promise<SessionOfUser | undefined> {
  const { rows } = await sql<SessionOfUserRow>`${selectSessionWithAccount(id)} for update of session`.execute(trx)
  return sessionOfUserIn(rows)
}

/**
 * The statement that reads a session with its account and factors, without a lock; `sessionOfUserIn` reads its rows.
 * All statements of a refresh are plain SQL, because the query builder takes as long as the database.
 */
export function selectSessionWithAccount(id: string): RawBuilder<SessionOfUserRow> {
  return sql`
    select "user".*, session.id as session_id, session.created_at as session_created_at, session.updated_at as session_updated_at,
      session.factor_id, session.aal, session.not_after, session.refreshed_at at time zone 'utc' as refreshed_at, session.user_agent,
      session.ip, session.tag, session.oauth_client_id, session.refresh_token_hmac_key, session.refresh_token_counter, session.scopes,
      ${factorsOf(ownId)} as factors
    from auth.sessions as session
    join auth.users as "user" on "user".id = session.user_id
    where session.id = ${id}`
}

const ownId = sql.ref('user.id')

type SessionOfUserRow = User &
  Omit<Session, 'id' | 'user_id' | 'created_at' | 'updated_at'> & {
    session_id: string
    session_created_at: Date
    session_updated_at: Date
    factors: IdentitiesAndFactors['factors']
  }

/** A session with its account from the row of `selectSessionWithAccount`. */
export function sessionOfUserIn([row]: readonly (SessionOfUserRow | undefined)[]): SessionOfUser | undefined {
  if (!row) return undefined
  const {
    session_id: id,
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

/** What a refresh records: the new token counter, time, client and address. */
export interface Refresh {
  counter: number
  now: Date
  userAgent: string
  address: string | undefined
}

/** Records a refresh of a locked session. Answers the session with its current account, in one statement. */
export async function refreshSession(trx: AuthTransaction, session: Session, refresh: Refresh): Promise<WholeSession> {
  const { rows } = await sql<WholeRow>`
    with refreshed as (update auth.sessions ${settingOf(refresh)} where id = ${session.id})
    select "user".*, ${belongingsOf(session)} from auth.users as "user" where "user".id = ${session.user_id}
  `.execute(trx)
  const [row] = rows
  if (!row) throw new Error('A locked session has no account')
  return wholeSessionOf(session, refresh, row)
}

/**
 * Records a refresh of a session that is not locked. Answers undefined and records nothing if the session changed
 * since it was read, another call holds it, or its account is deleted or banned. It never waits for a lock, so the
 * account it reads is as new as the session.
 */
export async function refreshUnlessChanged(db: AuthDb, session: Session, refresh: Refresh): Promise<WholeSession | undefined> {
  const { rows } = await sql<WholeRow>`
    with free as (
      select id from auth.sessions
      where id = ${session.id} and refresh_token_counter = ${session.refresh_token_counter} and aal = ${session.aal}
      for update skip locked
    ),
    living as (
      select * from auth.users
      where id = ${session.user_id} and ${isActive(refresh.now)}
    ),
    refreshed as (
      update auth.sessions ${settingOf(refresh)} where id in (select id from free) and exists (select from living) returning id
    )
    select "user".*, ${belongingsOf(session)} from living as "user" where exists (select from refreshed)
  `.execute(db)
  const [row] = rows
  return row && wholeSessionOf(session, refresh, row)
}

function valuesOf({ counter, now, userAgent, address }: Refresh) {
  return {
    refresh_token_counter: String(counter),
    refreshed_at: now,
    updated_at: now,
    user_agent: userAgent.slice(0, 512) || null,
    ip: address ?? null,
  }
}

function settingOf(refresh: Refresh): RawBuilder<unknown> {
  const { refresh_token_counter, refreshed_at, updated_at, user_agent, ip } = valuesOf(refresh)
  return sql`
    set refresh_token_counter = ${refresh_token_counter}, refreshed_at = ${refreshed_at}::timestamptz at time zone 'utc',
      updated_at = ${updated_at}, user_agent = ${user_agent}, ip = ${ip}`
}

function belongingsOf({ id }: Session): RawBuilder<unknown> {
  return sql`${identitiesOf(ownId)} as identities, ${factorsOf(ownId)} as factors, ${amrClaimsOf(id)} as claims`
}

type WholeRow = WholeUserRow & { claims: readonly StoredClaim[] }

function wholeSessionOf(session: Session, refresh: Refresh, { identities, factors, claims, ...user }: WholeRow): WholeSession {
  return {
    session: { ...session, ...valuesOf(refresh) },
    whole: wholeUserOf(user, { identities, factors }),
    claims: claims.map((claim) => ({ ...claim, updated_at: new Date(claim.updated_at) })),
  }
}

/** A claim as JSON stores it: its time is text. */
type StoredClaim = Omit<AmrClaim, 'updated_at'> & { updated_at: string }

/** SQL for the authentication methods of a session, the latest first. */
function amrClaimsOf(sessionId: string): RawBuilder<readonly StoredClaim[]> {
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
