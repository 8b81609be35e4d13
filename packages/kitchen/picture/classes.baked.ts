import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'

/**
 * The class of every ingredient by id. The build bakes this table, so the browser does not load the lexicon (see
 * vite.config.ts).
 */
export const classes: Readonly<Record<string, IngredientClass>> = Object.fromEntries(ingredientIds.map((id) => [id, lexicon[id].class]))
