import * as z from 'zod/mini'
import type { Usage } from '#domain/usage/usage.ts'

const count = z.int().check(z.minimum(0))

/**
 * A visitor's searches of one day, as this browser keeps them (specification, section 4). The page shows them until
 * the server has answered. Each answer of the server overwrites them, so they grow by one with each search. `date` is
 * the local date.
 */
export const AnonymousCounter = z.object({
  date: z.string(),
  sessionId: z.string(),
  used: count,
  limit: count,
  resetDate: z.string(),
})
export type AnonymousCounter = z.infer<typeof AnonymousCounter>

/** The session that a counter belongs to, and the local date. */
interface Moment {
  date: string
  sessionId: string
}

/** The day of `now` in a time zone, as '2026-11-22'. */
export function localDate(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv', { timeZone }).format(now)
}

/** The counter to keep for the server's usage. Null if there is no limit. */
export function counterFrom({ used, limit, resetDate }: Usage, { date, sessionId }: Moment): AnonymousCounter | null {
  return limit === null ? null : { date, sessionId, used: Math.min(used, limit), limit, resetDate }
}

/**
 * The usage by a stored counter. On another date than the counter's, no search is used. Null for another session or an
 * unreadable time of reset.
 */
export function usageFrom({ date, sessionId, used, limit, resetDate }: AnonymousCounter, now: Moment): Usage | null {
  if (sessionId !== now.sessionId || Number.isNaN(Date.parse(resetDate))) return null
  const counted = date === now.date ? Math.min(used, limit) : 0
  return { used: counted, limit, remaining: limit - counted, resetDate, sessionId, totalLifetime: counted, period: 'day' }
}
