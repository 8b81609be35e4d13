import type { LeftOut } from '#domain/recipes/judgement.ts'
import type { Use } from '#domain/recipes/recipe.ts'

/** How many typed ingredients, staples and extras a recipe uses, without water. */
export interface Receipt {
  typed: number
  used: number
  staples: number
  extras: number
}

/** Counts a recipe's ingredients. `typed`: ingredients on the cook's list, including those left out. */
export function receiptOf(typed: number, uses: readonly Use[], leftOut: readonly LeftOut[]): Receipt {
  const count = (use: Use) => uses.filter((other) => other === use).length
  const used = Math.max(0, typed - leftOut.length)
  return { typed, used: count('yours') === 0 ? 0 : used, staples: count('staple'), extras: count('extra') }
}
