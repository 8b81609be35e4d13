import type { ComplexityMode, Cuisine, MealType } from '#domain/options.ts'
import type { LeftOut } from '#domain/recipes/judgement.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Substitutions } from '#kitchen/composer/substitutions.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

/** A request for the composer: the given food, what the kitchen may add, and what it must never use. */
export interface Brief {
  given: readonly Item[]
  /** Typed food that no dish can use. */
  leftOut: readonly LeftOut[]
  instead?: Substitutions
  /** What the selected staples open, in the order of their selection. */
  staples: readonly IngredientId[]
  /** Ideas mode: the kitchen may add allowed food. */
  mayAdd: boolean
  /** Animal food is wanted (non-vegetarian was chosen). */
  wantsMeat: boolean
  isAllowed(id: IngredientId): boolean
  cuisine: Cuisine
  mealType: MealType
  complexity: ComplexityMode
}
