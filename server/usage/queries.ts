import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { limits } from '#domain/limits.ts'
import { ledgerLimits } from '#domain/usage/limits.ts'
import type { Counter, Resets } from '#domain/usage/rules.ts'
import { interval } from '#platform/database/interval.ts'
import { fullAtByKey } from '#platform/limits/limiter.ts'
import type { Tables } from '#server/tables.ts'
import type { Searcher } from '#server/usage/searcher.ts'

const time = z.pipe(
  z.string(),
  z.transform((text) => new Date(text)),
)
const Standing = z.object({ key: z.string(), used: z.number(), resets_at: time, recent: z.array(time), lifetime: z.number() })
const Verdict = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.enum(['reserved', 'quota']), standings: z.array(Standing) }),
  z.object({ verdict: z.enum(['fair_use', 'burst', 'given_back']), wait: z.number() }),
  z.object({ verdict: z.literal('answered'), answer: z.string() }),
  z.object({ verdict: z.literal('in_flight'), search: z.string() }),
  z.object({ verdict: z.literal('key_reused') }),
])
/** What the ledger says to whoever asks for a search (database/migrations/0016_ledger.sql). */
export type Verdict = z.infer<typeof Verdict>
type Standing = z.infer<typeof Standing>

/**
 * What is asked about one searcher: how these accounts stand, with their latest searches if there is a ceiling, and
 * an allowance of a network.
 */
export interface StandingsAsked {
  accounts: readonly string[]
  needsTimes: boolean
  /** The key of the allowance; null where there is none. */
  share: string | null
  now: Date
}

/**
 * How the accounts of a searcher stand, in their order, undefined where nobody has searched yet; and when the
 * allowance is whole again.
 */
export interface StandingsFound {
  counters: readonly (Counter | undefined)[]
  shareFullAt: Date | undefined
}

const Found = z.object({ standings: z.array(Standing), shares: z.nullable(z.record(z.string(), time)) })

/**
 * What is asked about several searchers, in one statement. Times are those of the 24 hours before the earliest `now`
 * of all: `standingOf` heeds those of its own.
 */
export async function findStandings(db: Kysely<Tables>, asked: readonly StandingsAsked[]): Promise<StandingsFound[]> {
  const accounts = [...new Set(asked.flatMap((one) => one.accounts))]
  const shares = [...new Set(asked.flatMap(({ share }) => share ?? []))]
  const at = new Date(Math.min(...asked.map(({ now }) => now.getTime())))
  const needsTimes = asked.some((one) => one.needsTimes)
  const { rows } = await sql<unknown>`
    select coalesce(jsonb_agg(to_jsonb(standing)), '[]') as standings, ${shares.length > 0 ? fullAtByKey(shares) : sql`null::jsonb`} as shares
    from private.standings(${sql.val(accounts)}::text[], ${at}::timestamptz, ${needsTimes}::boolean) as standing
  `.execute(db)
  const found = Found.parse(rows[0])
  const counters = new Map(found.standings.map((standing) => [standing.key, toCounter(standing)]))
  return asked.map((one) => ({
    counters: one.accounts.map((key) => counters.get(key)),
    shareFullAt: one.share === null ? undefined : found.shares?.[one.share],
  }))
}

/** Standings as counters, in the order of these accounts. */
export function countersOf(standings: readonly Standing[], accounts: readonly string[]): (Counter | undefined)[] {
  return accounts.map((key) => standings.filter((standing) => standing.key === key).map(toCounter)[0])
}

function toCounter({ used, resets_at: resetsAt, recent, lifetime }: Standing): Counter {
  return { used, resetsAt, recent, lifetime }
}

/** What a search is, when it is asked for. */
export interface Wish {
  id: string
  cuisine: string
  idempotencyKey: string | undefined
  bodyHash: string
}

/** Reserves a search, or says why not: one statement, exact under any race and after any crash. */
export async function reserve(db: Kysely<Tables>, searcher: Searcher, wish: Wish, now: Date, resets: Resets): Promise<Verdict> {
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
 * Ends a reserved search with its recipe and runs `effect`, or does neither because it is reserved no more: one
 * statement. `effect` is a data-changing statement that must read `from settled where is_settled`. Answers whether it
 * was done.
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
 * Gives a reserved search back, with the answer that its key gives from now on; without one the key may be used
 * again. Answers whether it was still reserved.
 */
export async function release(db: Kysely<Tables>, id: string, reason: ReleaseReason, answer: string | null, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_released: boolean }>`
    select private.release_search(${id}::uuid, ${reason}::text, ${answer}::text, ${now}::timestamptz) as is_released
  `.execute(db)
  return rows[0]?.is_released === true
}

/**
 * How a search ended: undefined while it is under way, null when it ended without an answer that may be given again.
 */
export async function findAnswer(db: Kysely<Tables>, id: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('private.searches').select(['state', 'answer']).where('id', '=', id).executeTakeFirst()
  return row?.state === 'reserved' ? undefined : (row?.answer ?? null)
}

/** Gives back what crashes left, and answers how many searches. */
export async function freeExpired(db: Kysely<Tables>, now: Date, most: number): Promise<number> {
  const { rows } = await sql<{ freed: number }>`
    select private.free_expired_searches(${now}::timestamptz, ${interval(limits.searchLease)}, ${most}::integer) as freed
  `.execute(db)
  return rows[0]?.freed ?? 0
}

/**
 * Forgets answers and keys, and what was kept of visitors long enough, at most so many of each. Answers how many in
 * all.
 */
export async function forgetSearches(db: Kysely<Tables>, now: Date, most: number): Promise<number> {
  const { idempotencyKept, visitorSearchesKept, visitorSessionsKept } = ledgerLimits
  const { rows } = await sql<{ gone: number }>`
    select private.forget_searches(${now}::timestamptz, ${interval(idempotencyKept)}, ${interval(visitorSearchesKept)}, ${interval(visitorSessionsKept)}, ${most}::integer) as gone
  `.execute(db)
  return rows[0]?.gone ?? 0
}

/** Whether there is an account. */
export async function hasAccount(db: Kysely<Tables>, userId: string): Promise<boolean> {
  return (await db.selectFrom('auth.users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined
}
