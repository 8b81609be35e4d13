import { foodKeyOf } from '#kitchen/checker/text/families.ts'
import { isOnlyOrdinary } from '#kitchen/checker/text/ordinary.ts'
import { withoutAmounts } from '#kitchen/checker/text/quantities.ts'
import { extractQuotes, type Quote } from '#kitchen/checker/text/quotes.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import { isIngredientId, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { cacheSize, memoized } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import { senseOfIngredient } from '#kitchen/reader/food/food.ts'
import type { Food, Reading } from '#kitchen/reader/food/reading.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import type { Recipe, RecipeLine } from '#kitchen/recipe.ts'

/** An ingredient line: its text, its structured data if it has any, and its reading. */
export interface CaseLine {
  text: string
  where: string
  reading: Reading<Food>
  /** The foods of the text, or of the structured data when the text names none. */
  foods: readonly Food[]
  data: RecipeLine | null
  isWater: boolean
}

/** Does a word that could mean any pepper mean the spice here, because salt stands beside it: "Соль, перец"? */
function isPepper(words: string, language: Language): boolean {
  const key = foodKeyOf(words, language)
  return (checkerWordsIn[language].families.peppercorn ?? []).some((pepper) => foodKeyOf(pepper, language) === key)
}

/** Memoizes by the text without numbers: "2 eggs" and "3 eggs" share one reading. */
const readBare = memoized(cacheSize, (bare, language): Reading<Food> => {
  const read = readPhrase(bare, language)
  const unknown = read.unknown.filter(({ words }) => !isOnlyOrdinary(words, language))
  const isSeasoned = read.foods.some((food) => food.class === 'salt')
  const peppers = isSeasoned ? unknown.filter(({ words }) => isPepper(words, language)) : []
  return {
    ...read,
    foods: [...read.foods, ...peppers.map(({ words }): Food => ({ words, ...senseOfIngredient('black-pepper') }))],
    unknown: unknown.filter((one) => !peppers.includes(one)),
  }
})

/** A line read without its amounts. */
const readLineOnce = memoized(cacheSize, (text, language) => readBare(withoutAmounts(text, language), language))

/** The reading of a line in which the cook's own words are replaced by a food that any line may hold. */
function readQuoting(text: string, language: Language, quotes: readonly Quote[]): Reading<Food> {
  if (quotes.length === 0) return readLineOnce(text, language)
  const { rest, foods, unknown } = extractQuotes(text, quotes, listNameOf('water', language))
  const read = readLineOnce(rest, language)
  if (rest === text) return read
  return {
    ...read,
    foods: [...foods, ...read.foods.filter(({ ingredient }) => ingredient !== 'water')],
    unknown: [...unknown.map((words) => ({ words, didYouMean: [] })), ...read.unknown],
  }
}

/**
 * The reading of an ingredient line. When the structured data confirms the words, they are one food, however unusual
 * they are.
 */
export function readLine(text: string, data: RecipeLine | null, at: number, { language }: Recipe, quotes: readonly Quote[]): CaseLine {
  const reading = readQuoting(text, language, quotes)
  const isWater =
    reading.unknown.length === 0 && reading.foods.length > 0 && reading.foods.every(({ ingredient }) => ingredient === 'water')
  return { text, where: `ingredients[${at}]`, reading, foods: foodsOf(reading, data), data, isWater }
}

/** The foods that a line's text names, or the one of its structured data when the text names none. */
function foodsOf({ foods }: Reading<Food>, data: RecipeLine | null): readonly Food[] {
  const id = data?.ingredient ?? null
  if (id === null || !isIngredientId(id) || foods.some(({ ingredient }) => ingredient === id)) return foods
  return [...foods, { words: data?.words ?? id, ...senseOfIngredient(id) }]
}
