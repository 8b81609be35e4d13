import type { Finding } from '#domain/recipes/judgement.ts'
import { readByTheList } from '#kitchen/checker/by-the-list.ts'
import { type Case, isNamedIn, meantBy, speaksOf } from '#kitchen/checker/case.ts'
import { isMadeHere } from '#kitchen/checker/dishes.ts'
import { isSameAsAny, keyOf } from '#kitchen/checker/families.ts'
import { isOnlyWashed } from '#kitchen/checker/only-washed.ts'
import type { CaseLine } from '#kitchen/checker/read-line.ts'
import type { CaseText } from '#kitchen/checker/read-text.ts'
import type { Rule } from '#kitchen/checker/rule.ts'
import type { Food } from '#kitchen/reader/reading.ts'

/** Every listed ingredient is used in a step, and every food that a step names is listed, except water. */
export const stepsList: Rule = {
  id: 'steps-list',
  subjects: () => [],
  check: (it) => [
    ...it.lines.filter((line) => !line.isWater && !isMentioned(line, it)).map((line) => unused(line)),
    ...it.steps.flatMap((step) => unlisted(step, it)),
    ...it.steps.flatMap((step) => unspoken(step, it)),
  ],
}

function unused({ where, text }: CaseLine): Finding {
  return { rule: 'steps-list', where, detail: { kind: 'not-in-steps', words: text } }
}

/**
 * Does a step mention the line's food? Most lines are found by ingredient; the slower searches run only for the rest.
 */
function isMentioned(line: CaseLine, it: Case): boolean {
  const { steps } = it
  return (
    steps.some((step) => line.foods.some((food) => isNamedIn(step, food))) ||
    steps.some((step) => names(step, line, it)) ||
    steps.some((step) => alludesTo(step, line, it))
  )
}

function speaksOfLine(step: CaseText, line: CaseLine, it: Case): boolean {
  return names(step, line, it) || alludesTo(step, line, it)
}

function names(step: CaseText, { foods }: CaseLine, it: Case): boolean {
  return foods.some((food) => speaksOf(step, food, it.recipe.language) && !isOnlyWashed(step, food, it))
}

/** Does a step contain a line's unknown words, or its listed name inside a longer one? */
function alludesTo(step: CaseText, { foods, reading }: CaseLine, it: Case): boolean {
  const { language } = it.recipe
  const words = [...foods.filter(({ ingredient }) => ingredient === null), ...reading.unknown].map((one) => one.words)
  if (words.length > 0) {
    const said = ` ${keyOf(step.text, language)} `
    if (words.some((one) => said.includes(` ${keyOf(one, language)} `))) return true
  }
  const { named, found } = readByTheList(step, it)
  return foods.some(
    (food) => named.includes(food) || (named.length > 0 && isSameAsAny(found, food, language) && !isOnlyWashed(step, food, it)),
  )
}

function unlisted(step: CaseText, it: Case): Finding[] {
  const strangeAmong = (found: readonly Food[]) =>
    found.filter((food) => food.ingredient !== 'water' && meantBy(food, it).length === 0 && !isMadeHere(food, it))
  const strange = strangeAmong(step.found)
  const upheld = strange.length === 0 ? strange : strangeAmong(readByTheList(step, it).found)
  const served = step.dishes.filter((dish) => !upheld.some(({ words }) => words === dish.words))
  return [...upheld, ...served].map((food) => ({
    rule: 'steps-list',
    where: step.where,
    detail: { kind: 'not-listed', words: food.words },
  }))
}

/** Findings for lines that a step's data uses but its text does not name. */
function unspoken(step: CaseText, it: Case): Finding[] {
  const indexes = step.data?.lines ?? []
  return indexes.flatMap((at): Finding[] => {
    const line = it.lines[at]
    if (line === undefined) return [{ rule: 'steps-list', where: step.where, detail: { kind: 'no-such-line', line: at } }]
    if (line.isWater || speaksOfLine(step, line, it)) return []
    return [{ rule: 'steps-list', where: step.where, detail: { kind: 'not-in-step', words: line.text } }]
  })
}
