import { isFullMatch, isTypedByCook, type RecipeCase } from '#kitchen/checker/reading/case.ts'
import type { CaseLine } from '#kitchen/checker/reading/read-line.ts'
import type { Rule } from '#kitchen/checker/rules/rule.ts'
import type { Finding } from '#kitchen/judgement.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'

/**
 * In Full Match every line is a typed food, a selected staple or water. Under staples-only, typed foods do not count.
 */
export const fullMatchRule: Rule = {
  id: 'full-match',
  isLineByLine: true,
  subjects: (request) => (isFullMatch(request) ? [...request.selectedStaples] : null),
  check: (it) => (it.isFull ? it.lines.flatMap((line) => findingsInLine(line, it)) : []),
}

function findingsInLine(line: CaseLine, it: RecipeCase): Finding[] {
  const strange = [...line.reading.unknown.map(({ words }) => words), ...line.reading.notFood].filter((words) => !isAllowed(words, it))
  const extra = line.foods.filter((food) => !isCovered(food, it))
  return [...strange, ...extra.map(({ words }) => words)].map((words) => ({ rule: 'full-match', where: line.where, detail: { words } }))
}

function isCovered(food: Food, it: RecipeCase): boolean {
  const { ingredient } = food
  if (ingredient === null) return isAllowed(food.words, it)
  if (ingredient === 'water' || it.staples.has(ingredient)) return true
  return it.given.some((given) => given.food?.ingredient === ingredient)
}

/** May a text use these words of the cook? Staples-only ignores typed foods. */
function isAllowed(words: string, it: RecipeCase): boolean {
  return !it.request.useOnlyStaples && isTypedByCook(words, it)
}
