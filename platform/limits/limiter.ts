import { type Kysely, type QueryCreator, type RawBuilder, sql } from 'kysely'
import type { PlatformTables } from '#platform/database/tables.ts'

/** So many in so long (milliseconds); all at once if one likes, or at most `burst` of them. */
export interface Limit {
  most: number
  within: number
  burst?: number
}

/**
 * No clock is believed that was further ahead than so (milliseconds): what it wrote would hold people off until it is
 * reached.
 */
const furthestAhead = 24 * 3_600_000

/**
 * One new row in so many, by the milliseconds of the clock, takes up to a hundred with it whose allowance is whole
 * again.
 */
const sweepsOneIn = 8
const sweptAtOnce = 100

/** What the statement of a taking answers: one row when there was one to take, and none when nothing is left. */
export interface Taken {
  is_new: boolean
}

/**
 * The statement that takes one of a key's allowance, so that no race lets another through: the generic cell rate
 * algorithm (ITU-T I.371). `waitAfter` says what came of it.
 */
export function taking(key: string, limit: Limit, now: Date): RawBuilder<Taken> {
  const interval = limit.within / limit.most
  const latest = latestOf(limit, now)
  const incredible = incredibleFrom(limit, now)
  return sql<Taken>`
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
  [taken]: readonly Taken[],
  { key, limit, now }: { key: string; limit: Limit; now: Date },
): Promise<number> {
  if (taken?.is_new && now.getTime() % sweepsOneIn === 0) await sweepSome(db, now)
  if (taken) return 0
  const held = await db.selectFrom('platform.rate_limits').select('full_at').where('key', '=', key).executeTakeFirst()
  return Math.max(1, (held?.full_at.getTime() ?? 0) - latestOf(limit, now).getTime())
}

/** Takes one of a key's allowance. Answers 0, or, when nothing is left, the milliseconds until there is. */
export async function takeFrom(db: Kysely<PlatformTables>, key: string, limit: Limit, now: Date): Promise<number> {
  const { rows } = await taking(key, limit, now).execute(db)
  return waitAfter(db, rows, { key, limit, now })
}

/** The last moment at which an allowance may become whole for one more to be taken now. */
function latestOf({ most, within, burst = most }: Limit, now: Date): Date {
  return new Date(now.getTime() + (within / most) * (burst - 1))
}

/** The moment after which no allowance of this limit can become whole, by any clock that is believed. */
function incredibleFrom({ within }: Limit, now: Date): Date {
  return new Date(now.getTime() + within + furthestAhead)
}

/** Milliseconds until a key has an allowance again; 0 when it has one. Takes nothing. */
export async function waitFor(db: Kysely<PlatformTables>, key: string, limit: Limit, now: Date): Promise<number> {
  return (await leftOf(db, key, limit, now)).wait
}

/** How many may be taken of a key at once, and the milliseconds until one may. */
export interface Left {
  left: number
  wait: number
}

/** How many may be taken of a key at once, and the milliseconds until one may. Takes nothing. */
export async function leftOf(db: Kysely<PlatformTables>, key: string, limit: Limit, now: Date): Promise<Left> {
  const held = await db.selectFrom('platform.rate_limits').select('full_at').where('key', '=', key).executeTakeFirst()
  return leftAt(held?.full_at, limit, now)
}

/** What is left of an allowance that is whole again at `fullAt`; undefined: nobody has taken from it. */
export function leftAt(fullAt: Date | undefined, limit: Limit, now: Date): Left {
  const { most, within, burst = most } = limit
  if (!fullAt || fullAt > incredibleFrom(limit, now)) return { left: burst, wait: 0 }
  const beyond = fullAt.getTime() - latestOf(limit, now).getTime()
  if (beyond > 0) return { left: 0, wait: beyond }
  return { left: Math.min(burst, Math.floor(-beyond / (within / most)) + 1), wait: 0 }
}

/**
 * When the allowances of these keys are whole again, as an object of JSON by key: for a statement that asks more than
 * that.
 */
export function fullAtByKey(keys: readonly string[]): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_object_agg(key, full_at), '{}') from platform.rate_limits where key = any(${sql.val(keys)}::text[]))`
}

/** Gives a key its whole allowance back. */
export async function forgive(db: Kysely<PlatformTables>, key: string): Promise<void> {
  await db.deleteFrom('platform.rate_limits').where('key', '=', key).execute()
}

/**
 * The statement that marks a key for so long (milliseconds) from now, beside those that count: nothing is to be taken
 * from it.
 */
export function marking(db: QueryCreator<PlatformTables>, key: string, lasts: number, now: Date) {
  const full_at = new Date(now.getTime() + lasts)
  return db
    .insertInto('platform.rate_limits')
    .values({ key, full_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ full_at }))
}

/** Whether a key was marked, and the mark still lasts. */
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
 * Forgets keys whose allowance is whole again, and waits for nobody who is just taking from one. The table so grows no
 * longer than it is used.
 */
async function sweepSome(db: Kysely<PlatformTables>, now: Date): Promise<void> {
  await sql`
    delete from platform.rate_limits where key in (
      select key from platform.rate_limits where full_at < ${now} order by full_at limit ${sweptAtOnce} for update skip locked
    )
  `.execute(db)
}
