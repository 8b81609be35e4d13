import { mentionsFood, namesIngredientOf, type RecipeCase } from '#kitchen/checker/reading/case.ts'
import { type CaseText, readText } from '#kitchen/checker/reading/read-text.ts'
import { containsPhrase } from '#kitchen/checker/text/phrases.ts'
import { foldText } from '#kitchen/checker/text/plain-text.ts'
import { sentencesOf } from '#kitchen/checker/text/sentences.ts'
import { washingWords } from '#kitchen/checker/words/washing.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'

/**
 * For recipes without structured data: does a step only wash this listed food by a general word, while later steps
 * name other foods of its kind? After "wash the fruit", a step that names only the apples leaves the persimmons
 * unused. If no later step names a fruit, the general word covers all of them.
 */
export function isOnlyWashed(step: CaseText, food: Food, it: RecipeCase): boolean {
  const { language } = it.recipe
  if (it.recipe.structure !== undefined || !containsPhrase(step.plain, washingWords[language], language) || namesIngredientOf(step, food))
    return false
  if (mentionsFood(withoutWashing(step, it), food, language)) return false
  return it.listed.some(
    (other) =>
      other.ingredient !== food.ingredient &&
      !namesIngredientOf(step, other) &&
      mentionsFood(step, other, language) &&
      it.steps.some((one) => namesIngredientOf(one, other)),
  )
}

/** A step without its sentences about washing. */
function withoutWashing({ text, where, kind }: CaseText, it: RecipeCase): CaseText {
  const { language } = it.recipe
  const kept = sentencesOf(text).filter((sentence) => !containsPhrase(foldText(sentence.text), washingWords[language], language))
  return readText(kept.map((sentence) => sentence.text).join(' '), where, kind, it.recipe, it.quotes)
}
