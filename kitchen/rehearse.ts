import type { RecipeRequest } from '#domain/recipes/request.ts'
import { checkLine, checkRecipe } from '#kitchen/checker/check.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'

/**
 * Does all that cooking a request does, in parts of less than some 40 ms, so that a server answers other calls between
 * two of them. The first cook in a language builds its tables and in one piece takes up to 300 ms; after this it is
 * as quick as any other.
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
