const formats = new Map<string, Intl.DateTimeFormat>()

/** What of a local date is looked at. */
export const localParts = {
  date: { year: 'numeric', month: 'numeric', day: 'numeric' },
  month: { year: 'numeric', month: 'numeric' },
} as const

/** How far to look in one step, and at most, in milliseconds. */
interface Reach {
  step: number
  longest: number
}

/** The first instant after `now` at which the local date or month in `zone` (an IANA name; UTC when unknown) is another one, to the millisecond. */
export function nextChange(now: Date, zone: string, what: keyof typeof localParts, { step, longest }: Reach): Date {
  const format = formatOf(zone, what)
  const present = format.format(now)
  const isPresent = (time: number) => format.format(time) === present

  let late = now.getTime() + step
  while (isPresent(late) && late < now.getTime() + longest) late += step
  let early = late - step
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2)
    if (isPresent(middle)) early = middle
    else late = middle
  }
  return new Date(late)
}

function formatOf(zone: string, what: keyof typeof localParts): Intl.DateTimeFormat {
  const known = formats.get(`${what} ${zone}`)
  if (known) return known
  const format = tryFormat(zone, what)
  const name = format.resolvedOptions().timeZone
  // Kept under its one proper name only: spellings are without number and come from outside.
  if (name === zone) formats.set(`${what} ${zone}`, format)
  return format
}

function tryFormat(zone: string, what: keyof typeof localParts): Intl.DateTimeFormat {
  const parts = localParts[what]
  try {
    return new Intl.DateTimeFormat('en-US', { ...parts, timeZone: zone })
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' })
  }
}
