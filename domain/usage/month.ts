import { nextLocalMidnight } from '#domain/usage/midnight.ts'
import { wallClockOf } from '#domain/usage/wall-clock.ts'

/** A month cannot end earlier than this before its nominal end, even with a changed offset or a skipped day. */
const safetyMargin = 3 * 24 * 60 * 60_000

/**
 * The first instant after `now` of another calendar month in `zone` (IANA name; UTC if unknown), also on days
 * without 00:00.
 */
export function nextLocalMonth(now: Date, zone: string): Date {
  const clock = wallClockOf(zone)
  const wall = clock(now.getTime())
  const present = monthOf(wall)
  const nearEnd = now.getTime() + Date.UTC(1970, present + 1) - wall - safetyMargin
  let from = new Date(Math.max(now.getTime(), nearEnd))
  do from = nextLocalMidnight(from, zone)
  while (monthOf(clock(from.getTime())) === present)
  return from
}

/** The local month, as months since 1970. */
function monthOf(wall: number): number {
  const date = new Date(wall)
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()
}
