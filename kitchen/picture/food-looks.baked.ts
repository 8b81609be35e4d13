import { ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { FoodLook } from '#kitchen/lexicon/look.ts'

/** The looks of ingredients that have a look of their own, by id; baked like the classes (classes.baked.ts). */
export const foodLooks: Readonly<Record<string, FoodLook>> = Object.fromEntries(
  ingredientIds.flatMap((id) => (lexicon[id].look === undefined ? [] : [[id, lexicon[id].look]])),
)
