import type { Case } from '#kitchen/checker/case.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { gramsOfAmount } from '#kitchen/lexicon/weights-of-one.ts'

/** A cook who typed a small amount may use half of it, and less is a slip of the recipe. */
const leastShare = 0.5

/**
 * Grams that the cook typed of an ingredient, all phrases together; null where one of them has no amount, an absurd
 * one or none that weighs anything.
 */
export function typedGramsOf(id: IngredientId, { given }: Pick<Case, 'given'>): number | null {
  const same = given.flatMap(({ food }) => (food?.ingredient === id ? [food] : []))
  const grams = same.map(({ amount }) => (amount === undefined || amount.doubt !== undefined ? null : gramsOfAmount(amount, id)))
  return grams.length === 0 ? null : grams.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0)
}

/** Whether so many grams of an ingredient are what the cook has of it, however little that is. */
export function isAllThereIs(grams: number, id: IngredientId, it: Pick<Case, 'given'>): boolean {
  const typed = typedGramsOf(id, it)
  return typed !== null && grams >= typed * leastShare
}
