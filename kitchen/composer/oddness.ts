import type { MealType } from '#domain/options.ts'
import type { Draft } from '#kitchen/composer/draft.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'

const salads: readonly string[] = ['cucumber', 'lettuce', 'lettuce-heart', 'arugula', 'watercress', 'radish']
const delicate: readonly string[] = ['strawberry', 'raspberry', 'blackberry', 'watermelon']

const givesTaste = (item: Item) =>
  isIn(item, 'fat', 'allium', 'aromatic', 'hardyHerb', 'paste', 'liquid', 'acid', 'herb') ||
  ['tomato', 'cured-meat', 'salty-sauce', 'mushroom', 'seaweed', 'pickle'].includes(item.class) ||
  (isIn(item, 'spice') && !isPlainPepper(item))

/** What a cook would shake the head at, in points of affinity: 0 for a dish that makes sense. */
export function oddnessOf({ tasks }: Draft, archetype: string, meal: MealType): number {
  const wet = tasks.filter((task) => ['simmer', 'boil', 'braise'].includes(task.verb)).flatMap((task) => task.items)
  const heated = tasks.filter((task) => task.minutes !== null && task.phase === 'cook').flatMap((task) => task.items)
  const items = tasks.flatMap((task) => [...task.items, ...task.and])
  let odd = 0
  // Meat or fish stewed in plain water has given its taste to the water.
  if (wet.some((item) => isIn(item, 'flesh')) && !items.some(givesTaste)) odd += 2.5
  if (meal !== 'condiment' && heated.some((item) => salads.includes(item.kin))) odd += 1.5
  // A curry of salt and pepper is a stew.
  const isSpiced = items.some((item) => isIn(item, 'paste', 'aromatic') || (isIn(item, 'spice') && !isPlainPepper(item)))
  if (archetype === 'curry' && !isSpiced) odd += 3
  // Soft berries fall apart in a syrup.
  if (archetype === 'poached-fruit' && wet.some((item) => delicate.includes(item.kin))) odd += 1.5
  // A tray or a pan with nothing but onions in it is not the dish, whatever is boiled beside it.
  const own = tasks.filter((task) => task.lane === 'main' && task.minutes !== null).flatMap((task) => task.items)
  const hasMore = items.some((item) => isIn(item, 'protein', 'vegetable', 'grain', 'dough', 'bread'))
  if (meal === 'entrée' && hasMore && own.every((item) => isIn(item, 'allium', 'aromatic', 'fat', 'spice', 'hardyHerb'))) odd += 1.5
  // A spread of meat is a terrine of one's own: possible, and the last thing a cook thinks of.
  if (meal === 'condiment' && items.some((item) => isIn(item, 'flesh'))) odd += 0.3
  return odd
}
