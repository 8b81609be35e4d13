import type { Case } from '#kitchen/checker/case.ts'
import { says } from '#kitchen/checker/phrases.ts'
import { plainText } from '#kitchen/checker/plain-text.ts'
import { parseQuantity } from '#kitchen/checker/quantities.ts'
import type { CaseLine } from '#kitchen/checker/read-line.ts'
import { beanWordsIn } from '#kitchen/checker/words/bean-words.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import type { Food } from '#kitchen/reader/reading.ts'

/** Beans of the genus Phaseolus, raw ones a poison; runner beans are read as green ones. */
const beans: readonly (IngredientId | null)[] = [
  'kidney-bean',
  'black-bean',
  'white-bean',
  'cannellini-bean',
  'butter-bean',
  'pinto-bean',
  'green-beans',
]

/**
 * Is a food of a line a raw, dried bean, by its own words or by the rest of the line? A pulse known by kind alone
 * may be one.
 */
export function isDriedBean(food: Food, line: CaseLine, it: Case): boolean {
  const isBean = beans.includes(food.ingredient) || (food.ingredient === null && food.class === 'legume' && food.vegan !== 'no')
  if (!isBean) return false
  if (food.form !== undefined) return food.form.is === 'dried'
  const { language } = it.recipe
  const plain = plainText(line.text)
  const { dried, soaked } = beanWordsIn[language]
  if (food.class !== 'legume' || line.foods.length > 1 || parseQuantity(line.text, language)?.of === 'can') return false
  if (says(plain, dried, language) || says(plain, soaked, language)) return true
  // Nobody soaks beans out of a tin.
  return it.steps.some(
    (step) =>
      says(step.plain, soaked, language) &&
      step.found.some(({ ingredient }) => ingredient === food.ingredient) &&
      step.found.every(({ ingredient }) => ingredient === food.ingredient || ingredient === 'water'),
  )
}
