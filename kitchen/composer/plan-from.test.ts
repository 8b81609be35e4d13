import { describe, expect, it } from 'vitest'
import { aStove } from '#kitchen/composer/a-stove.ts'
import { anItem } from '#kitchen/composer/an-item.ts'
import { layer } from '#kitchen/composer/layer.ts'
import { planFrom } from '#kitchen/composer/plan-from.ts'
import { cookStarch } from '#kitchen/composer/sides.ts'
import { minutesOf } from '#kitchen/composer/techniques.ts'

const dish = {
  archetype: 'stew',
  kitchen: { method: 'Italian', flavour: 'Italian' },
  cuisine: 'Italian',
  mealType: 'entrée',
  servings: 4,
  style: 0,
} as const

describe('a plan', () => {
  it('lets the rice cook meanwhile, and counts the longer strand only', () => {
    const stove = aStove([anItem('rice'), anItem('beef')])
    cookStarch(stove)
    layer(
      stove,
      stove.table.take(() => true),
      'simmer',
      { vessel: 'pot' },
    )
    const plan = planFrom(stove.draft, dish)
    expect(plan.steps.map((step) => step.isMeanwhile)).toEqual([false, false, true])
    expect(plan.times.cook).toBe(minutesOf(anItem('beef'), 'simmer')?.[1])
    expect(plan.times.total).toBe(plan.times.prep + plan.times.cook + plan.times.rest)
  })

  it('lists ingredients in the order of their first use', () => {
    const stove = aStove([anItem('spinach'), anItem('beef')])
    layer(
      stove,
      stove.table.take(() => true),
      'simmer',
      { vessel: 'pot' },
    )
    expect(planFrom(stove.draft, dish).lines.map((line) => line.item.words)).toEqual(['beef', 'spinach'])
  })
})
