import type { Filters } from '#domain/filters/filters.ts'
import type { DietType, MealType, Protein } from '#domain/options.ts'

/** The protein that non-vegetarian brings along when none was chosen. */
const proteinByDefault: Protein = 'chicken'

/** The diets a dessert is not cooked for (specification, section 4). */
const dietsDessertRemoves: readonly DietType[] = ['non-vegetarian', 'pescatarian']

/** Puts a choice in, or takes it out when it is there; the order of choosing is kept. */
export function toggle<Choice>(choices: readonly Choice[], choice: Choice): Choice[] {
  return choices.includes(choice) ? choices.filter((other) => other !== choice) : [...choices, choice]
}

/** Chooses the one meal type, or takes it back; dessert forces vegetarian and removes non-vegetarian and pescatarian. */
export function chooseMealType(filters: Filters, mealType: MealType): Filters {
  if (filters.mealTypes.includes(mealType)) return { ...filters, mealTypes: [] }
  const chosen: Filters = { ...filters, mealTypes: [mealType] }
  if (mealType !== 'dessert') return chosen
  const kept = filters.dietTypes.filter((diet) => !dietsDessertRemoves.includes(diet))
  return { ...chosen, dietTypes: kept.includes('vegetarian') ? kept : [...kept, 'vegetarian'], proteins: [] }
}

/** Whether a chosen dessert decides this diet: the removed ones stay off, vegetarian stays on. */
export function isDietSettledByDessert(filters: Pick<Filters, 'mealTypes'>, diet: DietType): boolean {
  return filters.mealTypes.includes('dessert') && (diet === 'vegetarian' || dietsDessertRemoves.includes(diet))
}

/** Adds or removes a diet; non-vegetarian without a protein picks chicken, and taking it away clears the proteins. */
export function toggleDietType(filters: Filters, diet: DietType): Filters {
  if (isDietSettledByDessert(filters, diet)) return filters
  const dietTypes = toggle(filters.dietTypes, diet)
  if (diet !== 'non-vegetarian') return { ...filters, dietTypes }
  if (!dietTypes.includes(diet)) return { ...filters, dietTypes, proteins: [] }
  return { ...filters, dietTypes, proteins: filters.proteins.length > 0 ? filters.proteins : [proteinByDefault] }
}

/** What of the typed ingredients is cooked: staples-only with a staple sets them aside without forgetting them. */
export function ingredientsToCook(ingredients: readonly string[], useOnlyStaples: boolean, staples: readonly string[]): string[] {
  return useOnlyStaples && staples.length > 0 ? [] : [...ingredients]
}
