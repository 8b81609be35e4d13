import { volume } from '#kitchen/composer/grammar/zh/measures.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { zh as forms } from '#kitchen/lexicon/forms/zh.ts'
import { namesIn } from '#kitchen/lexicon/lexicon.ts'

/** The name of an item; a cook's own word that nobody knows stands in quotation marks. */
export function nameOf(item: Item): string {
  return item.ingredient === null ? `“${item.words}”` : namesIn.zh[item.ingredient].list
}

/** What a cook would call it in a title; never more than the list keeps. */
export function shortName(item: Item): string {
  return item.ingredient === null ? item.words : (forms[item.ingredient].short ?? nameOf(item))
}

/** "A", "A和B", "A、B和C". */
export function joined(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? ''
  return `${words.slice(0, -1).join('、')}和${words.at(-1)}`
}

/** Rice once it is cooked. */
export const boiledRice = '米饭'

/** The one rice of a plan that is cooked apart and goes on as 米饭, or null. */
export function boiledRiceIn(plan: Plan): Item | null {
  const rices = plan.lines.map(({ item }) => item).filter((item) => item.class === 'rice')
  const [rice] = rices
  if (rice === undefined || rices.length > 1 || rice.ingredient === 'cooked-rice') return null
  return plan.steps.some(({ tasks }) => tasks.some((task) => task.verb === 'absorb' && task.items.includes(rice))) ? rice : null
}

/** Names items as a plan has them: "大米、胡萝卜和剩余的盐"; `last` are words of other things that end the list. */
export function namer(plan: Plan): (items: readonly Item[], last?: readonly string[], isRiceBoiled?: boolean) => string {
  const rice = boiledRiceIn(plan)
  const isDivided = plan.pours.size > 1
  return (items, last = [], isRiceBoiled = false) => {
    const named = items
      .filter((item) => !(isDivided && plan.pours.has(item)))
      .map((item) => (isRiceBoiled && item === rice ? boiledRice : nameOf(item)))
    const poured = items.flatMap((item) => (isDivided && plan.pours.has(item) ? [`${volume(plan.pours.get(item) ?? 0)}水`] : []))
    return joined([...named, ...poured, ...last])
  }
}
