import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { randomSourceFrom } from '#kitchen/composer/random.ts'
import { cook } from '#kitchen/cook.ts'
import type { DietLevel } from '#kitchen/lexicon/ingredient.ts'
import { type IngredientId, ingredientIds, lexicon, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { allergens, type DietType, type Language, languageCodes, type MealType } from '#kitchen/options.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'
import { howMany } from '../../../tests/how-many.ts'

/** Rows that every run tries: foods that lists of unseen words named before they had a row. */
const newest: readonly IngredientId[] = [
  'salsify',
  'burdock-root',
  'breadfruit',
  'samphire',
  'molokhia',
  'maitake',
  'monkfish',
  'milkfish',
  'cuttlefish',
  'crayfish',
  'bottarga',
  'okara',
  'yuba',
  'freekeh',
  'jobs-tears',
  'brunost',
  'dried-lime',
  'quince-paste',
  'fermented-tofu',
  'tamarillo',
  'celtuce',
  'dragon-fruit',
  'guava',
  'star-fruit',
  'durian',
  'mangosteen',
  'cherimoya',
  'sea-buckthorn',
  'aronia',
  'chayote',
  'nettle',
  'moringa-leaves',
  'jicama',
  'cardoon',
  'banana-blossom',
  'hearts-of-palm',
  'parsley-root',
  'lovage',
  'lemon-balm',
  'summer-savory',
  'hemp-seed',
]
const others = randomSourceFrom(20).shuffle(ingredientIds.filter((id) => !newest.includes(id) && id !== 'water'))

/** Foods that go with most others, by the meals that are tried, in the order in which they are. */
const companions = {
  entrée: ['onion', 'garlic', 'tomato', 'potato', 'lemon'],
  soup: ['onion', 'garlic', 'carrot', 'potato'],
  dessert: ['apple', 'sugar', 'butter', 'flour', 'egg'],
  condiment: ['onion', 'garlic', 'lemon'],
} as const satisfies Record<MealType, readonly IngredientId[]>

/** A request for a dish of an ingredient and its companions, in the first meal that the ingredient belongs in. */
function requestWith(id: IngredientId, language: Language): RecipeRequest {
  const meal = (['entrée', 'soup', 'dessert'] as const).find((one) => lexicon[id].serving[one] !== undefined) ?? 'condiment'
  const foods: readonly IngredientId[] = [id, ...companions[meal].filter((other) => other !== id)]
  return aRequest({
    ingredients: foods.map((food) => listNameOf(food, language)),
    mealTypes: [meal],
    targetMealType: meal,
    dietTypes: [meal === 'dessert' ? 'vegetarian' : 'non-vegetarian'],
    language,
  })
}

/** The diets that a food of each level breaks. */
const brokenBy: Readonly<Record<DietLevel, readonly DietType[]>> = {
  vegan: [],
  vegetarian: ['vegan'],
  pescatarian: ['vegan', 'vegetarian'],
  meat: ['vegan', 'vegetarian', 'pescatarian'],
}

/** Every exclusion and diet that forbids an ingredient, with the rule of the checker that must say so. */
function forbidding(id: IngredientId): { rule: 'allergen' | 'diet'; over: Partial<RecipeRequest> }[] {
  const { contains = [], mayContain = [], diet } = lexicon[id]
  return [
    ...allergens
      .filter((one) => contains.includes(one) || mayContain.includes(one))
      .map((one) => ({ rule: 'allergen' as const, over: { allergens: [one] } })),
    ...brokenBy[diet].map((one) => ({ rule: 'diet' as const, over: { dietTypes: [one] } })),
  ]
}

/** Cooks a dish with an ingredient, judges it, and says whether the ingredient is in it. */
function judgeDishWith(id: IngredientId, language: Language): boolean {
  const request = requestWith(id, language)
  const cooked = cook(request, '1')
  if (cooked.state === 'refused') return expect.fail(`${id} is refused: ${cooked.code}`)
  const { recipe, leftOut } = cooked
  expect(checkRecipe(request, recipe, leftOut)).toEqual([])
  if (!recipe.structure?.lines.some(({ ingredient }) => ingredient === id)) return false
  for (const { rule, over } of forbidding(id)) {
    const rules = checkRecipe({ ...request, ...over }, recipe, leftOut).map((finding) => finding.rule)
    expect({ over, rules }).toEqual({ over, rules: expect.arrayContaining([rule]) })
  }
  return true
}

describe('an ingredient beside ordinary foods', () => {
  test.each(newest.map((id, at) => [id, at] as const))('the kitchen cooks %s, and the checker forbids it where its row does', (id, at) => {
    // A short run tries each in two languages, and all languages in turn.
    const languages = [...languageCodes.slice(at % languageCodes.length), ...languageCodes].slice(0, howMany(2, languageCodes.length))
    for (const language of languages) expect({ language, isUsed: judgeDishWith(id, language) }).toEqual({ language, isUsed: true })
  })

  test('the kitchen cooks most of the other ingredients, and the checker forbids them where their rows do', () => {
    const tried = others.slice(0, howMany(20, others.length))
    const used = tried.filter((id) => judgeDishWith(id, 'en'))
    // Flour, stock, gelatin and the like do not belong in every dish.
    expect(used.length).toBeGreaterThan(tried.length * 0.8)
  })
})
