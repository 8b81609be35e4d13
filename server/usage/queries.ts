import { interval } from '@potluck/platform/database/interval'
import { fullAtByKey } from '@potluck/platform/limits/limiter'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { limits } from '#domain/limits.ts'
import { ledgerLimits } from '#domain/usage/ledger-limits.ts'
import type { Counter, Resets } from '#domain/usage/rules.ts'
import type { Tables } from '#server/tables.ts'
import type { Searcher } from '#server/usage/searcher.ts'

const Timestamp = z.pipe(
  z.string(),
  z.transform((text) => new Date(text)),
)
/** The usage of one ledger account, as the database function `private.standings` answers it. */
const UsageSnapshot = z.object({
  key: z.string(),
  used: z.number(),
  resets_at: Timestamp,
  recent: z.array(Timestamp),
  lifetime: z.number(),
})
const Verdict = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.enum(['reserved', 'quota']), standings: z.array(UsageSnapshot) }),
  z.object({ verdict: z.enum(['fair_use', 'burst', 'given_back']), wait: z.number() }),
  z.object({ verdict: z.literal('answered'), answer: z.string() }),
  z.object({ verdict: z.literal('in_flight'), search: z.string() }),
  z.object({ verdict: z.literal('key_reused') }),
])
/** The ledger's decision about a search (database/migrations/0016_ledger.sql). */
export type Verdict = z.infer<typeof Verdict>
type UsageSnapshot = z.infer<typeof UsageSnapshot>

/**
 * A question about one searcher's usage: the accounts, whether the times of recent searches are needed (for a
 * ceiling), and the network's share.
 */
export interface UsageQuestion {
  accounts: readonly string[]
  needsTimes: boolean
  /** The key of the network's share; null for a searcher without a share. */
  share: string | null
  now: Date
}

/**
 * The usage of a searcher's accounts, in their order, undefined for an account without searches; and when the
 * network's share is whole again.
 */
export interface UsageSnapshots {
  counters: readonly (Counter | undefined)[]
  shareFullAt: Date | undefined
}

const SnapshotRow = z.object({ standings: z.array(UsageSnapshot), shares: z.nullable(z.record(z.string(), Timestamp)) })

/**
 * Answers several questions about usage in one statement. The times reach back 24 hours from the earliest `now`; for
 * each later `now`, `remainingOf` ignores the times that are too old.
 */
export async function findUsageSnapshots(db: Kysely<Tables>, asked: readonly UsageQuestion[]): Promise<UsageSnapshots[]> {
  const accounts = [...new Set(asked.flatMap((one) => one.accounts))]
  const shares = [...new Set(asked.flatMap(({ share }) => share ?? []))]
  const at = new Date(Math.min(...asked.map(({ now }) => now.getTime())))
  const needsTimes = asked.some((one) => one.needsTimes)
  const { rows } = await sql<unknown>`
    select coalesce(jsonb_agg(to_jsonb(standing)), '[]') as standings, ${shares.length > 0 ? fullAtByKey(shares) : sql`null::jsonb`} as shares
    from private.standings(${sql.val(accounts)}::text[], ${at}::timestamptz, ${needsTimes}::boolean) as standing
  `.execute(db)
  const found = SnapshotRow.parse(rows[0])
  const counters = new Map(found.standings.map((standing) => [standing.key, toCounter(standing)]))
  return asked.map((one) => ({
    counters: one.accounts.map((key) => counters.get(key)),
    shareFullAt: one.share === null ? undefined : found.shares?.[one.share],
  }))
}

/** The snapshots as counters, in the order of `accounts`. */
export function countersOf(standings: readonly UsageSnapshot[], accounts: readonly string[]): (Counter | undefined)[] {
  return accounts.map((key) => standings.filter((standing) => standing.key === key).map(toCounter)[0])
}

function toCounter({ used, resets_at: resetsAt, recent, lifetime }: UsageSnapshot): Counter {
  return { used, resetsAt, recent, lifetime }
}

/** A search to reserve. */
export interface SearchOrder {
  id: string
  cuisine: string
  idempotencyKey: string | undefined
  bodyHash: string
}

/** Reserves a search, or answers why not. One statement does it, so it is exact under any race and after any crash. */
export async function reserve(db: Kysely<Tables>, searcher: Searcher, wish: SearchOrder, now: Date, resets: Resets): Promise<Verdict> {
  const { principal, accounts, userId, allowance, pace } = searcher
  const { rows } = await sql<{ said: unknown }>`
    select private.reserve_search(
      _id => ${wish.id}::uuid, _principal => ${principal}::text, _accounts => ${sql.val(accounts)}::text[], _user_id => ${userId}::uuid,
      _cuisine => ${wish.cuisine}::text, _key => ${wish.idempotencyKey ?? null}::text, _body_hash => ${wish.bodyHash}::text, _at => ${now}::timestamptz,
      _lease => ${interval(limits.searchLease)}, _keys_kept => ${interval(ledgerLimits.idempotencyKept)}, _period => ${allowance.period}::text,
      _next => ${resets.next}::timestamptz, _after_next => ${resets.afterNext}::timestamptz, _shortest => ${interval(resets.shortest)},
      _most => ${allowance.most}::integer, _ceiling => ${allowance.ceiling}::integer,
      _burst => ${pace.burst?.most ?? null}::integer, _burst_within => ${interval(pace.burst?.within ?? 0)},
      _given_back => ${pace.givenBack?.most ?? null}::integer, _given_back_within => ${interval(pace.givenBack?.within ?? 0)}
    ) as said
  `.execute(db)
  return Verdict.parse(rows[0]?.said)
}

/**
 * Settles a reserved search with its recipe and runs `effect`, or does neither when the search is no longer reserved.
 * `effect` is a data-changing statement that must read `from settled where is_settled`. Answers whether it was done.
 */
export async function settle(
  db: Kysely<Tables>,
  search: { id: string; recipeId: string; answer: string },
  now: Date,
  effect: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql<{ is_settled: boolean }>`
    with settled as materialized (
      select private.settle_search(${search.id}::uuid, ${search.recipeId}::uuid, ${search.answer}::text, ${now}::timestamptz) as is_settled
    ),
    done as (${effect})
    select is_settled from settled
  `.execute(db)
  return rows[0]?.is_settled === true
}

/** Why a search ended without a recipe. */
export type ReleaseReason = 'refused' | 'failed' | 'busy' | 'left'

/**
 * Releases a reserved search with the answer for repeated calls; with null, its idempotency key may be used again.
 * Answers whether the search was still reserved.
 */
export async function release(db: Kysely<Tables>, id: string, reason: ReleaseReason, answer: string | null, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_released: boolean }>`
    select private.release_search(${id}::uuid, ${reason}::text, ${answer}::text, ${now}::timestamptz) as is_released
  `.execute(db)
  return rows[0]?.is_released === true
}

/** The answer of a search: undefined while it runs, null when it ended without an answer that can be reused. */
export async function findAnswer(db: Kysely<Tables>, id: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('private.searches').select(['state', 'answer']).where('id', '=', id).executeTakeFirst()
  return row?.state === 'reserved' ? undefined : (row?.answer ?? null)
}

/** Releases searches whose lease ended, as after a crash. Answers how many. */
export async function freeExpired(db: Kysely<Tables>, now: Date, most: number): Promise<number> {
  const { rows } = await sql<{ freed: number }>`
    select private.free_expired_searches(${now}::timestamptz, ${interval(limits.searchLease)}, ${most}::integer) as freed
  `.execute(db)
  return rows[0]?.freed ?? 0
}

/** Deletes old answers, idempotency keys and visitors' searches, at most `most` of each. Answers how many in all. */
export async function forgetSearches(db: Kysely<Tables>, now: Date, most: number): Promise<number> {
  const { idempotencyKept, visitorSearchesKept, visitorSessionsKept } = ledgerLimits
  const { rows } = await sql<{ gone: number }>`
    select private.forget_searches(${now}::timestamptz, ${interval(idempotencyKept)}, ${interval(visitorSearchesKept)}, ${interval(visitorSessionsKept)}, ${most}::integer) as gone
  `.execute(db)
  return rows[0]?.gone ?? 0
}

export async function hasAccount(db: Kysely<Tables>, userId: string): Promise<boolean> {
  return (await db.selectFrom('auth.users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined
}
