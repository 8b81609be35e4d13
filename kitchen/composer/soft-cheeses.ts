import type { Item } from '#kitchen/composer/item.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

const softCheeses: readonly IngredientId[] = ['ricotta', 'cottage-cheese', 'mascarpone', 'cream-cheese', 'quark', 'burrata']

/** A cheese that is spooned, stirred in or spread, as yogurt is: nobody strews ricotta or tosses it about. */
export function isSoftCheese(item: Item): boolean {
  return softCheeses.some((cheese) => cheese === item.kin)
}
