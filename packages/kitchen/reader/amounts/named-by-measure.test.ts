import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each(['鸭肉包', '三文鱼卷', '鹅肉堡', '山药盒'])('the reader does not rule out gluten in the dish %s', (typed) => {
  expect(readPhrase(typed, 'zh').foods[0]?.contains.gluten).not.toBe('no')
})

test.each([
  ['лаваш 2 листа', 'flour-tortilla'],
  ['нори 5 листов', 'nori'],
])('the reader reads the leaves in %s as a count of the food', (typed, id) => {
  expect(readPhrase(typed, 'ru').foods.map(({ ingredient }) => ingredient)).toEqual([id])
})

test.each(['一包鸭肉', '鸭肉2包', '半盒山药'])('the reader reads %s as an amount of a food and rules out gluten', (typed) => {
  expect(readPhrase(typed, 'zh').foods[0]?.contains.gluten).toBe('no')
})
