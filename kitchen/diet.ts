import { type DietType, dietTypes, type MealType } from '#domain/options.ts'

/**
 * The one diet that a recipe must meet, or null when none was chosen: non-vegetarian governs if chosen, otherwise
 * the strictest. A dessert requested with meat or fish becomes vegetarian (P34).
 */
export function governingDiet(chosen: readonly DietType[], mealType: MealType): DietType | null {
  const governing = chosen.includes('non-vegetarian') ? 'non-vegetarian' : (dietTypes.find((diet) => chosen.includes(diet)) ?? null)
  const isFleshDiet = governing === 'non-vegetarian' || governing === 'pescatarian'
  return mealType === 'dessert' && isFleshDiet ? 'vegetarian' : governing
}
