import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each([
  ['バタ- 10g', 'butter'],
  ['ヨ－グルト', 'yogurt'],
  ['クリ一ム', 'cream'],
  ['しようゆ', 'soy-sauce'],
  ['だいこn1本', 'daikon'],
])('%s, as a keyboard left it, is %s and not certain', (typed, ingredient) => {
  expect(readPhrase(typed, 'ja').foods).toMatchObject([{ ingredient, known: 'misspelt' }])
})

test('a number behind a name in katakana is a number', () => {
  expect(readPhrase('レタス一玉', 'ja').foods).toMatchObject([{ ingredient: 'lettuce', known: 'whole' }])
})

test.each([
  ['豆乳-バター', ['soy-milk', 'butter']],
  ['卵 - 牛乳', ['egg', 'milk']],
])('%s, with a stroke between Japanese words, is two foods', (typed, ingredients) => {
  expect(readPhrase(typed, 'ja').foods.map(({ ingredient }) => ingredient)).toEqual(ingredients)
})

test.each(['しようが無い', 'ペット', 'おおさか', '商売', '人山'])('%s is a word of its own and no slip of a food', (typed) => {
  expect(readPhrase(typed, 'ja').foods).toEqual([])
})
