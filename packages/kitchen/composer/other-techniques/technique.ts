import { type Draft, startDraft, type Task, type Verb } from '#kitchen/composer/draft.ts'
import type { Item } from '#kitchen/composer/item.ts'

/** Changes a dish's tasks to another technique; null if the dish has no place for it. */
export type Technique = (tasks: readonly Task[]) => Task[] | null

/** The tasks that `lay` adds to an empty draft. */
export function tasksOf(lay: (draft: Draft) => void): Task[] {
  const draft = startDraft()
  lay(draft)
  return [...draft.tasks]
}

/** The tasks without these items; tasks left without food are dropped. */
export function withoutItems(tasks: readonly Task[], taken: readonly Item[]): Task[] {
  return tasks
    .map((task) => ({ ...task, items: task.items.filter((item) => !taken.includes(item)) }))
    .filter((task, at) => task.items.length > 0 || tasks[at]?.items.length === 0)
}

/** Does the task cook named food in the main lane? */
export const isMainHeat = (task: Task) => task.lane === 'main' && task.items.length > 0 && task.subject === null

/** Verbs of browning heat. */
export const dryHeat: readonly Verb[] = ['fry', 'sear', 'brown', 'stir-fry', 'roast', 'grill']

/** °C of a roasting oven. */
export const roastingCelsius = 200
