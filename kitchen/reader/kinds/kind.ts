import type { Allergen } from '#domain/options.ts'
import type { DietLevel, IngredientClass } from '#kitchen/lexicon/ingredient.ts'

/** What is known of foods that are told apart only by kind. Allergens that no list names are not in it, unless `otherwise` says that nobody can know. */
export interface Kind {
  class: IngredientClass
  contains?: readonly Allergen[]
  mayContain?: readonly Allergen[]
  unknown?: readonly Allergen[]
  otherwise?: 'unknown'
  diet: DietLevel
  dietAtWorst?: DietLevel
}

/** A kind and the names, in one language, that are of it. */
export interface NamedKind extends Kind {
  names: readonly string[]
}
