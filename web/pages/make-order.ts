import type { Language } from '@potluck/kitchen/options'
import type { Filters } from '#domain/filters/filters.ts'
import { ingredientsToCook } from '#domain/filters/rules.ts'
import { ingredientsToSend, isKept, kindsToSend } from '#domain/ingredients/rules.ts'
import type { Larder } from '#web/ingredients/use-ingredients.ts'
import type { Order } from '#web/recipes/order.ts'
import { sessionId } from '#web/session/session-id.ts'

/** Makes the order for a recipe from the food, the filters and the language. */
export function makeOrder(larder: Larder, filters: Filters, language: Language): Order {
  const { useOnlyStaples, corrections } = larder
  const ingredients = ingredientsToCook(larder.ingredients, useOnlyStaples, filters.staples)
  const choices = {
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
  }
  return {
    input: { ...choices, ingredients: ingredientsToSend(ingredients, corrections), sessionId: sessionId() },
    // The typed words: the kitchen's correction of one, which may come after the recipe, is no choice of the cook.
    madeFrom: JSON.stringify({ ...choices, ingredients, kept: ingredients.filter((ingredient) => isKept(ingredient, corrections)) }),
  }
}
