import { expect, test } from 'vitest'
import type { Card } from '#web/recipes/card.ts'
import { noFoodOf } from '#web/recipes/no-food.ts'

const refusedFor = (...reasons: { words: string; reason: string }[]): Card => ({
  state: 'refused',
  answer: { type: 'REFUSED', code: 'not_food', reasons: reasons.map((reason) => ({ ...reason, subjects: [] })) },
  previous: null,
})

test('every ingredient that is no food is found on the list, and one that only holds such words as well', () => {
  const card = refusedFor({ words: 'Bleach', reason: 'not-food' }, { words: 'soap', reason: 'not-food' })
  expect(noFoodOf(card, ['rice', 'bleach', 'eggs and soap'])).toEqual(['bleach', 'eggs and soap'])
})

test('an ingredient that shares letters with a word for no food stays', () => {
  expect(noFoodOf(refusedFor({ words: 'rat', reason: 'not-food' }), ['eggs and rat', 'grated cheese'])).toEqual(['eggs and rat'])
})

test('a word of a writing without spaces is found within an ingredient', () => {
  expect(noFoodOf(refusedFor({ words: '漂白剤', reason: 'not-food' }), ['米', '卵と漂白剤'])).toEqual(['卵と漂白剤'])
})

test('an ingredient that a filter rules out stays on the list', () => {
  expect(noFoodOf(refusedFor({ words: 'milk', reason: 'allergen' }), ['milk'])).toEqual([])
})

test('an ingredient that the server could not read is found, and one that was taken off since is not', () => {
  const card: Card = { state: 'failed', code: 'bad_request', faulty: ['😀'], resumesAt: null, previous: null }
  expect(noFoodOf(card, ['rice', '😀'])).toEqual(['😀'])
  expect(noFoodOf(card, ['rice'])).toEqual([])
})
