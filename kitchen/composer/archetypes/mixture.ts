import { isBestRaw, longest, suits } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'

/** Soft enough to be grated or chopped into a mixture, and done as fast as it. */
export const goesIntoMixture = (item: Item) =>
  isIn(item, 'vegetable') &&
  item.class !== 'tomato' &&
  !['okra', 'eggplant', 'canned-corn'].includes(item.kin) &&
  !isBestRaw(item) &&
  (longestFry(item) <= 8 || item.kin === 'carrot')

/** Minutes in the pan, or 99 where it does not belong there. */
export const longestFry = (item: Item) => (suits('fry')(item) ? longest([item], 'fry')[1] : 99)
