import type { Filters } from '#domain/filters/filters.ts'
import { governingDiet } from '#kitchen/diet.ts'
import type { Exclusions } from '#web/ingredients/chip-view.ts'

/** What the chosen filters keep away from. */
export function exclusionsOf({ allergens, dietTypes, mealTypes }: Filters): Exclusions {
  const diet = governingDiet(dietTypes, mealTypes[0] ?? 'entrée')
  return { allergens, diet: diet === 'non-vegetarian' ? null : diet }
}
