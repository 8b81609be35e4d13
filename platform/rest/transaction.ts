import { type RawBuilder, sql } from 'kysely'
import { isBanned } from '#platform/auth/bearer.ts'
import type { AuthWorld } from '#platform/auth/world.ts'
import { isDatabaseAway } from '#platform/database/away.ts'
import { sqlState } from '#platform/database/open.ts'
import { runTogether } from '#platform/database/together.ts'
import type { Caller } from '#platform/rest/caller.ts'
import { badToken } from '#platform/rest/errors.ts'
import type { Fragment } from '#platform/rest/sql/source.ts'

/** A statement of the API. */
export interface Statement {
  sql: Fragment
  isReadOnly: boolean
}

/** The one row that a statement answers: the database has written the body already. */
export interface Result {
  /** Rows there are, whatever part of them was asked for; null when nobody wanted to know. */
  total: number | null
  /** Rows in the body, or changed. */
  count: number
  /** Null when nobody wants it. */
  body: string | null
  /** Of an insert that may become an update: how many rows are new. */
  inserted: number | null
  /** The key of an inserted row, as texts, if it is the only one. */
  key: readonly (string | null)[] | null
}

/**
 * Runs a statement as its caller, in a transaction of its own: first it takes the caller's role and looks whether
 * account and session are alive, so that a sign-out, ban or deletion anywhere counts at once; then the statement;
 * `check` may throw, and nothing has happened. Throws 401 PGRST303.
 */
export async function runAs(
  world: Pick<AuthWorld, 'db' | 'now'>,
  caller: Caller,
  statement: Statement,
  check: (result: Result) => void,
): Promise<Result> {
  if (statement.isReadOnly) {
    const result = await readAs(world, caller, statement.sql)
    check(result)
    return result
  }
  return world.db.transaction().execute(async (trx) => {
    const { rows: standings } = await become(caller).execute(trx)
    requireAlive(caller, standings, world.now())
    const { rows } = await sql<Result>`${statement.sql}`.execute(trx)
    const result = onlyOne(rows)
    check(result)
    return result
  })
}

/** Takes the role and reads in one round trip. What was read for an account that is no more is thrown away unseen. */
async function readAs({ db, now }: Pick<AuthWorld, 'db' | 'now'>, caller: Caller, statement: Fragment): Promise<Result> {
  try {
    const [standings, rows] = await runTogether(db, become(caller, 'read only'), sql<Result>`${statement}`)
    requireAlive(caller, standings, now())
    return onlyOne(rows)
  } catch (cause) {
    // Nobody hears what is wrong with a statement whose token counts no more. Alone, the look takes the role for
    // itself only.
    if (sqlState(cause) !== undefined && !isDatabaseAway(cause)) requireAlive(caller, (await become(caller).execute(db)).rows, now())
    throw cause
  }
}

function onlyOne([result]: readonly Result[]): Result {
  if (!result) throw new Error('A statement of the API answered no row')
  return result
}

/** How an account and a session stand; both are null for a caller without an account. */
interface CallerState {
  has_user: boolean | null
  role: string | null
  banned_until: Date | null
  has_session: boolean | null
}

/**
 * The statement that takes the caller's role and claims until the transaction ends, and answers how the account
 * stands: never is a statement run as the role of the connection.
 */
function become({ role, claims, account }: Caller, mode?: 'read only'): RawBuilder<CallerState> {
  const readOnly = mode === undefined ? sql`` : sql`set_config('transaction_read_only', 'on', true), `
  const taking = (told: Fragment) => sql`${readOnly}set_config('role', ${role}, true), set_config('request.jwt.claims', ${told}, true)`
  const asShown = sql`cast(${JSON.stringify(claims)} as text)`
  if (account === null) {
    return sql<CallerState>`select ${taking(asShown)}, null as has_user, null as role, null as banned_until, null as has_session`
  }
  // Raised is who is so by the token and still by the session: the factor may be gone since.
  const low = JSON.stringify({ ...claims, aal: 'aal1' })
  const told = claims.aal === 'aal2' ? sql`case when sessions.aal = 'aal2' then ${asShown} else cast(${low} as text) end` : asShown
  return sql<CallerState>`
    select users.id is not null as has_user, users.role, users.banned_until, sessions.id is not null as has_session, ${taking(told)}
    from (select 1) as one
    left join auth.users as users on users.id = cast(${account.id} as uuid) and users.deleted_at is null
    left join auth.sessions as sessions on sessions.id = cast(${account.sessionId} as uuid) and sessions.user_id = users.id
  `
}

/** Throws 401 PGRST303 unless the caller's account and session are there, not banned, and of the role of the token. */
function requireAlive({ role, account }: Caller, [standing]: readonly CallerState[], now: Date): void {
  if (account === null) return
  if (!standing?.has_user) throw badToken('PGRST303', 'User from sub claim in JWT does not exist')
  if (account.sessionId !== null && !standing.has_session) {
    throw badToken('PGRST303', 'Session from session_id claim in JWT does not exist')
  }
  if (isBanned(standing, now)) throw badToken('PGRST303', 'User is banned')
  if (standing.role !== role) throw badToken('PGRST303', 'The role of the user is not the role claim in JWT')
}
