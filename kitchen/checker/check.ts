import type { Check, Finding, LeftOut } from '#domain/recipes/judgement.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import { mealTypeOf, openCase } from '#kitchen/checker/case.ts'
import type { Rule } from '#kitchen/checker/rule.ts'
import { allergen } from '#kitchen/checker/rules/allergen.ts'
import { amounts } from '#kitchen/checker/rules/amounts.ts'
import { coverage } from '#kitchen/checker/rules/coverage.ts'
import { diet } from '#kitchen/checker/rules/diet.ts'
import { fullMatch } from '#kitchen/checker/rules/full-match.ts'
import { heatNumbers } from '#kitchen/checker/rules/heat-numbers.ts'
import { language } from '#kitchen/checker/rules/language.ts'
import { notFood } from '#kitchen/checker/rules/not-food.ts'
import { protein } from '#kitchen/checker/rules/protein.ts'
import { safety } from '#kitchen/checker/rules/safety.ts'
import { stepsList } from '#kitchen/checker/rules/steps-list.ts'
import { structure } from '#kitchen/checker/rules/structure.ts'
import { times } from '#kitchen/checker/rules/times.ts'

/** Every rule that a recipe must keep, whoever wrote it. */
const rules: readonly Rule[] = [
  allergen,
  diet,
  protein,
  fullMatch,
  coverage,
  stepsList,
  amounts,
  times,
  safety,
  notFood,
  heatNumbers,
  language,
  structure,
]

/**
 * Judges a recipe against the request it answers: an empty list means that every rule holds. `leftOut` is what the
 * recipe does not use, with reasons.
 */
export function checkRecipe(request: RecipeRequest, recipe: Recipe, leftOut: readonly LeftOut[] = []): Finding[] {
  const it = openCase(request, recipe, leftOut)
  return rules.flatMap((rule) => rule.check(it))
}

/** The checks that apply to this request, each with what it looked for. */
export function passedChecks(request: RecipeRequest): Check[] {
  return rules.flatMap(({ id, subjects }) => {
    const found = subjects(request)
    return found === null ? [] : [{ rule: id, subjects: found }]
  })
}

/**
 * Judges one line as it arrives: allergens, diet, typed foods, poisons, language, heat, gaps, and amounts and times
 * absurd for any number of people. `listed` are the ingredient lines before it. Unused ingredients, signs of being
 * done and sums of times need the whole recipe: `checkRecipe`.
 */
export function checkLine(
  request: RecipeRequest,
  text: string,
  kind: 'ingredient' | 'instruction' | 'title' | 'description',
  listed: readonly string[] = [],
): Finding[] {
  const recipe: Recipe = {
    title: kind === 'title' ? text : request.cuisine,
    description: kind === 'description' ? text : '',
    imageUrl: null,
    prepTime: '0 mins',
    cookTime: '0 mins',
    servings: 4,
    difficulty: 'Easy',
    ingredients: kind === 'ingredient' ? [text] : [...listed],
    instructions: kind === 'instruction' ? [text] : [],
    mealType: mealTypeOf(request),
    cuisine: request.cuisine,
    language: request.language,
  }
  const it = openCase(request, recipe, [], true)
  const isOfLine = ({ where, detail }: Finding) =>
    where === { ingredient: 'ingredients[0]', instruction: 'instructions[0]', title: 'title', description: 'description' }[kind] &&
    detail.kind !== 'title-claim'
  return rules.flatMap((rule) => (rule.isLineByLine ? rule.check(it) : (rule.checkLine?.(it) ?? []))).filter(isOfLine)
}
