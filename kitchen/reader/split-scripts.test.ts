import { describe, expect, it } from 'vitest'
import { allergens, type Language } from '#domain/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const foodsOf = (text: string, language: Language) => readPhrase(text, language).foods.map(({ ingredient, known }) => [ingredient, known])

describe('words of several scripts in one phrase', () => {
  it.each<[Language, string, string, string]>([
    ['es', 'arroz con エビ', 'rice', 'shrimp'],
    ['fr', 'tofu fumé と きのこ', 'smoked-tofu', 'mushroom'],
    ['en', 'milkとたまご', 'milk', 'egg'],
    ['zh', '２個雞蛋とmilk', 'egg', 'milk'],
    ['zh', 'バター50g加红糖', 'butter', 'brown-sugar'],
    ['ru', 'молоко and eggs', 'milk', 'egg'],
    ['ar', 'حليب and eggs', 'milk', 'egg'],
  ])('are foods known as a whole where "and" or an amount parts them, in %s: %s', (language, text, one, other) => {
    expect(foodsOf(text, language)).toEqual([
      [one, 'whole'],
      [other, 'whole'],
    ])
  })

  it.each<[Language, string, string[]]>([
    ['fr', "huile d'olive しょうゆ sésame", ['olive-oil', 'soy-sauce', 'sesame-seed']],
    ['en', 'shrimp 玉ねぎ', ['shrimp', 'onion']],
    ['ru', 'гречка 醤油', ['buckwheat', 'soy-sauce']],
  ])('are all found where nothing parts them, and none is without anything, in %s: %s', (language, text, ids) => {
    const { foods } = readPhrase(text, language)
    expect(foods.map(({ ingredient }) => ingredient)).toEqual(ids)
    for (const { contains } of foods) for (const allergen of allergens) expect(contains[allergen]).not.toBe('no')
  })

  it.each<[Language, string, string]>([
    ['ja', 'ピーナッツbutter 大さじ2', 'peanut-butter'],
    ['de', 'ピーナッツ-Butter, halbes Glas', 'peanut-butter'],
    ['en', 'peanut バター', 'peanut-butter'],
    ['ru', 'арахис butter', 'peanut-butter'],
  ])('are the one food that they name in one language, in %s: %s', (language, text, id) => {
    expect(foodsOf(text, language)).toEqual([[id, 'misspelt']])
  })

  it.each<[Language, string, string, number | null]>([
    ['ru', 'ﾀﾏｺﾞ 3 штуки', 'egg', 3],
    ['en', 'fresh 豆腐', 'tofu', null],
    ['ja', '卵Lサイズ2個', 'egg', 2],
  ])('say of the one food how it is and how much there is of it, in %s: %s', (language, text, id, amount) => {
    const { foods, unknown } = readPhrase(text, language)
    expect(unknown).toEqual([])
    expect(foods.map((food) => [food.ingredient, food.amount?.amount ?? null])).toEqual([[id, amount]])
  })

  it('stay one name that is written so, and one thing that is no food', () => {
    expect(readPhrase('XO醤', 'ja').foods).toMatchObject([{ words: 'XO醤', contains: { shellfish: 'yes' } }])
    expect(readPhrase('Tシャツ', 'ja')).toMatchObject({ foods: [], notFood: ['シャツ'] })
    expect(readPhrase('tofu やきそば', 'en').foods).toMatchObject([{ ingredient: 'tofu' }, { words: 'やきそば' }])
  })
})
