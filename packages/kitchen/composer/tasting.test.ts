import { expect, test } from 'vitest'
import type { Task } from '#kitchen/composer/draft.ts'
import { isMeatOrFish } from '#kitchen/composer/foods-in-heat.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { faultyDishesIn, type PlannedDish, planTurnsOf, randomDishes } from '#kitchen/testing/some-plans.ts'

/** Is a pot tasted before its meat is proven done? */
function tastesRaw({ plan }: PlannedDish): boolean {
  const tasks = plan.steps.flatMap((step) => step.tasks)
  const isTasted = (task: Task) => task.verb === 'season' && task.and.length === 0 && task.vessel !== null
  return tasks.some(
    (task, at) =>
      isTasted(task) &&
      tasks
        .slice(at)
        .some(
          (later) =>
            later.vessel === task.vessel &&
            later.proofs.some(
              ({ item, hazard }) =>
                hazard !== 'cooked-rice' &&
                isMeatOrFish(item) &&
                tasks.slice(0, at).some((one) => one.vessel === task.vessel && one.items.includes(item)),
            ),
        ),
  )
}

test('a pot with meat is tasted only when the meat is done', () => {
  const pots = [
    planTurnsOf(typedRequest(['lamb shoulder', 'apricots', 'couscous'], { cuisine: 'African', searchMode: 'ideas' }), 4),
    planTurnsOf(typedRequest(['tandoori chicken', 'rice'], { cuisine: 'Indian', searchMode: 'ideas' }), 4),
    planTurnsOf(typedRequest(['chicken', 'rice', 'onion'], { cuisine: 'African' }), 4),
  ].flat()
  expect(pots.some(({ plan }) => plan.archetype === 'one-pot-rice')).toBe(true)
  const all = [...pots, ...randomDishes()]
  expect(faultyDishesIn(all, tastesRaw)).toEqual([])
})
