import { checkRecipe } from '#kitchen/checker/check.ts'
import { planDish, writeDish } from '#kitchen/composer/compose-dish.ts'
import { judgeDish } from '#kitchen/composer/critic/judge.ts'
import type { Fault } from '#kitchen/composer/critic/rule.ts'
import { callsFor } from '#kitchen/composer/match/rank.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import type { Dish, DishKitchen } from '#kitchen/composer/repertoire/dish.ts'
import type { Finding } from '#kitchen/judgement.ts'
import { type IngredientId, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { type Cuisine, type Language, type SearchMode, staples } from '#kitchen/options.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'

/** A dish cooked from what calls for it. */
export interface CookedSample {
  recipe: Recipe
  findings: readonly Finding[]
  /** What the critic holds against it. */
  faults: readonly Fault[]
}

/** The foods of the musts of a dish, the best of each, but this one where it fits. */
export function mustsOf(dish: Dish, instead?: { slot: string; id: IngredientId }): IngredientId[] {
  return Object.entries(dish.slots).flatMap(([name, { must, of = [] }]) => {
    const [best] = of
    if (!must || best === undefined || best === 'water') return []
    return [instead?.slot === name ? instead.id : best]
  })
}

/**
 * Cooks a dish in a language from typed foods, in ideas mode with all staples, or in Full Match with what a plain pan
 * needs. Null if the foods do not call for it.
 */
export function cookSample(dish: Dish, typed: readonly IngredientId[], language: Language, searchMode: SearchMode): CookedSample | null {
  const [kitchen = 'Potluck'] = Object.keys(dish.kitchens) as DishKitchen[]
  const cuisine: Cuisine = kitchen === 'Potluck' ? 'Potluck-me' : kitchen
  const mealType = dish.meals[0] ?? 'entrée'
  const request: RecipeRequest = {
    ingredients: typed.map((id) => listNameOf(id, language)),
    allergens: [],
    mealTypes: [mealType],
    targetMealType: mealType,
    dietTypes: ['non-vegetarian'],
    proteins: [],
    cuisine,
    searchMode,
    complexityMode: 'simple',
    language,
    useOnlyStaples: false,
    selectedStaples: searchMode === 'ideas' ? [...staples] : [],
  }
  const { brief } = readRequest(request)
  const call = callsFor(brief, [dish])[0]
  if (call === undefined) return null
  const plan = planDish(brief, call, 0)
  const { recipe, leftOut } = writeDish(request, brief, plan)
  return { recipe, findings: checkRecipe(request, recipe, leftOut), faults: judgeDish(plan) }
}
