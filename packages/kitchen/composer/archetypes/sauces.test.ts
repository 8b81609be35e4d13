import { expect, test } from 'vitest'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { planTurnsOf } from '#kitchen/testing/some-plans.ts'

const condiment = { mealTypes: ['condiment'], targetMealType: 'condiment' } as const

test('an egg spread boils its eggs hard, cools and peels them, and mashes them, in every turn', () => {
  const dishes = [
    ...planTurnsOf(typedRequest(['eggs'], { ...condiment, mealTypes: ['condiment'], dietTypes: ['vegetarian'], cuisine: 'Mexican' }), 6),
    ...planTurnsOf(typedRequest(['eggs', 'oil', 'lemon', 'mustard'], { ...condiment, mealTypes: ['condiment'], cuisine: 'French' }), 6),
    ...planTurnsOf(typedRequest(['eggs', 'potatoes'], { ...condiment, mealTypes: ['condiment'], cuisine: 'French' }), 6),
  ]
  const mashed = dishes.filter(({ tasks }) => tasks.some(({ verb, items }) => verb === 'mash' && items.some(({ kin }) => kin === 'egg')))
  expect(mashed.length).toBeGreaterThan(3)
  for (const { tasks } of mashed) {
    const heats = tasks.filter(({ items, minutes }) => minutes !== null && items.some(({ kin }) => kin === 'egg'))
    expect(heats.map(({ verb, items, minutes }) => [verb, items.length, minutes])).toEqual([['boil', 1, [9, 11]]])
    const at = tasks.findIndex(({ verb }) => verb === 'boil')
    expect(tasks.findIndex(({ verb }) => verb === 'mash')).toBeGreaterThan(at)
  }
})
