import { containsPhrase, matchesOf, patternSourceOf, wholeWordPatternOf } from '#kitchen/checker/text/phrases.ts'
import { foldText } from '#kitchen/checker/text/plain-text.ts'
import { oilStorageWordsIn } from '#kitchen/checker/words/kept-in-oil.ts'
import type { Phrases } from '#kitchen/checker/words/words.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import { cacheSize, memoized, memoizedByKey } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'

/** A time that a step names: minutes, shortest and longest. */
export type MinuteRange = readonly [shortest: number, longest: number]

const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }
const digits = '\\d+\\s\\d/\\d|\\d/\\d|\\d+(?:[.,]\\d+)?\\s?[½¼¾⅓⅔]?|[½¼¾⅓⅔]'

/** The duration units of one language in minutes, and the patterns that find durations. */
interface DurationPatterns {
  units: readonly (readonly [unit: RegExp, minutes: number])[]
  numbers: ReadonlyMap<string, number>
  spoken: ReadonlyMap<string, number>
  /** Words between two parts of one duration: the "and" of "1 hour and 5 minutes". */
  joining: ReadonlySet<string>
  term: RegExp
  /** A pattern for a quick test: a text without a time unit, as most are, is skipped. */
  hint: RegExp
}

function borderAfter(source: string): string {
  return `(?:${source})(?![\\p{L}\\p{M}])`
}

/** A day in minutes. */
export const minutesPerDay = 1440

/**
 * A pattern for time units. Units often follow their number directly ("5min"), so only their end needs a word border;
 * Japanese and Chinese need none.
 */
function unitSource(units: Phrases, language: Language): string {
  const source = patternSourceOf(units, language)
  return language === 'ja' || language === 'zh' ? `(?:${source})` : borderAfter(source)
}

function makeDurationPatterns(language: Language, isField: boolean): DurationPatterns {
  const words = checkerWordsIn[language].durations
  const hours = isField ? [...words.hours, ...words.shortHours] : words.hours
  const minutes = isField ? [...words.minutes, ...words.shortMinutes] : words.minutes
  const isUnspaced = language === 'ja' || language === 'zh'
  const kinds: readonly (readonly [Phrases, number])[] = [
    [words.seconds, 1 / 60],
    [minutes, 1],
    [hours, 60],
    [words.days, 1440],
  ]
  const unit = kinds
    .filter(([names]) => names.length > 0)
    .map(([names]) => unitSource(names, language))
    .join('|')
  const spelt = Object.keys(words.numbers)
  const number =
    spelt.length === 0
      ? digits
      : `${digits}|${isUnspaced ? patternSourceOf(spelt, language) : `(?<!\\p{L})${borderAfter(patternSourceOf(spelt, language))}`}`
  const to = `(?:-|~|${isUnspaced || words.to.length === 0 ? patternSourceOf(words.to, language) : wholeWordPatternOf(words.to, language)})`
  const further = words.further.length === 0 ? '' : `(?:(?:${patternSourceOf(words.further, language)})\\s*)?`
  const half = words.half.length === 0 ? '(?!)' : patternSourceOf(words.half, language)
  const spoken = Object.keys(words.spoken).length === 0 ? '(?!)' : wholeWordPatternOf(Object.keys(words.spoken), language)
  const counted = `(?<![\\d.,/])(?<low>${number})(?:\\s*(?<unit1>${unit})?\\s*${to}\\s*(?<high>${number}))?\\s*${further}(?<halfBefore>个半)?(?<unit>${unit})(?:\\s*(?<half>${half}))?`
  // "1 h 30", as French writes it.
  const clock = '(?<![\\d.,/])(?<hh>\\d{1,2})\\s?h(?:eures?)?\\s?(?<mm>\\d{2})(?![\\d.,]|\\s*\\p{L})'
  return {
    units: kinds.map(([names, scale]) => [new RegExp(`^(?:${patternSourceOf(names, language)})$`, 'u'), scale] as const),
    numbers: new Map(Object.entries(words.numbers).map(([name, value]) => [foldText(name), value])),
    spoken: new Map(Object.entries(words.spoken).map(([name, value]) => [foldText(name), value])),
    joining: new Set(['', ',', ...words.and.map(foldText)]),
    hint: new RegExp(
      `${kinds.map(([names]) => patternSourceOf(names, language)).join('|')}|\\dh|${patternSourceOf(Object.keys(words.spoken), language)}`,
      'u',
    ),
    term: new RegExp(`${clock}|${counted}|(?<spoken>${spoken})`, 'gu'),
  }
}

const patternsForText = memoizedByKey((language: Language) => makeDurationPatterns(language, false))
const patternsForField = memoizedByKey((language: Language) => makeDurationPatterns(language, true))

function numberOf(text: string, { numbers }: DurationPatterns): number {
  const spelt = numbers.get(text.trim())
  if (spelt !== undefined) return spelt
  const mixed = /^(?:(\d+)\s)?(\d)\/(\d)$/.exec(text.trim())
  if (mixed) return Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3])
  const [, whole, sign] = /^(\d+(?:[.,]\d+)?)?\s?([½¼¾⅓⅔])?$/.exec(text.trim()) ?? []
  return Number((whole ?? '0').replace(',', '.')) + (sign === undefined ? 0 : (fractions[sign] ?? 0))
}

function minutesOf(unit: string, { units }: DurationPatterns): number {
  return units.find(([pattern]) => pattern.test(unit))?.[1] ?? 1
}

interface Term {
  span: MinuteRange
  /** Minutes in one unit of this term. */
  scale: number
  start: number
  end: number
}

/** A spoken duration may begin with an attached particle, which is removed first. */
function spokenMinutes(words: string, { spoken }: DurationPatterns): number {
  const exact = spoken.get(words.trim())
  if (exact !== undefined) return exact
  const known = [...spoken].filter(([name]) => words.endsWith(name)).toSorted(([one], [other]) => other.length - one.length)
  return known[0]?.[1] ?? 0
}

function toTerm(match: RegExpExecArray, clock: DurationPatterns): Term {
  const start = match.index
  const end = start + match[0].length
  const groups = match.groups ?? {}
  if (groups.hh !== undefined) {
    const minutes = Number(groups.hh) * 60 + Number(groups.mm)
    return { span: [minutes, minutes], scale: 1, start, end }
  }
  if (groups.spoken !== undefined) {
    const minutes = spokenMinutes(groups.spoken, clock)
    return { span: [minutes, minutes], scale: minutes % 60 === 0 ? 60 : 1, start, end }
  }
  const scale = minutesOf(groups.unit ?? '', clock)
  const half = groups.half === undefined && groups.halfBefore === undefined ? 0 : scale / 2
  const high = groups.high === undefined ? null : numberOf(groups.high, clock) * scale + half
  const lowScale = groups.unit1 === undefined ? scale : minutesOf(groups.unit1, clock)
  const low = numberOf(groups.low ?? '', clock) * lowScale + (high === null ? half : 0)
  return { span: [low, high ?? low], scale, start, end }
}

/** The single durations in folded text; "1 hour 5 minutes" becomes one. */
function singleDurationsIn(plain: string, clock: DurationPatterns): Term[] {
  const terms: Term[] = []
  if (!clock.hint.test(plain)) return terms
  for (const match of matchesOf(clock.term, plain)) {
    const term = toTerm(match, clock)
    const last = terms.at(-1)
    if (last !== undefined && last.scale > term.scale && clock.joining.has(plain.slice(last.end, term.start).trim())) {
      const span: MinuteRange = [last.span[0] + term.span[0], last.span[1] + term.span[1]]
      terms[terms.length - 1] = { span, scale: term.scale, start: last.start, end: term.end }
    } else terms.push(term)
  }
  return terms
}

/** Every duration that a folded text names, in order, with its position. */
export function durationMatchesIn(plain: string, language: Language): readonly { span: MinuteRange; start: number; end: number }[] {
  return singleDurationsIn(plain, patternsForText(language))
}

/** Every duration that a step names, in order. */
export const durationsIn: (text: string, language: Language) => readonly MinuteRange[] = memoized(cacheSize, (text, language) => {
  const plain = foldText(text)
  const spans = singleDurationsIn(plain, patternsForText(language)).map(({ span }) => span)
  // The days that a dish keeps in the refrigerator are not cooking time.
  return spans.some(([, longest]) => longest >= minutesPerDay) && containsPhrase(plain, oilStorageWordsIn[language].cold, language)
    ? spans.filter(([, longest]) => longest < minutesPerDay)
    : spans
})

/**
 * Whole minutes of "25 mins", "1 hr 5 mins" or "1 Std. 5 Min.", or null when the text is no duration. English is
 * read in every language.
 */
export const parseDuration: (text: string, language: Language) => number | null = memoized(cacheSize, (text, language) => {
  const own = parseIn(text, language)
  return own === null && language !== 'en' ? parseIn(text, 'en') : own
})

function parseIn(text: string, language: Language): number | null {
  const plain = foldText(text)
  const terms = singleDurationsIn(plain, patternsForField(language))
  const [only] = terms
  if (only === undefined || terms.length > 1 || only.span[0] !== only.span[1]) return null
  const isAll = plain.slice(0, only.start).trim() === '' && /^\s*\.?\s*$/.test(plain.slice(only.end))
  return isAll ? Math.round(only.span[0]) : null
}
