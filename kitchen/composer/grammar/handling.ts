import type { Task } from '#kitchen/composer/draft.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import { isSoftCheese } from '#kitchen/composer/soft-cheeses.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { cutOf } from '#kitchen/lexicon/lexicon.ts'

/** Are they, and there are some, all of these classes? */
export function areAll(items: readonly Item[], ...classes: readonly IngredientClass[]): boolean {
  return items.length > 0 && items.every((item) => classes.includes(item.class))
}

/** Nothing but miso, which is never boiled. */
export function isMisoOnly(items: readonly Item[]): boolean {
  return items.length > 0 && items.every((item) => item.kin === 'miso')
}

/** Spooned on top rather than scattered. */
export function isSpooned(item: Item): boolean {
  return ['yogurt', 'nut-butter', 'cream'].includes(item.class) || isSoftCheese(item)
}

/** Is something in it wet enough for a blender? Otherwise it goes into a food processor or a mortar. */
export function isWetEnough(items: readonly Item[]): boolean {
  return items.some((item) => isIn(item, 'dairy') || ['water', 'fruit', 'berry', 'tomato'].includes(item.class))
}

/** Bread or a wrap is among them: it is turned, not stirred. */
export function hasBread(items: readonly Item[]): boolean {
  return items.some((item) => item.class === 'bread' || item.class === 'wrap')
}

/** Turned in the pan rather than stirred about: fish, slices of bread, and meat left whole. */
export function isTurned(items: readonly Item[]): boolean {
  return (
    items.length > 0 &&
    items.every((item) => item.class === 'fish' || hasBread([item]) || (isIn(item, 'flesh') && cutOf(item.kin) === 'whole'))
  )
}

/** It cooks until thick, so without a lid and stirred often. */
export function thickens({ cue }: Task): boolean {
  return cue === 'thickened' || cue === 'jammy' || cue === 'syrupy'
}

/** Dried sheets of rice, which a moment in cold water makes soft. */
export function areRicePapers(items: readonly Item[]): boolean {
  return items.length > 0 && items.every((item) => item.kin === 'rice-paper')
}

/** Minutes from which raw meat and fish do not lie in a warm kitchen. */
const tooLongOut = 15

/** Raw meat or fish that marinates so long that it does so in the refrigerator. */
export function marinatesCold({ items, minutes }: Task): boolean {
  return minutes !== null && minutes[1] >= tooLongOut && items.some((item) => isIn(item, 'flesh') && item.form !== 'cooked')
}
