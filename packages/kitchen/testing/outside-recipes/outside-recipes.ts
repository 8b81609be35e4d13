import type { RecipeRequest } from '#kitchen/request.ts'
import type { WrittenRecipe } from '#kitchen/testing/answered.ts'

/** A correct recipe as any cook may write it, without structured data, and the request for it. For the tests. */
export interface OutsideRecipe {
  asks: Partial<RecipeRequest>
  text: WrittenRecipe
}

/** Recipes and sentences of outside authors in one language, for the tests. */
export interface OutsideRecipes {
  recipes: readonly OutsideRecipe[]
  /** Sentences that tell a cook to take chicken off the heat too soon. */
  undercooked: readonly string[]
  /** Sentences that warn against taking chicken off the heat too soon. */
  cooked: readonly string[]
}
