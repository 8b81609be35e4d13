import { cook } from '#kitchen/cook.ts'
import type { Cooked } from '#kitchen/cooked.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { randomRequest } from '#kitchen/testing/a-request.ts'

/** The result of one random request. */
export interface RandomOutcome {
  seed: number
  request: RecipeRequest
  cooked: Cooked
}

const keptOutcomes = new Map<number, RandomOutcome>()

/**
 * Cooks the random request of a seed, memoized: test files share a process, so each seed is cooked once. For the
 * tests.
 */
export function cookedAtRandom(seed: number): RandomOutcome {
  const known = keptOutcomes.get(seed)
  if (known !== undefined) return known
  const request = randomRequest(seed)
  const outcome = { seed, request, cooked: cook(request, String(seed)) }
  keptOutcomes.set(seed, outcome)
  return outcome
}

/** The outcomes of seeds 0 to `count` - 1: the corpus that all tests of random recipes share. */
export function randomOutcomes(count: number): RandomOutcome[] {
  return Array.from({ length: count }, (_, seed) => cookedAtRandom(seed))
}

/** The recipes of the first `count` seeds. */
export function randomRecipes(count: number): { seed: number; recipe: Recipe }[] {
  return randomOutcomes(count).flatMap(({ seed, cooked }) => (cooked.state === 'cooked' ? [{ seed, recipe: cooked.recipe }] : []))
}
