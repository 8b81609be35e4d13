import { describe, expect, test } from 'vitest'
import type { Cuisine } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { planTurnsOf } from '#kitchen/testing/some-plans.ts'

const soupOf = (typed: readonly string[], cuisine: Cuisine) =>
  planTurnsOf(typedRequest(typed, { cuisine, mealTypes: ['soup'], targetMealType: 'soup', searchMode: 'ideas', proteins: ['seafood'] }), 1)
    .flatMap(({ plan }) => plan.lines)
    .map(({ item }) => item)

describe('fish soups with added ingredients', () => {
  test.each(['Italian', 'Potluck-me'] as const)('a fish soup contains stock, allium and something sour: %s', (cuisine) => {
    const classes = soupOf(['shrimp', 'corn'], cuisine).map((item) => item.class)
    expect(classes).toEqual(expect.arrayContaining(['stock', 'allium']))
    expect(classes.some((kind) => ['acid', 'citrus', 'tomato', 'wine'].includes(kind))).toBe(true)
  })

  test('a Thai fish soup contains no stock', () => {
    expect(soupOf(['shrimp', 'mushrooms'], 'Thai').map((item) => item.class)).not.toContain('stock')
  })
})
