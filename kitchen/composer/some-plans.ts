import type { RecipeRequest } from '#domain/recipes/request.ts'
import { randomRequest } from '#kitchen/a-request.ts'
import { dishesOf } from '#kitchen/composer/choose.ts'
import type { Task, Verb } from '#kitchen/composer/draft.ts'
import { writeTitle } from '#kitchen/composer/grammar/en/titles.ts'
import { type Headline, headlineOf } from '#kitchen/composer/headline.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'

/** A planned dish and its request, for tests. */
export interface Planned {
  request: RecipeRequest
  plan: Plan
  tasks: readonly Task[]
  headline: Headline
}

/** The dishes of one request in its first turns. */
export function plannedFor(request: RecipeRequest, turns: number): Planned[] {
  const { brief } = readRequest(request)
  const dishIn = dishesOf(brief, 'a key')
  return Array.from({ length: turns }, (_, number) => dishIn({ number, isFirst: false })).flatMap((dish) =>
    dish === null
      ? []
      : [{ request, plan: dish.plan, tasks: dish.plan.steps.flatMap((step) => step.tasks), headline: headlineOf(dish.plan) }],
  )
}

const requests = 700
const turnsOfEach = 4
let kept: readonly Planned[] | undefined

/** The dishes of 700 random requests in four turns each, computed once for all tests of a process. */
export function randomDishes(): readonly Planned[] {
  kept ??= Array.from({ length: requests }, (_, seed) => plannedFor(randomRequest(seed + 40_000), turnsOfEach)).flat()
  return kept
}

/** The titles and archetypes of the dishes that match a fault. */
export function objectionableIn(dishes: readonly Planned[], isWrong: (dish: Planned) => boolean): string[] {
  return dishes.filter(isWrong).map(({ plan }) => `${writeTitle(plan)} (${plan.archetype})`)
}

/** Every verb of a dish. */
export function verbsOf({ tasks }: Planned): ReadonlySet<Verb> {
  return new Set(tasks.map(({ verb }) => verb))
}
