import type { MealType } from '#domain/options.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import { isEatenRaw, stateOf } from '#kitchen/lexicon/lexicon.ts'

/** The meal these belong to. */
export const condiment: readonly MealType[] = ['condiment']

/** May be eaten as it is. */
export const isRaw = (item: Item) => isEatenRaw(item.kin)

/** Vegetables and their flavourings. */
export const isSavoury = (item: Item) => isIn(item, 'vegetable', 'allium', 'aromatic')

/** Fruit, and the citrus that is eaten like it. */
export const isFruit = (item: Item) => isIn(item, 'fruit') || item.kin === 'orange' || item.kin === 'mandarin'

/** Salt, a salty sauce or plain pepper. */
export const seasons = (item: Item) => isIn(item, 'salty') || isPlainPepper(item)

/** The last spoonfuls: sour, salty, sweet, herbs, whatever small things are left. */
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

/** Garlic, herbs, chilies and vegetables, which bring the spores of botulism into oil; dried spices and nuts do not. */
const isOfTheEarth = (item: Item) =>
  isIn(item, 'allium', 'aromatic', 'herb', 'hardyHerb', 'vegetable') && stateOf(item.kin) === 'raw' && item.form === undefined

/**
 * Food kept in oil is used at once or kept cold, and not for long; acid makes it safe. `phase` is that of the task
 * before it.
 */
export function keepCold({ draft }: Stove, phase: 'cook' | 'rest'): void {
  const items = draft.tasks.flatMap((task) => [...task.items, ...task.and])
  const isInOil = items.some((item) => item.class === 'oil' || item.kin === 'ghee') && items.some(isOfTheEarth)
  if (isInOil && !items.some((item) => isIn(item, 'acid'))) draft.add('keep', { phase })
}
