import type { Cuisine, MealType } from '#domain/options.ts'
import type { Stove } from '#kitchen/composer/stove.ts'

/** A way of cooking, as a program that fills a draft. */
export interface Archetype {
  id: string
  meals: readonly MealType[]
  /** How well it fits a kitchen: 0 never, 1 possible, 3 typical. */
  affinity: Partial<Record<Exclude<Cuisine, 'Potluck-me'>, number>>
  usually: number
  /** Lays out the tasks; false when the food on the table does not make this dish. */
  cook(stove: Stove): boolean
}
