import type { ComplexityMode, Cuisine, MealType } from '#domain/options.ts'
import type { LeftOut } from '#domain/recipes/judgement.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Substitutions } from '#kitchen/composer/substitutions.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

/** A request as the composer sees it: what lies on the table, what may be fetched, and what must never come near. */
export interface Brief {
  given: readonly Item[]
  /** What was typed and cannot be used, whatever is cooked. */
  leftOut: readonly LeftOut[]
  instead?: Substitutions
  /** What the selected staples open, in the order they were selected. */
  staples: readonly IngredientId[]
  /** Ideas mode: the kitchen may add what is allowed. */
  mayAdd: boolean
  /** Animal food is wanted (non-vegetarian was chosen). */
  wantsMeat: boolean
  isAllowed(id: IngredientId): boolean
  cuisine: Cuisine
  mealType: MealType
  complexity: ComplexityMode
}
