/** Whole minutes of "25 mins", "1 hr 5 mins", "1 hour", or null when the text is no duration. */
export function parseDuration(text: string): number | null {
  const match = /^\s*(?:(\d+(?:\.\d+)?)\s*(?:h|hrs?|hours?))?\s*(?:and\s*)?(?:(\d+)\s*(?:m|mins?|minutes?))?\s*$/i.exec(text)
  if (!match || (match[1] === undefined && match[2] === undefined)) return null
  return Number(match[1] ?? 0) * 60 + Number(match[2] ?? 0)
}

/** A time that a step names: minutes, shortest and longest. */
export type Span = readonly [shortest: number, longest: number]

const timeWords = /(\d+(?:\.\d+)?)(?:\s*(?:-|–|—|to|or)\s*(\d+(?:\.\d+)?))?\s*(?:more\s+)?(seconds?|secs?|minutes?|mins?|hours?|hrs?)\b/gi
const hourWords = /\b(?:half an hour|an hour and a half|an hour|a minute)\b/gi
const hourMinutes: Record<string, number> = { 'half an hour': 30, 'an hour and a half': 90, 'an hour': 60, 'a minute': 1 }

function minutesIn(unit: string): number {
  if (unit.startsWith('s')) return 1 / 60
  return unit.startsWith('h') ? 60 : 1
}

/** Every time that an English step names, in order. */
export function spansIn(text: string): Span[] {
  const spans: Span[] = []
  for (const [, first, second, unit] of text.matchAll(timeWords)) {
    const scale = minutesIn((unit ?? '').toLowerCase())
    const shortest = Number(first) * scale
    spans.push([shortest, second === undefined ? shortest : Number(second) * scale])
  }
  for (const [words] of text.matchAll(hourWords)) {
    const minutes = hourMinutes[words.toLowerCase()] ?? 0
    spans.push([minutes, minutes])
  }
  return spans
}
