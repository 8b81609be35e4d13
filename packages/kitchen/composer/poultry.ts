import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { hazardOf } from '#kitchen/lexicon/lexicon.ts'
import type { RequestedFood } from '#kitchen/reader/food/reading.ts'

/**
 * Gives sausages, burgers and mince of birds, and meat that may be of one, the poultry hazard. A food known only by
 * kind would have the hazard of other meat.
 */
export function applyPoultryHazard(item: Item, { traits, words }: RequestedFood): Item {
  const isFlesh = isInGroup(item, 'flesh') || item.class === 'cured-meat'
  if (!isFlesh || !traits.includes('poultry') || item.form === 'cooked' || hazardOf(item.kin) === 'poultry') return item
  return { ...item, ingredient: null, words, hazard: 'poultry' }
}
