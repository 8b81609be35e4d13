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
  ['牛乳 ほぼカラ', 'milk'],
  ['りんご 水につけたやつ', 'apple'],
  ['玉ねぎ 小さいやつ', 'onion'],
  ['プチトマト 妻の', 'cherry-tomato'],
  ['バナナ 隣からもらったw', 'banana'],
  ['にんじん 1ネット', 'carrot'],
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

test.each(['ご飯 かぴ入り', 'ご飯 かぴ少し', '野菜 かぴちょい', '刺身 三つぶ', 'ご飯 2つぶ', '煮物 2つぶ'])(
  'shrimp paste and whelks do not hide in a look or an amount: %s',
  (typed) => {
    expect(readPhrase(typed, 'ja').foods.map(({ contains }) => contains.shellfish)).toContain('yes')
  },
)

test.each([
  '鶏肉 味ついてる',
  '海苔 味ついてる',
  'ご飯 +α',
  '鶏肉 下ごしらえ済',
  'ポテト しょっぱめ',
  'うなぎ 甘め',
  '餃子の皮 タネつき',
  '春巻きの皮 タネつき',
  'シャリ タネつき',
  'パスタ 緑の筒',
  'ご飯 追加',
  'ご飯 上のやつ',
  '鶏肉 お土産',
  '鶏肉 クリスマス用',
  '豆腐 手づくり',
  'カルピス 薄めた',
])('a remark that may add, season or prepare something denies nothing: %s', (typed) => {
  const { foods, unknown } = readPhrase(typed, 'ja')
  expect(foods.filter(({ known }) => known === 'whole')).toEqual([])
  expect(foods.length + unknown.length).toBeGreaterThan(1)
})

test.each([
  ['りんご 塩水につけたやつ', 'salt'],
  ['寿司 一にぎり', 'にぎり'],
  ['野菜 皮とり', 'とり'],
  ['パスタ 皮とり', 'とり'],
  ['卵 乾めん', '乾めん'],
])('the reader finds the food in a Japanese remark: %s has %s', (typed, other) => {
  expect(readPhrase(typed, 'ja').foods.map(({ ingredient, words }) => ingredient ?? words)).toContain(other)
})

test.each([
  'パン カビ',
  'パン カビあり',
  'パン 腐ってる',
  '鶏肉 ぬるぬる',
  '鶏肉 ぐじゅぐじゅ',
  '鶏肉 変色',
  '鶏肉 やばい',
  '鶏肉 どろどろ',
  '鶏肉 傷んでる',
  '肉 ぶよぶよ',
  'トマト ぐずぐず',
  '豆腐 酸っぱくなってる',
  'ご飯 ねばねば',
  '刺身 期限おととい',
  '鶏肉 期限先月',
  '鶏肉 期限12/3だった',
  '鶏肉 要処分',
])('spoilage and a past date are no mere remark: %s', (typed) => {
  const { foods, unknown } = readPhrase(typed, 'ja')
  expect(unknown).not.toEqual([])
  expect(foods.filter(({ known }) => known === 'whole')).toEqual([])
})

test.each(['鶏肉2こ腐ってる', '鶏肉 変色してる', '鶏肉 期限昨日まで', '鶏肉2こ味ついてる'])(
  'a note that leaves open what is in the food denies nothing, wherever it stands: %s',
  (typed) => {
    expect(readPhrase(typed, 'ja').foods).toMatchObject([{ ingredient: 'chicken', known: 'part' }])
  },
)

test.each(['肉 息子の', '妻の', '冷凍庫の隅'])('no food is read from %s', (typed) => {
  expect(ingredientsOf(typed)).toEqual([])
})

test('a name in hiragana with "only" behind it may be a mushroom: しいだけ', () => {
  expect(readPhrase('しいだけ', 'ja').foods).toMatchObject([{ ingredient: 'shiitake', known: 'misspelt' }])
})
