import type { Cuisine, MealType } from '#domain/options.ts'
import type { Stove } from '#kitchen/composer/stove.ts'

/** A way of cooking, as a program for the stove. */
export interface Archetype {
  id: string
  meals: readonly MealType[]
  /** How at home it is in a kitchen: 0 never, 1 possible, 3 typical. */
  affinity: Partial<Record<Exclude<Cuisine, 'Potluck-me'>, number>>
  usually: number
  /** Lays out the tasks; false when what lies on the table does not make this dish. */
  cook(stove: Stove): boolean
}
