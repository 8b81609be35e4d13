import { matchesOf, patternSourceOf } from '#kitchen/checker/text/phrases.ts'
import { foldText } from '#kitchen/checker/text/plain-text.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import { cacheSize, memoized, memoizedByKey } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'

/** A written amount: in grams, in millilitres, or as a count of a named unit ('piece' when none is named). */
export interface Quantity {
  low: number
  high: number
  unit: 'g' | 'ml' | 'count'
  /** The counted unit ('clove', 'can', 'piece'); for a mass or volume, the unit as written. */
  of: string
}

const fractions: Record<string, number> = {
  '½': 0.5,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 0.25,
  '¾': 0.75,
  '⅛': 0.125,
  '⅜': 0.375,
  '⅝': 0.625,
  '⅞': 0.875,
  '⅕': 0.2,
}
const signs = '[½⅓⅔¼¾⅛⅜⅝⅞⅕]'
const number = `(?:\\d+(?:\\s+|\\s*[と又]\\s*)\\d+[/⁄]\\d+|\\d+[/⁄]\\d+|\\d+(?:[.,]\\d+)?\\s*(?:[と又]\\s*)?${signs}?|${signs})`

/** Parses a number as cooks write it: "2", "1 1/2", "1½", "0,5", "1と1/2", "1.000". */
function parseNumber(text: string): number | null {
  const trimmed = text.trim().replace('⁄', '/')
  const mixed = /^(\d+)(?:\s+|\s*[と又]\s*)(\d+)\/(\d+)$/.exec(trimmed)
  if (mixed) return Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3])
  const fraction = /^(\d+)\/(\d+)$/.exec(trimmed)
  if (fraction) return Number(fraction[1]) / Number(fraction[2])
  const thousands = /^([1-9]\d{0,2})[.,](\d{3})$/.exec(trimmed)
  if (thousands) return Number(`${thousands[1]}${thousands[2]}`)
  const withSign = /^(\d+(?:[.,]\d+)?)?\s*(?:[と又]\s*)?([½⅓⅔¼¾⅛⅜⅝⅞⅕])?$/.exec(trimmed)
  if (!withSign || trimmed === '') return null
  return Number((withSign[1] ?? '0').replace(',', '.')) + (withSign[2] === undefined ? 0 : (fractions[withSign[2]] ?? 0))
}

/** Units of mass that every language writes alike; the US ones appear in brackets. */
const masses: Record<string, number> = {
  g: 1,
  kg: 1000,
  mg: 0.001,
  oz: 28,
  ounce: 28,
  ounces: 28,
  lb: 454,
  lbs: 454,
  pound: 454,
  pounds: 454,
}
const volumes: Record<string, number> = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  tsp: 5,
  tsps: 5,
  teaspoon: 5,
  teaspoons: 5,
  tbsp: 15,
  tbsps: 15,
  tbs: 15,
  tablespoon: 15,
  tablespoons: 15,
  cup: 240,
  cups: 240,
  'fl oz': 30,
  'fl. oz': 30,
  'fluid ounce': 30,
  'fluid ounces': 30,
  pint: 473,
  pints: 473,
  quart: 946,
  quarts: 946,
}

type Unit = Pick<Quantity, 'unit' | 'of'> & { scale: number }

/** The patterns for amounts in one language. */
interface AmountPatterns {
  units: ReadonlyMap<string, Unit>
  numbers: ReadonlyMap<string, number>
  /** An amount at the start of a line. */
  leading: RegExp
  /** An amount anywhere in a line. */
  anywhere: RegExp
  /** A unit before its number: 大さじ2. */
  unitFirst: RegExp | null
  /** A unit without a number. */
  alone: RegExp | null
  nameFirst: boolean
}

function unitsOf(language: Language): Map<string, Unit> {
  const own = checkerWordsIn[language].quantities
  const units = new Map<string, Unit>()
  const add = (unit: Unit['unit'], all: Readonly<Record<string, number>>) => {
    for (const [name, scale] of Object.entries(all)) units.set(foldText(name), { unit, of: foldText(name), scale })
  }
  add('g', masses)
  add('ml', volumes)
  add('g', own.masses)
  add('ml', own.volumes)
  for (const [name, of] of Object.entries(own.counted)) units.set(foldText(name), { unit: 'count', of, scale: 1 })
  return units
}

const scaleOf = memoizedByKey((language: Language): AmountPatterns => {
  const own = checkerWordsIn[language].quantities
  const { to } = checkerWordsIn[language].durations
  const isUnspaced = language === 'ja' || language === 'zh'
  const units = unitsOf(language)
  const latin = [...units.keys()].filter((unit) => /[a-z]\.?$/.test(unit))
  const others = [...units.keys()].filter((unit) => !latin.includes(unit))
  const border = isUnspaced ? '' : '(?![\\p{L}\\p{M}])'
  const unit = `(?:(?:${patternSourceOf(latin, language)})(?![a-z])|(?:${patternSourceOf(others, language)})${border})`
  const about = own.about.length === 0 ? '' : `(?:(?:${patternSourceOf(own.about, language)})\\s*)?`
  const between = `\\s*(?:-|~${to.length === 0 ? '' : `|${patternSourceOf(to, language)}`})\\s*`
  const spelt = Object.keys(own.numbers)
  const words =
    spelt.length === 0
      ? '(?!)'
      : isUnspaced
        ? `(?:${patternSourceOf(spelt, language)})(?=${unit})`
        : `(?:${patternSourceOf(spelt, language)})(?![\\p{L}\\p{M}])`
  const amount = `(?<low>${number}|${words})(?:${between}(?<high>${number}))?(?!\\s*%)\\s*\\.?(?<unit>${unit})?`
  const unitFirst =
    own.unitFirst.length === 0
      ? null
      : new RegExp(`(?<unit>${patternSourceOf(own.unitFirst, language)})\\s*(?<low>${number})(?:${between}(?<high>${number}))?`, 'u')
  return {
    units,
    numbers: new Map(Object.entries(own.numbers).map(([name, value]) => [foldText(name), value])),
    leading: new RegExp(`^\\s*${about}${amount}`, 'u'),
    anywhere: new RegExp(`(?<![\\d.,/]|${isUnspaced ? '[a-z]' : '[\\p{L}-]'})${about}${amount}`, 'gu'),
    unitFirst,
    alone: own.unitAloneIsOne ? new RegExp(`(?:^|[\\s:،,])(?<unit>${unit})`, 'u') : null,
    nameFirst: own.nameFirst,
  }
})

function toQuantity(match: RegExpExecArray | null, { units, numbers }: AmountPatterns): Quantity | null {
  if (match === null) return null
  const groups = match.groups ?? {}
  const read = (text: string) => numbers.get(text.trim().replace(/\s+/g, ' ')) ?? parseNumber(text)
  const low = groups.low === undefined ? 1 : read(groups.low)
  const high = groups.high === undefined ? low : read(groups.high)
  if (low === null || high === null) return null
  const unit = groups.unit === undefined ? undefined : units.get(groups.unit.replace(/\s+/g, ' '))
  if (unit === undefined) return { low, high, unit: 'count', of: 'piece' }
  return { low: low * unit.scale, high: high * unit.scale, unit: unit.unit, of: unit.of }
}

/**
 * The amount of a line or of a bracket, or null without one ("salt, to taste"). It stands first, after a colon, or in
 * some languages after the name.
 */
export const parseQuantity: (text: string, language: Language) => Quantity | null = memoized(cacheSize, (text, language) => {
  const scale = scaleOf(language)
  const plain = foldText(text)
  const leading = scale.leading.exec(plain)
  if (leading !== null && (leading.groups?.unit !== undefined || !scale.nameFirst)) return toQuantity(leading, scale)
  const bare = plain.replace(/\([^)]*\)/g, ' ')
  const first = scale.unitFirst?.exec(bare) ?? behindName(bare, scale, leading) ?? leading
  return toQuantity(first ?? scale.alone?.exec(bare) ?? null, scale)
})

/** The amount behind the name or a colon, best with its unit. */
function behindName(bare: string, { nameFirst, anywhere }: AmountPatterns, leading: RegExpExecArray | null): RegExpExecArray | null {
  const behind = nameFirst ? bare : /:(.*)$/s.exec(bare)?.[1]
  if (behind === undefined) return null
  const all = matchesOf(anywhere, behind)
  return all.find(({ groups }) => groups?.unit !== undefined) ?? leading ?? all[0] ?? null
}

/** The amount in the first bracket of a line: the pound of "500 g (1 lb) rice". */
export const parseBracket: (text: string, language: Language) => Quantity | null = memoized(cacheSize, (text, language) => {
  const inside = /\(([^)]*)\)/.exec(foldText(text))?.[1]
  if (inside === undefined) return null
  return toQuantity(scaleOf(language).leading.exec(inside), scaleOf(language))
})

/**
 * Stands for every amount while a line is read for foods, so lines that differ only in numbers share one cache entry.
 */
const placeholderAmount = '2'

/**
 * A line prepared for reading foods: every amount becomes the same number, and abbreviated units go, because "c. à
 * café" names no coffee and "ст. л." no food.
 */
export const withoutAmounts: (text: string, language: Language) => string = memoized(cacheSize, (text, language) => {
  const plain = foldText(text)
  // Folding may change the length (œ becomes oe), and positions would shift: then the folded text is used.
  const source = plain.length === text.length ? text : plain
  let left = ''
  let at = 0
  for (const match of matchesOf(scaleOf(language).anywhere, plain)) {
    const { low, unit } = match.groups ?? {}
    const end = match.index + match[0].length
    // Numbers that belong to a name are no amount: "00 flour", "5-spice".
    const isNumber = match.index === 0 && low?.startsWith('0') === false && /\s/.test(plain.slice(end - 1, end + 1))
    if (unit === undefined && !isNumber) continue
    const isLong = unit !== undefined && /[\s.]/.test(unit)
    left += `${source.slice(at, match.index)}${placeholderAmount} ${isLong ? '' : (unit ?? '')}${/\p{L}/u.test(source.slice(end, end + 1)) ? ' ' : ''}`
    at = end
  }
  return left + source.slice(at)
})
