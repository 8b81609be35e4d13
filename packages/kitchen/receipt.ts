import type { LeftOut } from '#kitchen/judgement.ts'
import type { Use } from '#kitchen/recipe.ts'

/** How many typed ingredients, staples and extras a recipe uses, without water. */
export interface Receipt {
  typed: number
  used: number
  staples: number
  extras: number
}

/** Counts a recipe's ingredients. `typed`: phrases on the cook's list, including those left out. */
export function receiptOf(typed: number, uses: readonly Use[], leftOut: readonly LeftOut[]): Receipt {
  const count = (use: Use) => uses.filter((other) => other === use).length
  const used = Math.max(0, typed - phrasesLeftOut(leftOut))
  return { typed, used: count('yours') === 0 ? 0 : used, staples: count('staple'), extras: count('extra') }
}

/** Counts the typed phrases of which no food is used. */
function phrasesLeftOut(leftOut: readonly LeftOut[]): number {
  const parts = leftOut.flatMap(({ partOf }) => partOf ?? [])
  const isWhole = ({ phrase, foods }: (typeof parts)[number]) => parts.filter((other) => other.phrase === phrase).length >= foods
  return leftOut.length - parts.length + new Set(parts.filter(isWhole).map(({ phrase }) => phrase)).size
}
