import { describe, expect, test } from 'vitest'
import type { Language } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

/** The ingredients of a phrase and their amounts. */
const read = (text: string, language: Language) =>
  readPhrase(text, language).foods.map(({ ingredient, amount }) => [ingredient, amount?.amount ?? null])

describe('amounts between words', () => {
  test.each<[Language, string, string, number]>([
    ['es', '200 g de pera', 'pear', 200],
    ['es', '200 g de granada', 'pomegranate', 200],
    ['es', '2 cucharaditas de chile en polvo', 'chili-powder', 10],
    ['fr', '2 g de chili en poudre', 'chili-powder', 2],
  ])('the reader reads a food after an amount, although a place or variety has its name: %s %s', (language, text, ingredient, amount) => {
    expect(read(text, language)).toEqual([[ingredient, amount]])
  })

  test.each<[Language, string]>([
    ['es', 'pimientos de Chile'],
    ['es', 'tomates de pera'],
  ])('the reader reads a place or variety without an amount as a description: %s %s', (language, text) => {
    expect(readPhrase(text, language)).toMatchObject({ foods: [{ words: expect.any(String) }], unknown: [] })
  })

  test.each<[Language, string]>([
    ['es', 'La piel de 1 limón'],
    ['fr', 'le zeste de 1 citron'],
    ['es', 'el zumo de 2 limones'],
  ])('the reader reads one food when its amount follows "of": %s %s', (language, text) => {
    const { foods, unknown } = readPhrase(text, language)
    expect({ count: foods.length, unknown }).toEqual({ count: 1, unknown: [] })
    expect(Object.values(foods[0]?.contains ?? {}).every((contains) => contains === 'no')).toBe(true)
  })

  test.each<[Language, string, string]>([
    ['fr', 'poivre 5 baies', 'black-pepper'],
    ['fr', 'poudre de 5 épices', 'five-spice'],
    ['fr', 'beurre ½ sel', 'butter'],
  ])('the reader does not split a name that contains a number: %s %s', (language, text, ingredient) => {
    expect(readPhrase(text, language).foods.map((food) => food.ingredient)).toEqual([ingredient])
  })

  test('the reader splits a phrase when each part is a food of its own', () => {
    expect(read('2 huevos 200 g de harina', 'es')).toEqual([
      ['egg', 2],
      ['flour', 200],
    ])
  })
})

test.each([
  ['いか 1ぱい', 'squid'],
  ['キャベツ4ぶんの1', 'cabbage'],
])('the reader reads a measure in kana behind a number as no second food: %s', (text, ingredient) => {
  expect(readPhrase(text, 'ja')).toMatchObject({ foods: [{ ingredient }], unknown: [] })
})
