import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each([
  ['バタ- 10g', 'butter'],
  ['ヨ－グルト', 'yogurt'],
  ['クリ一ム', 'cream'],
  ['しようゆ', 'soy-sauce'],
  ['だいこn1本', 'daikon'],
  ['もやs 1袋', 'bean-sprouts'],
  ['じゃがいm3個', 'potato'],
  ['干ししいたヶ', 'dried-shiitake'],
  ['ヨーグノレト', 'yogurt'],
  ['ハ゛ター', 'butter'],
  ['カレーこ', 'curry-powder'],
  ['ゆでうdん', 'udon'],
  ['もめんとーふ', 'tofu'],
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

test.each([
  ['玉ねぎぃ1個', 'onion'],
  ['ネギ青いとこだけ', 'scallion'],
  ['ネギだけ', 'scallion'],
])('the reader reads %s without the drawn-out end or the "only" behind the name', (typed, ingredient) => {
  expect(readPhrase(typed, 'ja')).toMatchObject({ foods: [{ ingredient }], unknown: [] })
})

test('a drawn-out name denies nothing, because it may be a longer name with a slip: のりー for のりピー', () => {
  expect(readPhrase('のりー', 'ja').foods).toMatchObject([{ ingredient: 'nori', known: 'misspelt', contains: { gluten: 'unknown' } }])
})
