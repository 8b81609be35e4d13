import { type Item, isIn } from '#kitchen/composer/item.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'

/** Millilitres that a gram of dry grain drinks until it is done, where it is not twice its weight: what packets say. */
const drinks: Partial<Record<IngredientId, number>> = {
  barley: 3,
  farro: 2.5,
  'brown-rice': 2.4,
  'wild-rice': 3,
  millet: 2.5,
  teff: 3,
  oats: 4,
  polenta: 4.2,
  semolina: 4.2,
  'cornmeal-flour': 4.2,
  couscous: 1.5,
  'cooked-rice': 0,
}

const usualGrain = 2
const dryPulse = 3.2
/** Pasta that simmers in a broth takes some of it. */
const dough = 1.5

/**
 * Millilitres of liquid that a gram of this food absorbs while it cooks in a pot; 0 for food that is wet or already
 * cooked.
 */
export function absorptionOf(item: Item): number {
  if (item.form !== undefined) return 0
  const { state, measure } = lexicon[item.kin]
  if (isIn(item, 'grain')) return drinks[item.kin] ?? usualGrain
  if (isIn(item, 'dough')) return state === 'dried' ? dough : 0
  return item.class === 'legume' && state === 'dried' && measure === 'g' ? dryPulse : 0
}

/** Millilitres for a gram of these together, where they drink unlike: as much as the thirstiest of them. */
export const highestAbsorption = (items: readonly Item[]): number => items.reduce((most, item) => Math.max(most, absorptionOf(item)), 0)

/** Cornmeal and its like are poured into boiling water and stirred: under a lid they would be a lump. */
export const isStirredGrain = (item: Item): boolean => item.class === 'grain' && ['polenta', 'semolina'].includes(item.kin)

/** Millilitres of milk and water a gram of raw rice until it is a pudding. */
export const milkForPudding = 7.2
