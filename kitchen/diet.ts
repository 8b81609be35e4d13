import { type DietType, dietTypes, type MealType } from '#domain/options.ts'

/**
 * The one diet a recipe must meet, or null when none was chosen: non-vegetarian governs when it was chosen, otherwise the strictest of the chosen.
 * A dessert asked for with meat or fish is brought to vegetarian (P34).
 */
export function governingDiet(chosen: readonly DietType[], mealType: MealType): DietType | null {
  const governing = chosen.includes('non-vegetarian') ? 'non-vegetarian' : (dietTypes.find((diet) => chosen.includes(diet)) ?? null)
  const isFleshDiet = governing === 'non-vegetarian' || governing === 'pescatarian'
  return mealType === 'dessert' && isFleshDiet ? 'vegetarian' : governing
}
