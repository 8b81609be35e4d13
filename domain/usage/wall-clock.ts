const second = 1_000

/** What a clock on the wall of a place shows at an instant, in milliseconds as if the place were Greenwich. */
export type WallClock = (time: number) => number

const clocks = new Map<string, WallClock>()

/**
 * More spellings than there are zones; what is spelled otherwise comes from outside without end, and begins the
 * list anew.
 */
const mostKept = 600

const shown = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const

/** The clock of a zone: an IANA name in any case, or an offset such as +05:30; UTC's when it is neither. */
export function wallClockOf(zone: string): WallClock {
  const known = clocks.get(zone)
  if (known) return known
  if (clocks.size >= mostKept) clocks.clear()
  const clock = clockOf(formatOf(zone))
  clocks.set(zone, clock)
  return clock
}

function formatOf(zone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { ...shown, timeZone: zone })
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...shown, timeZone: 'UTC' })
  }
}

function clockOf(format: Intl.DateTimeFormat): WallClock {
  return (time) => {
    // Month, day, year, hour, minute, second, as American English has them.
    const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, seconds = 0] = (format.format(time).match(/\d+/g) ?? []).map(Number)
    // No zone has an offset of parts of a second.
    return Date.UTC(year, month - 1, day, hour, minute, seconds) + (time - Math.floor(time / second) * second)
  }
}
