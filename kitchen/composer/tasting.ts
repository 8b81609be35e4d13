import type { Task } from '#kitchen/composer/draft.ts'
import type { Hazard } from '#kitchen/lexicon/ingredient.ts'

/** Food that nobody tastes before it is done. */
const rawFlesh: readonly Hazard[] = ['poultry', 'mince', 'whole-cut', 'pork', 'fish', 'crustacean', 'bivalve', 'egg']

/** Tasted, with seasonings in hand: meat that is salted before the heat is named beside them. */
const isTasting = (task: Task) => task.verb === 'season' && task.and.length === 0 && task.vessel !== null

/** The step in the same vessel that proves the raw meat or fish in it done; -1 where there is none. */
function doneAfter(tasks: readonly Task[], at: number): number {
  const vessel = tasks[at]?.vessel
  const inVessel = new Set(tasks.slice(0, at).flatMap((task) => (task.vessel === vessel ? task.items : [])))
  return tasks.findLastIndex(
    (task, later) =>
      later > at && task.vessel === vessel && task.proofs.some(({ item, hazard }) => rawFlesh.includes(hazard) && inVessel.has(item)),
  )
}

/** Nothing is tasted while there is raw meat or fish in it: that waits until they are done. */
export function tastedWhenDone(tasks: readonly Task[]): Task[] {
  const ordered = [...tasks]
  for (const task of tasks.filter(isTasting)) {
    const at = ordered.indexOf(task)
    const done = doneAfter(ordered, at)
    if (done < 0) continue
    ordered.splice(at, 1)
    ordered.splice(done, 0, task)
  }
  return ordered
}
