import { ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'

/** How many ingredients are common. The build bakes this figure, so the browser does not load the lexicon. */
export const commonCount = ingredientIds.filter((id) => lexicon[id].common !== undefined).length
