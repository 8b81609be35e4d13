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
  ['熱揚げ', 'fried-tofu'],
])('the reader reads %s, written half in kana, as a misspelt %s', (typed, ingredient) => {
  expect(readPhrase(typed, 'ja').foods).toMatchObject([{ ingredient, known: 'misspelt' }])
})

test.each([
  ['ぎゅーにゅー', 'milk'],
  ['とーふ', 'tofu'],
  ['バターー', 'butter'],
  ['チーズズ', 'cheese'],
  ['ちいず', 'cheese'],
  ['ごぼお', 'burdock-root'],
  ['きゅり', 'cucumber'],
  ['うとん', 'udon'],
  ['にんいく', 'garlic'],
  ['マヨネズ', 'mayonnaise'],
])('the reader reads %s, with drawn-out or doubled kana, as a misspelt %s', (typed, ingredient) => {
  expect(readPhrase(typed, 'ja').foods).toMatchObject([{ ingredient, known: 'misspelt' }])
})

test.each(['人さん', '山のこ', 'ーーー', 'コココ'])('the reader does not correct %s to a food', (typed) => {
  expect(readPhrase(typed, 'ja').foods).toEqual([])
})
