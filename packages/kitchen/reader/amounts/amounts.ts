import { memoizedByObject } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import {
  addedHalfWords,
  applyMultipliers,
  longestMatchAt,
  numberAt,
  numberKeyOf,
  numberKeysIn,
  type ReadNumber,
  rangeWordKeys,
} from '#kitchen/reader/amounts/numbers.ts'
import type { TypedAmount } from '#kitchen/reader/food/reading.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import { amountUnits, countWithoutNumber, currencySigns, currencyWords, fewWords, halfPrefix } from '#kitchen/reader/words/amount-words.ts'
import type { Measure } from '#kitchen/recipe.ts'

type Unit = Readonly<{ unit: Measure; size: number }>

const unitOf: ReadonlyMap<string, Unit> = new Map(
  [...amountUnits].reverse().flatMap(([words, unit, size]) => numberKeysIn(words).map((key) => [key, { unit, size }] as const)),
)
const halfWord = foldWord(halfPrefix)

/** The unit that is written together with "half": "полкило", "полбанки". */
function joinedUnit(token: Token | undefined): Unit | null {
  return token?.text.startsWith(halfWord) === true ? (unitOf.get(token.text.slice(halfWord.length)) ?? null) : null
}

/**
 * Does an amount continue after a word that elsewhere separates two foods: "one and a half kilos", "kilo y medio", "2
 * or 3 eggs"?
 */
export function joinsAmount(text: string, tokens: readonly Token[], at: number, language: Language): boolean {
  const isHalved = longestMatchAt(tokens, at, addedHalfWords) !== null
  const behind = isHalved ? null : numberAt(text, tokens, at + 1, language)
  if (!isHalved && (behind === null || (behind.value >= 1 && !rangeWordKeys.has(tokens[at]?.text ?? '')))) return false
  const starts = [1, 2, 3].map((back) => at - back).filter((start) => start >= 0)
  const isUnit = starts.some((start) => longestMatchAt(tokens.slice(0, at), start, unitOf)?.next === at)
  return isUnit || starts.some((start) => numberAt(text, tokens.slice(0, at), start, language)?.next === at)
}

/** Amounts in grams, millilitres and pieces from which on they are absurd. */
const absurdFrom = { g: 50_000, ml: 50_000, count: 1_000 }
/** The range of bare numbers that count nothing: years and flour grades ("Type 405"). */
const numbersThatCountNothing = { from: 60, to: 2_100 }

const countsNothing = (count: number, isTypedZero: boolean) =>
  (count === 0 && !isTypedZero) || (count > numbersThatCountNothing.from && count <= numbersThatCountNothing.to)

/** Units without a definite amount: a bag, a bunch, a handful. */
const vagueUnitsOf = memoizedByObject(({ words }: Vocabulary): ReadonlyMap<string, true> => {
  // Folding turns French "dé" into "de", so words for "of" are excluded.
  const of = new Set(words.of.map((word) => numberKeyOf(tokenise(word))))
  const keys = words.units.map((word) => numberKeyOf(tokenise(word))).filter((key) => !unitOf.has(key) && !of.has(key))
  return new Map(keys.map((key) => [key, true] as const))
})

/** A percentage is no amount: "cream 20 %". */
const isPercent = (text: string, { end }: Token) => /^\s*%/.test(text.slice(end))

const moneyWords: ReadonlySet<string> = new Set(numberKeysIn(currencyWords))
const few = new Map(numberKeysIn(fewWords).map((key) => [key, true] as const))
/** Two multiplied numbers: "6 x 330 ml", 400克×2. */
const multiplicationPattern = /(?:[×*✕]|(?<!\p{L})[xXх](?!\p{L}))\s*\p{N}|\p{N}\s*(?:\p{L}+\s*)?(?:[×*✕]|(?<!\p{L})[xXх](?!\p{L}))/u

/** The value of a number in a unit: "1.250 kg" is 1.25, but "1.250 g" is 1250. */
const inUnit = ({ value, grouped }: ReadNumber, size: number) => (grouped !== undefined && size < 1_000 ? grouped : value)

/** The unit after a number, also after "of" for parts of one: "cuarto de kilo", "half of a pound". */
function unitBehind({ value, next }: ReadNumber, tokens: readonly Token[], { words }: Vocabulary): { value: Unit; next: number } | null {
  const unit = longestMatchAt(tokens, next, unitOf)
  if (unit !== null || value >= 1 || !words.of.includes(tokens[next]?.text ?? '')) return unit
  return longestMatchAt(tokens, next + 1, unitOf) ?? longestMatchAt(tokens, next + 2, unitOf)
}

/** Is the number a price: "3,50 €", "$4", "8€90", "2 euros"? */
function isPrice(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'number') return false
  const before = text.slice(0, token.start).trimEnd().at(-1) ?? ''
  const after = text.slice(token.end).trimStart().at(0) ?? ''
  const isSigned = (before !== '' && currencySigns.includes(before)) || (after !== '' && currencySigns.includes(after))
  return isSigned || moneyWords.has(tokens[at + 1]?.text ?? '')
}

const dates = /\b\d{1,2}\/\d{2}(?:\/\d{2,4})?(?!\d)/g

/** Is the number part of a date: "15/06", "12/03/25"? No fraction has a denominator of two digits. */
function isInDate(text: string, { start, end }: Token): boolean {
  return [...text.matchAll(dates)].some((date) => date.index <= start && end <= date.index + date[0].length)
}

/** A part of a phrase with one food. `isName` marks tokens of the food's own name: the 五 of 五花肉 counts nothing. */
interface Part {
  text: string
  tokens: readonly Token[]
  isName: (token: Token) => boolean
  vocabulary: Vocabulary
}

/** What the words at one place say, and the index of the token after them. */
interface Step {
  next: number
  amount?: TypedAmount | null
  /** A number without a unit. */
  count?: number
  isCan?: boolean
}

/**
 * The amount that a part of a phrase gives its only food, or null if it gives none. "2 x 400 g cans" are two cans,
 * "kidney beans 400 g can" is one.
 */
export function amountIn(
  text: string,
  tokens: readonly Token[],
  isName: (token: Token) => boolean,
  vocabulary: Vocabulary,
): TypedAmount | null {
  if (tokens.some((_, at) => longestMatchAt(tokens, at, few) !== null)) return null
  const steps: Step[] = []
  for (let at = 0; at < tokens.length; ) {
    const step = stepAt({ text, tokens, isName, vocabulary }, at)
    if (step === null) return null
    steps.push(step)
    at = step.next
  }
  return amountOf(steps, multiplicationPattern.test(text.slice(tokens[0]?.start, tokens.at(-1)?.end)), tokens[0]?.text === '0')
}

/** Null for a unit without a definite amount: "2 handfuls". */
function stepAt(part: Part, at: number): Step | null {
  const { text, tokens, isName, vocabulary } = part
  const token = tokens[at]
  const isAmount = token !== undefined && !isPercent(text, token) && !isPrice(text, tokens, at) && !isInDate(text, token)
  const isFree = isAmount && !isName(token)
  const joined = isFree ? joinedUnit(token) : null
  if (joined !== null) return { next: at + 1, amount: { amount: joined.size / 2, unit: joined.unit } }
  const number = isFree ? numberAt(text, tokens, at, vocabulary.language) : null
  return number === null ? unitStep(part, at, isFree) : numberStep(part, number)
}

function numberStep({ tokens, vocabulary }: Part, number: ReadNumber): Step | null {
  const unit = unitBehind(number, tokens, vocabulary)
  if (unit === null) {
    const isVague = longestMatchAt(tokens, number.next, vagueUnitsOf(vocabulary)) !== null
    return isVague ? null : { next: number.next, count: inUnit(number, 1) }
  }
  const { value, next } = applyMultipliers(inUnit(number, unit.value.size), tokens, unit.next)
  return { next, amount: { amount: value * unit.value.size, unit: unit.value.unit } }
}

function unitStep({ text, tokens, vocabulary }: Part, at: number, isFree: boolean): Step {
  const found = longestMatchAt(tokens, at, unitOf)
  if (found === null) return { next: at + 1 }
  const { value: unit, next } = found
  // A unit before its number: 大さじ2.
  const after = unit.unit === 'ml' && tokens[next]?.kind === 'number' ? numberAt(text, tokens, next, vocabulary.language) : null
  if (after !== null && longestMatchAt(tokens, after.next, unitOf) === null)
    return { next: after.next, amount: { amount: after.value * unit.size, unit: 'ml' } }
  const first = at === 0 ? (tokens[at]?.text ?? '') : ''
  const amount = isFree ? loneUnit(unit, first, longestMatchAt(tokens, next, addedHalfWords)?.value, vocabulary.language) : null
  // "Tin of tuna" is one tin, although the tin is a word of the name; "tins of tuna" are some.
  const isOneCan = !isFree && unit.unit === 'can' && /[^s]$/u.test(first) && vocabulary.words.of.includes(tokens[next]?.text ?? '')
  return { next, amount: isOneCan ? { amount: 1, unit: 'can' } : amount, isCan: unit.unit === 'can' }
}

/** The amount of a unit without a number: "can of tuna", "kilo y medio". `first` is its word if it begins the part. */
function loneUnit({ unit, size }: Unit, first: string, added: number | undefined, language: Language): TypedAmount | null {
  const isOne = countWithoutNumber.includes(language) && first.length > 1
  return added !== undefined || unit === 'can' || isOne ? { amount: size * (1 + (added ?? 0)), unit } : null
}

function amountOf(steps: readonly Step[], isTimes: boolean, beginsWithZero: boolean): TypedAmount | null {
  const count = steps.find((step) => step.count !== undefined)?.count
  const found = steps.flatMap(({ amount }) => amount ?? [])
  // "Can" inside the name counts if the phrase has another number, as "2 x 400 g cans of tomatoes" does and "tuna in a
  // can" does not.
  const isNamedByCan = steps.some(({ isCan }) => isCan) && (count !== undefined || found.length > 0)
  const cans = found.find(({ unit }) => unit === 'can')?.amount ?? (isNamedByCan ? 1 : null)
  const pieces = found.find(({ unit }) => unit === 'piece')?.amount ?? 1
  if (cans !== null) return withDoubt({ amount: (count ?? pieces) * cans, unit: 'can' })
  const [first, ...others] = found
  const times = isTimes && others.length === 0 ? (count ?? 1) : 1
  if (first !== undefined) return withDoubt({ ...first, amount: first.amount * times })
  return count === undefined || countsNothing(count, beginsWithZero) ? null : withDoubt({ amount: count, unit: 'piece' })
}

/** Adds a doubt to an amount that the cook should confirm. */
function withDoubt(typed: TypedAmount): TypedAmount {
  if (typed.amount <= 0) return { ...typed, doubt: 'none' }
  const most = typed.unit === 'g' || typed.unit === 'ml' ? absurdFrom[typed.unit] : absurdFrom.count
  return typed.amount > most ? { ...typed, doubt: 'absurd' } : typed
}
