import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'

/**
 * The class of every ingredient by id. Baked: the browser gets the table, not the lexicon it is made from (see
 * vite.config.ts).
 */
export const classes: Readonly<Record<string, IngredientClass>> = Object.fromEntries(ingredientIds.map((id) => [id, lexicon[id].class]))
