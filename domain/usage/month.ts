import { nextLocalMidnight } from '#domain/usage/midnight.ts'
import { wallClockOf } from '#domain/usage/wall-clock.ts'

/** So long before a month's nominal end it is surely that month still, even where the clocks, or a whole day, are changed meanwhile. */
const surely = 3 * 24 * 60 * 60_000

/** The first instant after `now` of another calendar month in `zone` (an IANA name; UTC when unknown), also where that day has no 00:00. */
export function nextLocalMonth(now: Date, zone: string): Date {
  const clock = wallClockOf(zone)
  const wall = clock(now.getTime())
  const present = monthOf(wall)
  const nearEnd = now.getTime() + Date.UTC(1970, present + 1) - wall - surely
  let from = new Date(Math.max(now.getTime(), nearEnd))
  do from = nextLocalMidnight(from, zone)
  while (monthOf(clock(from.getTime())) === present)
  return from
}

/** The months since 1970 that a calendar on the wall tells. */
function monthOf(wall: number): number {
  const date = new Date(wall)
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()
}
