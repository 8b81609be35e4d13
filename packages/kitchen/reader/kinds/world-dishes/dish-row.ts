import type { Language } from '#kitchen/options.ts'
import type { Kind } from '#kitchen/reader/food/kind.ts'

/**
 * Dishes of one composition with their names in every language. Contents of every recipe are certain, of most recipes
 * likely, of some unknown; no allergen that some cooks add is absent.
 */
export interface DishRow {
  kind: Kind
  /** The names are no ingredients, so any other reading of a name takes over these doubts. */
  sharesDoubts?: true
  names: Readonly<Record<Language, string>>
}
