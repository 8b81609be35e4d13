import { allergens, type Language, languageCodes } from '#kitchen/options.ts'
import type { FoodSense } from '#kitchen/reader/food/food.ts'
import type { Food, LeftOutOfFood, Reading } from '#kitchen/reader/food/reading.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { negations } from '#kitchen/reader/remarks/negated-claims.ts'
import { applyMarkers } from '#kitchen/reader/segment/free-from.ts'
import { claimsIn } from '#kitchen/reader/segment/made-without.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import { mayLeaveOut, vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

type Read = (words: string, language: Language) => Reading

/** What a phrase claims, as offsets in the text. */
interface Claim {
  marker: LeftOutOfFood
  language: Language
  start: number
  end: number
}

/** The words of a claim: "gluten-free", "sin gluten". */
const claimLength = 2

/**
 * Reads a phrase whose claim is in another language than the header or its food. Word by word the claim would name a
 * food, gluten. "gluten-free pasta" is read in the language of the claim. Of "gluten-free Nudeln" the rest is read
 * alone, and its one food is made without what the claim says.
 */
export function readClaimApart(reading: Reading, text: string, language: Language, read: Read): Reading {
  const claim = claimIn(text, language)
  if (claim === null || holdsClaim(reading, claim, text)) return reading
  const inItsLanguage = claim.language === language ? reading : read(text, claim.language)
  const named = read(text.slice(claim.start, claim.end), claim.language)
  if (isOneFoodBeside(inItsLanguage, named, claim, text)) return inItsLanguage
  const again = read(`${text.slice(0, claim.start)} ${text.slice(claim.end).replace(/^[\s,-]+/u, '')}`.trim(), language)
  const [food, ...more] = again.foods
  if (food === undefined || more.length + again.unknown.length + again.notFood.length > 0) return reading
  const said = madeWithoutIn(food, claim.marker, language)
  const madeWithout = [...new Set([...(food.madeWithout ?? []), claim.marker])]
  return { ...again, foods: [{ ...food, ...said, words: withClaim(food.words, claim, text), madeWithout }] }
}

/** The one claim in a text of three words or more, in any language, if no other word negates it. */
function claimIn(text: string, language: Language): Claim | null {
  const tokens = tokenise(text).filter(({ kind }) => kind !== 'mark')
  if (tokens.length <= claimLength || tokens.some(({ kind }) => kind === 'character')) return null
  for (const code of [language, ...languageCodes.filter((other) => other !== language)]) {
    if (!tokens.some((token) => mayLeaveOut(token, code) && leavesOut(token, code))) continue
    for (const at of tokens.keys()) {
      const words = tokens.slice(at, at + claimLength)
      const [marker, ...more] = [...claimsIn(words, vocabularyOf(code))].filter(isLeftOut)
      if (marker === undefined || more.length > 0) continue
      const isNegated = tokens.some((token) => !words.includes(token) && negations.has(token.text))
      return isNegated ? null : { marker, language: code, ...spanOf(words) }
    }
  }
  return null
}

/** Does the word say that something is left out: "without", "free"? */
function leavesOut({ text }: Token, language: Language): boolean {
  const role = vocabularyOf(language).root.next.get(singular(text, language))?.role
  return role === 'without' || role === 'free'
}

/**
 * The food as a claim says, in the language that leaves most of the allergen: "egg-free egg noodles" have egg in their
 * name, which only English reads.
 */
function madeWithoutIn(food: Food, marker: LeftOutOfFood, language: Language): FoodSense {
  const readings = [language, ...languageCodes].map((code) => applyMarkers(food, food.words, new Set([marker]), vocabularyOf(code)))
  const isLeft = (sense: FoodSense) => allergens.some((one) => one === marker && sense.contains[one] !== 'no')
  return readings.find(isLeft) ?? readings[0] ?? food
}

const isLeftOut = (marker: string): marker is LeftOutOfFood => marker !== 'vegan' && marker !== 'meatless'

const spanOf = (words: readonly Token[]) => ({ start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 })

/** Does the reading name one food that is as the claim says? */
function holdsClaim(reading: Reading, claim: Claim, text: string): boolean {
  const allergen = allergens.find((one) => one === claim.marker)
  return (
    isOneFoodBeside(reading, nothing, claim, text) &&
    reading.foods.every((food) => allergen === undefined || food.contains[allergen] === 'no')
  )
}

const nothing: Reading = { foods: [], unknown: [], notFood: [] }

/** Does the reading name one food, and not the one that the claim's words name? */
function isOneFoodBeside({ foods, unknown, notFood }: Reading, named: Reading, { start, end }: Claim, text: string): boolean {
  const [food] = foods
  if (food === undefined || foods.length + unknown.length + notFood.length > 1 || text.slice(start, end).includes(food.words)) return false
  return food.ingredient === null || named.foods.every(({ ingredient }) => ingredient !== food.ingredient)
}

/** The words of a food with the claim, as they stand in the text. */
function withClaim(words: string, { start, end }: Claim, text: string): string {
  const at = text.indexOf(words)
  return at < 0 ? words : text.slice(Math.min(at, start), Math.max(at + words.length, end))
}
