import { isBestRaw, longest, suits } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'

/** Is the food soft enough to grate or chop into a mixture, and cooked as fast as it? */
export const goesIntoMixture = (item: Item) =>
  isIn(item, 'vegetable') &&
  item.class !== 'tomato' &&
  !['okra', 'eggplant', 'canned-corn'].includes(item.kin) &&
  !isBestRaw(item) &&
  (longestFry(item) <= 8 || item.kin === 'carrot')

/** The longest frying minutes, or 99 for a food that is not fried. */
export const longestFry = (item: Item) => (suits('fry')(item) ? longest([item], 'fry')[1] : 99)
