import type { KeptRecipe } from '#web/recipes/card.ts'

/** Whether the other recipe of a card was written after the one that is shown. */
export const isOtherNewer = ({ recipe, other }: KeptRecipe): boolean =>
  other !== undefined && Date.parse(other.recipe.generatedAt) > Date.parse(recipe.generatedAt)
