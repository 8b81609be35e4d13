import type { RecipeRequest } from '#domain/recipes/request.ts'
import type { Text } from '#kitchen/checker/answered.ts'

/** A good recipe as any cook may write it, strings only, and the request for it. A test helper. */
export interface OutsideRecipe {
  asks: Partial<RecipeRequest>
  text: Text
}

/** What cooks of one language write. A test helper. */
export interface OutsideRecipes {
  recipes: readonly OutsideRecipe[]
  /** Sentences that tell a cook to take chicken off the heat too soon. */
  undercooked: readonly string[]
  /** Sentences that only warn of it. */
  cooked: readonly string[]
}
