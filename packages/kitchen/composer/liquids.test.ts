import { describe, expect, test } from 'vitest'
import { isStirredGrain } from '#kitchen/composer/absorption.ts'
import { gramsOf } from '#kitchen/composer/amounts.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { Cuisine, MealType } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { planTurnsOf, randomDishes, verbsOf } from '#kitchen/testing/some-plans.ts'

const dishes = (typed: readonly string[], meal: MealType, cuisine: Cuisine, searchMode: 'full' | 'ideas' = 'full') =>
  planTurnsOf(
    typedRequest([...typed], {
      mealTypes: [meal],
      targetMealType: meal,
      cuisine,
      searchMode,
      selectedStaples: ['cooking oil', 'salt and pepper'],
    }),
    4,
  )

type Dish = ReturnType<typeof dishes>[number]

const grams = ({ plan }: Dish, isWanted: (item: Item) => boolean) => {
  const items = plan.lines.map(({ item }) => item)
  return items.filter((item) => item.class !== 'water' && isWanted(item)).reduce((sum, item) => sum + gramsOf(item, { ...plan, items }), 0)
}
const waterOf = ({ plan }: Dish) =>
  plan.lines.filter(({ item }) => item.class === 'water').reduce((sum, { amount }) => sum + (amount?.amount ?? 0), 0)
const pouredIn = (dish: Dish) => waterOf(dish) + grams(dish, (item) => isInGroup(item, 'liquid', 'dairy'))

describe('the liquid of a dish', () => {
  test('the liquid of a soup follows its foods and its servings', () => {
    for (const [typed, cuisine] of [
      ['1 carrot', 'French'],
      ['1 potato', 'Indian'],
      ['1 onion', 'French'],
    ] as const)
      for (const mode of ['full', 'ideas'] as const)
        for (const dish of dishes([typed], 'soup', cuisine, mode)) {
          const each = pouredIn(dish) / dish.plan.servings
          expect({ typed, of: dish.plan.archetype, serves: dish.plan.servings, each: Math.min(each, 410) }).toMatchObject({
            each: expect.closeTo(260, -2.8),
          })
          if (mode === 'full') expect(dish.plan.servings).toBeLessThanOrEqual(2)
        }
  })

  test('the liquid of a blended soup is at most twice the weight of the blended foods', () => {
    const blended = randomDishes().filter((dish) => dish.plan.archetype === 'puree-soup' && verbsOf(dish).has('blend'))
    expect(blended.length).toBeGreaterThan(2)
    for (const dish of blended) {
      const isSolid = (item: Item) =>
        isInGroup(item, 'vegetable', 'protein', 'allium', 'grain', 'fruit', 'crunch', 'bread') || item.class === 'pickle'
      const solids = grams(dish, isSolid)
      const dry = grams(dish, (item) => lexicon[item.kin].state === 'dried')
      expect(waterOf(dish) / (solids + 3 * dry)).toBeLessThan(2.1)
    }
  })

  test('the liquid is as much as dry pulses and grains absorb', () => {
    const enough = [
      [['green lentils', 'carrots'], 'entrée', 'French', 'lentil', 3],
      [['red lentils', 'onion'], 'entrée', 'Indian', 'red-lentil', 3],
      [['pearl barley', 'leeks'], 'entrée', 'Italian', 'barley', 2.5],
      [['rice', 'milk', 'sugar'], 'dessert', 'Indian', 'rice', 6.5],
      [['polenta', 'parmesan'], 'entrée', 'Italian', 'polenta', 3.8],
    ] as const
    for (const [typed, meal, cuisine, kin, ratio] of enough)
      for (const dish of dishes(typed, meal, cuisine)) {
        const isSimmered = dish.tasks.some(({ verb, vessel }) => (verb === 'absorb' || verb === 'simmer') && vessel !== 'large-pot')
        const isDrained = dish.tasks.some(({ verb, items }) => verb === 'boil' && items.some((item) => item.kin === kin))
        const ofIt = grams(dish, (item) => item.kin === kin)
        if (isSimmered && !isDrained && ofIt > 0)
          expect({ typed, of: dish.plan.archetype, isEnough: pouredIn(dish) / ofIt >= ratio }).toEqual({
            typed,
            of: dish.plan.archetype,
            isEnough: true,
          })
      }
  })

  test('the liquid of a noodle soup is at least 240 ml a serving', () => {
    for (const dish of dishes(['udon', 'miso', 'tofu'], 'soup', 'Japanese'))
      expect(pouredIn(dish) / dish.plan.servings).toBeGreaterThanOrEqual(240)
  })

  test('polenta goes into boiling water and is stirred, never left under a lid', () => {
    const all = [
      ...dishes(['polenta', 'parmesan'], 'entrée', 'Italian'),
      ...dishes(['grits', 'shrimp'], 'entrée', 'Mexican'),
      ...dishes(['polenta', 'mushrooms'], 'entrée', 'Italian', 'ideas'),
    ]
    expect(all.flatMap(({ tasks }) => tasks).filter(({ verb, items }) => verb === 'absorb' && items.some(isStirredGrain))).toEqual([])
  })
})
