import type { Cuisine, Difficulty, MealType } from '#domain/options.ts'
import type { Amount } from '#kitchen/composer/amounts.ts'
import type { Kitchen } from '#kitchen/composer/cuisines.ts'
import type { Task, Verb } from '#kitchen/composer/draft.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Cut, Minutes } from '#kitchen/lexicon/ingredient.ts'

export interface PlanLine {
  item: Item
  amount: Amount
  cut: Cut
  /** Used in more than one step, each of which says how much. */
  isDivided: boolean
}

/** One numbered instruction: up to three tasks, of which one names a time. */
export interface PlanStep {
  tasks: readonly Task[]
  phase: Task['phase']
  /** It runs beside the step before it. */
  isMeanwhile: boolean
  minutes: Minutes | null
  takes: number
  /** Indexes of steps that must be done before. */
  after: readonly number[]
  /** Indexes into the lines. */
  lines: readonly number[]
  technique: Verb
}

/** A planned dish, in no language yet. */
export interface Plan {
  archetype: string
  kitchen: Kitchen
  cuisine: Cuisine
  mealType: MealType
  servings: number
  lines: readonly PlanLine[]
  steps: readonly PlanStep[]
  /** ml of each pour, when the water of the list is divided. */
  pours: ReadonlyMap<Item, number>
  /** Minutes. */
  times: { prep: number; cook: number; rest: number; total: number }
  difficulty: Difficulty
  /** Chooses among titles and phrasings; one per recipe. */
  style: number
  /** How often the turns have come back to this way of cooking: the second time it has another name. */
  round?: number
  /**
   * Counts the turns of one request: it says which of its phrasings a language takes. Without it the style chooses.
   */
  voice?: number
}
