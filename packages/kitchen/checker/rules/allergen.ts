import { listedFoodContaining } from '#kitchen/checker/evidence/by-the-list.ts'
import { impliedFoodsIn } from '#kitchen/checker/evidence/implied-foods.ts'
import { listedFoodsMeantBy, type RecipeCase } from '#kitchen/checker/reading/case.ts'
import type { CaseLine } from '#kitchen/checker/reading/read-line.ts'
import type { CaseText } from '#kitchen/checker/reading/read-text.ts'
import type { Rule } from '#kitchen/checker/rules/rule.ts'
import { hasLiteralName } from '#kitchen/checker/text/plain-meaning.ts'
import type { Finding } from '#kitchen/judgement.ts'
import type { Allergen } from '#kitchen/options.ts'
import type { FoundFood } from '#kitchen/reader/find-foods.ts'

/**
 * No line, step, title or description names a food with an excluded allergen. A listed food also breaks the rule if
 * its allergens are unknown.
 */
export const allergenRule: Rule = {
  id: 'allergen',
  isLineByLine: true,
  subjects: ({ allergens }) => (allergens.length === 0 ? null : [...allergens]),
  check: (it) =>
    it.excluded.length === 0
      ? []
      : [...it.lines.flatMap((line) => findingsInLine(line, it)), ...it.texts.flatMap((text) => findingsInText(text, it))],
}

function findingsInLine(line: CaseLine, { excluded }: RecipeCase): Finding[] {
  const { where, reading } = line
  const found = line.foods.flatMap(({ words, contains }) =>
    excluded
      .filter((one) => contains[one] !== 'no')
      .map((one): Finding => ({ rule: 'allergen', where, detail: { allergen: one, words, certainty: contains[one] } })),
  )
  const strange = [...reading.unknown.map(({ words }) => words), ...reading.notFood]
  return [
    ...found,
    ...strange.map((words): Finding => ({ rule: 'allergen', where, detail: { allergen: null, words, certainty: 'unknown' } })),
  ]
}

function findingsInText(text: CaseText, it: RecipeCase): Finding[] {
  const { where, found, dishes, strange } = text
  const named = found.flatMap((food) =>
    it.excluded
      .filter((one) => isContained(food, one, text, it))
      .map((one): Finding => ({ rule: 'allergen', where, detail: { allergen: one, words: food.words, certainty: food.contains[one] } })),
  )
  // A dish served beside the recipe may contain anything.
  const served = dishes.flatMap(({ words, contains }) =>
    it.excluded
      .filter((one) => contains[one] !== 'no')
      .map((one): Finding => ({ rule: 'allergen', where, detail: { allergen: one, words, certainty: contains[one] } })),
  )
  const unknown = strange.map(
    (words): Finding => ({ rule: 'allergen', where, detail: { kind: 'unknown-food', allergen: null, words, certainty: 'unknown' } }),
  )
  // "Paner" adds wheat crumbs, unless the list has gluten-free crumbs or flour.
  const brought = impliedFoodsIn(text, it).flatMap(({ food, instead }) =>
    it.excluded
      .filter((one) => food.contains[one] === 'yes' && instead.every(({ contains }) => contains[one] !== 'no'))
      .map((one): Finding => ({ rule: 'allergen', where, detail: { allergen: one, words: food.words, certainty: 'yes' } })),
  )
  return [...named, ...brought, ...served, ...unknown]
}

/**
 * Does a food word in a step contain an excluded allergen? "The noodles" may mean the listed rice noodles, but "the
 * butter" is butter unless the text says otherwise.
 */
function isContained(food: FoundFood, excluded: Allergen, text: CaseText, it: RecipeCase): boolean {
  if (food.contains[excluded] !== 'yes' && food.contains[excluded] !== 'likely') return false
  if (listedFoodContaining(food, text, it)?.contains[excluded] === 'no') return false
  const meant = listedFoodsMeantBy(food, it)
  return meant.length === 0 || hasLiteralName(food) || meant.every(({ contains }) => contains[excluded] !== 'no')
}
