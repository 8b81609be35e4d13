const unitNs: Record<string, number> = { ns: 1, us: 1e3, µs: 1e3, μs: 1e3, ms: 1e6, s: 1e9, m: 60e9, h: 3_600e9 }

/** Go's longest duration, in nanoseconds: 292 years. */
const longestNs = 2 ** 63

/** A duration as Go writes it (24h, 1h30m, 1.5h, -1s, 0). */
type GoDuration = { state: 'read'; ms: number } | { state: 'unreadable'; why: string }

/** Parses a duration by the rules of Go's time.ParseDuration, with Go's error messages. */
export function readGoDuration(text: string): GoDuration {
  const wrong = (why: string): GoDuration => ({ state: 'unreadable', why: `time: ${why} ${JSON.stringify(text)}` })
  const [, sign = '', said = ''] = /^([+-]?)(.*)$/s.exec(text) ?? []
  if (said === '0') return { state: 'read', ms: 0 }
  if (said === '') return wrong('invalid duration')
  let rest = said
  let ns = 0
  while (rest !== '') {
    const [whole = '', amount = ''] = /^(\d+\.?\d*|\.\d+)/.exec(rest) ?? []
    if (whole === '') return wrong('invalid duration')
    rest = rest.slice(whole.length)
    const unit = /^[^\d.]*/.exec(rest)?.[0] ?? ''
    if (unit === '') return wrong('missing unit in duration')
    const size = new Map(Object.entries(unitNs)).get(unit)
    if (size === undefined) return wrong(`unknown unit ${JSON.stringify(unit)} in duration`)
    rest = rest.slice(unit.length)
    ns += Number(amount) * size
    if (ns >= longestNs) return wrong('invalid duration')
  }
  return { state: 'read', ms: (sign === '-' ? -ns : ns) / 1e6 }
}
