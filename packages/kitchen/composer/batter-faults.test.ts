import { describe, expect, test } from 'vitest'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { faultyDishesIn, type PlannedDish, planTurnsOf } from '#kitchen/testing/some-plans.ts'

const sweet = (ingredients: readonly string[]) =>
  planTurnsOf(
    typedRequest(ingredients, {
      mealTypes: ['dessert'],
      targetMealType: 'dessert',
      dietTypes: ['vegetarian'],
      cuisine: 'French',
      selectedStaples: [],
    }),
    8,
  )

const amountOf = ({ plan }: PlannedDish, kin: string) => plan.lines.find(({ item }) => item.kin === kin)?.amount?.amount ?? 0

describe('batters', () => {
  test('a chocolate cake without a raising agent has many eggs, beaten with the sugar, and little flour', () => {
    const cakes = sweet(['chocolate', 'eggs', 'butter', 'sugar', 'flour']).filter(({ plan }) => plan.archetype === 'cake')
    expect(cakes.length).toBeGreaterThan(0)
    for (const cake of cakes) {
      expect(amountOf(cake, 'egg')).toBeGreaterThanOrEqual(4)
      expect(amountOf(cake, 'flour')).toBeLessThanOrEqual(75)
      expect(amountOf(cake, 'dark-chocolate')).toBeGreaterThanOrEqual(2 * amountOf(cake, 'flour'))
      expect(cake.tasks.some(({ verb, items }) => verb === 'whip' && items.some((item) => item.class === 'egg'))).toBe(true)
      expect(Math.max(...cake.tasks.filter(({ verb }) => verb === 'bake').map(({ minutes }) => minutes?.[1] ?? 0))).toBeLessThanOrEqual(30)
    }
  })

  test('pancakes with apples cook the apples in hot butter', () => {
    const pancakes = sweet(['apples', 'flour', 'eggs', 'milk', 'butter', 'sugar']).filter(({ plan }) => plan.archetype === 'pancakes')
    const isHot = ({ tasks }: PlannedDish) =>
      tasks.some(({ verb, items }) => ['fry', 'grill', 'roast', 'bake'].includes(verb) && items.some((item) => item.kin === 'apple'))
    expect(pancakes.length).toBeGreaterThan(1)
    expect(faultyDishesIn(pancakes, (dish) => !isHot(dish))).toEqual([])
  })
})

describe('toasts and rice paper', () => {
  test('a cheese toast melts its cheese and gets no cold butter on top', () => {
    const toasts = planTurnsOf(typedRequest(['bread', 'cheese'], { dietTypes: ['vegetarian'], selectedStaples: ['butter'] }), 3)
    expect(toasts[0]?.tasks.map(({ verb }) => verb)).toEqual(expect.arrayContaining(['cover-with', 'roast']))
    const isCold = ({ tasks }: PlannedDish) =>
      tasks.some(
        ({ verb, items }, at) =>
          verb === 'dress' &&
          items.some(
            (item) => item.class === 'butter' && !tasks.slice(0, at).some((task) => task.verb === 'melt' && task.items.includes(item)),
          ),
      )
    expect(faultyDishesIn(toasts, isCold)).toEqual([])
  })

  test('rice paper is softened before it is served', () => {
    const rolls = planTurnsOf(
      typedRequest(['crab', 'mango', 'rice paper'], {
        dietTypes: ['pescatarian'],
        cuisine: 'Thai',
        searchMode: 'ideas',
        selectedStaples: ['sugar'],
      }),
      6,
    )
    const isPaper = ({ kin }: { kin: string }) => kin === 'rice-paper'
    expect(rolls.filter(({ plan }) => plan.lines.some(({ item }) => isPaper(item))).length).toBeGreaterThan(2)
    expect(
      faultyDishesIn(
        rolls,
        ({ plan, tasks }) =>
          plan.lines.some(({ item }) => isPaper(item)) && !tasks.some(({ verb, items }) => verb === 'dip' && items.some(isPaper)),
      ),
    ).toEqual([])
  })
})
