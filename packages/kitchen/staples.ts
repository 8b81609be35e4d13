import { type IngredientId, lexicon, mostCommonFirst } from '#kitchen/lexicon/lexicon.ts'
import type { Staple } from '#kitchen/options.ts'
import { spiceRack } from '#kitchen/spice-rack.ts'

const idsOfStaple = Map.groupBy(mostCommonFirst, (id) => lexicon[id].staple)

/**
 * The ingredients that a staple covers, as their rows say. A staple is broad: "sugar" covers brown and powdered sugar,
 * "rice" any rice, "garlic" garlic powder too, "salt and pepper" white pepper too, and "spices and herbs" the dried
 * goods of an ordinary rack. The plainest, which is the most common, comes first, and a recipe takes it unless it
 * needs another.
 */
function idsOf(staple: Staple): readonly IngredientId[] {
  return staple === 'spices and herbs' ? spiceRack : (idsOfStaple.get(staple) ?? [])
}

/** The ingredients of the selected staples, the plainest of each staple first. */
export function ingredientsOfStaples(selected: readonly Staple[]): IngredientId[] {
  return [...new Set(selected.flatMap(idsOf))]
}
