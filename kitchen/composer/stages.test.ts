import { describe, expect, it } from 'vitest'
import { anItem } from '#kitchen/composer/an-item.ts'
import type { Brief } from '#kitchen/composer/brief.ts'
import { startDraft, type Task } from '#kitchen/composer/draft.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { planFrom } from '#kitchen/composer/plan.ts'
import { chanceFrom } from '#kitchen/composer/random.ts'
import { cookStarch } from '#kitchen/composer/sides.ts'
import { layer, timeOf } from '#kitchen/composer/stages.ts'
import { layTable } from '#kitchen/composer/table.ts'

const kitchen = { method: 'Italian', flavour: 'Italian' } as const
const dish = { archetype: 'stew', kitchen, cuisine: 'Italian', mealType: 'entrée', servings: 4, style: 0 } as const

function aStove(given: readonly Item[], over: Partial<Brief> = {}) {
  const brief: Brief = {
    given,
    leftOut: [],
    staples: [],
    mayAdd: false,
    wantsMeat: false,
    isAllowed: () => true,
    cuisine: 'Italian',
    mealType: 'entrée',
    complexity: 'simple',
    ...over,
  }
  return { table: layTable(brief, kitchen, chanceFrom(1)), draft: startDraft() }
}

const longestOf = (task: Task | undefined) => task?.minutes?.[1] ?? 0

describe('layering a pot', () => {
  it('gives each food its own time, the slowest going in first', () => {
    const [beef, potato, spinach] = [anItem('beef'), anItem('potato'), anItem('spinach')]
    const stove = aStove([beef, potato, spinach])
    layer(stove, [spinach, potato, beef], 'simmer', { vessel: 'pot' })
    const { tasks } = stove.draft
    expect(tasks.map((task) => task.items.map((item) => item.words))).toEqual([['beef'], ['potato'], ['spinach']])
    for (const [at, task] of tasks.entries()) {
      const cooking = tasks.slice(at).reduce((sum, later) => sum + longestOf(later), 0)
      for (const item of task.items) expect(cooking).toBe(timeOf(item, 'simmer')?.[1])
    }
  })

  it('says how to know that meat is cooked through, where its cooking ends', () => {
    const stove = aStove([anItem('chicken'), anItem('spinach')])
    layer(
      stove,
      stove.table.take(() => true),
      'simmer',
      { vessel: 'pot' },
    )
    expect(stove.draft.tasks.map((task) => task.proofs.map((proof) => proof.hazard))).toEqual([[], ['poultry']])
  })
})

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
    expect(plan.times.cook).toBe(timeOf(anItem('beef'), 'simmer')?.[1])
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
