import type { Language } from '#domain/options.ts'
import type { Measure } from '#domain/recipes/recipe.ts'
import { foldWord } from '#kitchen/reader/fold.ts'
import type { Vocabulary } from '#kitchen/reader/place.ts'
import type { TypedAmount } from '#kitchen/reader/reading.ts'
import { type Token, tokenise } from '#kitchen/reader/tokens.ts'
import {
  addedHalves,
  amountDozens,
  amountNumbers,
  amountUnits,
  countWithoutNumber,
  currencySigns,
  currencyWords,
  englishOne,
  joinedHalf,
} from '#kitchen/reader/words/amount-words.ts'
import { list } from '#kitchen/reader/words/words.ts'

const keyOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ')
const keysIn = (words: string) => list(words).map((word) => keyOf(tokenise(word)))

type Unit = Readonly<{ unit: Measure; size: number }>

const unitOf: ReadonlyMap<string, Unit> = new Map(
  [...amountUnits].reverse().flatMap(([words, unit, size]) => keysIn(words).map((key) => [key, { unit, size }] as const)),
)
const valuesOf = (rows: readonly (readonly [words: string, value: number])[]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap(([words, value]) => keysIn(words).map((key) => [key, value] as const)))

const anyNumber = valuesOf(amountNumbers)
const englishNumber = valuesOf([...amountNumbers, [englishOne, 1]])
const dozens = valuesOf(amountDozens)
const halves = valuesOf([[addedHalves, 0.5]])
const half = foldWord(joinedHalf)

const fractions: Readonly<Record<string, number>> = { '1⁄2': 0.5, '1⁄3': 1 / 3, '2⁄3': 2 / 3, '1⁄4': 0.25, '3⁄4': 0.75, '1⁄8': 0.125 }
const longestWord = 4

/** The longest run from a token on that a table knows. */
function longestIn<T>(tokens: readonly Token[], at: number, table: ReadonlyMap<string, T>): { value: T; next: number } | null {
  for (let length = Math.min(longestWord, tokens.length - at); length > 0; length -= 1) {
    const value = table.get(keyOf(tokens.slice(at, at + length)))
    if (value !== undefined) return { value, next: at + length }
  }
  return null
}

/** "полкило", "полбанки": half of the unit that it is written with. */
function joinedUnit(token: Token | undefined): Unit | null {
  return token?.text.startsWith(half) === true ? (unitOf.get(token.text.slice(half.length)) ?? null) : null
}

/** What a number is multiplied or added to by the words after it: "half a dozen", 2個半. */
function furthered(value: number, tokens: readonly Token[], next: number): { value: number; next: number } {
  const dozen = longestIn(tokens, next, dozens)
  if (dozen !== null) return { value: value * dozen.value, next: dozen.next }
  const added = value < 1 ? null : longestIn(tokens, next, halves)
  return added === null ? { value, next } : { value: value + added.value, next: added.next }
}

/** "2", "1/2", "1 1/2", "½", "0,5", "half an", "half a dozen". */
function numberAt(text: string, tokens: readonly Token[], at: number, language: Language): { value: number; next: number } | null {
  const token = tokens[at]
  if (token === undefined) return null
  if (token.kind !== 'number') {
    const dozen = longestIn(tokens, at, dozens)
    if (dozen !== null) return dozen
    const words = language === 'en' ? englishNumber : anyNumber
    const word = longestIn(tokens, at, words)
    if (word === null) return null
    // "eine drittel Gurke": one of it is a part.
    const part = word.value === 1 ? longestIn(tokens, word.next, words) : null
    return part !== null && part.value < 1 ? part : furthered(word.value, tokens, word.next)
  }
  const other = tokens[at + 1]
  const isSlashed = other?.kind === 'number' && /^\s*[/⁄]\s*$/.test(text.slice(token.end, other.start).normalize('NFKC'))
  // The digits of any script: ٣/٤.
  const slashed = isSlashed ? /^(\d+)\/(\d+)$/.exec(`${foldWord(token.text)}/${foldWord(other.text)}`) : null
  if (slashed !== null) return { value: Number(slashed[1]) / Number(slashed[2]), next: at + 2 }
  const written = foldWord(token.text)
  const plain = fractions[written] ?? Number(written.replace(',', '.'))
  if (!Number.isFinite(plain)) return null
  const part = other?.kind === 'number' && plain < 20 ? numberAt(text, tokens, at + 1, language) : null
  return part !== null && part.value < 1 ? { value: plain + part.value, next: part.next } : furthered(plain, tokens, at + 1)
}

/** Grams, millilitres and things that no kitchen has. */
const absurdFrom = { g: 50_000, ml: 50_000, count: 1_000 }
/** A bare number from one to the other counts nothing: it is a year or the grade of a flour. */
const noCount = { from: 60, to: 2_100 }

const vagueUnits = new Map<Vocabulary, ReadonlyMap<string, true>>()

/** Units that say no amount: a bag, a bunch, a handful. */
function vagueUnitsOf(vocabulary: Vocabulary): ReadonlyMap<string, true> {
  const known = vagueUnits.get(vocabulary)
  if (known !== undefined) return known
  // Folded, the French "dé" is "de".
  const of = new Set(vocabulary.words.of.map((word) => keyOf(tokenise(word))))
  const keys = vocabulary.words.units.map((word) => keyOf(tokenise(word))).filter((key) => !unitOf.has(key) && !of.has(key))
  const vague = new Map(keys.map((key) => [key, true] as const))
  vagueUnits.set(vocabulary, vague)
  return vague
}

/** "cream 20 %" is not twenty of anything. */
const isPercent = (text: string, { end }: Token) => /^\s*%/.test(text.slice(end))

const moneyWords: ReadonlySet<string> = new Set(keysIn(currencyWords))

/** "3,50 €", "$4", "8€90", "2 euros": what it cost. */
function isPrice(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'number') return false
  const before = text.slice(0, token.start).trimEnd().at(-1) ?? ''
  const after = text.slice(token.end).trimStart().at(0) ?? ''
  const isSigned = (before !== '' && currencySigns.includes(before)) || (after !== '' && currencySigns.includes(after))
  return isSigned || moneyWords.has(tokens[at + 1]?.text ?? '')
}

const dates = /\b\d{1,2}\/\d{2}(?:\/\d{2,4})?(?!\d)/g

/** "15/06", "12/03/25": no fraction has two digits below. */
function isInDate(text: string, { start, end }: Token): boolean {
  return [...text.matchAll(dates)].some((date) => date.index <= start && end <= date.index + date[0].length)
}

/**
 * How much a part of a phrase says there is of its one food; null where it does not say or cannot be told. `isName` says which tokens are the
 * food's own name: the 五 of 五花肉 counts nothing. "2 x 400 g cans" are two cans, "kidney beans 400 g can" is one.
 */
export function amountIn(
  text: string,
  tokens: readonly Token[],
  isName: (token: Token) => boolean,
  vocabulary: Vocabulary,
): TypedAmount | null {
  const { language } = vocabulary
  const found: TypedAmount[] = []
  let count: number | null = null
  let isNamedByCan = false
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    const isAmount = token !== undefined && !isPercent(text, token) && !isPrice(text, tokens, at) && !isInDate(text, token)
    const isFree = isAmount && !isName(token)
    const joined = isFree ? joinedUnit(token) : null
    if (joined !== null) {
      found.push({ amount: joined.size / 2, unit: joined.unit })
      at += 1
      continue
    }
    const number = isFree ? numberAt(text, tokens, at, language) : null
    const next = number?.next ?? at
    const unit = longestIn(tokens, next, unitOf)
    if (number !== null && unit !== null) {
      const { value, next: after } = furthered(number.value, tokens, unit.next)
      found.push({ amount: value * unit.value.size, unit: unit.value.unit })
      at = after
      continue
    }
    if (number !== null) {
      if (longestIn(tokens, next, vagueUnitsOf(vocabulary)) !== null) return null
      count ??= number.value
    } else if (unit !== null) {
      // 大さじ2: the unit comes first.
      const after = tokens[unit.next]?.kind === 'number' ? numberAt(text, tokens, unit.next, language) : null
      const isOurs = after !== null && unit.value.unit === 'ml' && longestIn(tokens, after.next, unitOf) === null
      if (isOurs) {
        found.push({ amount: after.value * unit.value.size, unit: 'ml' })
        at = after.next
        continue
      }
      if (isFree) {
        const added = longestIn(tokens, unit.next, halves)
        const isOne = countWithoutNumber.includes(language) && at === 0 && (token?.text.length ?? 0) > 1
        if (added !== null || unit.value.unit === 'can' || isOne)
          found.push({ amount: unit.value.size * (1 + (added?.value ?? 0)), unit: unit.value.unit })
      }
      isNamedByCan ||= unit.value.unit === 'can'
    }
    at = unit?.next ?? number?.next ?? at + 1
  }
  // A name that says a can counts in cans where anything counts it: "2 x 400 g cans of tomatoes", and not "tuna in a can".
  if (isNamedByCan && (count !== null || found.length > 0)) found.push({ amount: 1, unit: 'can' })
  const cans = found.find(({ unit }) => unit === 'can')
  const pieces = found.find(({ unit }) => unit === 'piece')?.amount ?? 1
  if (cans !== undefined) return asked({ amount: (count ?? pieces) * cans.amount, unit: 'can' })
  const [first] = found
  if (first !== undefined) return asked({ ...first, amount: first.amount * (found.length === 1 ? (count ?? 1) : 1) })
  if (count === null || (count > noCount.from && count <= noCount.to)) return null
  return count === 0 && tokens[0]?.text !== '0' ? null : asked({ amount: count, unit: 'piece' })
}

/** An amount, with what is to be asked about it. */
function asked(typed: TypedAmount): TypedAmount {
  if (typed.amount <= 0) return { ...typed, doubt: 'none' }
  const most = typed.unit === 'g' || typed.unit === 'ml' ? absurdFrom[typed.unit] : absurdFrom.count
  return typed.amount > most ? { ...typed, doubt: 'absurd' } : typed
}
