import type { Task } from '#kitchen/composer/draft.ts'
import { boiledRiceAt } from '#kitchen/composer/grammar/boiled-rice.ts'
import { writeVolume } from '#kitchen/composer/grammar/ja/measures.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

/**
 * Are the cook's words a name that needs no brackets: words in Japanese script that the reader knows, or a name with
 * its claim, such as 豆腐（大豆不使用）?
 */
const isOwnWord = ({ words, isNamedByClaim }: Item) =>
  isNamedByClaim === true || /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(words)

/** The name of an item; unknown words of the cook stand in corner brackets. */
export function nameOf(item: Item): string {
  return item.ingredient === null ? (isOwnWord(item) ? item.words : `「${item.words}」`) : lexicon[item.ingredient].ja.list
}

/** A shorter name for titles. It leaves out details of the name in the ingredient list and adds none. */
export function shortName(item: Item): string {
  return item.ingredient === null ? item.words : (lexicon[item.ingredient].ja.short ?? nameOf(item))
}

/** Joins names: "A", "AとB", "A、B、C". */
export function joinNames(words: readonly string[]): string {
  return words.length === 2 ? words.join('と') : words.join('、')
}

/** The word for boiled rice. */
export const boiledRice = 'ご飯'

/** The names of a task's items, and the share that the task takes: "米、にんじん、塩の半量". */
export function namesOfItems(items: readonly Item[], task: Task, plan: Plan, context: RecipeContext): string {
  const { whole, pours, parts, isLast } = context.take(items, task)
  const rice = boiledRiceAt(task, plan)
  return joinNames([
    ...whole.map((item) => (item === rice ? boiledRice : nameOf(item))),
    ...pours.map((ml) => `水${writeVolume(ml)}`),
    ...parts.map((item) => (isLast ? `残りの${nameOf(item)}` : `${nameOf(item)}の半量`)),
  ])
}
