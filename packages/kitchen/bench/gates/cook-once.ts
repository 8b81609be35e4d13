import { cook } from '#kitchen/cook.ts'
import type { LeftOut } from '#kitchen/judgement.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'

/**
 * The outcome of one call of the kitchen's `cook`. An exception is an outcome too, so that one exception does not end
 * the whole measurement.
 */
export type Outcome =
  | { state: 'cooked'; recipe: Recipe; leftOut: LeftOut[] }
  | { state: 'refused'; code: string; reasons: number }
  | { state: 'broken'; error: string }

/** Cooks a request once, as the server does. */
export function cookOnce(request: RecipeRequest, seed: string): Outcome {
  try {
    const cooked = cook(request, seed)
    if (cooked.state === 'cooked') return cooked
    return {
      state: 'refused',
      code: cooked.code,
      reasons: cooked.reasons.filter(({ words, reason }) => words !== '' && reason !== '').length,
    }
  } catch (error) {
    return { state: 'broken', error: error instanceof Error ? error.message : String(error) }
  }
}

/** A request in one line, ready to be run again. */
export function describeRequest(request: RecipeRequest, seed: string): string {
  const { cuisine, targetMealType, dietTypes, allergens, proteins, searchMode, complexityMode, language, ingredients, selectedStaples } =
    request
  return [
    `seed ${seed}`,
    cuisine,
    targetMealType,
    dietTypes.join('+'),
    searchMode,
    complexityMode,
    language,
    `no ${allergens.join(', ') || 'exclusions'}`,
    ...(proteins.length > 0 ? [`proteins ${proteins.join(', ')}`] : []),
    `[${ingredients.join(' | ')}]`,
    `staples [${selectedStaples.join(', ')}]`,
  ].join('; ')
}
