import type { RecipeCase, TypedItem } from '#kitchen/checker/reading/case.ts'
import type { Rule } from '#kitchen/checker/rules/rule.ts'
import { foodKeyOf, isSameFood } from '#kitchen/checker/text/families.ts'
import type { Finding } from '#kitchen/judgement.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'
import { areSameGeneric } from '#kitchen/reader/kinds/generic-names.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

/** The share of typed foods that a recipe with added ideas must still use (notes on cooking: at least 0.6). */
const shareInIdeas = 0.6

/**
 * The recipe uses the typed foods: all in Full Match, most of them otherwise. Foods left out with a reason and
 * requests for staples only are exempt.
 */
export const coverageRule: Rule = {
  id: 'coverage',
  subjects: ({ ingredients, useOnlyStaples }) => (ingredients.length === 0 || useOnlyStaples ? null : []),
  check: findUnusedFoods,
}

function findUnusedFoods(it: RecipeCase): Finding[] {
  const left = leftOutIn(it)
  const isLeft = (given: TypedItem) =>
    left.has(keyOfGiven(given, it)) ||
    left.has(foodKeyOf(given.words, it.request.language)) ||
    it.leftOut.some(({ words }) => areSameGeneric(words, given.words))
  const expected = it.given.filter((given) => given.food?.ingredient !== 'water' && !isLeft(given))
  const missing = expected.filter((given) => !isUsed(given, it))
  if (it.isFull) return missing.map(({ words }) => ({ rule: 'coverage', where: 'ingredients', detail: { words } }))
  const used = expected.length - missing.length
  if (expected.length === 0 || used / expected.length >= shareInIdeas) return []
  return [{ rule: 'coverage', where: 'ingredients', detail: { used, given: expected.length, missing: missing.map(({ words }) => words) } }]
}

/** Is the listed food a part of the typed one: chicken breasts of "chicken"? */
function isPartOf(listed: Food, given: Food, it: RecipeCase): boolean {
  return listed.class === given.class && fleshClasses.has(listed.class) && isSameFood(given, listed, it.request.language)
}

const fleshClasses: ReadonlySet<IngredientClass> = new Set(['poultry', 'meat', 'fish', 'shellfish'] as const)

function keyOfGiven({ words, food }: TypedItem, { request }: RecipeCase): string {
  return food?.ingredient ?? foodKeyOf(words, request.language)
}

function leftOutIn({ leftOut, request }: RecipeCase): Set<string> {
  return new Set(
    leftOut.flatMap(({ words }) => [
      foodKeyOf(words, request.language),
      ...readPhrase(words, request.language).foods.flatMap(({ ingredient }) => (ingredient === null ? [] : [ingredient])),
    ]),
  )
}

function isUsed({ words, food }: TypedItem, it: RecipeCase): boolean {
  if (food?.ingredient != null) return it.listed.some((listed) => listed.ingredient === food.ingredient || isPartOf(listed, food, it))
  if (food !== null && it.listed.some((listed) => isSameFood(food, listed, it.request.language))) return true
  const key = foodKeyOf(words, it.request.language)
  return it.lines.some(({ text }) => ` ${foodKeyOf(text, it.request.language)} `.includes(` ${key} `))
}
