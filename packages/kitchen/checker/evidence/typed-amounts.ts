import type { RecipeCase } from '#kitchen/checker/reading/case.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { gramsOfAmount } from '#kitchen/lexicon/weights-of-one.ts'

/** The least share of a small typed amount that a recipe may use; less is an error of the recipe. */
const leastShareOfTyped = 0.5

/**
 * The total grams of an ingredient that the cook typed; null when a phrase gives no amount, an absurd one, or one
 * without a weight.
 */
export function typedGramsOf(id: IngredientId, { given }: Pick<RecipeCase, 'given'>): number | null {
  const same = given.flatMap(({ food }) => (food?.ingredient === id ? [food] : []))
  const grams = same.map(({ amount }) => (amount === undefined || amount.doubt !== undefined ? null : gramsOfAmount(amount, id)))
  return grams.length === 0 ? null : grams.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0)
}

/** Do these grams use all that the cook typed of an ingredient, however little it is? */
export function usesAllThatWasTyped(grams: number, id: IngredientId, it: Pick<RecipeCase, 'given'>): boolean {
  const typed = typedGramsOf(id, it)
  return typed !== null && grams >= typed * leastShareOfTyped
}
