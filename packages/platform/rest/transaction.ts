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

/** The row that every statement answers; the database has already written the body. */
export interface Result {
  /** The total number of rows; null when not requested. */
  total: number | null
  /** The number of rows in the body, or of changed rows. */
  count: number
  /** Null when not requested. */
  body: string | null
  /** How many rows an upsert inserted. */
  inserted: number | null
  /** The key of a single inserted row, as texts. */
  key: readonly (string | null)[] | null
}

/**
 * Runs a statement as its caller in its own transaction. First it takes the caller's role and checks that account and
 * session exist, so that a sign-out, ban or deletion counts at once. Then it runs the statement. When `check` throws,
 * nothing has changed. Throws 401 PGRST303.
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
    const { rows: callerStates } = await takeRole(caller).execute(trx)
    requireAlive(caller, callerStates, world.now())
    const { rows } = await sql<Result>`${statement.sql}`.execute(trx)
    const result = onlyOne(rows)
    check(result)
    return result
  })
}

/** Takes the role and reads in one round trip. Rows read for a deleted account are discarded. */
async function readAs({ db, now }: Pick<AuthWorld, 'db' | 'now'>, caller: Caller, statement: Fragment): Promise<Result> {
  try {
    const [callerStates, rows] = await runTogether(db, takeRole(caller, 'read only'), sql<Result>`${statement}`)
    requireAlive(caller, callerStates, now())
    return onlyOne(rows)
  } catch (cause) {
    // An invalid token hides the statement's error. This second check takes the role only for itself.
    if (sqlState(cause) !== undefined && !isDatabaseAway(cause)) requireAlive(caller, (await takeRole(caller).execute(db)).rows, now())
    throw cause
  }
}

function onlyOne([result]: readonly Result[]): Result {
  if (!result) throw new Error('A statement of the API answered no row')
  return result
}

/** The state of the caller's account and session; null without an account. */
interface CallerState {
  has_user: boolean | null
  role: string | null
  banned_until: Date | null
  has_session: boolean | null
}

/**
 * The statement that takes the caller's role and claims until the transaction ends, and answers the account's state.
 * No statement runs as the connection's own role.
 */
function takeRole({ role, claims, account }: Caller, mode?: 'read only'): RawBuilder<CallerState> {
  const readOnly = mode === undefined ? sql`` : sql`set_config('transaction_read_only', 'on', true), `
  const taking = (told: Fragment) => sql`${readOnly}set_config('role', ${role}, true), set_config('request.jwt.claims', ${told}, true)`
  const asShown = sql`cast(${JSON.stringify(claims)} as text)`
  if (account === null) {
    return sql<CallerState>`select ${taking(asShown)}, null as has_user, null as role, null as banned_until, null as has_session`
  }
  // aal2 counts only if token and session both have it: the factor may have been removed since.
  const low = JSON.stringify({ ...claims, aal: 'aal1' })
  const told = claims.aal === 'aal2' ? sql`case when sessions.aal = 'aal2' then ${asShown} else cast(${low} as text) end` : asShown
  return sql<CallerState>`
    select users.id is not null as has_user, users.role, users.banned_until, sessions.id is not null as has_session, ${taking(told)}
    from (select 1) as one
    left join auth.users as users on users.id = cast(${account.id} as uuid) and users.deleted_at is null
    left join auth.sessions as sessions on sessions.id = cast(${account.sessionId} as uuid) and sessions.user_id = users.id
  `
}

/** Throws 401 PGRST303 unless the caller's account and session exist, are not banned, and have the token's role. */
function requireAlive({ role, account }: Caller, [state]: readonly CallerState[], now: Date): void {
  if (account === null) return
  if (!state?.has_user) throw badToken('PGRST303', 'User from sub claim in JWT does not exist')
  if (account.sessionId !== null && !state.has_session) {
    throw badToken('PGRST303', 'Session from session_id claim in JWT does not exist')
  }
  if (isBanned(state, now)) throw badToken('PGRST303', 'User is banned')
  if (state.role !== role) throw badToken('PGRST303', 'The role of the user is not the role claim in JWT')
}
