import { expect, test } from 'vitest'
import { allergens } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each([
  ['ging3r', 'ginger'],
  ['0nions', 'onion'],
  ['mi1k', 'milk'],
])('a digit inside a word may stand for a letter, and such a word rules out nothing: "%s"', (typed, id) => {
  const { foods } = readPhrase(typed, 'en')
  expect(foods.map(({ ingredient }) => ingredient)).toEqual([id])
  expect(foods.flatMap(({ contains }) => allergens.filter((one) => contains[one] === 'no'))).toEqual([])
})

test.each(['b1each', 'am0nia', 'p0is0n'])('a digit makes no food of other words: "%s"', (typed) => {
  expect(readPhrase(typed, 'en').foods).toEqual([])
})
