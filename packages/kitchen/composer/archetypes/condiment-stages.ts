import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import { foodStateOf, isEatenRaw } from '#kitchen/lexicon/lexicon.ts'
import type { MealType } from '#kitchen/options.ts'

/** The meal type of the archetypes for condiments. */
export const condimentMeal: readonly MealType[] = ['condiment']

/** May the food be eaten raw? */
export const isRaw = (item: Item) => isEatenRaw(item.kin)

/** Vegetables, alliums and aromatics. */
export const isSavoury = (item: Item) => isInGroup(item, 'vegetable', 'allium', 'aromatic')

/** Fruit, and citrus that is eaten as fruit. */
export const isFruit = (item: Item) => isInGroup(item, 'fruit') || item.kin === 'orange' || item.kin === 'mandarin'

/** Is the item salt, a salty sauce or plain pepper? */
export const isSeasoning = (item: Item) => isInGroup(item, 'salty') || isPlainPepper(item)

/** Adds the last spoonfuls: acid, salt, sweetener, herbs and other small items. */
export function addFinalSeasonings({ table, draft }: Stove, vessel: 'bowl' | 'saucepan' | 'blender' | 'frying-pan' = 'bowl'): void {
  const items = table.take(
    (item) =>
      isInGroup(item, 'acid', 'sweet', 'herb', 'crunch') ||
      isSeasoning(item) ||
      ['sauce', 'hot-sauce', 'paste', 'pickle', 'seaweed', 'cured-fish'].includes(item.class),
    8,
  )
  if (items.length > 0) draft.add('stir-in', { items, vessel, handwork: 2 })
}

/**
 * Foods that may carry botulism spores into oil: garlic, herbs, chilies and vegetables, but not dried spices and nuts.
 */
const mayCarryBotulism = (item: Item) =>
  isInGroup(item, 'allium', 'aromatic', 'herb', 'hardyHerb', 'vegetable') && foodStateOf(item.kin) === 'raw' && item.form === undefined

/**
 * Tells the cook to use food in oil at once or keep it cold for a few days; acid makes it safe. `phase` is that of the
 * previous task.
 */
export function tellToKeepCold({ draft }: Stove, phase: 'cook' | 'rest'): void {
  const items = draft.tasks.flatMap((task) => [...task.items, ...task.and])
  const isInOil = items.some((item) => item.class === 'oil' || item.kin === 'ghee') && items.some(mayCarryBotulism)
  if (isInOil && !items.some((item) => isInGroup(item, 'acid'))) draft.add('keep', { phase })
}
