import { checkLine, checkRecipe } from '#kitchen/checker/check.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import type { RecipeRequest } from '#kitchen/request.ts'

/**
 * Cooks a request in steps below about 40 ms each, so that a server can answer other calls in between. The first cook
 * in a language fills its tables, which takes up to 300 ms in one piece; after a rehearsal it takes about 10 ms.
 */
export function* rehearse(request: RecipeRequest, seed: string): Generator<void> {
  const { language } = request
  for (const typed of request.ingredients) yield void inspectPhrase(typed, language)
  const { brief } = readRequest(request)
  yield
  const composed = compose(request, brief, seed)
  yield
  if (composed === null) return
  const { recipe, leftOut } = composed
  for (const line of recipe.ingredients) yield void inspectPhrase(line, language)
  for (const line of recipe.ingredients) yield void checkLine(request, line, 'ingredient')
  for (const step of recipe.instructions) yield void checkLine(request, step, 'instruction', recipe.ingredients)
  checkRecipe(request, recipe, leftOut)
  yield
}
