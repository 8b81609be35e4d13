import { type Kysely, type QueryCreator, type RawBuilder, sql } from 'kysely'
import type { PlatformTables } from '#platform/database/tables.ts'

/** A rate limit: `most` in `within` milliseconds, all at once or at most `burst` at once. */
export interface Limit {
  most: number
  within: number
  burst?: number
}

/**
 * Milliseconds. A time further ahead was written by a wrong clock and is ignored; otherwise it would block callers
 * until it is reached.
 */
const mostClockDrift = 24 * 3_600_000

/**
 * One new row in eight, chosen by the clock's milliseconds, also deletes up to 100 rows whose limit is whole again.
 */
const sweepsOneIn = 8
const deletedAtOnce = 100

/** The answer of `takingFromLimit`: one row when a call was taken, none when nothing is left. */
export interface TakenRow {
  is_new: boolean
}

/**
 * The statement that takes one call from the limit of a key by the generic cell rate algorithm (ITU-T I.371). It is
 * one statement, so no race lets another call through. `waitAfter` reads its rows.
 */
export function takingFromLimit(key: string, limit: Limit, now: Date): RawBuilder<TakenRow> {
  const interval = limit.within / limit.most
  const latest = latestFullAt(limit, now)
  const incredible = latestBelievable(limit, now)
  return sql<TakenRow>`
    insert into platform.rate_limits as held (key, full_at)
    values (${key}, ${now}::timestamptz + ${interval} * interval '1 millisecond')
    on conflict (key) do update set full_at =
      case when held.full_at > ${incredible} then ${now}::timestamptz else greatest(held.full_at, ${now}) end + ${interval} * interval '1 millisecond'
    where held.full_at <= ${latest} or held.full_at > ${incredible}
    returning xmax = 0 as is_new
  `
}

/** 0 when one was taken, or the milliseconds until there is one again. */
export async function waitAfter(
  db: Kysely<PlatformTables>,
  [taken]: readonly TakenRow[],
  { key, limit, now }: { key: string; limit: Limit; now: Date },
): Promise<number> {
  if (taken?.is_new && now.getTime() % sweepsOneIn === 0) await sweepSome(db, now)
  if (taken) return 0
  const held = await db.selectFrom('platform.rate_limits').select('full_at').where('key', '=', key).executeTakeFirst()
  return Math.max(1, (held?.full_at.getTime() ?? 0) - latestFullAt(limit, now).getTime())
}

/** Takes one call from the limit of a key. Answers 0, or, when nothing is left, the milliseconds to wait. */
export async function takeFromLimit(db: Kysely<PlatformTables>, key: string, limit: Limit, now: Date): Promise<number> {
  const { rows } = await takingFromLimit(key, limit, now).execute(db)
  return waitAfter(db, rows, { key, limit, now })
}

/** The latest time at which a limit may become whole so that one more can be taken now. */
function latestFullAt({ most, within, burst = most }: Limit, now: Date): Date {
  return new Date(now.getTime() + (within / most) * (burst - 1))
}

/** The latest time at which this limit can become whole by any plausible clock. */
function latestBelievable({ within }: Limit, now: Date): Date {
  return new Date(now.getTime() + within + mostClockDrift)
}

/** Milliseconds until a call can be taken from a key's limit; 0 when one can be taken now. Takes nothing. */
export async function waitFor(db: Kysely<PlatformTables>, key: string, limit: Limit, now: Date): Promise<number> {
  return (await findRemaining(db, key, limit, now)).wait
}

/** How many units can be taken at once, and the milliseconds until one can be taken. */
export interface RemainingLimit {
  left: number
  wait: number
}

/** How many can be taken from a key's limit at once, and the milliseconds until one can. Takes nothing. */
export async function findRemaining(db: Kysely<PlatformTables>, key: string, limit: Limit, now: Date): Promise<RemainingLimit> {
  const held = await db.selectFrom('platform.rate_limits').select('full_at').where('key', '=', key).executeTakeFirst()
  return remainingAt(held?.full_at, limit, now)
}

/** What is left of a limit that becomes whole at `fullAt`. `fullAt` is undefined when nothing was taken. */
export function remainingAt(fullAt: Date | undefined, limit: Limit, now: Date): RemainingLimit {
  const { most, within, burst = most } = limit
  if (!fullAt || fullAt > latestBelievable(limit, now)) return { left: burst, wait: 0 }
  const beyond = fullAt.getTime() - latestFullAt(limit, now).getTime()
  if (beyond > 0) return { left: 0, wait: beyond }
  return { left: Math.min(burst, Math.floor(-beyond / (within / most)) + 1), wait: 0 }
}

/**
 * SQL for the times at which these keys' limits become whole, as a JSON object by key, to be part of a larger
 * statement.
 */
export function fullAtByKey(keys: readonly string[]): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_object_agg(key, full_at), '{}') from platform.rate_limits where key = any(${sql.val(keys)}::text[]))`
}

/** Makes the limit of a key whole again. */
export async function resetLimit(db: Kysely<PlatformTables>, key: string): Promise<void> {
  await resettingLimit(key).execute(db)
}

/** The statement that makes the limit of a key whole again. */
export function resettingLimit(key: string): RawBuilder<unknown> {
  return sql`delete from platform.rate_limits where key = ${key}`
}

/**
 * The statement that marks a key for some milliseconds, to be part of a larger statement. A marked key is never taken
 * from.
 */
export function markStatement(db: QueryCreator<PlatformTables>, key: string, lasts: number, now: Date) {
  const full_at = new Date(now.getTime() + lasts)
  return db
    .insertInto('platform.rate_limits')
    .values({ key, full_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ full_at }))
}

/** Whether a key is marked at the moment. */
export async function isMarked(db: Kysely<PlatformTables>, key: string, now: Date): Promise<boolean> {
  const held = await db
    .selectFrom('platform.rate_limits')
    .select('key')
    .where('key', '=', key)
    .where('full_at', '>', now)
    .executeTakeFirst()
  return held !== undefined
}

/**
 * Deletes some keys whose limit is whole again, without waiting for locked rows, so that the table grows only with
 * its use.
 */
async function sweepSome(db: Kysely<PlatformTables>, now: Date): Promise<void> {
  await sql`
    delete from platform.rate_limits where key in (
      select key from platform.rate_limits where full_at < ${now} order by full_at limit ${deletedAtOnce} for update skip locked
    )
  `.execute(db)
}
