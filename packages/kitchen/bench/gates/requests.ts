import { type RandomSource, randomSourceFrom } from '#kitchen/composer/random.ts'
import { ingredientIds, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import {
  allergens,
  type Cuisine,
  complexityModes,
  cuisines,
  dietTypes,
  type Language,
  languageCodes,
  mealTypes,
  proteins,
  staples,
} from '#kitchen/options.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { randomRequest } from '#kitchen/testing/a-request.ts'
import { drawnIngredients } from '#kitchen/testing/drawn-ingredients.ts'

/** 10 cuisines x 4 meal types x 4 diets x 2^7 exclusions. */
export const gridSize = cuisines.length * mealTypes.length * dietTypes.length * 2 ** allergens.length

/** As many numbers below `size` as `count`, spread over all of these, the same every time. */
export function sampleOf(size: number, count: number): number[] {
  if (count >= size) return Array.from({ length: size }, (_, at) => at)
  return randomSourceFrom(size)
    .shuffle(Array.from({ length: size }, (_, at) => at))
    .slice(0, count)
}

/**
 * The request of one cell of the grid: ideas mode, in any language, with none to three ingredients. The kitchen
 * corrects the diet of a dessert (P34).
 */
export function gridRequest(cell: number): RecipeRequest {
  const chance = randomSourceFrom(cell + 7_000_000)
  let rest = cell
  const next = (size: number) => {
    const digit = rest % size
    rest = Math.floor(rest / size)
    return digit
  }
  const mask = next(2 ** allergens.length)
  const dietType = dietTypes[next(dietTypes.length)] ?? 'vegan'
  const mealType = mealTypes[next(mealTypes.length)] ?? 'entrée'
  const cuisine = cuisines[next(cuisines.length)] ?? 'Italian'
  const request: RecipeRequest = {
    ingredients: pickNames(chance, chance.below(4)),
    allergens: allergens.filter((_, bit) => Math.floor(mask / 2 ** bit) % 2 === 1),
    mealTypes: [mealType],
    targetMealType: mealType,
    dietTypes: [dietType],
    proteins: dietType === 'non-vegetarian' && mealType !== 'dessert' && chance.below(2) === 0 ? [chance.pick(proteins)] : [],
    cuisine,
    searchMode: 'ideas',
    complexityMode: chance.pick(complexityModes),
    language: 'en',
    useOnlyStaples: false,
    selectedStaples: chance.shuffle(staples).slice(0, chance.below(staples.length + 1)),
  }
  return retypedIn(chance.pick(languageCodes), request)
}

function pickNames(chance: RandomSource, count: number): string[] {
  return chance
    .shuffle(drawnIngredients)
    .slice(0, count)
    .map((id) => listNameOf(id, 'en'))
}

/** A random request of one cuisine; any meal, diet, mode, exclusions, one to eight ingredients. */
export function requestOfCuisine(cuisine: Cuisine, seed: number): RecipeRequest {
  return { ...randomRequest(seed), cuisine }
}

/** The same request from a cook of another language: the lexicon's ingredients by their names in it. */
export function retypedIn(language: Language, request: RecipeRequest): RecipeRequest {
  const ingredients = request.ingredients.map((words) => {
    const id = idOfTyped.get(words)
    return id === undefined ? words : listNameOf(id, language)
  })
  return { ...request, language, ingredients }
}

const idOfTyped = new Map(ingredientIds.map((id) => [listNameOf(id, 'en'), id]))

/**
 * A typed phrase with the ids that it means: for a name of the lexicon the id itself, for a messy input the table's
 * canonical names.
 */
export interface Typed {
  words: string
  means: readonly string[]
}

/**
 * A Full Match request in a language, of one to eight foods: half of them typed as cooks do, mostly in that language,
 * half by name.
 */
export function fullMatchRequest(
  seed: number,
  language: Language,
  messy: Readonly<Record<Language, readonly Typed[]>>,
): { request: RecipeRequest; typed: Typed[] } {
  const chance = randomSourceFrom(seed + 9_000_000)
  const ids = chance.shuffle(drawnIngredients)
  const typed = Array.from({ length: 1 + chance.below(8) }, (_, at): Typed => {
    const from = chance.below(4) === 0 ? (languageCodes[chance.below(languageCodes.length)] ?? language) : language
    const [first, ...others] = messy[from]
    const id = ids[at]
    if (first !== undefined && (chance.below(2) === 0 || id === undefined)) return chance.pick([first, ...others])
    return id === undefined ? { words: 'water', means: ['water'] } : { words: listNameOf(id, language), means: [id] }
  })
  const request = { ...randomRequest(seed), ingredients: typed.map(({ words }) => words), searchMode: 'full' as const, language }
  return { request, typed }
}
