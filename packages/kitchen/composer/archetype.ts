import type { Stove } from '#kitchen/composer/stove.ts'
import type { Cuisine, MealType } from '#kitchen/options.ts'

/** A way of cooking: a function that fills a draft with tasks. */
export interface Archetype {
  id: string
  meals: readonly MealType[]
  /** How typical the archetype is of each cuisine: 0 never, 1 possible, 3 typical. */
  affinity: Partial<Record<Exclude<Cuisine, 'Potluck-me'>, number>>
  usually: number
  /** Adds the tasks to the draft; returns false if the foods on the table do not make this dish. */
  cook(stove: Stove): boolean
}
