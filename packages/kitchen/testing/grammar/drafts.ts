import { checkRecipe } from '#kitchen/checker/check.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import type { Finding } from '#kitchen/judgement.ts'
import { type IngredientId, ingredientIds, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import type { Language } from '#kitchen/options.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { randomRequest } from '#kitchen/testing/a-request.ts'

const idsOfTyped: ReadonlyMap<string, IngredientId> = new Map(ingredientIds.map((id) => [listNameOf(id, 'en'), id]))

/** A valid request in a language, made from a seed. */
function aRequestIn(language: Language, seed: number): RecipeRequest {
  const request = randomRequest(seed)
  if (language === 'en') return request
  const ingredients = request.ingredients.map((words) => {
    const id = idsOfTyped.get(words)
    return id === undefined ? words : listNameOf(id, language)
  })
  return { ...request, language, ingredients }
}

/** The first drafts of `count` random requests in a language, and the checker's findings by seed. For the tests. */
export function judgeFirstDraftsIn(
  language: Language,
  count: number,
): { recipes: Recipe[]; findings: { seed: number; finding: Finding }[] } {
  const recipes: Recipe[] = []
  const findings: { seed: number; finding: Finding }[] = []
  for (let seed = 0; seed < count; seed += 1) {
    const request = aRequestIn(language, seed)
    const draft = compose(request, readRequest(request).brief, String(seed))
    if (draft === null) continue
    const { recipe, leftOut } = draft
    recipes.push(recipe)
    findings.push(...checkRecipe(request, recipe, leftOut).map((finding) => ({ seed, finding })))
  }
  return { recipes, findings }
}
