import type { RawBuilder } from 'kysely'
import { AppError } from '#domain/errors.ts'
import {
  type Allowance,
  type Counter,
  counterAt,
  dailyAllowance,
  isUnlimited,
  monthlyAllowance,
  resetsOf,
  usageOf,
} from '#domain/usage/rules.ts'
import type { Usage, UsagePeriod } from '#domain/usage/usage.ts'
import { sqlState } from '#platform/database/open.ts'
import { network } from '#platform/http/client-address.ts'
import type { Call } from '#server/http/mount.ts'
import { chargeAndDo, findCounters, forgetCountersOf, makeCounters } from '#server/usage/queries.ts'

/**
 * Whose searches a call counts. A visitor without an account is counted twice, by browser session and by address, and the stricter count holds (decision 6); a member once,
 * wherever they are.
 */
export interface Searcher {
  sessionId: string | null
  /** A visitor's session first, if there is one. */
  keys: readonly string[]
  allowance: Allowance
  timeZone: string
}

/** Who is counted for a call. The header's session id goes before the body's. */
export function searcherOf(call: Call, bodySessionId?: string): Searcher {
  const { actor, address, timeZone } = call
  const { config } = call.world
  const sessionId = call.sessionId ?? (bodySessionId?.trim() || null)
  if (actor.kind === 'member') {
    const monthly = isUnlimited(actor.plan) ? null : config.freeMonthlySearches
    return { sessionId, keys: [memberKey(actor.userId)], allowance: monthlyAllowance(monthly), timeZone }
  }
  const household = `ip:${address === undefined ? 'unknown' : network(address)}`
  const keys = sessionId === null ? [household] : [`session:${sessionId}`, household]
  return { sessionId, keys, allowance: dailyAllowance(config.anonymousDailySearches), timeZone }
}

/** The counter of a member; it goes with the account (database/migrations). */
function memberKey(userId: string): string {
  return `member:${userId}`
}

/** How many searches are left. Writes nothing. */
export async function readUsage(call: Call, searcher: Searcher): Promise<Usage> {
  return usageFrom(call, searcher, await findCounters(call.world.db, searcher.keys))
}

/** SQLSTATEs: of two who waited for each other, as when the account is just being deleted, and of a recipe for an account that is not there. */
const [deadlock, nobody] = ['40P01', '23503']

/** Charges one search and runs `effect` (see chargeAndDo), or neither when the limit is reached. Throws `bad_jwt` when the member's account went meanwhile, `unavailable`. */
export async function spendSearch(
  call: Call,
  searcher: Searcher,
  effect: RawBuilder<unknown>,
  isRetry = false,
): Promise<{ isAllowed: boolean; usage: Usage }> {
  const { db, now } = call.world
  const { keys, allowance, timeZone } = searcher
  const time = now()
  const resets = resetsOf(allowance.period, time, timeZone)
  await makeCounters(db, keys, resets.next)
  try {
    const { isAllowed, counters } = await chargeAndDo(db, { keys, now: time, resets, allowance }, effect)
    return { isAllowed, usage: usageFrom(call, searcher, counters) }
  } catch (cause) {
    const state = sqlState(cause)
    if (state === deadlock && !isRetry) return spendSearch(call, searcher, effect, true)
    if (state === deadlock) throw new AppError('unavailable', {}, { cause })
    const isGone = state === nobody && call.actor.kind === 'member' && (await forgetCountersOf(db, call.actor.userId, keys))
    throw isGone ? new AppError('bad_jwt', {}, { cause }) : cause
  }
}

function usageFrom(call: Call, { allowance, timeZone, sessionId }: Searcher, stored: readonly (Counter | undefined)[]): Usage {
  const now = call.world.now()
  const resets = resetsOf(allowance.period, now, timeZone)
  const counters = stored.map((counter) => counterAt(counter, now, resets))
  return usageOf(counters, now, allowance, sessionId)
}

/** The name of each limit in the fields, and its window in seconds; the longest month, for a calendar has no other. */
const policies: Record<UsagePeriod, { name: string; window: number }> = {
  day: { name: 'anon-day', window: 86_400 },
  month: { name: 'member-month', window: 31 * 86_400 },
}

/** Tells the limit in the fields of draft-ietf-httpapi-ratelimit-headers: r searches left, t seconds until there are more. Nothing where there is no limit. */
export function tellLimit(call: Call, { limit, remaining, period = 'day', resetDate }: Usage) {
  if (limit === null || remaining === null) return
  const { name, window } = policies[period]
  const seconds = Math.max(0, Math.ceil((Date.parse(resetDate) - call.world.now().getTime()) / 1000))
  call.setHeader('ratelimit-policy', `"${name}";q=${limit};w=${window}`)
  call.setHeader('ratelimit', `"${name}";r=${remaining};t=${seconds}`)
}
