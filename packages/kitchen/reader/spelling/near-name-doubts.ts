import { claimsBeyond, type FoodSense, perAllergen, worseCertainty, worseVerdict } from '#kitchen/reader/food/food.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'
import type { SegmentReading } from '#kitchen/reader/food/segment-reading.ts'
import { exactWords, foodListedAs } from '#kitchen/reader/match/phrase-tree.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import type { Attempt } from '#kitchen/reader/segment/attempt.ts'
import { isStrange, type NearName, nearNames } from '#kitchen/reader/spelling/near-names.ts'
import { nearWholeNames, type WholeName } from '#kitchen/reader/spelling/near-whole-names.ts'
import { isSlip } from '#kitchen/reader/spelling/slips.ts'
import { editDistance } from '#kitchen/reader/text/distance.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { isOrdinaryIn } from '#kitchen/reader/words/ordinary-words.ts'

/**
 * Compares a reading that took an unknown word for a variety ("penut butter") with listed names within one or two
 * letters. If only one is possible, the food is that one; otherwise its certain allergens become unknown, so that none
 * is called absent. `vocabularies` are those of the cook and of likely misspellings, `everyVocabulary` all of the
 * script.
 */
export function withNearNames(
  attempt: Attempt,
  text: string,
  tokens: readonly Token[],
  vocabularies: readonly Vocabulary[],
  everyVocabulary: readonly Vocabulary[] = vocabularies,
): Attempt {
  const { reading } = attempt
  if (reading.foods.length === 0 || reading.notFood.length > 0) return attempt
  const written = exactWords(tokens)
  if (vocabularies[0]?.surfaces.has(written)) return attempt
  // Exact names in any language win: "Moro bar" is an English name and no sea bass; "goujon" is English and French.
  const listed = everyVocabulary.flatMap((vocabulary) => foodListedAs(written, vocabulary) ?? [])
  if (listed.length > 0) return withDoubtsOf(listed, attempt)
  const beside = withDoubtsOfNear(attempt, tokens, everyVocabulary)
  const near = vocabularies.flatMap((vocabulary) => nearNames(text, tokens, vocabulary)).filter((name) => isRelevant(name, attempt, tokens))
  if (near.length === 0) return beside
  const name = nameMeant(near, reading)
  if (name === null)
    return {
      ...beside,
      reading: { ...beside.reading, foods: beside.reading.foods.map((food) => near.reduce(doubted, food)) },
    }
  const [only] = reading.foods
  const words = text.slice(tokens[0]?.start, tokens.at(-1)?.end)
  // Every letter of "Weizen-Mehl" is that of the name.
  const known = name.isToTheLetter ? 'whole' : 'misspelt'
  const said = { ...(only?.form && { form: only.form }), ...(only?.amount && { amount: only.amount }) }
  return { ...attempt, reading: { ...reading, known, unknown: [], markers: new Set(), foods: [{ words, ...name.sense, ...said }] } }
}

/** Adds the doubts of listed names one letter away from the whole run: "ice cracker", 米卷. */
function withDoubtsOfNear(attempt: Attempt, tokens: readonly Token[], vocabularies: readonly Vocabulary[]): Attempt {
  // An inferred food is free of an allergen only if the cook's words say so.
  if (attempt.reading.known !== 'whole' && attempt.reading.markers.size === 0) return attempt
  // "1 oeuf" is an egg: the number is not a misspelt letter of "boeuf".
  const isName = (token: Token) => !isMeasure(token, vocabularies)
  const name = exactWords(tokens.slice(Math.max(0, tokens.findIndex(isName)), tokens.findLastIndex(isName) + 1))
  const isListed = (one: string) => vocabularies.some((vocabulary) => foodListedAs(one, vocabulary) !== undefined)
  const near = (one: string) => (isListed(one) ? [] : vocabularies.flatMap((vocabulary) => nearWholeNames(one, vocabulary)))
  // "M&s" is more likely a misspelt M&Ms than two letters.
  const all = exactWords(tokens.filter((token) => !isAmpersand(token)))
  const isOneOf = ({ words }: WholeName) => mayMeasureBeAName(tokens, isName) || isOneWord(tokens) || hasTheRestOf(tokens, words, isName)
  const found = [...near(name), ...(all === name ? [] : near(all).filter(isOneOf))]
  return found.length === 0
    ? attempt
    : withDoubtsOf(
        found.map(({ sense }) => sense),
        attempt,
      )
}

/** A sign that the reader takes for the word: "salt & pepper". */
const isAmpersand = ({ text, start, end }: Token) => text === 'and' && end - start === 1

/**
 * Are the tokens parts of one word that was typed without spaces? "ou-sel-le" is more likely a misspelt touselle than
 * salt.
 */
function isOneWord(tokens: readonly Token[]): boolean {
  return tokens.length > 1 && tokens.every(({ kind, start }, at) => kind === 'word' && (at === 0 || tokens[at - 1]?.end === start))
}

/** Many names contain a shorter measure word. */
const shortestMeasureOfName = 3

/**
 * Does a name have a typed word that is no short measure, and every typed number? "Tin mints" are more likely misspelt
 * thin mints than a tin of mints, and "3 1 кофе" is 3 в 1 кофе.
 */
function hasTheRestOf(tokens: readonly Token[], name: string, isName: (token: Token) => boolean): boolean {
  const words = new Set(name.split(' '))
  const isTelling = (token: Token) => isName(token) || token.text.length >= shortestMeasureOfName
  return (
    tokens.every(({ kind, text }) => kind !== 'number' || words.has(text)) &&
    tokens.some((token) => words.has(token.text) && isTelling(token))
  )
}

/** Adds the doubts of these foods to a reading. */
function withDoubtsOf(senses: readonly FoodSense[], attempt: Attempt): Attempt {
  const all = (food: Food) => senses.reduce<Food>((one, sense) => doubted(one, { sense, isWhole: true, words: 1, slips: [] }), food)
  return { ...attempt, reading: { ...attempt.reading, foods: attempt.reading.foods.map(all) } }
}

/** The fewest letters of a measure word that may be misspelt; "g" and "oz" resemble everything. */
const shortestMeasure = 4

/** Does a possible measure count nothing here? "brick  l'œuf" is a misspelt brick à l'œuf, and 包饭 a misspelt 蛋包饭. */
function mayMeasureBeAName(tokens: readonly Token[], isName: (token: Token) => boolean): boolean {
  if (!tokens.some(isName) || tokens.some(({ kind }) => kind === 'number')) return false
  const isLong = ({ kind, text }: Token) => kind === 'character' || (kind === 'word' && text.length >= shortestMeasure)
  return [tokens.at(0), tokens.at(-1)].some((token) => token !== undefined && isLong(token) && !isName(token))
}

/** Is the token a number, a measure word, or the "of" after one? */
function isMeasure({ kind, text }: Token, vocabularies: readonly Vocabulary[]): boolean {
  if (kind !== 'word') return kind === 'number'
  return vocabularies.some(({ root, language }) => {
    const place = root.next.get(singular(text, language))
    return place?.food == null && (place?.role === 'unit' || place?.role === 'number' || place?.role === 'of')
  })
}

/**
 * Does a near name matter? Words that another language knows are no misspelt parts of a name, but may be a misspelt
 * whole: "Mich" may be milk in German.
 */
function isRelevant({ isWhole, words, slips }: NearName, { vocabulary, tokens: read }: Attempt, tokens: readonly Token[]): boolean {
  // A word corrected by itself was already compared with farther names.
  const isOther = ({ start, typed, meant, away }: NearName['slips'][number]) =>
    read.some((token) => {
      if (token.start !== start || token.text === typed) return false
      const key = singular(token.text, vocabulary.language)
      return key !== meant && editDistance(typed, token.text, 2) < away
    })
  if (words === slips.length && slips.some(isOther)) return false
  const isStrangeHere = ({ start, kind }: NearName['slips'][number]) =>
    kind !== 'strange' ||
    tokens.some((token) => token.start === start && isStrange(token, vocabulary)) ||
    !tokens.some((token) => token.start === start)
  // "To taste" is not toast.
  if (slips.some(({ kind, typed }) => kind === 'strange' && isOrdinaryIn(typed, 'en'))) return false
  if (slips.every(isStrangeHere)) return true
  return isWhole && slips.every(({ key, typed, meant, away }) => away === 1 && (isSlipOf(typed, key, meant) || tokens.length > 1))
}

/** Is the typed word a slip of a name's word, comparing its ending too, which the stem has lost? */
function isSlipOf(typed: string, key: string, meant: string): boolean {
  return isSlip(key, meant) || isSlip(typed, meant) || (typed !== key && isSlip(`${key}!`, `${meant}!`))
}

const awayOf = ({ slips }: NearName) => slips.reduce((sum, { away }) => sum + away, 0)

const shortestCompound = 8

interface Meant {
  sense: FoodSense
  /** The name is only written apart and loses no claim of its parts. */
  isToTheLetter: boolean
}

/** The one food that the whole run can mean, or null. */
function nameMeant(near: readonly NearName[], reading: SegmentReading): Meant | null {
  const all = near.filter(({ isWhole, slips }) => isWhole && slips.length === 1)
  const least = Math.min(...all.map(awayOf))
  const whole = all.filter((name) => awayOf(name) === least)
  const [first] = whole
  if (first === undefined) return null
  // The claim belongs to the name: "egg plant" is not a vegan egg.
  if (reading.markers.size > 0 && first.slips.some(({ kind }) => kind !== 'split')) return null
  const { sense } = first
  if (whole.some((other) => other.sense !== sense)) return null
  const losesNothing = reading.foods.every((food) => {
    const beyond = claimsBeyond(sense, food)
    return beyond.allergens.length + beyond.diets.length === 0
  })
  if (sense.ingredient === null && !losesNothing) return null
  const isMeant = ({ words, slips }: NearName) =>
    slips.every(({ typed, key, meant, away, kind }) => {
      if (kind === 'split') return true
      // A single short word is corrected elsewhere; only a compound that was split is compared here.
      if (words === 1 && typed.length < shortestCompound) return false
      if (kind === 'known' || isOrdinaryIn(typed, 'en')) return false
      return isSlipOf(typed, key, meant) || (losesNothing && away === 1 && typed.length > 4 && key[0] === meant[0])
    })
  const isSplit = ({ slips }: NearName) => slips.every(({ kind }) => kind === 'split')
  return whole.some(isMeant) ? { sense, isToTheLetter: losesNothing && whole.some(isSplit) } : null
}

/**
 * A food with another's certain allergens as doubts. A single word adds no diet doubts, because nearly every word is
 * near some animal.
 */
function doubted(food: Food, { sense, isWhole, words, slips }: NearName): Food {
  const { allergens, diets } = claimsBeyond(food, sense)
  const doubtful = isWhole || words > slips.length ? diets : []
  if (allergens.length + doubtful.length === 0) return food
  const verdictOf = (diet: (typeof diets)[number]) => (doubtful.includes(diet) ? worseVerdict(food[diet], 'unknown') : food[diet])
  return {
    ...food,
    contains: perAllergen((one) => (allergens.includes(one) ? worseCertainty(food.contains[one], 'unknown') : food.contains[one])),
    vegan: verdictOf('vegan'),
    vegetarian: verdictOf('vegetarian'),
    pescatarian: verdictOf('pescatarian'),
  }
}
