import type { Item } from '#kitchen/composer/item.ts'
import { absorptionOf as absorptionOfIngredient, hasTrait } from '#kitchen/lexicon/lexicon.ts'

/** Millilitres of liquid that a gram of this food absorbs in a pot; 0 for wet or cooked food. */
export function absorptionOf({ form, kin }: Item): number {
  return form === undefined ? absorptionOfIngredient(kin) : 0
}

/** The highest absorption among these foods, in millilitres per gram. */
export const highestAbsorption = (items: readonly Item[]): number => items.reduce((most, item) => Math.max(most, absorptionOf(item)), 0)

/** Is the grain stirred into boiling water, as cornmeal is? Under a lid it would form a lump. */
export const isStirredGrain = (item: Item): boolean => hasTrait(item.kin, 'stirred-grain')

/** Millilitres of milk and water per gram of raw rice for rice pudding. */
export const milkForPudding = 7.2
