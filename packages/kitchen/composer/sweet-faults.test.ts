import { describe, expect, test } from 'vitest'
import { gramsOf } from '#kitchen/composer/amounts.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Cuisine } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { type PlannedDish, planTurnsOf } from '#kitchen/testing/some-plans.ts'

const desserts = (typed: string[], over: { cuisine?: Cuisine; searchMode?: 'full' | 'ideas'; dietTypes?: ['vegan'] } = {}) =>
  planTurnsOf(
    typedRequest(typed, {
      mealTypes: ['dessert'],
      targetMealType: 'dessert',
      cuisine: 'French',
      searchMode: 'full',
      selectedStaples: ['cooking oil'],
      ...over,
    }),
    6,
  )

const grams = ({ plan }: PlannedDish, isWanted: (item: Item) => boolean) => {
  const items = plan.lines.map(({ item }) => item)
  return items.filter(isWanted).reduce((sum, item) => sum + gramsOf(item, { ...plan, items }), 0)
}

describe('desserts of few ingredients', () => {
  test('a dessert of chocolate and milk has about as much of one as of the other, so that it sets', () => {
    const pots = desserts(['chocolate', 'milk']).filter(({ plan }) => plan.archetype === 'chocolate-pots')
    expect(pots.length).toBeGreaterThan(0)
    for (const dish of pots) {
      const ratio = grams(dish, (item) => item.class === 'milk') / grams(dish, (item) => item.class === 'chocolate')
      expect(ratio).toBeGreaterThan(0.7)
      expect(ratio).toBeLessThan(1.4)
    }
  })

  test('bread, milk and eggs make a dessert without sugar', () => {
    expect(desserts(['bread', 'milk', 'eggs']).length).toBeGreaterThan(0)
  })

  test('a dessert of lemon, sugar and eggs uses the lemon', () => {
    for (const typed of [
      ['lemon', 'sugar', 'eggs'],
      ['lemon', 'sugar', 'eggs', 'butter'],
    ]) {
      const dishes = desserts(typed)
      expect(dishes.length).toBeGreaterThan(0)
      for (const dish of dishes)
        expect([dish.plan.archetype, grams(dish, (item) => item.kin === 'lemon') > 0]).toEqual([dish.plan.archetype, true])
    }
  })

  test('a batter of ground almonds contains eggs or another flour that binds it', () => {
    const isEgg = (item: Item) => item.class === 'egg'
    const isBinding = (item: Item) => item.class === 'flour' && item.kin !== 'almond-flour'
    const pancakes = (['Italian', 'French', 'African'] as const)
      .flatMap((cuisine) => desserts(['almond flour'], { cuisine, searchMode: 'ideas', dietTypes: ['vegan'] }))
      .filter(({ plan }) => plan.archetype === 'pancakes')
    expect(pancakes.length).toBeGreaterThan(0)
    for (const dish of pancakes) {
      const flour = grams(dish, (item) => item.class === 'flour')
      expect(grams(dish, isEgg) + grams(dish, isBinding)).toBeGreaterThan(0)
      expect(grams(dish, (item) => item.class === 'coconut' || item.class === 'milk') / flour).toBeLessThan(2.3)
    }
  })

  test('a dessert never has spoonfuls of raw cocoa on top', () => {
    const dishes = desserts(['cocoa powder', 'milk', 'eggs', 'sugar'])
    expect(dishes.length).toBeGreaterThan(0)
    for (const dish of dishes) {
      const isCocoa = (item: Item) => item.kin === 'cocoa-powder'
      const isScattered = dish.tasks.some(({ verb, items }) => verb === 'scatter' && items.some(isCocoa))
      if (isScattered) expect(grams(dish, isCocoa)).toBeLessThan(10)
    }
  })
})
