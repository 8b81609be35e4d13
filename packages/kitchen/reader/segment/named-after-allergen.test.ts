import { describe, expect, test } from 'vitest'
import { checkLine } from '#kitchen/checker/check.ts'
import { cook } from '#kitchen/cook.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'

describe('foods that claim to be free of themselves', () => {
  test.each([
    ['en', 'soy-free tofu', 'soybean'],
    ['en', 'soy-free soy sauce', 'soybean'],
    ['en', 'soy-free edamame', 'soybean'],
    ['en', 'gluten-free barley', 'gluten'],
    ['en', 'barley (gluten-free)', 'gluten'],
    ['en', 'gluten-free wheat flour', 'gluten'],
    ['en', 'gluten-free wholewheat flour', 'gluten'],
    ['en', 'gluten-free bulgur', 'gluten'],
    ['en', 'gluten-free couscous', 'gluten'],
    ['en', 'gluten-free seitan', 'gluten'],
    ['en', 'gluten-free spelt', 'gluten'],
    ['en', 'shellfish-free prawns', 'shellfish'],
    ['en', 'mushroom-free mushrooms', 'mushroom'],
    ['en', 'egg-free eggs', 'eggs'],
    ['en', 'egg-free egg noodles', 'eggs'],
    ['en', 'peanut-free peanuts', 'peanut'],
    ['en', 'dairy-free whey', 'dairy'],
    ['de', 'sojafreier Tofu', 'soybean'],
    ['de', 'glutenfreies Weizenmehl', 'gluten'],
    ['de', 'glutenfreie Gerste', 'gluten'],
    ['de', 'schalentierfreie Garnelen', 'shellfish'],
    ['es', 'tofu sin soja', 'soybean'],
    ['es', 'cebada sin gluten', 'gluten'],
    ['es', 'gambas sin marisco', 'shellfish'],
    ['fr', 'tofu sans soja', 'soybean'],
    ['fr', 'orge sans gluten', 'gluten'],
    ['fr', 'cacahuètes sans arachide', 'peanut'],
    ['ru', 'безглютеновый ячмень', 'gluten'],
    ['ru', 'безглютеновая пшеничная мука', 'gluten'],
    ['ru', 'яйца без яиц', 'eggs'],
    ['ar', 'شعير خالي من الغلوتين', 'gluten'],
    ['ar', 'توفو خالي من الصويا', 'soybean'],
    ['ja', 'グルテンフリー小麦粉', 'gluten'],
    ['ja', '大豆不使用の豆腐', 'soybean'],
    ['zh', '无麸质小麦粉', 'gluten'],
    ['zh', '不含大豆的豆腐', 'soybean'],
  ] as const)('the %s reader still finds the allergen in "%s"', (language, text, allergen) => {
    expect(readPhrase(text, language).foods.map(({ contains }) => contains[allergen])).toEqual(['likely'])
  })
})

describe('products without the allergen they are named after', () => {
  test.each([
    ['en', 'dairy-free milk', 'dairy'],
    ['en', 'dairy-free cheese', 'dairy'],
    ['en', 'vegan cheese', 'dairy'],
    ['en', 'egg-free mayonnaise', 'eggs'],
    ['en', 'gluten-free plain flour', 'gluten'],
    ['en', 'gluten-free buckwheat flour', 'gluten'],
    ['en', 'gluten-free pasta', 'gluten'],
    ['en', 'gluten-free muesli', 'gluten'],
    ['en', 'shellfish-free crab sticks', 'shellfish'],
    ['fr', 'farine de blé noir sans gluten', 'gluten'],
    ['es', 'harina de trigo sarraceno sin gluten', 'gluten'],
    ['de', 'glutenfreies Buchweizenmehl', 'gluten'],
    ['ru', 'безглютеновая мука', 'gluten'],
    ['ar', 'دقيق خالي من الغلوتين', 'gluten'],
    ['ja', '卵不使用マヨネーズ', 'eggs'],
    ['zh', '无麸质面粉', 'gluten'],
  ] as const)('the %s reader believes that "%s" is a product without the allergen', (language, text, allergen) => {
    expect(readPhrase(text, language).foods.map(({ contains }) => contains[allergen])).toEqual(['no'])
  })

  test('the reader does not rule out gluten in gluten-free wheat starch', () => {
    expect(readPhrase('gluten-free wheat starch', 'en').foods.map(({ contains }) => contains.gluten)).toEqual(['unknown'])
    expect(readPhrase('glutenfreie Weizenstärke', 'de').foods.map(({ contains }) => contains.gluten)).toEqual(['unknown'])
  })
})

describe('foods without nuts', () => {
  test.each([
    ['en', 'nut-free peanut butter'],
    ['en', 'nutfree peanuts'],
    ['en', 'peanuts (nut-free)'],
    ['de', 'nussfreie Erdnussbutter'],
    ['es', 'cacahuetes sin frutos secos'],
    ['fr', 'beurre de cacahuète sans fruits à coque'],
    ['ru', 'арахисовая паста без орехов'],
    ['ar', 'زبدة الفول السوداني بدون مكسرات'],
    ['ja', 'ナッツ不使用のピーナッツバター'],
    ['zh', '无坚果花生酱'],
  ] as const)('the %s reader still finds peanut in "%s"', (language, text) => {
    expect(readPhrase(text, language).foods.map(({ contains }) => contains.peanut)).toEqual(['yes'])
  })

  test('the reader does not rule out peanuts in nut-free mixed nuts', () => {
    expect(readPhrase('nut-free mixed nuts', 'en').foods.map(({ contains }) => contains.peanut)).toEqual(['unknown'])
  })
})

test.each([
  ['nut-free peanut butter', 'peanut', /peanut/i],
  ['nut-free peanuts', 'peanut', /peanut/i],
  ['soy-free tofu', 'soybean', /tofu/i],
  ['gluten-free barley', 'gluten', /barley/i],
  ['shellfish-free prawns', 'shellfish', /prawn|shrimp/i],
  ['egg-free eggs', 'eggs', /eggs/i],
] as const)('cook leaves out "%s" when %s is excluded, and the checker finds it in a step', (typed, allergen, word) => {
  const request = aRequest({ ingredients: [typed, 'rice', 'carrots'], allergens: [allergen] })
  const cooked = cook(request, '1')
  const written = cooked.state === 'refused' ? [] : [cooked.recipe.title, ...cooked.recipe.ingredients, ...cooked.recipe.instructions]
  expect(cooked.state).not.toBe('refused')
  expect(written.filter((line) => word.test(line))).toEqual([])
  expect(checkLine(request, `Stir in the ${typed}.`, 'instruction')).toContainEqual(
    expect.objectContaining({ detail: expect.objectContaining({ allergen }) }),
  )
})
