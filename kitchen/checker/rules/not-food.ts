import type { Finding } from '#domain/recipes/judgement.ts'
import type { Case } from '#kitchen/checker/case.ts'
import { poisonsIn } from '#kitchen/checker/poisons-in.ts'
import type { Rule } from '#kitchen/checker/rule.ts'

/** Nothing that is no food is listed, and no text names a poison: neither bleach to rinse with nor petrol to flambé. Told under 'safety'. */
export const notFood: Rule = {
  id: 'safety',
  isLineByLine: true,
  subjects: () => null,
  check: (it) => [...inLines(it), ...inTexts(it)],
}

function inLines({ lines }: Case): Finding[] {
  return lines.flatMap(({ reading, where }) => reading.notFood.map((words): Finding => finding(where, words)))
}

function inTexts({ texts, recipe }: Case): Finding[] {
  return texts.flatMap(({ text, where }) => poisonsIn(text, recipe.language).map((words) => finding(where, words)))
}

function finding(where: string, words: string): Finding {
  return { rule: 'safety', where, detail: { kind: 'not-food', words } }
}
