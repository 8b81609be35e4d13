import { describe, expect, test } from 'vitest'
import { aStove } from '#kitchen/testing/a-stove.ts'

describe('the table', () => {
  test('the table takes staples before it adds ingredients, and adds none in a Full Match', () => {
    const withStaple = aStove([], { staples: ['vegetable-oil'], mayAdd: true }).table
    withStaple.want('fat')
    expect(withStaple.see(() => true).map((item) => [item.ingredient, item.use])).toEqual([['vegetable-oil', 'staple']])
    const strict = aStove([]).table
    strict.want('fat')
    expect(strict.see(() => true)).toEqual([])
  })

  test('the table never adds an ingredient that is not allowed', () => {
    const stove = aStove([], { mayAdd: true, isAllowed: (id) => id === 'sunflower-seed' })
    stove.table.want('crunch', 5)
    expect(stove.table.see(() => true).map((item) => item.ingredient)).toEqual(['sunflower-seed'])
  })
})
