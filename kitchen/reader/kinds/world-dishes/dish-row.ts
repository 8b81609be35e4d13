import type { Language } from '#domain/options.ts'
import type { Kind } from '#kitchen/reader/kinds/kind.ts'

/**
 * Dishes of one composition, by their names in every language. What every recipe of it has is contained, what most have is likely, and where
 * recipes differ nobody knows: no allergen is absent that some cook puts in.
 */
export interface DishRow {
  kind: Kind
  /** Never a thing to cook with: what the reader knows of the typed name takes over what is doubted here. */
  sharesDoubts?: true
  names: Readonly<Record<Language, string>>
}
