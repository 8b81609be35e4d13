/** The zones of the world. A test helper, like what follows. */
export const everyZone: readonly string[] = Intl.supportedValuesOf('timeZone')

const minute = 60_000

/** Milliseconds between two looks at a clock; no country changes its clocks and changes them back in less. */
const apart = 15 * 24 * 60 * minute

/** One zone of each kind: zones of a kind have the same offset changes from `first` to `last`. */
export function zonesOfEveryKind(first: Date, last: Date): string[] {
  const kinds = new Map<string, string>()
  for (const zone of everyZone) {
    const kind = changesIn(zone, first.getTime(), last.getTime())
    if (!kinds.has(kind)) kinds.set(kind, zone)
  }
  return [...kinds.values()]
}

/** The offset of a zone at `first`, and each later change of the offset with its minute. */
function changesIn(zone: string, first: number, last: number): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric', timeZoneName: 'longOffset' })
  const offsetAt = (time: number) => format.format(time).replace(/^.*GMT/, '')
  const changes = [offsetAt(first)]
  for (let from = first; from < last; from += apart) {
    let [early, late] = [from, from + apart]
    const [before, after] = [offsetAt(early), offsetAt(late)]
    if (before === after) continue
    while (late - early > minute) {
      const middle = early + Math.floor((late - early) / 2 / minute) * minute
      if (offsetAt(middle) === before) early = middle
      else late = middle
    }
    changes.push(`${after} at ${late}`)
  }
  return changes.join()
}
