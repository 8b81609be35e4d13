import type { MealType } from '#domain/options.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import { isEatenRaw, stateOf } from '#kitchen/lexicon/lexicon.ts'

/** The meal type of these archetypes. */
export const condiment: readonly MealType[] = ['condiment']

/** May the food be eaten raw? */
export const isRaw = (item: Item) => isEatenRaw(item.kin)

/** Vegetables, alliums and aromatics. */
export const isSavoury = (item: Item) => isIn(item, 'vegetable', 'allium', 'aromatic')

/** Fruit, and citrus that is eaten as fruit. */
export const isFruit = (item: Item) => isIn(item, 'fruit') || item.kin === 'orange' || item.kin === 'mandarin'

/** Is the item salt, a salty sauce or plain pepper? */
export const seasons = (item: Item) => isIn(item, 'salty') || isPlainPepper(item)

/** Adds the last spoonfuls: acid, salt, sweetener, herbs and other small items. */
export function roundOff({ table, draft }: Stove, vessel: 'bowl' | 'saucepan' | 'blender' | 'frying-pan' = 'bowl'): void {
  const items = table.take(
    (item) =>
      isIn(item, 'acid', 'sweet', 'herb', 'crunch') ||
      seasons(item) ||
      ['sauce', 'hot-sauce', 'paste', 'pickle', 'seaweed', 'cured-fish'].includes(item.class),
    8,
  )
  if (items.length > 0) draft.add('stir-in', { items, vessel, handwork: 2 })
}

/**
 * Foods that may carry botulism spores into oil: garlic, herbs, chilies and vegetables, but not dried spices and nuts.
 */
const isOfTheEarth = (item: Item) =>
  isIn(item, 'allium', 'aromatic', 'herb', 'hardyHerb', 'vegetable') && stateOf(item.kin) === 'raw' && item.form === undefined

/**
 * Tells the cook to use food in oil at once or keep it cold for a few days; acid makes it safe. `phase` is that of the
 * previous task.
 */
export function keepCold({ draft }: Stove, phase: 'cook' | 'rest'): void {
  const items = draft.tasks.flatMap((task) => [...task.items, ...task.and])
  const isInOil = items.some((item) => item.class === 'oil' || item.kin === 'ghee') && items.some(isOfTheEarth)
  if (isInOil && !items.some((item) => isIn(item, 'acid'))) draft.add('keep', { phase })
}
