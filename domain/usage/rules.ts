import { limits } from '#domain/limits.ts'
import { nextLocalMidnight } from '#domain/usage/midnight.ts'
import { nextLocalMonth } from '#domain/usage/month.ts'
import type { Usage, UsagePeriod } from '#domain/usage/usage.ts'

const day = 24 * 60 * 60_000

/**
 * The searches of one session, address or member, summed from the ledger. `recent`: times of the latest searches,
 * oldest first; empty when no ceiling applies.
 */
export interface Counter {
  used: number
  resetsAt: Date
  recent: readonly Date[]
  lifetime: number
}

/** `most`: searches between two resets. `ceiling`: searches in any 24 hours, in any time zone. Null: no limit. */
export interface Allowance {
  period: UsagePeriod
  most: number | null
  ceiling: number | null
}

/** A visitor's allowance for `daily` searches. The ceiling grows in the specified proportion of 12 to 6 (P5). */
export function dailyAllowance(daily: number): Allowance & { most: number; ceiling: number } {
  const ceiling = Math.ceil((daily * limits.anonymousSearchesIn24Hours) / limits.anonymousDailySearches)
  return { period: 'day', most: daily, ceiling }
}

/** A member's allowance for a calendar month; a null limit means no limit (P2). */
export function monthlyAllowance(monthly: number | null): Allowance {
  return { period: 'month', most: monthly, ceiling: null }
}

const periods = {
  day: { next: nextLocalMidnight, shortest: limits.shortestQuotaDay },
  month: { next: nextLocalMonth, shortest: limits.shortestQuotaMonth },
} as const

/** The next two resets of a period in the caller's zone, and the shortest time between two resets in milliseconds. */
export interface Resets {
  next: Date
  afterNext: Date
  shortest: number
}

/**
 * Room for every time zone in both periods. Callers can send endless spellings of zones, so the oldest entries are
 * dropped.
 */
const mostCached = 1_200

/** Cached resets by period and zone, valid until the next reset. */
const cachedResets = new Map<string, { from: number; resets: Resets }>()

/** The next resets of a period as of `now` in a zone (an IANA name; UTC when unknown). */
export function resetsOf(period: UsagePeriod, now: Date, zone: string): Resets {
  const key = `${period} ${zone}`
  const time = now.getTime()
  const known = cachedResets.get(key)
  if (known && time >= known.from && time < known.resets.next.getTime()) return known.resets
  const resets = lookUpResets(period, now, zone)
  cachedResets.delete(key)
  const [oldest] = cachedResets.keys()
  if (oldest !== undefined && cachedResets.size >= mostCached) cachedResets.delete(oldest)
  cachedResets.set(key, { from: time, resets })
  return resets
}

function lookUpResets(period: UsagePeriod, now: Date, zone: string): Resets {
  const { next: nextOf, shortest } = periods[period]
  const next = nextOf(now, zone)
  return { next, afterNext: nextOf(next, zone), shortest }
}

/**
 * The counter at `now`. Before its reset the counter is unchanged. After its reset, `used` is zero, and `resetsAt` is
 * the next local midnight at least 20 h after the old reset (P5), or the start of a local month at least 20 days after
 * it.
 */
export function counterAt(counter: Counter | undefined, now: Date, { next, afterNext, shortest }: Resets): Counter {
  if (!counter) return { used: 0, resetsAt: next, recent: [], lifetime: 0 }
  // A reset later than the next two was written while the clock was ahead.
  if (now < counter.resetsAt) return counter.resetsAt > afterNext ? { ...counter, resetsAt: afterNext } : counter
  const isFarEnough = next.getTime() - counter.resetsAt.getTime() >= shortest
  return { ...counter, used: 0, resetsAt: isFarEnough ? next : afterNext }
}

/** How many more searches a counter allows at `now` (null: no limit), and when it will allow more. */
export function remainingOf(counter: Counter, now: Date, { most, ceiling }: Allowance): { remaining: number | null; resetsAt: Date } {
  if (most === null) return { remaining: null, resetsAt: counter.resetsAt }
  const inPeriod = Math.max(0, most - counter.used)
  if (ceiling === null) return { remaining: inPeriod, resetsAt: counter.resetsAt }
  const lastDay = counter.recent.filter((time) => time.getTime() > now.getTime() - day)
  const inAnyDay = Math.max(0, ceiling - lastDay.length)
  const oldest = lastDay[lastDay.length - ceiling] ?? lastDay[0]
  if (inPeriod <= inAnyDay || !oldest) return { remaining: inPeriod, resetsAt: counter.resetsAt }
  return { remaining: inAnyDay, resetsAt: new Date(oldest.getTime() + day) }
}

/**
 * The usage of the strictest counter. `counters`: the session's, if there is one, then the address's or the
 * member's.
 */
export function usageOf(counters: readonly Counter[], now: Date, allowance: Allowance, sessionId: string | null): Usage {
  const { most, period } = allowance
  const remainders = counters.map((counter) => remainingOf(counter, now, allowance))
  const remaining = most === null ? null : Math.min(most, ...remainders.map((remainder) => remainder.remaining ?? most))
  const resets = remainders.filter((remainder) => remainder.remaining === remaining).map(({ resetsAt }) => resetsAt.getTime())
  return {
    used: most === null || remaining === null ? (counters[0]?.used ?? 0) : most - remaining,
    limit: most,
    remaining,
    resetDate: new Date(Math.max(now.getTime(), ...resets)).toISOString(),
    sessionId,
    totalLifetime: counters[0]?.lifetime ?? 0,
    period,
  }
}
