import { describe, expect, test } from 'vitest'
import type { Task } from '#kitchen/composer/draft.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { minutesOf } from '#kitchen/composer/techniques.ts'
import { aStove } from '#kitchen/testing/a-stove.ts'
import { anItem } from '#kitchen/testing/an-item.ts'

const longestOf = (task: Task | undefined) => task?.minutes?.[1] ?? 0

describe('layers in a pot', () => {
  test('a pot gives each food its own time and starts with the slowest', () => {
    const [beef, potato, spinach] = [anItem('beef'), anItem('potato'), anItem('spinach')]
    const stove = aStove([beef, potato, spinach])
    layerByTime(stove, [spinach, potato, beef], 'simmer', { vessel: 'pot' })
    const { tasks } = stove.draft
    expect(tasks.map((task) => task.items.map((item) => item.words))).toEqual([['beef'], ['potato'], ['spinach']])
    for (const [at, task] of tasks.entries()) {
      const cooking = tasks.slice(at).reduce((sum, later) => sum + longestOf(later), 0)
      for (const item of task.items) expect(cooking).toBe(minutesOf(item, 'simmer')?.[1])
    }
  })

  test('a pot takes its foods in three layers at most, and foods that can wait go in early', () => {
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
    layerByTime(stove, given, 'simmer', { vessel: 'pot' })
    const { tasks } = stove.draft
    expect(tasks.length).toBeLessThanOrEqual(3)
    expect(tasks.flatMap((task) => task.items).length).toBe(given.length)
    expect(tasks.at(-1)?.items.map((item) => item.words)).not.toContain('chickpea')
  })

  test('shrimp and leaves never stay in the pot with foods that take longer', () => {
    const stove = aStove([anItem('corn'), anItem('shrimp')])
    layerByTime(
      stove,
      stove.table.take(() => true),
      'simmer',
      { vessel: 'pot' },
    )
    expect(stove.draft.tasks.at(-1)?.items.map((item) => item.words)).toEqual(['shrimp'])
    expect(longestOf(stove.draft.tasks.at(-1))).toBeLessThanOrEqual(5)
  })

  test('the proof that meat is done stands where its cooking ends', () => {
    const stove = aStove([anItem('chicken'), anItem('spinach')])
    layerByTime(
      stove,
      stove.table.take(() => true),
      'simmer',
      { vessel: 'pot' },
    )
    expect(stove.draft.tasks.map((task) => task.proofs.map((proof) => proof.hazard))).toEqual([[], ['poultry']])
  })
})
