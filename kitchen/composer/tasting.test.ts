import { describe, expect, it } from 'vitest'
import { typedRequest } from '#kitchen/a-request.ts'
import type { Task } from '#kitchen/composer/draft.ts'
import { isFlesh } from '#kitchen/composer/foods-in-heat.ts'
import { objectionableIn, type Planned, plannedFor, randomDishes } from '#kitchen/composer/some-plans.ts'

/** Is a pot tasted before its meat is proven done? */
function tastesRaw({ plan }: Planned): boolean {
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
                isFlesh(item) &&
                tasks.slice(0, at).some((one) => one.vessel === task.vessel && one.items.includes(item)),
            ),
        ),
  )
}

describe('a pot with meat in it', () => {
  it('is tasted when the meat is done', () => {
    const pots = [
      plannedFor(typedRequest(['lamb shoulder', 'apricots', 'couscous'], { cuisine: 'African', searchMode: 'ideas' }), 4),
      plannedFor(typedRequest(['tandoori chicken', 'rice'], { cuisine: 'Indian', searchMode: 'ideas' }), 4),
      plannedFor(typedRequest(['chicken', 'rice', 'onion'], { cuisine: 'African' }), 4),
    ].flat()
    expect(pots.some(({ plan }) => plan.archetype === 'one-pot-rice')).toBe(true)
    const all = [...pots, ...randomDishes()]
    expect(objectionableIn(all, tastesRaw)).toEqual([])
  })
})
