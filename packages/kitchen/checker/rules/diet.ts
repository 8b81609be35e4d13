import { listedFoodContaining } from '#kitchen/checker/evidence/by-the-list.ts'
import { impliedFoodsIn } from '#kitchen/checker/evidence/implied-foods.ts'
import { listedFoodsMeantBy, mealTypeOf, type RecipeCase } from '#kitchen/checker/reading/case.ts'
import type { CaseText } from '#kitchen/checker/reading/read-text.ts'
import type { Rule } from '#kitchen/checker/rules/rule.ts'
import { hasLiteralName } from '#kitchen/checker/text/plain-meaning.ts'
import { governingDiet } from '#kitchen/diets.ts'
import type { Finding } from '#kitchen/judgement.ts'
import type { DietType } from '#kitchen/options.ts'
import type { FoundFood } from '#kitchen/reader/find-foods.ts'

type StrictDiet = Exclude<DietType, 'non-vegetarian'>

/** Every listed food certainly fits the request's diet, and no text names a food that breaks it. */
export const dietRule: Rule = {
  id: 'diet',
  isLineByLine: true,
  subjects: (request) => {
    const governing = governingDiet(request.dietTypes, mealTypeOf(request))
    return governing === null || governing === 'non-vegetarian' ? null : [governing]
  },
  check: (it) =>
    it.diet === null || it.diet === 'non-vegetarian' ? [] : [...findingsInLines(it, it.diet), ...findingsInTexts(it, it.diet)],
}

function findingsInLines(it: RecipeCase, strict: StrictDiet): Finding[] {
  return it.lines.flatMap((line) => {
    const { where, reading } = line
    const foods = line.foods.flatMap((food): Finding[] =>
      food[strict] === 'yes' ? [] : [{ rule: 'diet', where, detail: { diet: strict, words: food.words, verdict: food[strict] } }],
    )
    const strange = [...reading.unknown.map(({ words }) => words), ...reading.notFood]
    return [...foods, ...strange.map((words): Finding => ({ rule: 'diet', where, detail: { diet: strict, words, verdict: 'unknown' } }))]
  })
}

function findingsInTexts(it: RecipeCase, strict: StrictDiet): Finding[] {
  return it.texts.flatMap((text) => [
    ...findingsInText(text, it, strict),
    ...impliedFoodsIn(text, it)
      .filter(({ food, instead }) => food[strict] === 'no' && instead.every((listed) => listed[strict] !== 'yes'))
      .map(
        ({ food }): Finding => ({ rule: 'diet', where: text.where, detail: { diet: strict, words: food.words, verdict: food[strict] } }),
      ),
  ])
}

function findingsInText(text: CaseText, it: RecipeCase, strict: StrictDiet): Finding[] {
  const { where, found, dishes, strange } = text
  return [
    ...found
      .filter((food) => isForbidden(food, strict, text, it))
      .map((food): Finding => ({ rule: 'diet', where, detail: { diet: strict, words: food.words, verdict: food[strict] } })),
    ...dishes
      .filter((dish) => dish[strict] !== 'yes')
      .map((dish): Finding => ({ rule: 'diet', where, detail: { diet: strict, words: dish.words, verdict: dish[strict] } })),
    ...strange.map(
      (words): Finding => ({ rule: 'diet', where, detail: { kind: 'unknown-food', diet: strict, words, verdict: 'unknown' } }),
    ),
  ]
}

function isForbidden(food: FoundFood, strict: StrictDiet, text: CaseText, it: RecipeCase): boolean {
  if (food[strict] !== 'no') return false
  if (listedFoodContaining(food, text, it)?.[strict] === 'yes') return false
  const meant = listedFoodsMeantBy(food, it)
  return meant.length === 0 || hasLiteralName(food) || meant.every((listed) => listed[strict] !== 'yes')
}
