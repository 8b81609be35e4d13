import { areOnlyStaplesCooked } from '#domain/filters/rules.ts'

/** The required fields of a generate request, in the order in which the toast lists them (specification, section 5). */
export const requiredFields = ['ingredients', 'cuisine-type', 'meal-type', 'diet-type'] as const
export type RequiredField = (typeof requiredFields)[number]

export interface ChosenFields {
  ingredients: readonly string[]
  useOnlyStaples: boolean
  selectedStaples: readonly string[]
  cuisines: readonly string[]
  mealTypes: readonly string[]
  dietTypes: readonly string[]
}

/** The required fields that are empty, in the specified order. Staples-only with a staple stands in for ingredients. */
export function missingFields(chosen: ChosenFields): RequiredField[] {
  const hasFood = chosen.ingredients.length > 0 || areOnlyStaplesCooked(chosen.useOnlyStaples, chosen.selectedStaples)
  const isPresent: Record<RequiredField, boolean> = {
    ingredients: hasFood,
    'cuisine-type': chosen.cuisines.length > 0,
    'meal-type': chosen.mealTypes.length > 0,
    'diet-type': chosen.dietTypes.length > 0,
  }
  return requiredFields.filter((field) => !isPresent[field])
}

/** Whether a request for staples only has neither a staple nor an ingredient: that case has a message of its own. */
export function lacksStaples(chosen: Pick<ChosenFields, 'ingredients' | 'useOnlyStaples' | 'selectedStaples'>): boolean {
  return chosen.useOnlyStaples && chosen.selectedStaples.length === 0 && chosen.ingredients.length === 0
}
