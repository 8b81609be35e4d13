import { absorptionOf } from '#kitchen/composer/absorption.ts'
import type { Task } from '#kitchen/composer/draft.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan, PlanStep } from '#kitchen/composer/plan.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { MealType } from '#kitchen/options.ts'

/** A food of a dish with its weight. */
export interface WeighedFood {
  item: Item
  /** Grams for the whole recipe, raw. Water to boil in is not weighed. */
  grams: number
  /** Grams on the plate: rice and pasta with the water that they have taken up. */
  eaten: number
}

/** A planned dish as the critic looks at it. */
export interface DishCase {
  mealType: MealType
  servings: number
  foods: readonly WeighedFood[]
  /** The tasks in the order in which the recipe writes them. */
  tasks: readonly Task[]
  steps: readonly PlanStep[]
}

/** The case of a plan. */
export function dishCaseOf(plan: Plan): DishCase {
  return {
    mealType: plan.mealType,
    servings: plan.servings,
    foods: plan.lines.map(({ item, amount }) => {
      const grams = amount.amount * (item.isWeighed ? 1 : lexicon[item.kin].grams)
      return { item, grams, eaten: grams * (1 + absorptionOf(item)) }
    }),
    tasks: plan.steps.flatMap(({ tasks }) => tasks),
    steps: plan.steps,
  }
}

/** Grams of all foods that pass a test. */
export function weightOf({ foods }: DishCase, test: (item: Item) => boolean): number {
  return foods.reduce((sum, { item, grams }) => (test(item) ? sum + grams : sum), 0)
}

/** The foods that pass a test. */
export function itemsOf({ foods }: DishCase, test: (item: Item) => boolean): Item[] {
  return foods.map(({ item }) => item).filter(test)
}

/** The words of foods, as a fault names them. */
export const wordsOf = (items: readonly Item[]): string[] => items.map(({ words }) => words)

/** The tasks that name a food. */
export function tasksWith({ tasks }: DishCase, item: Item): Task[] {
  return tasks.filter((task) => task.items.includes(item) || task.and.includes(item))
}

/** Does the task heat its vessel? */
export const isHeated = ({ heat, oven, minutes, phase }: Task): boolean =>
  heat !== null || oven !== null || (minutes !== null && phase === 'cook')

/** The tasks that heat a food: those that name it, and later ones in the vessel where it is. */
export function heatsOf(it: DishCase, item: Item): Task[] {
  let vessel: Task['vessel'] = null
  return it.tasks.filter((task) => {
    const isNamed = task.items.includes(item) || task.and.includes(item)
    if (isNamed) vessel = task.vessel ?? vessel
    return isHeated(task) && (isNamed || (vessel !== null && task.vessel === vessel))
  })
}
