import { nextChange } from '#domain/usage/next-change.ts'

const day = 24 * 60 * 60_000

/** A step that no month is shorter than. */
const step = 20 * day

/** No local month is longer than this, not even where a country changes sides of the date line. */
const longestMonth = 33 * day

/** The first instant after `now` of another calendar month in `zone` (an IANA name; UTC when unknown), also where that day has no 00:00. */
export function nextLocalMonth(now: Date, zone: string): Date {
  return nextChange(now, zone, 'month', { step, longest: longestMonth })
}
