import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { type RandomSource, randomSourceFrom } from '#kitchen/composer/random.ts'
import { cook } from '#kitchen/cook.ts'
import type { Cooked } from '#kitchen/cooked.ts'
import { foodKinds } from '#kitchen/food-kinds.ts'
import type { Finding } from '#kitchen/judgement.ts'
import {
  allergens,
  complexityModes,
  cuisines,
  dietTypes,
  type Language,
  languageCodes,
  mealTypes,
  proteins,
  searchModes,
  staples,
} from '#kitchen/options.ts'
import type { Reading } from '#kitchen/reader/food/reading.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import type { IngredientReading } from '#kitchen/understand/reading.ts'
import { understandPhrase } from '#kitchen/understand/understand-phrase.ts'

// The requests of the golden guard. Their words stand in files, so that a table of names that is moved or sorted anew
// changes no request. The lists of options are drawn by position: a new cuisine or staple changes most requests.

/** Requests of each language. */
export const casesEach = 2_000

/** All that the kitchen answers to one request. */
export interface GoldenCase {
  request: RecipeRequest
  /** How each typed phrase is read, and what its chip says of it. */
  readings: { reading: Reading; chip: IngredientReading }[]
  cooked: Cooked
  /** What the checker finds in the recipe once it is spoilt. */
  findings: Finding[]
}

type NonEmptyList = readonly [string, ...string[]]

interface Words {
  /** Names of foods that our tables had when the guard was made. */
  names: NonEmptyList
  /** Phrases of sixteen unseen lists, most of them food. */
  phrases: NonEmptyList
}

function linesOf(folder: keyof Words, language: Language): NonEmptyList {
  const text = readFileSync(join(import.meta.dirname, folder, `${language}.txt`), 'utf8')
  const [first, ...others] = text.trimEnd().split('\n')
  if (first === undefined) throw new Error(`The golden guard has no ${folder} in ${language}`)
  return [first, ...others]
}

const wordsByLanguage = new Map<Language, Words>()

function wordsOf(language: Language): Words {
  const known = wordsByLanguage.get(language)
  if (known !== undefined) return known
  const words = { names: linesOf('names', language), phrases: linesOf('phrases', language) }
  wordsByLanguage.set(language, words)
  return words
}

/** A phrase as a cook types it: a name, often with an amount, a phrase of the lists, or another language's name. */
function typedPhrase(language: Language, chance: RandomSource): string {
  const draw = chance.below(20)
  const { names, phrases } = wordsOf(language)
  if (draw < 5) return chance.pick(phrases)
  if (draw < 7) return chance.pick(wordsOf(chance.pick(languageCodes)).names)
  const name = chance.pick(names)
  if (draw < 10) return `${1 + chance.below(4)} ${name}`
  return draw < 12 ? `${50 * (1 + chance.below(10))} g ${name}` : name
}

function goldenRequest(language: Language, chance: RandomSource): RecipeRequest {
  const some = <T>(list: readonly T[], most: number) => chance.shuffle(list).slice(0, chance.below(most + 1))
  const mealType = chance.pick(mealTypes)
  const diet = chance.pick(mealType === 'dessert' ? (['vegan', 'vegetarian'] as const) : dietTypes)
  const otherDiet = mealType !== 'dessert' && chance.below(4) === 0 ? chance.pick(dietTypes) : diet
  const ingredients = Array.from({ length: 1 + chance.below(6) }, () => typedPhrase(language, chance))
  const strange = chance.below(5) === 0 ? 'zblorp' : null
  return {
    ingredients: strange === null ? ingredients : [...ingredients, strange],
    ...(strange !== null && { kinds: { [strange]: chance.pick(foodKinds) } }),
    allergens: chance.below(2) === 0 ? [] : some(allergens, 3),
    mealTypes: [mealType],
    targetMealType: mealType,
    dietTypes: [...new Set([diet, otherDiet])],
    proteins: diet === 'non-vegetarian' && chance.below(2) === 0 ? [chance.pick(proteins)] : [],
    cuisine: chance.pick(cuisines),
    searchMode: chance.pick(searchModes),
    complexityMode: chance.pick(complexityModes),
    language,
    useOnlyStaples: chance.below(12) === 0,
    selectedStaples: chance.below(3) === 0 ? [] : some(staples, staples.length),
  }
}

/**
 * Spoils a recipe: adds foods that the request does not name, makes numbers ten times as large, and drops the data of
 * half the recipes.
 */
function spoilt(recipe: Recipe, chance: RandomSource): Recipe {
  const { names, phrases } = wordsOf(recipe.language)
  const { structure, ...text } = recipe
  const changed = chance.below(recipe.instructions.length)
  const larger = (words: string) => words.replace(/\d+/, (number) => `${number}0`)
  const steps = recipe.instructions.map((step, at) => (at === changed ? larger(step) : step))
  return {
    ...text,
    ...(chance.below(2) === 0 && structure !== undefined && { structure }),
    title: chance.below(4) === 0 ? `${recipe.title}, ${chance.pick(names)}` : recipe.title,
    ...(recipe.totalTime !== undefined && chance.below(4) === 0 && { totalTime: larger(recipe.totalTime) }),
    ingredients: [...recipe.ingredients, `200 g ${chance.pick(names)}`],
    instructions: [...steps, `${chance.pick(phrases)}.`],
  }
}

/** What the kitchen answers to the request of a seed in a language. */
export function goldenCase(language: Language, seed: number): GoldenCase {
  const chance = randomSourceFrom(seed * languageCodes.length + languageCodes.indexOf(language))
  const request = goldenRequest(language, chance)
  const readings = request.ingredients.map((typed) => ({
    reading: readPhrase(typed, language),
    chip: understandPhrase(typed, language),
  }))
  const cooked = cook(request, String(seed))
  const findings = cooked.state === 'cooked' ? checkRecipe(request, spoilt(cooked.recipe, chance), cooked.leftOut) : []
  return { request, readings, cooked, findings }
}
