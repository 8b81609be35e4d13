import type { LeftOut } from '#domain/recipes/judgement.ts'
import type { Use } from '#domain/recipes/recipe.ts'

/** How many typed ingredients, staples and extras a recipe uses. Water does not count. */
export interface Receipt {
  typed: number
  used: number
  staples: number
  extras: number
}

/** Adds up a recipe. `typed` is how many ingredients the cook had on the list; what was left out is not used. */
export function receiptOf(typed: number, uses: readonly Use[], leftOut: readonly LeftOut[]): Receipt {
  const count = (use: Use) => uses.filter((other) => other === use).length
  const used = Math.max(0, typed - leftOut.length)
  return { typed, used: count('yours') === 0 ? 0 : used, staples: count('staple'), extras: count('extra') }
}
