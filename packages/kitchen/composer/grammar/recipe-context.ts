import type { Amount } from '#kitchen/composer/amounts.ts'
import type { Task } from '#kitchen/composer/draft.ts'
import { cutNamedInLine } from '#kitchen/composer/grammar/cuts.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { isWrittenInShares } from '#kitchen/composer/shares.ts'

/** The share that a task takes of its items. */
export interface TakenShare {
  whole: readonly Item[]
  /** The ml of each pour, if the list's water is divided between steps. */
  pours: readonly number[]
  /** The seasonings that this task takes only a share of. */
  parts: readonly Item[]
  /** The task takes the whole rest of `parts`. */
  isLast: boolean
}

/** Facts about the whole recipe that a single sentence needs. */
export interface RecipeContext {
  /**
   * Chooses the phrasing of this recipe's voice. Lists of the same length always give the same position, and another
   * turn gives the next one.
   */
  either(...phrasings: readonly [string, ...string[]]): string
  /** Does the recipe stew meat until tender? Its minutes prove it safe, so they are written in figures. */
  isStewed: boolean
  /** Do several steps use the item, so that each says how much? */
  isDivided(item: Item): boolean
  /** The item's amount on the list. */
  amountOf(item: Item): Amount | null
  /** Does the list name only the item's juice? */
  isJuiced(item: Item): boolean
  /** The share that a task takes of these items. */
  take(items: readonly Item[], task: Task): TakenShare
}

/** Is it the same task, even if one of the two omits its heat? */
const isSame = (one: Task | undefined, task: Task) => one?.items === task.items && one.and === task.and

/** Collects the facts of a whole plan, so that its sentences agree. */
export function recipeContextOf(plan: Plan): RecipeContext {
  const tasks = plan.steps.flatMap((step) => step.tasks)
  const usesOf = (item: Item) => tasks.filter((task) => task.items.includes(item) || task.and.includes(item))
  const divided = new Set(plan.lines.map(({ item }) => item).filter((item) => isWrittenInShares(item) && usesOf(item).length > 1))
  const voice = plan.voice ?? plan.style
  const poured: Plan['pours'] = plan.pours.size > 1 ? plan.pours : new Map<Item, number>()
  return {
    isStewed: tasks.some(({ proofs }) => proofs.some(({ isSlow }) => isSlow)),
    isDivided: (item) => divided.has(item),
    either: (...phrasings) => phrasings[voice % phrasings.length] ?? phrasings[0],
    amountOf: (item) => plan.lines.find((line) => line.item === item)?.amount ?? null,
    isJuiced: (item) => plan.lines.some((line) => line.item === item && cutNamedInLine(line) === 'juiced'),
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
