import type { Item } from '#kitchen/composer/item.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

/** Grams of salt in a gram of salty food by class (USDA FoodData Central, middle of the usual products). */
const saltOfClass: Partial<Record<IngredientClass, number>> = {
  salt: 1,
  'salty-sauce': 0.16,
  paste: 0.07,
  'cured-meat': 0.025,
  'cured-fish': 0.06,
  'hard-cheese': 0.02,
  stock: 0.006,
  bread: 0.012,
  wrap: 0.012,
}

/** The same for other classes, by how salty the row of the food says it is. */
const saltOfTaste = [0, 0.005, 0.015, 0.05] as const

/** Grams of salt in a gram of the food. */
export function saltIn({ kin, class: kind }: Item): number {
  const taste = lexicon[kin].taste?.salt ?? 0
  if (kind === 'bread' || kind === 'wrap' || taste > 0) return saltOfClass[kind] ?? saltOfTaste[taste]
  return 0
}
