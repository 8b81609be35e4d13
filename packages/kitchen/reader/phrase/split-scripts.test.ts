import { describe, expect, test } from 'vitest'
import { allergens, type Language } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const foodsOf = (text: string, language: Language) => readPhrase(text, language).foods.map(({ ingredient, known }) => [ingredient, known])

describe('phrases in several scripts', () => {
  test.each<[Language, string, string, string]>([
    ['es', 'arroz con エビ', 'rice', 'shrimp'],
    ['fr', 'tofu fumé と きのこ', 'smoked-tofu', 'mushroom'],
    ['en', 'milkとたまご', 'milk', 'egg'],
    ['zh', '２個雞蛋とmilk', 'egg', 'milk'],
    ['zh', 'バター50g加红糖', 'butter', 'brown-sugar'],
    ['ru', 'молоко and eggs', 'milk', 'egg'],
    ['ar', 'حليب and eggs', 'milk', 'egg'],
  ])('the reader knows foods of two scripts as a whole when "and" or an amount separates them, in %s: %s', (language, text, one, other) => {
    expect(foodsOf(text, language)).toEqual([
      [one, 'whole'],
      [other, 'whole'],
    ])
  })

  test.each<[Language, string, string[]]>([
    ['fr', "huile d'olive しょうゆ sésame", ['olive-oil', 'soy-sauce', 'sesame-seed']],
    ['en', 'shrimp 玉ねぎ', ['shrimp', 'onion']],
    ['ru', 'гречка 醤油', ['buckwheat', 'soy-sauce']],
  ])('the reader finds foods of two scripts in a row and rules out no allergen, in %s: %s', (language, text, ids) => {
    const { foods } = readPhrase(text, language)
    expect(foods.map(({ ingredient }) => ingredient)).toEqual(ids)
    for (const { contains } of foods) for (const allergen of allergens) expect(contains[allergen]).not.toBe('no')
  })

  test.each<[Language, string, string]>([
    ['ja', 'ピーナッツbutter 大さじ2', 'peanut-butter'],
    ['de', 'ピーナッツ-Butter, halbes Glas', 'peanut-butter'],
    ['en', 'peanut バター', 'peanut-butter'],
    ['ru', 'арахис butter', 'peanut-butter'],
  ])('the reader reads one food named in two scripts, in %s: %s', (language, text, id) => {
    expect(foodsOf(text, language)).toEqual([[id, 'misspelt']])
  })

  test.each<[Language, string, string, number | null]>([
    ['ru', 'ﾀﾏｺﾞ 3 штуки', 'egg', 3],
    ['en', 'fresh 豆腐', 'tofu', null],
    ['ja', '卵Lサイズ2個', 'egg', 2],
  ])('the reader reads a description or amount in another script, in %s: %s', (language, text, id, amount) => {
    const { foods, unknown } = readPhrase(text, language)
    expect(unknown).toEqual([])
    expect(foods.map((food) => [food.ingredient, food.amount?.amount ?? null])).toEqual([[id, amount]])
  })

  test('the reader keeps a name that is written in two scripts: XO醤', () => {
    expect(readPhrase('XO醤', 'ja').foods).toMatchObject([{ words: 'XO醤', contains: { shellfish: 'yes' } }])
    expect(readPhrase('Tシャツ', 'ja')).toMatchObject({ foods: [], notFood: ['シャツ'] })
    expect(readPhrase('tofu やきそば', 'en').foods).toMatchObject([{ ingredient: 'tofu' }, { words: 'やきそば' }])
  })
})
