import { governingDiet } from '@potluck/kitchen/diets'
import type { Filters } from '#domain/filters/filters.ts'
import type { Exclusions } from '#web/ingredients/chip-view.ts'

/** The exclusions of the chosen filters. */
export function exclusionsOf({ allergens, dietTypes, mealTypes }: Filters): Exclusions {
  const diet = governingDiet(dietTypes, mealTypes[0])
  return { allergens, diet: diet === 'non-vegetarian' ? null : diet }
}
