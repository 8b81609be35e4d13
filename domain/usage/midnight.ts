import { type WallClock, wallClockOf } from '#domain/usage/wall-clock.ts'

const day = 24 * 60 * 60_000

/**
 * The first instant after `now` whose local date in `zone` (IANA name; UTC if unknown) differs from today's. Works
 * on days whose 00:00 the clocks jump over, on days that a country leaves out, and where the clocks go back over
 * midnight.
 */
export function nextLocalMidnight(now: Date, zone: string): Date {
  const clock = wallClockOf(zone)
  const today = dateOf(clock, now.getTime())
  let from = now.getTime()
  for (;;) {
    const midnight = from + (dateOf(clock, from) + 1) * day - clock(from)
    const change = firstChange(clock, from, midnight)
    if (change === undefined) return new Date(midnight)
    if (dateOf(clock, change) !== today) return new Date(change)
    from = change
  }
}

/** The local date, as days since 1970. */
function dateOf(clock: WallClock, time: number): number {
  return Math.floor(clock(time) / day)
}

/**
 * The first instant after `from` and up to `to` at which the zone's offset changed; undefined when it did not.
 * Assumes at most one change a day.
 */
function firstChange(clock: WallClock, from: number, to: number): number | undefined {
  const offset = clock(from) - from
  const isSame = (time: number) => clock(time) - time === offset
  if (isSame(to)) return undefined
  let [early, late] = [from, to]
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2)
    if (isSame(middle)) early = middle
    else late = middle
  }
  return late
}
