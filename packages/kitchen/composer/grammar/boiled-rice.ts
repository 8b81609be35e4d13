import type { Task } from '#kitchen/composer/draft.ts'
import type { Headline } from '#kitchen/composer/headline.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

/**
 * The only rice of a plan, if it is cooked separately, or null. Languages with a word for boiled rice use it
 * afterwards.
 */
export function boiledRiceIn(plan: Plan): Item | null {
  const rices = plan.lines.map(({ item }) => item).filter((item) => item.class === 'rice')
  const [rice] = rices
  if (rice === undefined || rices.length > 1 || rice.ingredient === 'cooked-rice') return null
  return plan.steps.some(({ tasks }) => tasks.some((task) => task.verb === 'absorb' && task.items.includes(rice))) ? rice : null
}

/** The rice that has been boiled before this task, or null. */
export function boiledRiceAt(task: Task, plan: Plan): Item | null {
  const tasks = plan.steps.flatMap((step) => step.tasks)
  const boiledAt = tasks.findIndex(({ verb }) => verb === 'absorb')
  const at = tasks.findIndex(({ verb, items, and }) => verb === task.verb && items === task.items && and === task.and)
  return boiledAt >= 0 && at > boiledAt ? boiledRiceIn(plan) : null
}

/** The headline without rice that is only served with the dish, if the dish has another main food. */
export function withoutRiceBeside(headline: Headline, plan: Plan): Headline {
  const rice = boiledRiceIn(plan)
  const others = headline.mains.filter((item) => item !== rice)
  if (rice === null || headline.beside !== null || others.length === 0 || others.length === headline.mains.length) return headline
  const isBeside = plan.steps.some(({ tasks }) => tasks.some((task) => task.verb === 'serve-with' && task.items.includes(rice)))
  return isBeside ? { ...headline, mains: others, beside: rice } : headline
}
