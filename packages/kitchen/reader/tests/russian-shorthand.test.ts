import { expect, test } from 'vitest'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const read = (text: string) => inspectPhrase(text, 'ru')

test.each([
  ['говядина вырезка 500 гр', 'beef-steak'],
  ['лопатка свинина кусок', 'pork-shoulder'],
  ['курица голень 4 шт', 'chicken-leg'],
  ['индейка филе бедра охл', 'turkey'],
])('the reader names the cut of a meat whose animal is a noun: %s', (text, id) => {
  expect(read(text).ingredients).toEqual([id])
  expect(read(text).english).toHaveLength(1)
})

test.each([
  ['броколи замароженая', 'broccoli', 'frozen'],
  ['копчоная скумбрия', 'mackerel', 'smoked'],
  ['томаты в с/соку 400', 'canned-tomatoes', 'canned'],
])('the reader keeps the form of a hasty Russian phrase: %s', (text, id, form) => {
  expect(read(text).ingredients).toEqual([id])
  expect(read(text).forms).toEqual([form])
})

test.each([
  ['сгущенка б/сахара 1 бан', 'condensed-milk'],
  ['свинина д/шашлыка 2 кг', 'pork'],
  ['баранина на плов 1,5 кг', 'lamb'],
  ['хлебушек черный', 'rye-bread'],
  ['перец болг красный', 'red-bell-pepper'],
])('a remark or a pet name beside a Russian food is no second food: %s', (text, id) => {
  expect(read(text).ingredients).toEqual([id])
  expect(read(text).english).toHaveLength(1)
})

test.each([
  ['огурцы сол 4 шт', 'pickle'],
  ['инд филе 500', 'turkey-breast'],
  ['крылья кур мороз', 'chicken-wing'],
  ['горох кол пол пак', 'split-pea'],
  ['краб пал 200', 'surimi'],
  ['свинна лопатка б/кости', 'pork-shoulder'],
])('a word of three letters is read behind its food: %s', (text, id) => {
  expect(read(text).ingredients).toEqual([id])
})

test.each(['молоко осталось мало', 'молоко не брать', 'молоко для бабы Вали'])('a remark on rest or owner leaves nothing: %s', (text) => {
  expect(read(text).ingredients).toEqual(['milk'])
  expect(read(text).unknown).toEqual([])
})

test.each(['мол0ко', 'яйцп'])('a zero or a wrong key in a word denies nothing: %s', (text) => {
  expect(read(text).contains.soybean).toBe('unknown')
  expect(read(text).contains.gluten).toBe('unknown')
})

test('a misspelt form denies nothing', () => {
  expect(read('рис замароженый').contains.dairy).not.toBe('no')
})

test('a fish with "с/с" is salted and not in a tin', () => {
  expect(read('сёмга с/с 200 г').forms).toEqual([null])
})

test.each(['курого', 'рисого', 'молокому'])('a noun with the ending of an adjective is misspelt, and denies nothing: %s', (word) => {
  const { foods } = readPhrase(word, 'ru')
  expect(foods).toMatchObject([{ known: 'misspelt', contains: { peanut: 'unknown' } }])
})

test.each(['риса', 'курой', 'минтая', 'копченого лосося'])('a case of a noun and a true adjective are known as a whole: %s', (words) => {
  expect(readPhrase(words, 'ru').foods).toMatchObject([{ known: 'whole' }])
})
