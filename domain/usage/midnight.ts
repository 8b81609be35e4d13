import { type WallClock, wallClockOf } from '#domain/usage/wall-clock.ts'

const day = 24 * 60 * 60_000

/**
 * The first instant after `now` whose local date in `zone` (an IANA name; UTC when unknown) differs from today's. Works on days that have no
 * 00:00 because the clocks jump over it, where a country leaves out a whole day, and where the clocks go back over midnight.
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

/** The days since 1970 that a calendar on the wall tells. */
function dateOf(clock: WallClock, time: number): number {
  return Math.floor(clock(time) / day)
}

/** The first instant after `from`, and no later than `to`, at which the clocks have been put on or back; undefined when they stand as at `from`. They are put once in a day at most. */
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
