import { dishChooserFor } from '#kitchen/composer/choose.ts'
import type { Task, Verb } from '#kitchen/composer/draft.ts'
import { writeTitle } from '#kitchen/composer/grammar/en/titles.ts'
import { type Headline, headlineOf } from '#kitchen/composer/headline.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { runToEnd } from '#kitchen/steps.ts'
import { randomRequest } from '#kitchen/testing/a-request.ts'

/** A planned dish and its request, for tests. */
export interface PlannedDish {
  request: RecipeRequest
  plan: Plan
  tasks: readonly Task[]
  headline: Headline
}

/** The dishes of one request in its first turns. */
export function planTurnsOf(request: RecipeRequest, turns: number): PlannedDish[] {
  const { brief } = readRequest(request)
  const dishIn = dishChooserFor(brief, 'a key')
  return Array.from({ length: turns }, (_, number) => runToEnd(dishIn({ number, isFirst: false }))).flatMap((dish) =>
    dish === null
      ? []
      : [{ request, plan: dish.plan, tasks: dish.plan.steps.flatMap((step) => step.tasks), headline: headlineOf(dish.plan) }],
  )
}

const requests = 700
const turnsOfEach = 4
let keptDishes: readonly PlannedDish[] | undefined

/** The dishes of 700 random requests in four turns each, computed once for all tests of a process. */
export function randomDishes(): readonly PlannedDish[] {
  keptDishes ??= Array.from({ length: requests }, (_, seed) => planTurnsOf(randomRequest(seed + 40_000), turnsOfEach)).flat()
  return keptDishes
}

/** The titles and archetypes of the dishes that match a fault. */
export function faultyDishesIn(dishes: readonly PlannedDish[], isWrong: (dish: PlannedDish) => boolean): string[] {
  return dishes.filter(isWrong).map(({ plan }) => `${writeTitle(plan)} (${plan.archetype})`)
}

/** Every verb of a dish. */
export function verbsOf({ tasks }: PlannedDish): ReadonlySet<Verb> {
  return new Set(tasks.map(({ verb }) => verb))
}
