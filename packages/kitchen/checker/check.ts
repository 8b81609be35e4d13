import { mealTypeOf, readCase } from '#kitchen/checker/reading/case.ts'
import { allergenRule } from '#kitchen/checker/rules/allergen.ts'
import { amountsRule } from '#kitchen/checker/rules/amounts.ts'
import { coverageRule } from '#kitchen/checker/rules/coverage.ts'
import { dietRule } from '#kitchen/checker/rules/diet.ts'
import { fullMatchRule } from '#kitchen/checker/rules/full-match.ts'
import { temperatureRule } from '#kitchen/checker/rules/heat-numbers.ts'
import { languageRule } from '#kitchen/checker/rules/language.ts'
import { notFoodRule } from '#kitchen/checker/rules/not-food.ts'
import { proteinRule } from '#kitchen/checker/rules/protein.ts'
import type { Rule } from '#kitchen/checker/rules/rule.ts'
import { safetyRule } from '#kitchen/checker/rules/safety.ts'
import { stepsMatchListRule } from '#kitchen/checker/rules/steps-list.ts'
import { structureRule } from '#kitchen/checker/rules/structure.ts'
import { timesRule } from '#kitchen/checker/rules/times.ts'
import type { Check, Finding, LeftOut } from '#kitchen/judgement.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'

/** Every rule that a recipe must keep, from the composer or a model. */
const rules: readonly Rule[] = [
  allergenRule,
  dietRule,
  proteinRule,
  fullMatchRule,
  coverageRule,
  stepsMatchListRule,
  amountsRule,
  timesRule,
  safetyRule,
  notFoodRule,
  temperatureRule,
  languageRule,
  structureRule,
]

/**
 * Judges a recipe against the request it answers: an empty list means that every rule holds. `leftOut` is what the
 * recipe does not use, with reasons.
 */
export function checkRecipe(request: RecipeRequest, recipe: Recipe, leftOut: readonly LeftOut[] = []): Finding[] {
  const it = readCase(request, recipe, leftOut)
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
  const it = readCase(request, recipe, [], true)
  const isOfLine = ({ where, detail }: Finding) =>
    where === { ingredient: 'ingredients[0]', instruction: 'instructions[0]', title: 'title', description: 'description' }[kind] &&
    detail.kind !== 'title-claim'
  return rules.flatMap((rule) => (rule.isLineByLine ? rule.check(it) : (rule.checkLine?.(it) ?? []))).filter(isOfLine)
}
