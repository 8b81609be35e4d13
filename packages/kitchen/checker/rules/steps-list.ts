import { matchListedNames } from '#kitchen/checker/evidence/by-the-list.ts'
import { listedFoodsMeantBy, mentionsFood, namesIngredientOf, type RecipeCase } from '#kitchen/checker/reading/case.ts'
import { isMadeByRecipe } from '#kitchen/checker/reading/dishes.ts'
import type { CaseLine } from '#kitchen/checker/reading/read-line.ts'
import type { CaseText } from '#kitchen/checker/reading/read-text.ts'
import type { Rule } from '#kitchen/checker/rules/rule.ts'
import { isOnlyWashed } from '#kitchen/checker/safety/only-washed.ts'
import { foodKeyOf, isSameAsAnyFood } from '#kitchen/checker/text/families.ts'
import type { Finding } from '#kitchen/judgement.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'

/** Every listed ingredient is used in a step, and every food that a step names is listed, except water. */
export const stepsMatchListRule: Rule = {
  id: 'steps-list',
  subjects: () => [],
  check: (it) => [
    ...it.lines.filter((line) => !line.isWater && !isMentioned(line, it)).map((line) => findUnusedLines(line)),
    ...it.steps.flatMap((step) => findUnlistedFoods(step, it)),
    ...it.steps.flatMap((step) => findUnnamedLines(step, it)),
  ],
}

function findUnusedLines({ where, text }: CaseLine): Finding {
  return { rule: 'steps-list', where, detail: { kind: 'not-in-steps', words: text } }
}

/**
 * Does a step mention the line's food? Most lines are found by ingredient; the slower searches run only for the rest.
 */
function isMentioned(line: CaseLine, it: RecipeCase): boolean {
  const { steps } = it
  return (
    steps.some((step) => line.foods.some((food) => namesIngredientOf(step, food))) ||
    steps.some((step) => namesFood(step, line, it)) ||
    steps.some((step) => alludesTo(step, line, it))
  )
}

function speaksOfLine(step: CaseText, line: CaseLine, it: RecipeCase): boolean {
  return namesFood(step, line, it) || alludesTo(step, line, it)
}

function namesFood(step: CaseText, { foods }: CaseLine, it: RecipeCase): boolean {
  return foods.some((food) => mentionsFood(step, food, it.recipe.language) && !isOnlyWashed(step, food, it))
}

/** Does a step contain a line's unknown words, or its listed name inside a longer one? */
function alludesTo(step: CaseText, { foods, reading }: CaseLine, it: RecipeCase): boolean {
  const { language } = it.recipe
  const words = [...foods.filter(({ ingredient }) => ingredient === null), ...reading.unknown].map((one) => one.words)
  if (words.length > 0) {
    const said = ` ${foodKeyOf(step.text, language)} `
    if (words.some((one) => said.includes(` ${foodKeyOf(one, language)} `))) return true
  }
  const { named, found } = matchListedNames(step, it)
  return foods.some(
    (food) => named.includes(food) || (named.length > 0 && isSameAsAnyFood(found, food, language) && !isOnlyWashed(step, food, it)),
  )
}

function findUnlistedFoods(step: CaseText, it: RecipeCase): Finding[] {
  const strangeAmong = (found: readonly Food[]) =>
    found.filter((food) => food.ingredient !== 'water' && listedFoodsMeantBy(food, it).length === 0 && !isMadeByRecipe(food, it))
  const strange = strangeAmong(step.found)
  const upheld = strange.length === 0 ? strange : strangeAmong(matchListedNames(step, it).found)
  const served = step.dishes.filter((dish) => !upheld.some(({ words }) => words === dish.words))
  return [...upheld, ...served].map((food) => ({
    rule: 'steps-list',
    where: step.where,
    detail: { kind: 'not-listed', words: food.words },
  }))
}

/** Findings for lines that a step's data uses but its text does not name. */
function findUnnamedLines(step: CaseText, it: RecipeCase): Finding[] {
  const indexes = step.data?.lines ?? []
  return indexes.flatMap((at): Finding[] => {
    const line = it.lines[at]
    if (line === undefined) return [{ rule: 'steps-list', where: step.where, detail: { kind: 'no-such-line', line: at } }]
    if (line.isWater || speaksOfLine(step, line, it)) return []
    return [{ rule: 'steps-list', where: step.where, detail: { kind: 'not-in-step', words: line.text } }]
  })
}
