import type { Task } from '#kitchen/composer/draft.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

/** Did the same step already name everything this task takes, so that "into the oven" is enough? */
export function isNamedInStep(task: Task, plan: Plan): boolean {
  const isThis = ({ verb, items, and }: Task) => verb === task.verb && items === task.items && and === task.and
  const step = plan.steps.find(({ tasks }) => tasks.some(isThis))
  if (step === undefined || task.items.length === 0) return false
  const before = step.tasks.slice(0, step.tasks.findIndex(isThis)).flatMap(({ items }) => items)
  return task.items.every((item) => before.includes(item))
}
