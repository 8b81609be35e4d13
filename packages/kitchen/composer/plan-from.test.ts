import { describe, expect, test } from 'vitest'
import { startDraft } from '#kitchen/composer/draft.ts'
import { safetyProofsFor } from '#kitchen/composer/foods-in-heat.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { planFrom } from '#kitchen/composer/plan-from.ts'
import { cookStarch } from '#kitchen/composer/sides.ts'
import { minutesOf } from '#kitchen/composer/techniques.ts'
import { aStove } from '#kitchen/testing/a-stove.ts'
import { anItem } from '#kitchen/testing/an-item.ts'

const dish = {
  archetype: 'stew',
  kitchen: { method: 'Italian', flavour: 'Italian' },
  cuisine: 'Italian',
  mealType: 'entrée',
  servings: 4,
  style: 0,
} as const

describe('plans', () => {
  test('a plan cooks rice meanwhile and counts only the longer strand', () => {
    const stove = aStove([anItem('rice'), anItem('beef')])
    cookStarch(stove)
    layerByTime(
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

  test('a plan breaks a long step in two and keeps a short one whole', () => {
    const stepsFor = (ids: readonly Parameters<typeof anItem>[0][]) => {
      const items = ids.map((id) => anItem(id))
      const draft = startDraft()
      draft.add('mix', { items, vessel: 'baking-dish' })
      draft.add('bake', { items, vessel: 'baking-dish', minutes: [20, 25], cue: 'golden', proofs: safetyProofsFor(items) })
      return planFrom(draft, dish).steps.filter(({ technique }) => technique !== 'get-ready').length
    }
    expect(stepsFor(['carrot', 'potato'])).toBe(1)
    expect(stepsFor(['carrot', 'potato', 'pasta', 'plantain', 'ground-lamb', 'ground-turkey'])).toBe(2)
  })

  test('a plan lists the ingredients in the order of their first use', () => {
    const stove = aStove([anItem('spinach'), anItem('beef')])
    layerByTime(
      stove,
      stove.table.take(() => true),
      'simmer',
      { vessel: 'pot' },
    )
    expect(planFrom(stove.draft, dish).lines.map((line) => line.item.words)).toEqual(['beef', 'spinach'])
  })
})
