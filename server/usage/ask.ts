import { AppError } from '#domain/errors.ts'
import { type Counter, resetsOf } from '#domain/usage/rules.ts'
import type { Usage } from '#domain/usage/usage.ts'
import type { Call } from '#server/http/mount.ts'
import { refuseUnfair } from '#server/usage/fair-use.ts'
import { waitForAnswer } from '#server/usage/join.ts'
import { countersOf, reserve, type SearchOrder, type Verdict } from '#server/usage/queries.ts'
import { usageFrom } from '#server/usage/read.ts'
import { retryOnDeadlock } from '#server/usage/retry-on-deadlock.ts'
import type { Searcher } from '#server/usage/searcher.ts'

/** A reserved and charged search. `before` is the usage without it. */
export interface ReservedSearch {
  state: 'reserved'
  id: string
  usage: Usage
  before: Usage
}

/** The ledger's decision about a search: reserved, limit reached, or answered before with this text. */
export type SearchReservation = ReservedSearch | { state: 'quota'; usage: Usage } | { state: 'answered'; answer: string }

/**
 * Reserves a search in the ledger. A running search with the same key or the same body is waited for, and its answer
 * is reused. Throws `in_flight`, `idempotency_key_reused`, `too_many_requests`, `bad_jwt` when the member's account
 * was deleted meanwhile, `unavailable`.
 */
export async function reserveSearch(
  call: Call,
  searcher: Searcher,
  wish: Omit<SearchOrder, 'id' | 'idempotencyKey'>,
): Promise<SearchReservation> {
  const id = call.world.uuid()
  const now = call.world.now()
  const verdict = await askLedger(call, searcher, { ...wish, id, idempotencyKey: call.idempotencyKey }, now)
  switch (verdict.verdict) {
    case 'reserved': {
      const counters = countersOf(verdict.standings, searcher.accounts)
      const withoutIt = counters.map((counter) => counter && withoutLatest(counter, searcher))
      return { state: 'reserved', id, usage: usageFrom(searcher, counters, now), before: usageFrom(searcher, withoutIt, now) }
    }
    case 'quota':
      return { state: 'quota', usage: usageFrom(searcher, countersOf(verdict.standings, searcher.accounts), now) }
    case 'answered':
      return { state: 'answered', answer: verdict.answer }
    case 'fair_use':
    case 'burst':
    case 'given_back':
      throw refuseUnfair(call, verdict.verdict, verdict.wait)
    case 'key_reused':
      throw new AppError('idempotency_key_reused')
    case 'in_flight': {
      const answer = await waitForAnswer(call, verdict.search)
      // The other search ended without an answer that can be reused, so this one tries itself.
      return answer === null ? reserveSearch(call, searcher, wish) : { state: 'answered', answer }
    }
  }
}

async function askLedger(call: Call, searcher: Searcher, wish: SearchOrder, now: Date): Promise<Verdict> {
  const { db, reached } = call.world
  const resets = resetsOf(searcher.allowance.period, now, searcher.timeZone)
  await reached?.('before-reserve')
  const [verdict] = await Promise.all([retryOnDeadlock(() => reserve(db, searcher, wish, now, resets)), reached?.('reserving')])
  await reached?.('reserved')
  return verdict
}

/** A counter without the search that was just charged. */
function withoutLatest(counter: Counter, { allowance }: Searcher): Counter {
  const counted = allowance.most === null ? 0 : 1
  return { ...counter, used: counter.used - counted, recent: counter.recent.slice(0, -1), lifetime: counter.lifetime - 1 }
}
