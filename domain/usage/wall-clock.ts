const second = 1_000

/** The local time of a zone at an instant, as milliseconds in which the local date and time read as UTC. */
export type WallClock = (time: number) => number

const clocks = new Map<string, WallClock>()

/** Room for every time zone. Callers can send endless spellings of zones, so the cache is emptied when it is full. */
const mostCached = 600

const formatOptions = {
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

/** The clock of a zone: an IANA name in any case, or an offset such as +05:30; UTC for anything else. */
export function wallClockOf(zone: string): WallClock {
  const known = clocks.get(zone)
  if (known) return known
  if (clocks.size >= mostCached) clocks.clear()
  const clock = clockOf(formatOf(zone))
  clocks.set(zone, clock)
  return clock
}

function formatOf(zone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { ...formatOptions, timeZone: zone })
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...formatOptions, timeZone: 'UTC' })
  }
}

function clockOf(format: Intl.DateTimeFormat): WallClock {
  return (time) => {
    // en-US writes month, day, year, hour, minute, second.
    const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, seconds = 0] = (format.format(time).match(/\d+/g) ?? []).map(Number)
    // Offsets are whole seconds, so the milliseconds are the same in every zone.
    return Date.UTC(year, month - 1, day, hour, minute, seconds) + (time - Math.floor(time / second) * second)
  }
}
