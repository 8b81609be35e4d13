import { mealTypeOf, type RecipeCase } from '#kitchen/checker/reading/case.ts'
import type { Rule } from '#kitchen/checker/rules/rule.ts'
import { governingDiet } from '#kitchen/diets.ts'
import type { Finding } from '#kitchen/judgement.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'
import type { RecipeRequest } from '#kitchen/request.ts'

/**
 * Classes of meat and fish that a dish is made of. Food that only seasons (fish sauce, oyster sauce, anchovies, dashi)
 * does not count.
 */
const fleshClasses: readonly IngredientClass[] = ['poultry', 'meat', 'mince', 'cured-meat', 'fish', 'shellfish', 'stock']

/** When the request chose proteins, the recipe uses no other meat, fish or stock, except what the cook typed. */
export const proteinRule: Rule = {
  id: 'protein',
  isLineByLine: true,
  subjects: (request) => (isAsked(request) ? [...request.proteins] : null),
  check: (it) => (isAsked(it.request) ? findingsInLines(it) : []),
}

function isAsked(request: RecipeRequest): boolean {
  return request.proteins.length > 0 && governingDiet(request.dietTypes, mealTypeOf(request)) === 'non-vegetarian'
}

/** The protein option a food belongs to: 'other' for meat or fish without an option, null for anything else. */
function proteinOf(food: Food): string | null {
  if (!fleshClasses.includes(food.class)) return null
  if (food.ingredient === 'dashi') return null
  const ingredient = food.ingredient ?? food.like ?? null
  if (ingredient !== null) return lexicon[ingredient].protein ?? null
  if (food.class === 'stock') return null
  return food.class === 'fish' || food.class === 'shellfish' ? 'seafood' : 'other'
}

function findingsInLines(it: RecipeCase): Finding[] {
  const typed = new Set(it.given.flatMap(({ food }) => (food === null ? [] : [proteinOf(food)])))
  const allowed = new Set<string | null>([...it.request.proteins, ...typed, null])
  // Some names mean different meats in two languages; either meaning may match the typed food.
  const typedWords = new Set(it.given.map(({ food }) => food?.words.toLowerCase()))
  return it.lines.flatMap((line) =>
    line.foods
      .filter((food) => !allowed.has(proteinOf(food)) && !typedWords.has(food.words.toLowerCase()))
      .map((food): Finding => ({ rule: 'protein', where: line.where, detail: { words: food.words, protein: proteinOf(food) } })),
  )
}
