import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const ingredientsOf = (text: string) => readPhrase(text, 'ja').foods.map(({ ingredient }) => ingredient)

test.each([
  ['はむ ひらいてる', 'ham'],
  ['牛乳 期限来週まで', 'milk'],
  ['バター 12/3まで', 'butter'],
  ['キャベツ 芯だけちょい', 'cabbage'],
  ['大根 下のほう', 'daikon'],
  ['じゃがいも 芽あり', 'potato'],
  ['トマト2こぐずぐず', 'tomato'],
  ['牛乳 ほぼカラ', 'milk'],
  ['りんご 塩水につけたやつ', 'apple'],
  ['プチトマト 妻の', 'cherry-tomato'],
  ['バナナ 隣からもらったw', 'banana'],
  ['にんじん 1ザル', 'carrot'],
  ['砂糖 お玉1杯', 'sugar'],
  ['だいこん10㌢', 'daikon'],
])('the reader drops a remark behind a Japanese food: %s is %s', (typed, ingredient) => {
  expect(readPhrase(typed, 'ja')).toMatchObject({ foods: [{ ingredient, known: 'whole' }], unknown: [] })
  expect(ingredientsOf(typed)).toHaveLength(1)
})

test.each([
  ['豆腐 卵入り', 2],
  ['ねぎ つぶ', 2],
])('a remark that names a food is no mere remark: %s', (typed, foods) => {
  expect(ingredientsOf(typed)).toHaveLength(foods)
})

test.each(['パン カビ', 'パン カビあり', 'パン 腐ってる'])('mould and rot are no mere remark: %s', (typed) => {
  expect(readPhrase(typed, 'ja').unknown).not.toEqual([])
})

test.each(['肉 息子の', '妻の', '冷凍庫の隅'])('no food is read from %s', (typed) => {
  expect(ingredientsOf(typed)).toEqual([])
})

test('a name in hiragana with "only" behind it may be a mushroom: しいだけ', () => {
  expect(readPhrase('しいだけ', 'ja').foods).toMatchObject([{ ingredient: 'shiitake', known: 'misspelt' }])
})
