import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Allowance, Counter, Resets } from '#domain/usage/rules.ts'
import type { Tables } from '#server/tables.ts'

const day = '24 hours'

interface CounterRow {
  key: string
  used: number
  resets_at: Date
  recent: string[]
  lifetime: string
}

/** The counters with these keys, in the order of the keys; undefined where nobody has searched yet. */
export async function findCounters(db: Kysely<Tables>, keys: readonly string[]): Promise<(Counter | undefined)[]> {
  const { rows } = await sql<CounterRow>`
    select key, used, resets_at, to_jsonb(recent) as recent, lifetime from private.visitor_usage where key = any(${sql.val(keys)}::text[])
  `.execute(db)
  return keys.map((key) => rows.filter((row) => row.key === key).map(toCounter)[0])
}

/** Makes the counters that are missing, so that there is a row to lock. In the order of their keys, so that two visitors never wait crosswise. */
export async function makeCounters(db: Kysely<Tables>, keys: readonly string[], resetsAt: Date): Promise<void> {
  const values = keys.toSorted().map((key) => ({ key, used: 0, resets_at: resetsAt, recent: sql<Date[]>`'{}'`, lifetime: '0' }))
  await db
    .insertInto('private.visitor_usage')
    .values(values)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** Removes the counters of an account that has gone. Answers whether it has; nothing is removed otherwise. */
export async function forgetCountersOf(db: Kysely<Tables>, userId: string, keys: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    delete from private.visitor_usage
    where key = any(${sql.val(keys)}::text[]) and not exists (select from auth.users where id = ${userId}) returning key
  `.execute(db)
  return rows.length > 0
}

/**
 * Charges one search to every counter and runs `effect`, or does neither: one statement, so it is exact under any race and after any crash.
 * `effect` is a data-changing statement that must read `from verdict where allowed`.
 */
export async function chargeAndDo(
  db: Kysely<Tables>,
  charge: { keys: readonly string[]; now: Date; resets: Resets; allowance: Allowance },
  effect: RawBuilder<unknown>,
): Promise<{ isAllowed: boolean; counters: (Counter | undefined)[] }> {
  const { keys, allowance, resets } = charge
  const now = sql`${charge.now}::timestamptz`
  const next = sql`${resets.next}::timestamptz`
  const shortest = sql`${resets.shortest / 1000}::float8 * interval '1 second'`
  const most = sql`${allowance.most}::int`
  // Null is without limit; without a ceiling no times are kept.
  const ceiling = sql`${allowance.ceiling}::int`
  const { rows } = await sql<CounterRow & { allowed: boolean }>`
    with locked as materialized (
      select key, recent, lifetime,
        case when ${now} < resets_at then used else 0 end as used,
        case
          when ${now} < resets_at then resets_at
          when ${next} >= resets_at + ${shortest} then ${next}
          else ${resets.afterNext}::timestamptz
        end as resets_at
      from private.visitor_usage
      where key = any(${sql.val(keys)}::text[])
      order by key
      for update
    ),
    verdict as materialized (
      select count(*) = ${keys.length}::int and bool_and(
        (${most} is null or used < ${most})
        and (${ceiling} is null or cardinality(recent) < ${ceiling} or recent[cardinality(recent) - ${ceiling} + 1] <= ${now} - ${day}::interval)
      ) as allowed
      from locked
    ),
    charged as (
      update private.visitor_usage as counter
      -- What was free counts against nobody who has a limit again.
      set used = locked.used + case when ${most} is null then 0 else 1 end,
        resets_at = locked.resets_at,
        recent = case
          when ${ceiling} is null then '{}'
          else (locked.recent || ${now})[cardinality(locked.recent) - ${ceiling} + 2 :]
        end,
        lifetime = locked.lifetime + 1
      from locked, verdict
      where verdict.allowed and counter.key = locked.key
      returning counter.key, counter.used, counter.resets_at, counter.recent, counter.lifetime
    ),
    done as (${effect})
    select key, used, resets_at, to_jsonb(recent) as recent, lifetime, true as allowed from charged
    union all
    select key, used, resets_at, to_jsonb(recent) as recent, lifetime, false as allowed from locked, verdict where verdict.allowed is not true
  `.execute(db)
  return {
    isAllowed: rows.length > 0 && rows.every((row) => row.allowed),
    counters: keys.map((key) => rows.filter((row) => row.key === key).map(toCounter)[0]),
  }
}

function toCounter(row: CounterRow): Counter {
  return { used: row.used, resetsAt: row.resets_at, recent: row.recent.map((time) => new Date(time)), lifetime: Number(row.lifetime) }
}
