import type { Language } from '#kitchen/options.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

/** The ingredients of a phrase, null for each food known only by kind. For the tests. */
export function idsIn(text: string, language: Language = 'en'): (string | null)[] {
  return readPhrase(text, language).foods.map(({ ingredient }) => ingredient)
}

/** The only food of an English phrase. For the tests. */
export function onlyFood(text: string): Food {
  const { foods, unknown, notFood } = readPhrase(text, 'en')
  const [food, ...others] = foods
  if (food === undefined || others.length + unknown.length + notFood.length > 0)
    throw new Error(`"${text}" is read as ${JSON.stringify({ foods: foods.map(({ words }) => words), unknown, notFood })}`)
  return food
}
