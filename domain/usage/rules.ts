import { limits } from '#domain/limits.ts'
import { nextLocalMidnight } from '#domain/usage/midnight.ts'
import type { Usage } from '#domain/usage/usage.ts'

const day = 24 * 60 * 60_000

/** The searches of one session or one address. `recent` are the times of the latest searches, oldest first. */
export interface Counter {
  used: number
  resetsAt: Date
  recent: readonly Date[]
  lifetime: number
}

/** `daily`: searches between two resets. `ceiling`: searches in any 24 hours, whatever time zones are claimed. */
export interface Allowance {
  daily: number
  ceiling: number
}

/** The allowance for `daily` searches; the ceiling keeps the proportion of the specified ones (decision 5). */
export function allowanceOf(daily: number): Allowance {
  return { daily, ceiling: Math.ceil((daily * limits.anonymousSearchesIn24Hours) / limits.anonymousDailySearches) }
}

/** The two next local midnights: the quota's next reset is one of them. */
export function nextMidnights(now: Date, zone: string): readonly [Date, Date] {
  const first = nextLocalMidnight(now, zone)
  return [first, nextLocalMidnight(first, zone)]
}

/** The counter as it stands at `now`: a passed reset has emptied it, and the next one is a local midnight at least 20 h after the last (decision 5). */
export function counterAt(counter: Counter | undefined, now: Date, [midnight, nextMidnight]: readonly [Date, Date]): Counter {
  if (!counter) return { used: 0, resetsAt: midnight, recent: [], lifetime: 0 }
  if (now < counter.resetsAt) return counter
  const isFarEnough = midnight.getTime() - counter.resetsAt.getTime() >= limits.shortestQuotaDay
  return { ...counter, used: 0, resetsAt: isFarEnough ? midnight : nextMidnight }
}

/** How many more searches a counter allows at `now`, and when it will allow more. */
export function standingOf(counter: Counter, now: Date, { daily, ceiling }: Allowance): { remaining: number; resetsAt: Date } {
  const lastDay = counter.recent.filter((time) => time.getTime() > now.getTime() - day)
  const today = Math.max(0, daily - counter.used)
  const inAnyDay = Math.max(0, ceiling - lastDay.length)
  const oldest = lastDay[lastDay.length - ceiling] ?? lastDay[0]
  if (today <= inAnyDay || !oldest) return { remaining: today, resetsAt: counter.resetsAt }
  return { remaining: inAnyDay, resetsAt: new Date(oldest.getTime() + day) }
}

/** What the visitor is told: the standing of the strictest counter. `counters` holds at least the address's, the session's first if there is one. */
export function usageOf(counters: readonly Counter[], now: Date, allowance: Allowance, sessionId: string | null): Usage {
  const standings = counters.map((counter) => standingOf(counter, now, allowance))
  const remaining = Math.min(allowance.daily, ...standings.map((standing) => standing.remaining))
  const resets = standings.filter((standing) => standing.remaining === remaining).map((standing) => standing.resetsAt.getTime())
  return {
    used: allowance.daily - remaining,
    limit: allowance.daily,
    remaining,
    resetDate: new Date(Math.max(now.getTime(), ...resets)).toISOString(),
    sessionId,
    totalLifetime: counters[0]?.lifetime ?? 0,
  }
}
