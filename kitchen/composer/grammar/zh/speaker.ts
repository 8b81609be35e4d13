import type { Task } from '#kitchen/composer/draft.ts'
import { namer } from '#kitchen/composer/grammar/zh/names.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { hash } from '#kitchen/composer/random.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'

/** What writing a task needs to know of the recipe around it. */
export interface Speaker {
  /** "大米、胡萝卜和一半的盐": names as the plan has them, with the part that this task takes. */
  name(items: readonly Item[], task: Task): string
  /** Chooses one phrasing for the whole recipe. */
  either(...phrasings: readonly [string, ...string[]]): string
  /** Is it used in more than one step, each of which says how much? */
  isDivided(item: Item): boolean
}

const isSeasoning = (item: Item) => item.class === 'salt' || isPlainPepper(item)

/** The same task, even where its heat is left unsaid. */
const isIn = (one: Task | undefined, task: Task) => one?.items === task.items && one.and === task.and

/** Listens to a whole plan, so that each sentence fits the others. */
export function speakerFor(plan: Plan): Speaker {
  const name = namer(plan)
  const tasks = plan.steps.flatMap((step) => step.tasks)
  const usesOf = (item: Item) => tasks.filter((task) => task.items.includes(item) || task.and.includes(item))
  const divided = new Set(plan.lines.map(({ item }) => item).filter((item) => isSeasoning(item) && usesOf(item).length > 1))
  const boiledAt = tasks.findIndex((one) => one.verb === 'absorb')
  const isAfterBoiling = (task: Task) => boiledAt >= 0 && tasks.findIndex((one) => one.verb === task.verb && isIn(one, task)) > boiledAt
  const mood = `${plan.style}/${plan.archetype}/${plan.lines.map(({ item }) => item.words).join()}`
  return {
    isDivided: (item) => divided.has(item),
    either: (...phrasings) => phrasings[hash(`${mood}/${phrasings.join()}`) % phrasings.length] ?? phrasings[0],
    name: (items, task) => {
      const parts = items.filter((item) => divided.has(item))
      const isRiceBoiled = isAfterBoiling(task)
      if (parts.length === 0) return name(items, [], isRiceBoiled)
      const isLast = parts.every((item) => isIn(usesOf(item).at(-1), task))
      return name(
        items.filter((item) => !divided.has(item)),
        parts.map((part) => (isLast ? `剩余的${name([part])}` : `一半的${name([part])}`)),
        isRiceBoiled,
      )
    },
  }
}
