import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each(['鸭肉包', '三文鱼卷', '鹅肉堡', '山药盒'])('%s is a dish: nobody knows whether wheat is in it', (typed) => {
  expect(readPhrase(typed, 'zh').foods[0]?.contains.gluten).not.toBe('no')
})

test.each([
  ['лаваш 2 листа', 'flour-tortilla'],
  ['нори 5 листов', 'nori'],
])('%s is so many of the food before the number, and no leaf', (typed, id) => {
  expect(readPhrase(typed, 'ru').foods.map(({ ingredient }) => ingredient)).toEqual([id])
})

test.each(['一包鸭肉', '鸭肉2包', '半盒山药'])('%s is so much of a food, and no dish', (typed) => {
  expect(readPhrase(typed, 'zh').foods[0]?.contains.gluten).toBe('no')
})
