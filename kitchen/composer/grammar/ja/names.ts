import type { Task } from '#kitchen/composer/draft.ts'
import { volume } from '#kitchen/composer/grammar/ja/measures.ts'
import type { Listener } from '#kitchen/composer/grammar/listener.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { ja as forms } from '#kitchen/lexicon/forms/ja.ts'
import { namesIn } from '#kitchen/lexicon/lexicon.ts'

/** The name of an item; a cook's own word that nobody knows stands in corner brackets. */
export function nameOf(item: Item): string {
  return item.ingredient === null ? `「${item.words}」` : namesIn.ja[item.ingredient].list
}

/** What a cook would call it in a title; never more than the list keeps. */
export function shortName(item: Item): string {
  return item.ingredient === null ? item.words : (forms[item.ingredient].short ?? nameOf(item))
}

/** "A", "AとB", "A、B、C". */
export function joined(words: readonly string[]): string {
  return words.length === 2 ? words.join('と') : words.join('、')
}

/** Rice once it is cooked. */
export const boiledRice = 'ご飯'

/** The one rice of a plan that is cooked apart and goes on as ご飯, or null. */
export function boiledRiceIn(plan: Plan): Item | null {
  const rices = plan.lines.map(({ item }) => item).filter((item) => item.class === 'rice')
  const [rice] = rices
  if (rice === undefined || rices.length > 1 || rice.ingredient === 'cooked-rice') return null
  return plan.steps.some(({ tasks }) => tasks.some((task) => task.verb === 'absorb' && task.items.includes(rice))) ? rice : null
}

/** The rice that is ご飯 by the time of this task, or null. */
function boiledRiceAt(task: Task, plan: Plan): Item | null {
  const tasks = plan.steps.flatMap((step) => step.tasks)
  const boiledAt = tasks.findIndex(({ verb }) => verb === 'absorb')
  const at = tasks.findIndex(({ verb, items, and }) => verb === task.verb && items === task.items && and === task.and)
  return boiledAt >= 0 && at > boiledAt ? boiledRiceIn(plan) : null
}

/** "米、にんじん、塩の半量": names as the plan has them, with the part that this task takes. */
export function itemsIn(items: readonly Item[], task: Task, plan: Plan, listener: Listener): string {
  const { whole, pours, parts, isLast } = listener.take(items, task)
  const rice = boiledRiceAt(task, plan)
  return joined([
    ...whole.map((item) => (item === rice ? boiledRice : nameOf(item))),
    ...pours.map((ml) => `水${volume(ml)}`),
    ...parts.map((item) => (isLast ? `残りの${nameOf(item)}` : `${nameOf(item)}の半量`)),
  ])
}
