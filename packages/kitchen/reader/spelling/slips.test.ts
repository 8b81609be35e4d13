import { describe, expect, test } from 'vitest'
import { allergens, type Language } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

/** How a phrase is read, and whether an inexactly typed food promises an absent allergen or a diet. */
function readingOf(text: string, language: Language) {
  const { foods } = readPhrase(text, language)
  const promises = foods.flatMap(({ known, contains, vegan, vegetarian, pescatarian }) => [
    ...(known === 'whole' ? [] : allergens.filter((one) => contains[one] === 'no')),
    ...(known === 'whole' ? [] : [vegan, vegetarian, pescatarian].filter((verdict) => verdict === 'yes')),
  ])
  return { ids: foods.map(({ ingredient }) => ingredient), known: foods.map(({ known }) => known), promises }
}

describe('drawn-out letters', () => {
  test.each<[Language, string, string]>([
    ['en', 'miiiilk', 'milk'],
    ['en', 'shrimmmp', 'shrimp'],
    ['en', 'soooy sauce', 'soy-sauce'],
    ['en', 'cheeeese', 'cheese'],
    ['es', 'quesoooo', 'cheese'],
    ['ru', 'мооолоко', 'milk'],
  ])('the reader corrects drawn-out letters, in %s: %s is %s', (language, text, id) => {
    expect(readingOf(text, language)).toMatchObject({ ids: [id], promises: [] })
  })

  test('the reader leaves drawn-out letters unknown when they mean no certain food', () => {
    expect(readPhrase('lllait', 'fr').foods).toEqual([])
    expect(readPhrase('Saaaft', 'de').foods).toMatchObject([{ class: 'drink', known: 'misspelt' }])
  })
})

describe('letters of two alphabets', () => {
  test.each<[Language, string, string]>([
    ['en', 'сhееsе', 'cheese'],
    ['en', 'сrеаm', 'cream'],
    ['en', 'tоfu', 'tofu'],
    ['en', 'mılk', 'milk'],
    ['en', 'ｍｉｌｋ', 'milk'],
    ['es', 'gаmbas', 'shrimp'],
    ['ru', 'cыр', 'cheese'],
    ['ru', 'cметана', 'sour-cream'],
  ])('the reader reads letters of two alphabets as one, in %s: %s is %s', (language, text, id) => {
    expect(readingOf(text, language).ids).toEqual([id])
  })

  test('the reader leaves a word unknown that exists in neither alphabet', () => {
    for (const text of ['мacло', 'молоko']) expect(readPhrase(text, 'ru').foods).toEqual([])
  })
})

test.each([
  ['豆付', 'tofu', 'soybean'],
  ['豆俯', 'tofu', 'soybean'],
  ['酱游', 'soy-sauce', 'gluten'],
  ['牛奈', 'milk', 'dairy'],
  ['鸡旦', 'egg', 'eggs'],
  ['鸡但', 'egg', 'eggs'],
  ['虾人', 'shrimp', 'shellfish'],
  ['磨菇', 'mushroom', 'mushroom'],
] as const)('the reader corrects Chinese characters of the same sound and rules out nothing: %s is %s', (text, id, allergen) => {
  expect(readingOf(text, 'zh')).toEqual({ ids: [id], known: ['misspelt'], promises: [] })
  expect(readPhrase(text, 'zh').foods[0]?.contains[allergen]).toBe('yes')
})

describe('slips in kana', () => {
  test.each([
    ['しいけた', 'shiitake', 'mushroom'],
    ['しょうゆう', 'soy-sauce', 'soybean'],
    ['しようゆ', 'soy-sauce', 'gluten'],
    ['ぎゅにゅう', 'milk', 'dairy'],
    ['こむぎこう', 'flour', 'gluten'],
    ['らっかせ', 'peanut', 'peanut'],
    ['ピナッツ', 'peanut', 'peanut'],
  ] as const)('the reader corrects wrong, missing, doubled or swapped kana and rules out nothing: %s is %s', (text, id, allergen) => {
    expect(readingOf(text, 'ja')).toEqual({ ids: [id], known: ['misspelt'], promises: [] })
    expect(readPhrase(text, 'ja').foods[0]?.contains[allergen]).toBe('yes')
  })

  test('the reader corrects no slip in short kana words', () => {
    for (const text of ['えびび', 'とうふう', 'チズ']) expect(readPhrase(text, 'ja').foods).toEqual([])
  })
})

test.each<[Language, string, 'dairy' | 'gluten' | 'shellfish' | 'soybean']>([
  ['ja', '植物黄油油', 'dairy'],
  ['ja', '无黄盐油', 'dairy'],
  ['ja', '生肉', 'shellfish'],
  ['ja', '豆米', 'soybean'],
  ['ja', '饼大', 'gluten'],
  ['zh', '茶茶豆', 'soybean'],
  ['es', '燻製豆', 'soybean'],
])("a slip in another language's name rules out none of its allergens, under %s: %s and %s", (header, text, allergen) => {
  const { foods } = readPhrase(text, header)
  expect(foods.map(({ contains }) => contains[allergen])).not.toContain('no')
})

test.each<[Language, string, string]>([
  ['en', 'carots', 'carrot'],
  ['en', '3 x lg carots', 'carrot'],
  ['fr', 'beurre 1/2 plaquete', 'butter'],
])('the reader corrects a missing double letter, although another word is near, in %s: %s', (language, text, id) => {
  expect(readingOf(text, language)).toMatchObject({ ids: [id], promises: [] })
})

describe('Chinese characters of the same sound', () => {
  test.each([
    ['草霉', 'strawberry'],
    ['律豆', 'mung-bean'],
    ['白唐', 'sugar'],
    ['羊葱', 'onion'],
    ['糊萝卜', 'carrot'],
    ['九菜半斤', 'garlic-chives'],
    ['剩艳麦半盒', 'oats'],
    ['巧力克', 'dark-chocolate'],
    ['西红红柿', 'tomato'],
  ])('the reader corrects characters that can only mean one ingredient and rules out nothing: %s is %s', (typed, id) => {
    const { ids, promises } = readingOf(typed, 'zh')
    expect({ ids, promises }).toEqual({ ids: [id], promises: [] })
  })

  test.each([
    ['豆fu', 'tofu'],
    ['mian粉', 'flour'],
    ['腐zhu', 'yuba'],
    ['剩半碗米fan', 'cooked-rice'],
    ['冷冻xia仁', 'shrimp'],
  ])('the reader corrects names written half in pinyin and rules out nothing: %s is %s', (typed, id) => {
    expect(readingOf(typed, 'zh')).toMatchObject({ ids: [id], promises: [] })
  })

  test('the reader corrects no characters whose parts have a meaning of their own', () => {
    for (const typed of ['鲜鱼', '甜酱', '橙籽', '半葱', '酒吧'])
      expect({ typed, known: readingOf(typed, 'zh').known.includes('misspelt') }).toEqual({ typed, known: false })
  })
})

describe('Chinese clauses about a food', () => {
  test.each([
    ['朋友从老家带来的油菜', ['bok-choy']],
    ['隔壁王阿姨寄过来好多的香茹', ['shiitake']],
    ['楼上大叔捡到的毒鹅膏', []],
  ])('the reader ignores a Chinese clause about a food and rules out nothing: %s', (typed, foods) => {
    expect(readingOf(typed, 'zh')).toMatchObject({ ids: foods, promises: [] })
  })

  test('the reader keeps another food that a Chinese clause names', () => {
    expect(readPhrase('沾了花生的面包', 'zh').foods.map(({ contains }) => contains.peanut)).toEqual(['yes'])
  })
})
