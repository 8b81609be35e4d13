import { describe, expect, it } from 'vitest'
import type { Cuisine } from '#domain/options.ts'
import { typedRequest } from '#kitchen/a-request.ts'
import { planTurnsOf } from '#kitchen/composer/some-plans.ts'

const soupOf = (typed: readonly string[], cuisine: Cuisine) =>
  planTurnsOf(typedRequest(typed, { cuisine, mealTypes: ['soup'], targetMealType: 'soup', searchMode: 'ideas', proteins: ['seafood'] }), 1)
    .flatMap(({ plan }) => plan.lines)
    .map(({ item }) => item)

describe('a soup of fish, where a cook may add to it', () => {
  it.each(['Italian', 'Potluck-me'] as const)('is of more than water and salt, and sharp at its end: %s', (cuisine) => {
    const classes = soupOf(['shrimp', 'corn'], cuisine).map((item) => item.class)
    expect(classes).toEqual(expect.arrayContaining(['stock', 'allium']))
    expect(classes.some((kind) => ['acid', 'citrus', 'tomato', 'wine'].includes(kind))).toBe(true)
  })

  it('is of lemongrass and lime leaf in Thailand, not of stock', () => {
    expect(soupOf(['shrimp', 'mushrooms'], 'Thai').map((item) => item.class)).not.toContain('stock')
  })
})
