import { describe, expect, it } from 'vitest'
import { aStove } from '#kitchen/composer/a-stove.ts'

describe('the table', () => {
  it('takes from the staples before it adds, and adds nothing in a Full Match', () => {
    const withStaple = aStove([], { staples: ['vegetable-oil'], mayAdd: true }).table
    withStaple.want('fat')
    expect(withStaple.see(() => true).map((item) => [item.ingredient, item.use])).toEqual([['vegetable-oil', 'staple']])
    const strict = aStove([]).table
    strict.want('fat')
    expect(strict.see(() => true)).toEqual([])
  })

  it('never fetches what is not allowed', () => {
    const stove = aStove([], { mayAdd: true, isAllowed: (id) => id === 'sunflower-seed' })
    stove.table.want('crunch', 5)
    expect(stove.table.see(() => true).map((item) => item.ingredient)).toEqual(['sunflower-seed'])
  })
})
