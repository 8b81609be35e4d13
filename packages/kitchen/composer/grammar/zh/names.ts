import type { Task } from '#kitchen/composer/draft.ts'
import { boiledRiceAt } from '#kitchen/composer/grammar/boiled-rice.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import { writeVolume } from '#kitchen/composer/grammar/zh/measures.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

/**
 * Are the cook's words a name that needs no quotation marks: words in Chinese script that the reader knows, or a name
 * with its claim, such as 豆腐（不含大豆）?
 */
const isOwnWord = ({ words, isNamedByClaim }: Item) => isNamedByClaim === true || /^\p{Script=Han}+$/u.test(words)

/** The name of an item; unknown words of the cook stand in quotation marks. */
export function nameOf(item: Item): string {
  return item.ingredient === null ? (isOwnWord(item) ? item.words : `“${item.words}”`) : lexicon[item.ingredient].zh.list
}

/** A shorter name for titles. It leaves out details of the name in the ingredient list and adds none. */
export function shortName(item: Item): string {
  return item.ingredient === null ? item.words : (lexicon[item.ingredient].zh.short ?? nameOf(item))
}

/** Joins names: "A", "A和B", "A、B和C". */
export function joinNames(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? ''
  return `${words.slice(0, -1).join('、')}和${words.at(-1)}`
}

/** The word for boiled rice. */
export const boiledRice = '米饭'

/** The names of a task's items, and the share that the task takes: "大米、胡萝卜和一半的盐". */
export function namesOfItems(items: readonly Item[], task: Task, plan: Plan, context: RecipeContext): string {
  const { whole, pours, parts, isLast } = context.take(items, task)
  const rice = boiledRiceAt(task, plan)
  return joinNames([
    ...whole.map((item) => (item === rice ? boiledRice : nameOf(item))),
    ...pours.map((ml) => `${writeVolume(ml)}水`),
    ...parts.map((item) => `${isLast ? '剩余' : '一半'}的${nameOf(item)}`),
  ])
}
