import { dietRuleOf, settleDiets } from '@potluck/kitchen/diets'
import type { DietType, MealType, Protein } from '@potluck/kitchen/options'
import type { Filters } from '#domain/filters/filters.ts'

/** The protein that is chosen together with non-vegetarian when none was. */
const proteinByDefault: Protein = 'chicken'

/** Adds a choice, or removes one that is there. Keeps the order of choosing. */
export function toggle<Choice>(choices: readonly Choice[], choice: Choice): Choice[] {
  return choices.includes(choice) ? choices.filter((other) => other !== choice) : [...choices, choice]
}

/** Chooses the one meal type, or clears it. The diets follow it. */
export function chooseMealType(filters: Filters, mealType: MealType): Filters {
  if (filters.mealTypes.includes(mealType)) return { ...filters, mealTypes: [] }
  return { ...filters, mealTypes: [mealType], ...settleDiets(mealType, filters) }
}

/**
 * Whether the meal type decides this diet, so that the cook cannot change it. A dessert is always vegetarian, and
 * never non-vegetarian or pescatarian.
 */
export function isDietSettled({ mealTypes: [mealType] }: Pick<Filters, 'mealTypes'>, diet: DietType): boolean {
  const rule = dietRuleOf(mealType)
  return rule !== null && (diet === rule.forces || rule.removes.includes(diet))
}

/** Adds or removes a diet. Non-vegetarian without a protein adds chicken; removing it clears the proteins. */
export function toggleDietType(filters: Filters, diet: DietType): Filters {
  if (isDietSettled(filters, diet)) return filters
  const dietTypes = toggle(filters.dietTypes, diet)
  if (diet !== 'non-vegetarian') return { ...filters, dietTypes }
  if (!dietTypes.includes(diet)) return { ...filters, dietTypes, proteins: [] }
  return { ...filters, dietTypes, proteins: filters.proteins.length > 0 ? filters.proteins : [proteinByDefault] }
}

/** Whether only staples are cooked: 'No ingredients other than staples' is checked, and a staple is selected. */
export function areOnlyStaplesCooked(useOnlyStaples: boolean, staples: readonly string[]): boolean {
  return useOnlyStaples && staples.length > 0
}

/** The typed ingredients to cook. Cooking only staples ignores them but keeps them in the list. */
export function ingredientsToCook(ingredients: readonly string[], useOnlyStaples: boolean, staples: readonly string[]): string[] {
  return areOnlyStaplesCooked(useOnlyStaples, staples) ? [] : [...ingredients]
}
