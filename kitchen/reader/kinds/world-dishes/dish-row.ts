import type { Language } from '#domain/options.ts'
import type { Kind } from '#kitchen/reader/kinds/kind.ts'

/**
 * Dishes of one composition, by their names in every language. It contains what every recipe has; what most have is
 * likely; where recipes differ it is unknown: no allergen that some cook adds is absent.
 */
export interface DishRow {
  kind: Kind
  /** Never an ingredient: what the reader knows of the typed name takes over the doubts here. */
  sharesDoubts?: true
  names: Readonly<Record<Language, string>>
}
