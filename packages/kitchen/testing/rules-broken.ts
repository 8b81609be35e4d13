import { checkRecipe } from '#kitchen/checker/check.ts'
import type { RuleId } from '#kitchen/judgement.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { withoutStructure } from '#kitchen/testing/answered.ts'

/** The rules that a recipe breaks, each once; `leftOut` is what the composer reports as left out. For the tests. */
export function rulesBroken(request: RecipeRequest, recipe: Recipe, ...leftOut: Parameters<typeof checkRecipe>[2] & object): RuleId[] {
  return [...new Set(checkRecipe(request, recipe, leftOut).map(({ rule }) => rule))]
}

/** The recipe without structured data, with the first of these words in each text replaced. For the tests. */
export function withText(recipe: Recipe, before: string, after: string): Recipe {
  const swap = (text: string) => text.replace(before, after)
  const plain = withoutStructure(recipe)
  return {
    ...plain,
    title: swap(plain.title),
    description: swap(plain.description),
    ingredients: plain.ingredients.map(swap),
    instructions: plain.instructions.map(swap),
  }
}
