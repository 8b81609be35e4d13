import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const ingredientsOf = (text: string) => readPhrase(text, 'ja').foods.map(({ ingredient }) => ingredient)

test.each([
  ['まぐろ さく 刺身', ['tuna']],
  ['タラ 冷凍 切り身 3', ['cod']],
  ['のり 焼き 3枚', ['nori']],
  ['トマト缶 賞味期限切れ', ['canned-tomatoes']],
  ['鮭 塩 こしょう', ['salmon', 'salt', 'black-pepper']],
  ['鮭 醤油 塩', ['salmon', 'soy-sauce', 'salt']],
])('the reader takes how a fish is sold, and its date, for no other food: %s', (typed, ingredients) => {
  expect(ingredientsOf(typed)).toEqual(ingredients)
})

test.each(['賞味期限切れの牛乳', '牛乳 消費期限切れ'])('the reader still refuses %s', (typed) => {
  expect(ingredientsOf(typed)).toEqual([])
})
