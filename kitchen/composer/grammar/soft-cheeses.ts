import { isSpooned } from '#kitchen/composer/grammar/handling.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

const softCheeses: readonly IngredientId[] = ['ricotta', 'cottage-cheese', 'mascarpone', 'cream-cheese', 'quark']

/** Put on top with a spoon, as yogurt is, though it is a cheese: nobody strews ricotta. */
export function isSpread(item: Item): boolean {
  return isSpooned(item) || softCheeses.some((cheese) => cheese === item.kin)
}
