import { AppError } from '#domain/errors.ts'
import { type Counter, resetsOf } from '#domain/usage/rules.ts'
import type { Usage } from '#domain/usage/usage.ts'
import type { Call } from '#server/http/mount.ts'
import { refuseUnfair } from '#server/usage/fair-use.ts'
import { waitForAnswer } from '#server/usage/join.ts'
import { countersOf, reserve, type Verdict, type Wish } from '#server/usage/queries.ts'
import { usageFrom } from '#server/usage/read.ts'
import { retryOnDeadlock } from '#server/usage/retry-on-deadlock.ts'
import type { Searcher } from '#server/usage/searcher.ts'

/** A search that is reserved and charged; `before` is how the searcher stood without it. */
export interface Reserved {
  state: 'reserved'
  id: string
  usage: Usage
  before: Usage
}

/**
 * What becomes of asking for a search: it is reserved, the limit is reached, or it was answered before, with this
 * text.
 */
export type Asked = Reserved | { state: 'quota'; usage: Usage } | { state: 'answered'; answer: string }

/**
 * Asks the ledger for a search. One that is under way already, by its key or its very body, is waited for, and its
 * answer is this one's too. Throws `in_flight`, `idempotency_key_reused`, `too_many_requests`, `bad_jwt` when the
 * member's account went meanwhile, `unavailable`.
 */
export async function askForSearch(call: Call, searcher: Searcher, wish: Omit<Wish, 'id' | 'idempotencyKey'>): Promise<Asked> {
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
      // Whoever was waited for got no answer that can be given again: this one tries for itself.
      return answer === null ? askForSearch(call, searcher, wish) : { state: 'answered', answer }
    }
  }
}

async function askLedger(call: Call, searcher: Searcher, wish: Wish, now: Date): Promise<Verdict> {
  const { db, reached } = call.world
  const resets = resetsOf(searcher.allowance.period, now, searcher.timeZone)
  await reached?.('before-reserve')
  const [verdict] = await Promise.all([retryOnDeadlock(() => reserve(db, searcher, wish, now, resets)), reached?.('reserving')])
  await reached?.('reserved')
  return verdict
}

/** How an account stands without the search that was just charged. */
function withoutLatest(counter: Counter, { allowance }: Searcher): Counter {
  const counted = allowance.most === null ? 0 : 1
  return { ...counter, used: counter.used - counted, recent: counter.recent.slice(0, -1), lifetime: counter.lifetime - 1 }
}
