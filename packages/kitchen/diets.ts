import { type DietType, dietTypes, type MealType, type Protein } from '#kitchen/options.ts'

interface DietRule {
  /** Diets that this meal type does not allow. */
  removes: readonly DietType[]
  /** The diet that replaces them. */
  forces: DietType
}

/** Meal types that decide the diet: a dessert is vegetarian (specification, section 4; P34). */
const dietRules: Partial<Record<MealType, DietRule>> = {
  dessert: { removes: ['non-vegetarian', 'pescatarian'], forces: 'vegetarian' },
}

/** The diet rule of a meal type; null when it has none. */
export function dietRuleOf(mealType: MealType | undefined): DietRule | null {
  return (mealType && dietRules[mealType]) ?? null
}

/** The diet that a chosen diet becomes in a meal type: a dessert with meat or fish becomes vegetarian. */
export function dietIn(mealType: MealType | undefined, diet: DietType): DietType {
  const rule = dietRuleOf(mealType)
  return rule?.removes.includes(diet) ? rule.forces : diet
}

/** The one diet a recipe must meet: non-vegetarian if chosen, otherwise the strictest. Null when none was chosen. */
export function governingDiet(chosen: readonly DietType[], mealType: MealType | undefined): DietType | null {
  const governing = chosen.includes('non-vegetarian') ? 'non-vegetarian' : dietTypes.find((diet) => chosen.includes(diet))
  return governing ? dietIn(mealType, governing) : null
}

/** The proteins that count beside these diets: all with non-vegetarian, otherwise none. */
export function proteinsBeside(diets: readonly DietType[], proteins: readonly Protein[]): Protein[] {
  return diets.includes('non-vegetarian') ? [...proteins] : []
}

interface DietChoice {
  dietTypes: readonly DietType[]
  proteins: readonly Protein[]
}

/** The diets and proteins that stay chosen with a meal type: a dessert adds vegetarian and removes meat and fish. */
export function settleDiets(mealType: MealType | undefined, { dietTypes: chosen, proteins }: DietChoice) {
  const rule = dietRuleOf(mealType)
  const kept = chosen.filter((diet) => !rule?.removes.includes(diet))
  const settled = rule && !kept.includes(rule.forces) ? [...kept, rule.forces] : kept
  return { dietTypes: settled, proteins: proteinsBeside(settled, proteins) }
}
