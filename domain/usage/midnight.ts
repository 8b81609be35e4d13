import { nextChange } from '#domain/usage/next-change.ts'

const hour = 60 * 60_000

/** No local day is longer than this, not even where a country changes sides of the date line. */
const longestDay = 50 * hour

/**
 * The first instant after `now` whose local date in `zone` (an IANA name; UTC when unknown) differs from today's. Works on days that have no
 * 00:00 because the clocks jump over it.
 */
export function nextLocalMidnight(now: Date, zone: string): Date {
  return nextChange(now, zone, 'date', { step: hour, longest: longestDay })
}
