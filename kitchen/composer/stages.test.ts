import { describe, expect, it } from 'vitest'
import { anItem } from '#kitchen/composer/an-item.ts'
import type { Brief } from '#kitchen/composer/brief.ts'
import { startDraft, type Task } from '#kitchen/composer/draft.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { layer } from '#kitchen/composer/layer.ts'
import { planFrom } from '#kitchen/composer/plan-from.ts'
import { chanceFrom } from '#kitchen/composer/random.ts'
import { mixSauce, saltEarly } from '#kitchen/composer/seasoning.ts'
import { cookStarch } from '#kitchen/composer/sides.ts'
import { layTable } from '#kitchen/composer/table.ts'
import { minutesOf } from '#kitchen/composer/techniques.ts'

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
      for (const item of task.items) expect(cooking).toBe(minutesOf(item, 'simmer')?.[1])
    }
  })

  it('takes no more than three goes, and lets what does not mind wait go in early', () => {
    const given = [
      anItem('beef'),
      anItem('potato'),
      anItem('carrot'),
      anItem('chickpea'),
      anItem('tomato'),
      anItem('peas'),
      anItem('spinach'),
    ]
    const stove = aStove(given)
    layer(stove, given, 'simmer', { vessel: 'pot' })
    const { tasks } = stove.draft
    expect(tasks.length).toBeLessThanOrEqual(3)
    expect(tasks.flatMap((task) => task.items).length).toBe(given.length)
    expect(tasks.at(-1)?.items.map((item) => item.words)).not.toContain('chickpea')
  })

  it('never keeps shrimp or leaves in the pot with what takes longer', () => {
    const stove = aStove([anItem('corn'), anItem('shrimp')])
    layer(
      stove,
      stove.table.take(() => true),
      'simmer',
      { vessel: 'pot' },
    )
    expect(stove.draft.tasks.at(-1)?.items.map((item) => item.words)).toEqual(['shrimp'])
    expect(longestOf(stove.draft.tasks.at(-1))).toBeLessThanOrEqual(5)
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

describe('a sauce from bottles', () => {
  it('is no sauce when it would be salt in vinegar', () => {
    const dry = aStove([anItem('salt'), anItem('rice-vinegar'), anItem('black-pepper')])
    expect(mixSauce(dry)).toEqual([])
    const glaze = aStove([anItem('soy-sauce'), anItem('rice-vinegar'), anItem('sugar')])
    expect(mixSauce(glaze).map((item) => item.words)).toEqual(['soy-sauce', 'rice-vinegar', 'sugar'])
  })

  it('salts fresh meat before the heat and cured meat not at all, and keeps salt for the end', () => {
    const stove = aStove([anItem('beef'), anItem('bacon'), anItem('salt')])
    saltEarly(
      stove,
      stove.table.see((item) => item.class !== 'salt'),
    )
    expect(stove.draft.tasks[0]?.and.map((item) => item.words)).toEqual(['beef'])
    expect(stove.table.see((item) => item.class === 'salt').length).toBe(1)
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
