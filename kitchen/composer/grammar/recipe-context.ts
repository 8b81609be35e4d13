import type { Amount } from '#kitchen/composer/amounts.ts'
import type { Task } from '#kitchen/composer/draft.ts'
import { cutToSay } from '#kitchen/composer/grammar/cuts.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { isDividedBetweenSteps } from '#kitchen/composer/shares.ts'

/** What a task takes of its items. */
export interface Taken {
  whole: readonly Item[]
  /** ml of water, where the water of the list is divided. */
  pours: readonly number[]
  /** Seasonings that it takes a part of. */
  parts: readonly Item[]
  /** The part is the rest. */
  isLast: boolean
}

/** What any language must know of the recipe around a sentence. */
export interface RecipeContext {
  /**
   * Chooses the phrasing of this recipe's voice: the same one in every list of that length, and the next of each
   * when the cook asks for another dish.
   */
  either(...phrasings: readonly [string, ...string[]]): string
  /** Is meat stewed until tender? Its minutes prove it safe, so they are written in figures. */
  isStewed: boolean
  /** Is it used in more than one step, each of which says how much? */
  isDivided(item: Item): boolean
  /** How much of it the list has. */
  amountOf(item: Item): Amount | null
  /** Does the list have only the juice of it? */
  isJuiced(item: Item): boolean
  /** What a task takes of these. */
  take(items: readonly Item[], task: Task): Taken
}

/** The same task, even where its heat is left unsaid. */
const isSame = (one: Task | undefined, task: Task) => one?.items === task.items && one.and === task.and

/** Listens to a whole plan, so that each sentence fits the others. */
export function contextOf(plan: Plan): RecipeContext {
  const tasks = plan.steps.flatMap((step) => step.tasks)
  const usesOf = (item: Item) => tasks.filter((task) => task.items.includes(item) || task.and.includes(item))
  const divided = new Set(plan.lines.map(({ item }) => item).filter((item) => isDividedBetweenSteps(item) && usesOf(item).length > 1))
  const voice = plan.voice ?? plan.style
  const poured: Plan['pours'] = plan.pours.size > 1 ? plan.pours : new Map<Item, number>()
  return {
    isStewed: tasks.some(({ proofs }) => proofs.some(({ isSlow }) => isSlow)),
    isDivided: (item) => divided.has(item),
    either: (...phrasings) => phrasings[voice % phrasings.length] ?? phrasings[0],
    amountOf: (item) => plan.lines.find((line) => line.item === item)?.amount ?? null,
    isJuiced: (item) => plan.lines.some((line) => line.item === item && cutToSay(line) === 'juiced'),
    take: (items, task) => {
      const parts = items.filter((item) => divided.has(item))
      return {
        whole: items.filter((item) => !divided.has(item) && !poured.has(item)),
        pours: items.flatMap((item) => poured.get(item) ?? []),
        parts,
        isLast: parts.every((item) => isSame(usesOf(item).at(-1), task)),
      }
    },
  }
}
