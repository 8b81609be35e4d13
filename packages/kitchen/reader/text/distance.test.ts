import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance, letterMaskOf, mayBeWithinDistance } from '#kitchen/reader/text/distance.ts'

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'ö', '豆'), maxLength: 9 })

const mayBe = (most: number, one: string, other: string) =>
  mayBeWithinDistance(most, letterMaskOf(one), letterMaskOf(other), Math.abs(one.length - other.length))

describe('letter masks', () => {
  test.each([1, 2])('letter masks never exclude words that are at most %i letters apart', (most) => {
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        fc.pre(editDistance(one, other, most) <= most)
        expect(mayBe(most, one, other)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['rice', 'mint', 1],
    ['milk', 'bread', 2],
    ['oil', 'olives', 2],
    ['tofu', 'tofurk', 1],
  ] as const)('letter masks show that %s and %s are more than %i letters apart', (one, other, most) => {
    expect(mayBe(most, one, other)).toBe(false)
  })
})
