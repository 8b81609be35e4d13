import { isBestRaw, longestMinutes, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'

/** Is the food soft enough to grate or chop into a mixture, and cooked as fast as it? */
export const fitsMixture = (item: Item) =>
  isInGroup(item, 'vegetable') &&
  item.class !== 'tomato' &&
  !['okra', 'eggplant', 'canned-corn'].includes(item.kin) &&
  !isBestRaw(item) &&
  (longestFryingMinutes(item) <= 8 || item.kin === 'carrot')

/** The longest frying minutes, or 99 for a food that is not fried. */
export const longestFryingMinutes = (item: Item) => (suitsTechnique('fry')(item) ? longestMinutes([item], 'fry')[1] : 99)
