import type { Amount } from '#kitchen/composer/amounts.ts'
import type { Kitchen } from '#kitchen/composer/cuisines.ts'
import type { Task, Verb } from '#kitchen/composer/draft.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Cut, Minutes } from '#kitchen/lexicon/ingredient.ts'
import type { Cuisine, Difficulty, Language, MealType } from '#kitchen/options.ts'

export interface PlanLine {
  item: Item
  amount: Amount
  cut: Cut
  /** Several steps use it, and each says how much. */
  isDivided: boolean
}

/** One numbered instruction: up to three tasks, one of which has a time. */
export interface PlanStep {
  tasks: readonly Task[]
  phase: Task['phase']
  /** The step runs parallel to the previous one. */
  isMeanwhile: boolean
  minutes: Minutes | null
  takes: number
  /** Indexes of the steps it needs first. */
  after: readonly number[]
  /** Indexes of its ingredient lines. */
  lines: readonly number[]
  technique: Verb
}

/** The words of a dish that has a name of its own. */
export interface DishWords {
  name: Readonly<Record<Language, string>>
  headnote: Readonly<Record<Language, string>>
}

/** A planned dish, before it is written in a language. */
export interface Plan {
  /** Missing for a dish that is named after its foods. */
  words?: DishWords
  archetype: string
  kitchen: Kitchen
  cuisine: Cuisine
  mealType: MealType
  servings: number
  lines: readonly PlanLine[]
  steps: readonly PlanStep[]
  /** The ml of each pour, if the list's water is divided. */
  pours: ReadonlyMap<Item, number>
  /** All times in minutes. */
  times: { prep: number; cook: number; rest: number; total: number }
  difficulty: Difficulty
  /** A number that chooses titles and phrasings, the same for the whole recipe. */
  style: number
  /** How many times the turns have returned to this way of cooking; a repeat gets another title. */
  round?: number
  /** The number of the turn, which chooses phrasings; without it `style` does. */
  voice?: number
}
