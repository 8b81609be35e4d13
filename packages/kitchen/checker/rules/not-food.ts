import type { RecipeCase } from '#kitchen/checker/reading/case.ts'
import type { Rule } from '#kitchen/checker/rules/rule.ts'
import { foodKeyOf } from '#kitchen/checker/text/families.ts'
import { poisonsIn } from '#kitchen/checker/text/poisons-in.ts'
import type { Finding } from '#kitchen/judgement.ts'

/**
 * No line is a non-food or an unknown word without a kind, and no text names a poison such as bleach or petrol.
 * Findings are reported as 'safety'.
 */
export const notFoodRule: Rule = {
  id: 'safety',
  isLineByLine: true,
  subjects: () => null,
  check: (it) => [...findingsInLines(it), ...findingsInTexts(it)],
}

function findingsInLines({ lines, given, request: { language } }: RecipeCase): Finding[] {
  const unknown = new Set(given.flatMap(({ words, food }) => (food === null ? [foodKeyOf(words, language)] : [])))
  return lines.flatMap(({ reading, where }) => [
    ...reading.notFood.map((words) => finding(where, words)),
    ...reading.unknown
      .filter(({ words }) => unknown.has(foodKeyOf(words, language)))
      .map(({ words }) => finding(where, words, 'unknown-food')),
  ])
}

function findingsInTexts({ texts, recipe }: RecipeCase): Finding[] {
  return texts.flatMap(({ text, where }) => poisonsIn(text, recipe.language).map((words) => finding(where, words)))
}

function finding(where: string, words: string, kind: 'not-food' | 'unknown-food' = 'not-food'): Finding {
  return { rule: 'safety', where, detail: { kind, words } }
}
