import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each([
  ['バタ- 10g', 'butter'],
  ['ヨ－グルト', 'yogurt'],
  ['クリ一ム', 'cream'],
  ['しようゆ', 'soy-sauce'],
  ['だいこn1本', 'daikon'],
])('the reader reads %s, with a wrong stroke from the keyboard, as a misspelt %s', (typed, ingredient) => {
  expect(readPhrase(typed, 'ja').foods).toMatchObject([{ ingredient, known: 'misspelt' }])
})

test('the reader reads 一 behind a katakana name as a number: レタス一玉', () => {
  expect(readPhrase('レタス一玉', 'ja').foods).toMatchObject([{ ingredient: 'lettuce', known: 'whole' }])
})

test.each([
  ['豆乳-バター', ['soy-milk', 'butter']],
  ['卵 - 牛乳', ['egg', 'milk']],
])('the reader reads %s, with a dash between Japanese words, as two foods', (typed, ingredients) => {
  expect(readPhrase(typed, 'ja').foods.map(({ ingredient }) => ingredient)).toEqual(ingredients)
})

test.each(['しようが無い', 'ペット', 'おおさか', '商売', '人山'])('the reader does not correct %s, a word of its own', (typed) => {
  expect(readPhrase(typed, 'ja').foods).toEqual([])
})
