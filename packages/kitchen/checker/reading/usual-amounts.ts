import type { Quantity } from '#kitchen/checker/text/quantities.ts'
import type { IngredientFacts } from '#kitchen/lexicon/ingredient.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { MealType } from '#kitchen/options.ts'

/** The amount of an ingredient for one serving of a meal type, in the ingredient's own measure. */
export function servingAmountOf(facts: IngredientFacts, mealType: MealType): number {
  const { serving } = facts
  return serving[mealType] ?? serving.entrée ?? serving.soup ?? serving.condiment ?? serving.dessert ?? 1
}

/** The range of grams that a written amount of an ingredient may mean, or null when its unit has no weight. */
export function gramRangeOf(written: Quantity, id: IngredientId): { low: number; high: number } | null {
  const { measure, grams } = lexicon[id]
  if (written.unit === 'g') return { low: written.low, high: written.high }
  if (written.unit === 'ml') {
    const density = measure === 'ml' ? grams : 0.8
    return { low: written.low * density, high: written.high * density }
  }
  const isOwnUnit = written.of === measure || (written.of === 'piece' && measure !== 'g' && measure !== 'ml')
  return isOwnUnit ? { low: written.low * grams, high: written.high * grams } : null
}
