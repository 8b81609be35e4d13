import type { Item } from '#kitchen/composer/item.ts'
import type { Substitutions } from '#kitchen/composer/substitutions.ts'
import type { LeftOut } from '#kitchen/judgement.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import type { ComplexityMode, Cuisine, MealType } from '#kitchen/options.ts'

/** A request prepared for the composer: the typed food, what may be added, and what is excluded. */
export interface Brief {
  given: readonly Item[]
  /** Typed food that no dish can use, with reasons. */
  leftOut: readonly LeftOut[]
  instead?: Substitutions
  /** The ingredients of the selected staples, in the order of selection. */
  staples: readonly IngredientId[]
  /** Ideas mode: the composer may add allowed food. */
  mayAdd: boolean
  /** The cook chose non-vegetarian, so the dish should hold meat or fish. */
  wantsMeat: boolean
  isAllowed(id: IngredientId): boolean
  cuisine: Cuisine
  mealType: MealType
  complexity: ComplexityMode
}
