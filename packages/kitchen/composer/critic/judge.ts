import { companyRules } from '#kitchen/composer/critic/company.ts'
import { type DishCase, dishCaseOf } from '#kitchen/composer/critic/dish-case.ts'
import { orderRules } from '#kitchen/composer/critic/order.ts'
import { proportionRules } from '#kitchen/composer/critic/proportions.ts'
import type { CriticRule, Fault } from '#kitchen/composer/critic/rule.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

/** Every rule of the critic. The checker guards the eater; these guard the dish. */
export const criticRules: readonly CriticRule[] = [...proportionRules, ...orderRules, ...companyRules]

/** What a cook would hold against a planned dish. */
export function judgeDish(plan: Plan): Fault[] {
  return faultsIn(dishCaseOf(plan))
}

/** What a cook would hold against a dish. */
export function faultsIn(it: DishCase): Fault[] {
  return criticRules.flatMap(({ id, weight, find }) => find(it).map((because) => ({ rule: id, weight, because })))
}
