import { expect, test } from 'vitest'
import { receiptOf } from '#kitchen/receipt.ts'

const leftOut = [{ words: 'gouda', reason: 'allergen' as const, subjects: ['dairy'] }]

test('the receipt counts the used typed ingredients, staples and extras', () => {
  expect(receiptOf(3, ['yours', 'yours', 'staple', 'staple', 'extra', 'water'], leftOut)).toEqual({
    typed: 3,
    used: 2,
    staples: 2,
    extras: 1,
  })
})

test('a phrase that names two foods counts as one typed ingredient', () => {
  expect(receiptOf(1, ['yours', 'yours'], []).used).toBe(1)
})

test('a phrase that names several foods is left out only if all of them are', () => {
  const partOf = { phrase: 1, foods: 3 }
  const parts = [{ words: 'milk' }, { words: 'eggs' }].map((one) => ({ ...one, reason: 'allergen' as const, subjects: ['dairy'], partOf }))
  expect(receiptOf(2, ['yours', 'yours'], parts).used).toBe(2)
  expect(receiptOf(2, ['yours'], [...parts, { words: 'flour', reason: 'does-not-fit', subjects: [], partOf }]).used).toBe(1)
})

test("a recipe without the cook's ingredients counts none as used", () => {
  expect(receiptOf(2, ['staple'], [])).toMatchObject({ used: 0 })
  expect(receiptOf(1, ['yours'], [...leftOut, ...leftOut])).toMatchObject({ used: 0 })
})
