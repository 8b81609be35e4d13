const hour = 60 * 60_000

/** No local day is longer than this, not even where a country changes sides of the date line. */
const longestDay = 50 * hour

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The first instant after `now` whose local date in `zone` (an IANA name; UTC when unknown) differs from today's. Works on days that have no
 * 00:00 because the clocks jump over it.
 */
export function nextLocalMidnight(now: Date, zone: string): Date {
  const format = dateFormat(zone)
  const today = format.format(now)
  const isToday = (time: number) => format.format(time) === today

  let late = now.getTime() + hour
  while (isToday(late) && late < now.getTime() + longestDay) late += hour
  let early = late - hour
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2)
    if (isToday(middle)) early = middle
    else late = middle
  }
  return new Date(late)
}

function dateFormat(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = tryFormat(zone)
  const name = format.resolvedOptions().timeZone
  // Kept under its one proper name only: spellings are without number and come from outside.
  if (name === zone) formats.set(zone, format)
  return format
}

function tryFormat(zone: string): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
  try {
    return new Intl.DateTimeFormat('en-US', { ...parts, timeZone: zone })
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' })
  }
}
