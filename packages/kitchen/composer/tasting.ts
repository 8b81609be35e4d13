import type { Task } from '#kitchen/composer/draft.ts'
import type { Hazard } from '#kitchen/lexicon/ingredient.ts'

/** Hazards of food that a cook must not taste before it is done. */
const rawFlesh: readonly Hazard[] = ['poultry', 'mince', 'whole-cut', 'pork', 'fish', 'crustacean', 'bivalve', 'egg']

/** Does the task taste and season a vessel, rather than salt named meat? */
const isTasting = (task: Task) => task.verb === 'season' && task.and.length === 0 && task.vessel !== null

/** The index of the task in the same vessel that proves the raw meat or fish done; -1 if no task does. */
function provingTaskAfter(tasks: readonly Task[], at: number): number {
  const vessel = tasks[at]?.vessel
  const inVessel = new Set(tasks.slice(0, at).flatMap((task) => (task.vessel === vessel ? task.items : [])))
  return tasks.findLastIndex(
    (task, later) =>
      later > at && task.vessel === vessel && task.proofs.some(({ item, hazard }) => rawFlesh.includes(hazard) && inVessel.has(item)),
  )
}

/** Moves tasting after the task that proves raw meat or fish done. */
export function moveTastingAfterProof(tasks: readonly Task[]): Task[] {
  const ordered = [...tasks]
  for (const task of tasks.filter(isTasting)) {
    const at = ordered.indexOf(task)
    const done = provingTaskAfter(ordered, at)
    if (done < 0) continue
    ordered.splice(at, 1)
    ordered.splice(done, 0, task)
  }
  return ordered
}
