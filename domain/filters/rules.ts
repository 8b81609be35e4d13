import { dietRuleOf, settleDiets } from '#domain/diets.ts'
import type { Filters } from '#domain/filters/filters.ts'
import type { DietType, MealType, Protein } from '#domain/options.ts'

/** The protein that non-vegetarian brings along when none was chosen. */
const proteinByDefault: Protein = 'chicken'

/** Puts a choice in, or takes it out when it is there; the order of choosing is kept. */
export function toggle<Choice>(choices: readonly Choice[], choice: Choice): Choice[] {
  return choices.includes(choice) ? choices.filter((other) => other !== choice) : [...choices, choice]
}

/** Chooses the one meal type, or takes it back; the diets follow it. */
export function chooseMealType(filters: Filters, mealType: MealType): Filters {
  if (filters.mealTypes.includes(mealType)) return { ...filters, mealTypes: [] }
  return { ...filters, mealTypes: [mealType], ...settleDiets(mealType, filters) }
}

/** Whether the meal type decides a diet: with dessert vegetarian stays on, non-vegetarian and pescatarian stay off. */
export function isDietSettled({ mealTypes: [mealType] }: Pick<Filters, 'mealTypes'>, diet: DietType): boolean {
  const rule = dietRuleOf(mealType)
  return rule !== null && (diet === rule.forces || rule.removes.includes(diet))
}

/** Adds or removes a diet; non-vegetarian without a protein picks chicken, and taking it away clears the proteins. */
export function toggleDietType(filters: Filters, diet: DietType): Filters {
  if (isDietSettled(filters, diet)) return filters
  const dietTypes = toggle(filters.dietTypes, diet)
  if (diet !== 'non-vegetarian') return { ...filters, dietTypes }
  if (!dietTypes.includes(diet)) return { ...filters, dietTypes, proteins: [] }
  return { ...filters, dietTypes, proteins: filters.proteins.length > 0 ? filters.proteins : [proteinByDefault] }
}

/** Whether staples alone are cooked: 'No ingredients other than staples' is checked, and a staple is selected. */
export function areOnlyStaplesCooked(useOnlyStaples: boolean, staples: readonly string[]): boolean {
  return useOnlyStaples && staples.length > 0
}

/** The typed ingredients that are cooked. Cooking staples alone sets them aside without forgetting them. */
export function ingredientsToCook(ingredients: readonly string[], useOnlyStaples: boolean, staples: readonly string[]): string[] {
  return areOnlyStaplesCooked(useOnlyStaples, staples) ? [] : [...ingredients]
}
