import type { RecipeCase } from '#kitchen/checker/reading/case.ts'
import type { CaseLine } from '#kitchen/checker/reading/read-line.ts'
import { containsPhrase } from '#kitchen/checker/text/phrases.ts'
import { foldText } from '#kitchen/checker/text/plain-text.ts'
import { parseQuantity } from '#kitchen/checker/text/quantities.ts'
import { beanWordsIn } from '#kitchen/checker/words/bean-words.ts'
import { hasTrait } from '#kitchen/lexicon/lexicon.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'

/**
 * Does a line's food mean raw dried beans, by its own name or by the rest of the line? A pulse known only by kind may
 * be one.
 */
export function isDriedBean(food: Food, line: CaseLine, it: RecipeCase): boolean {
  const isBean = hasTrait(food.ingredient, 'poisonous-raw') || (food.ingredient === null && food.class === 'legume' && food.vegan !== 'no')
  if (!isBean) return false
  if (food.form !== undefined) return food.form.is === 'dried'
  const { language } = it.recipe
  const plain = foldText(line.text)
  const { dried, soaked } = beanWordsIn[language]
  if (food.class !== 'legume' || line.foods.length > 1 || parseQuantity(line.text, language)?.of === 'can') return false
  if (containsPhrase(plain, dried, language) || containsPhrase(plain, soaked, language)) return true
  // A step that soaks the beans shows that they are dried, because canned beans are not soaked.
  return it.steps.some(
    (step) =>
      containsPhrase(step.plain, soaked, language) &&
      step.found.some(({ ingredient }) => ingredient === food.ingredient) &&
      step.found.every(({ ingredient }) => ingredient === food.ingredient || ingredient === 'water'),
  )
}
