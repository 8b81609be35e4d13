import type { RecipeCase } from '#kitchen/checker/reading/case.ts'
import { type CaseText, readText } from '#kitchen/checker/reading/read-text.ts'
import { tokensOf } from '#kitchen/checker/text/tokens-of.ts'
import { memoizedByObject } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import type { FoundFood } from '#kitchen/reader/find-foods.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'

/** The whole name of a listed food and where it stands in a text. */
interface ListedNameMatch {
  food: Food
  start: number
  end: number
}

/** A name of at least two words, or two Chinese characters, does not match a text by accident. */
const leastWords = 2

/** Japanese names need three kana: two, as in たら or なす, also occur inside verbs. */
const leastKana = 3
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** A folded word and where it stands in the text. */
interface Key {
  key: string
  start: number
  end: number
}

function keysOf(text: string, language: Language): Key[] {
  return tokensOf(text)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ text: word, start, end }) => ({ key: singular(word, language), start, end }))
}

function placesOf(food: Food, keys: readonly Key[], language: Language): ListedNameMatch[] {
  const name = keysOf(food.words, language)
  if (name.length < (kana.test(food.words) ? leastKana : leastWords)) return []
  return keys.flatMap((first, at) => {
    const last = keys[at + name.length - 1]
    const isHere = last !== undefined && name.every(({ key }, next) => keys[at + next]?.key === key)
    return isHere ? [{ food, start: first.start, end: last.end }] : []
  })
}

/** The foods of a text after the names of the ingredient list are matched. */
interface ListMatch {
  named: readonly Food[]
  found: readonly FoundFood[]
}

/**
 * Matches the names of the ingredient list in a text first, then reads the rest: with cherry tomatoes on the list,
 * "cherry tomato salsa" is a salsa of them, although "tomato salsa" is a food too. A name inside a longer name does
 * not count: "coconut oil" names no coconut. `named` holds the listed foods, `found` the foods in the rest of the
 * text. Rules for allergens and diets must not use this function, because they count every food that a text may name.
 */
export const matchListedNames: (text: CaseText, it: RecipeCase) => ListMatch = memoizedByObject(readRemainingText)

function readRemainingText({ text, where, kind, found }: CaseText, it: RecipeCase): ListMatch {
  const { language } = it.recipe
  const keys = keysOf(text, language)
  const all = it.lines
    .flatMap(({ reading }) => reading.foods)
    .flatMap((food) => placesOf(food, keys, language))
    .filter(
      (one) => !found.some((other) => other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start),
    )
    .sort((one, other) => other.end - other.start - (one.end - one.start))
  const named: ListedNameMatch[] = []
  for (const one of all) if (named.every(({ start, end }) => one.end <= start || one.start >= end)) named.push(one)
  if (named.length === 0) return { named: [], found }
  const rest = named.reduce((left, { start, end }) => `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`, text)
  return { named: named.map(({ food }) => food), found: readText(rest, where, kind, it.recipe, it.quotes).found }
}

/**
 * Words with nothing but spaces, hyphens and apostrophes between them: the comma of "cocoa, butter" keeps it from
 * being cocoa butter.
 */
const onlyWordCharacters = /^[\p{L}\p{M}\p{N}\s'’-]+$/u

/**
 * The listed food whose whole name contains the food found in a text, or null: the "butter" of "the cocoa butter"
 * belongs to the listed cocoa butter.
 */
export function listedFoodContaining(
  part: FoundFood,
  { text }: Pick<CaseText, 'text'>,
  { listed, recipe }: Pick<RecipeCase, 'listed' | 'recipe'>,
): Food | null {
  const { language } = recipe
  const longer = listed.filter(({ words }) => words.length > part.words.length)
  if (longer.length === 0) return null
  const keys = keysOf(text, language)
  const isWhole = ({ start, end }: ListedNameMatch) =>
    start <= part.start && end >= part.end && onlyWordCharacters.test(text.slice(start, end))
  return longer.flatMap((food) => placesOf(food, keys, language)).find(isWhole)?.food ?? null
}
