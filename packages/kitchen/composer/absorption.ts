import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'

/**
 * Millilitres of water that a gram of dry grain absorbs, for grains that differ from twice their weight (package
 * directions).
 */
const waterPerGram: Partial<Record<IngredientId, number>> = {
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
/** Millilitres of broth that a gram of pasta absorbs. */
const brothPerGramOfPasta = 1.5

/** Millilitres of liquid that a gram of this food absorbs in a pot; 0 for wet or cooked food. */
export function absorptionOf(item: Item): number {
  if (item.form !== undefined) return 0
  const { state, measure } = lexicon[item.kin]
  if (isInGroup(item, 'grain')) return waterPerGram[item.kin] ?? usualGrain
  if (isInGroup(item, 'dough')) return state === 'dried' ? brothPerGramOfPasta : 0
  return item.class === 'legume' && state === 'dried' && measure === 'g' ? dryPulse : 0
}

/** The highest absorption among these foods, in millilitres per gram. */
export const highestAbsorption = (items: readonly Item[]): number => items.reduce((most, item) => Math.max(most, absorptionOf(item)), 0)

/** Is the grain stirred into boiling water, as cornmeal is? Under a lid it would form a lump. */
export const isStirredGrain = (item: Item): boolean => item.class === 'grain' && ['polenta', 'semolina'].includes(item.kin)

/** Millilitres of milk and water per gram of raw rice for rice pudding. */
export const milkForPudding = 7.2
