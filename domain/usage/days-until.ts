/** Milliseconds of a day. */
const day = 24 * 60 * 60_000

/** The number of local midnights between now and the reset. */
export function daysUntil(resetDate: string, now: Date): number {
  const startOf = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate())
  return Math.max(0, Math.round((startOf(new Date(resetDate)) - startOf(now)) / day))
}
