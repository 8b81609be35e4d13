import { type Draft, startDraft, type Task, type Verb } from '#kitchen/composer/draft.ts'
import type { Item } from '#kitchen/composer/item.ts'

/** The same dish by another technique; null when the dish has no place for it. */
export type Technique = (tasks: readonly Task[]) => Task[] | null

/** The tasks that `lay` adds, by themselves. */
export function someTasks(lay: (draft: Draft) => void): Task[] {
  const draft = startDraft()
  lay(draft)
  return [...draft.tasks]
}

/** The tasks without these items in them; what then has nothing to do is gone. */
export function without(tasks: readonly Task[], taken: readonly Item[]): Task[] {
  return tasks
    .map((task) => ({ ...task, items: task.items.filter((item) => !taken.includes(item)) }))
    .filter((task, at) => task.items.length > 0 || tasks[at]?.items.length === 0)
}

/** Something is done to food in the main strand, by name. */
export const isOnFire = (task: Task) => task.lane === 'main' && task.items.length > 0 && task.subject === null

/** Heat that gives colour. */
export const dryHeat: readonly Verb[] = ['fry', 'sear', 'brown', 'stir-fry', 'roast', 'grill']

/** °C of an oven that roasts. */
export const oven = 200
