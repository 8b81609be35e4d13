import { cook } from '#kitchen/cook.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'

/** An Italian Full Match entrée that every cuisine can cook, for the tests. */
export const anEntrée: RecipeRequest = typedRequest(['chicken', 'rice', 'tomatoes', 'garlic'], {
  proteins: ['chicken'],
  selectedStaples: ['cooking oil', 'salt and pepper', 'spices and herbs'],
})

/** The recipe of a request that must not be refused. */
export function cookRecipe(request: RecipeRequest, seed = '0') {
  const cooked = cook(request, seed)
  if (cooked.state === 'refused') throw new Error(`refused: ${cooked.code} ${JSON.stringify(cooked.reasons)}`)
  return cooked
}
