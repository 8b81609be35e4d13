import type { Brief } from '#kitchen/composer/brief.ts'
import { chooseDish, type Turn } from '#kitchen/composer/choose.ts'
import { asLeftOut, type Item, itemIdOf } from '#kitchen/composer/item.ts'
import { hashText } from '#kitchen/composer/random.ts'
import { writeRecipe } from '#kitchen/composer/write-recipe.ts'
import type { LeftOut } from '#kitchen/judgement.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { runToEnd, type Steps } from '#kitchen/steps.ts'

export interface Composed {
  recipe: Recipe
  leftOut: LeftOut[]
}

/**
 * The turn of a seed. A whole number is the turn's number, so the next number cooks another dish; any other text (a
 * time, a uuid) picks one of the best first answers.
 */
function turnOf(seed: string): Turn {
  return /^\d{1,9}$/.test(seed) ? { number: Number(seed), isFirst: false } : { number: hashText(seed), isFirst: true }
}

/**
 * Compares items by name. Foods of one kind and form without a name are compared by the cook's words, their only
 * difference.
 */
function compareItems(one: Item, other: Item): number {
  const [a, b] = [itemIdOf(one), itemIdOf(other)]
  if (a === b) return one.words < other.words ? -1 : 1
  return a < b ? -1 : 1
}

/** A text of everything in a request that decides the dish; the order and language of the typed foods do not. */
function requestKeyOf(request: RecipeRequest, brief: Brief): string {
  return JSON.stringify([
    brief.given.map(itemIdOf),
    [...request.allergens].sort(),
    brief.mealType,
    [...request.dietTypes].sort(),
    [...request.proteins].sort(),
    request.cuisine,
    request.searchMode,
    request.complexityMode,
    request.useOnlyStaples,
    [...request.selectedStaples].sort(),
  ])
}

/**
 * Composes a recipe from a brief and a seed, or null if no dish is possible. The same request and seed give the same
 * recipe.
 */
export function compose(request: RecipeRequest, brief: Brief, seed: string): Composed | null {
  return runToEnd(composeInSteps(request, brief, seed))
}

/** Composes as `compose` does, in steps: once the language is warm, 99 of 100 take less than 4 ms. */
export function* composeInSteps(request: RecipeRequest, brief: Brief, seed: string): Steps<Composed | null> {
  const ordered = { ...brief, given: [...brief.given].sort(compareItems) }
  const dish = yield* chooseDish(ordered, requestKeyOf(request, ordered), turnOf(seed))
  if (dish === null) return null
  const leftOut = [...brief.leftOut, ...dish.unused.map((item) => asLeftOut(item, 'does-not-fit'))]
  return { recipe: writeRecipe(dish.plan, brief, request.language), leftOut }
}
