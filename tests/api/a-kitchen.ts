import type { Cooked } from '@potluck/kitchen/cooked'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import type { Kitchen } from '#server/world.ts'
import { aFood } from '#web/ingredients/a-food.testing.ts'

/** A kitchen that cooks the same dish from any ingredients, and records its recipes. */
export function aKitchen(parts: Partial<Kitchen> = {}): Kitchen & { cooked: RecipeRequest[] } {
  const cooked: RecipeRequest[] = []
  return {
    cooked,
    cook(request, seed) {
      cooked.push(request)
      return aDish(request, seed)
    },
    canRead: (words) => words === '🍅',
    understand: (words) => ({ state: 'known', foods: [aFood({ words, name: words })], corrected: null, unknown: [], notFood: [] }),
    budgetName: null,
    load: async () => {},
    isLoaded: () => true,
    ...parts,
  }
}

/** A dish for the request, for tests of the parts around cooking. */
export function aDish(request: RecipeRequest, seed: string): Cooked {
  return {
    state: 'cooked',
    recipe: {
      title: `${request.cuisine} supper`,
      description: `Cooked for ${seed}.`,
      imageUrl: null,
      prepTime: '10 mins',
      cookTime: '20 mins',
      totalTime: '30 mins',
      servings: 4,
      difficulty: 'Easy',
      ingredients: request.ingredients.map((words) => `1 ${words}`),
      instructions: ['Cook everything.'],
      mealType: request.targetMealType ?? 'entrée',
      cuisine: request.cuisine,
      language: request.language,
    },
    checks: [{ rule: 'allergen', subjects: request.allergens }],
    uses: request.ingredients.map(() => 'yours'),
    leftOut: [],
  }
}
