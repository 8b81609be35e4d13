import type { Item } from '#kitchen/composer/item.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

const softCheeseIds: readonly IngredientId[] = ['ricotta', 'cottage-cheese', 'mascarpone', 'cream-cheese', 'quark', 'burrata']

/** Is the cheese soft, so that it is spooned, stirred or spread, and never scattered or tossed? */
export function isSoftCheese(item: Item): boolean {
  return softCheeseIds.some((cheese) => cheese === item.kin)
}
