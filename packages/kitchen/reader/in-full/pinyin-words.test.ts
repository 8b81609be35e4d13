import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const foodsIn = (text: string) => readPhrase(text, 'zh').foods.map(({ ingredient, known }) => `${ingredient} ${known}`)

test.each([
  ['YUMI罐头 1听', 'corn misspelt'],
  ['hua sheng 一把', 'peanut misspelt'],
  ['JIDAN 6ge', 'egg misspelt'],
])('pinyin words for an ingredient are read and count as misspelt: %s', (text, food) => {
  expect(foodsIn(text)).toEqual([food])
})
