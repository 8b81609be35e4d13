import type { Filters } from '#domain/filters/filters.ts'
import { ingredientsToCook } from '#domain/filters/rules.ts'
import { ingredientsToSend, kindsToSend } from '#domain/ingredients/rules.ts'
import type { Language } from '#domain/options.ts'
import type { Larder } from '#web/ingredients/use-ingredients.ts'
import type { Order } from '#web/recipes/order.ts'
import { sessionId } from '#web/session/session-id.ts'

/** Makes the order for a recipe from the food, the filters and the language. */
export function makeOrder(larder: Larder, filters: Filters, language: Language): Order {
  const { useOnlyStaples, corrections } = larder
  const ingredients = ingredientsToCook(larder.ingredients, useOnlyStaples, filters.staples)
  return {
    ingredients: ingredientsToSend(ingredients, corrections),
    ...kindsToSend(ingredients, larder.kinds, corrections),
    allergens: filters.allergens,
    mealTypes: filters.mealTypes,
    targetMealType: filters.mealTypes[0],
    dietTypes: filters.dietTypes,
    proteins: filters.proteins,
    searchMode: filters.searchMode,
    complexityMode: filters.complexityMode,
    language,
    useOnlyStaples,
    selectedStaples: filters.staples,
    sessionId: sessionId(),
  }
}
