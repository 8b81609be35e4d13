import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance, letterMaskOf, mayBeWithinDistance } from '#kitchen/reader/distance.ts'

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'ö', '豆'), maxLength: 9 })

const mayBe = (most: number, one: string, other: string) =>
  mayBeWithinDistance(most, letterMaskOf(one), letterMaskOf(other), Math.abs(one.length - other.length))

describe('the letters of two words', () => {
  it.each([1, 2])('never tell words apart that are at most %i letters from each other', (most) => {
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        fc.pre(editDistance(one, other, most) <= most)
        expect(mayBe(most, one, other)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['rice', 'mint', 1],
    ['milk', 'bread', 2],
    ['oil', 'olives', 2],
    ['tofu', 'tofurk', 1],
  ] as const)('tell %s from %s, %i letters or less', (one, other, most) => {
    expect(mayBe(most, one, other)).toBe(false)
  })
})
