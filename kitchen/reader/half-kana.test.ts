import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each([
  ['牛にゅう', 'milk'],
  ['牛にゅう少し', 'milk'],
  ['豚にく200g', 'pork'],
  ['豆ふ', 'tofu'],
  ['白さい', 'napa-cabbage'],
  ['大こん', 'daikon'],
  ['大根ん', 'daikon'],
  ['とりむねにく', 'chicken-breast'],
  ['熱揚げ', 'fried-tofu'],
])('%s, half of it in kana, is %s and not certain', (typed, ingredient) => {
  expect(readPhrase(typed, 'ja').foods).toMatchObject([{ ingredient, known: 'misspelt' }])
})

test.each([
  ['ぎゅーにゅー', 'milk'],
  ['とーふ', 'tofu'],
  ['バターー', 'butter'],
  ['チーズズ', 'cheese'],
  ['ちいず', 'cheese'],
  ['ごぼお', null],
  ['きゅり', 'cucumber'],
  ['うとん', 'udon'],
  ['にんいく', 'garlic'],
  ['マヨネズ', 'mayonnaise'],
])('%s, drawn out or doubled, is %s and not certain', (typed, ingredient) => {
  expect(readPhrase(typed, 'ja').foods).toMatchObject([{ ingredient, known: 'misspelt' }])
})

test.each(['人さん', '山のこ', 'ーーー', 'コココ'])('%s is no slip of a food', (typed) => {
  expect(readPhrase(typed, 'ja').foods).toEqual([])
})
