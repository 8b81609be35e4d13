import type { Task } from '#kitchen/composer/draft.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { isSoftCheese } from '#kitchen/composer/soft-cheeses.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { cutOf } from '#kitchen/lexicon/lexicon.ts'

/** Is the list not empty, and are all items of these classes? */
export function areAll(items: readonly Item[], ...classes: readonly IngredientClass[]): boolean {
  return items.length > 0 && items.every((item) => classes.includes(item.class))
}

/** Is miso the only item? Miso is never boiled. */
export function isMisoOnly(items: readonly Item[]): boolean {
  return items.length > 0 && items.every((item) => item.kin === 'miso')
}

/** Is the topping spooned rather than scattered? */
export function isSpooned(item: Item): boolean {
  return ['yogurt', 'nut-butter', 'cream'].includes(item.class) || isSoftCheese(item)
}

/** Is an item wet enough for a blender? Dry items go into a food processor or mortar. */
export function isWetEnough(items: readonly Item[]): boolean {
  return items.some((item) => isInGroup(item, 'dairy') || ['water', 'fruit', 'berry', 'tomato'].includes(item.class))
}

/** Do the items contain bread or a wrap, which is turned instead of stirred? */
export function hasBread(items: readonly Item[]): boolean {
  return items.some((item) => item.class === 'bread' || item.class === 'wrap')
}

/** Is the food turned in the pan instead of stirred: fish, slices of bread, whole cuts of meat? */
export function isTurned(items: readonly Item[]): boolean {
  return (
    items.length > 0 &&
    items.every((item) => item.class === 'fish' || hasBread([item]) || (isInGroup(item, 'flesh') && cutOf(item.kin) === 'whole'))
  )
}

/** Does the task cook until thick, so without a lid and stirred often? */
export function cooksUntilThick({ cue }: Task): boolean {
  return cue === 'thickened' || cue === 'jammy' || cue === 'syrupy'
}

/** Are all items rice papers, which cold water softens in a moment? */
export function areRicePapers(items: readonly Item[]): boolean {
  return items.length > 0 && items.every((item) => item.kin === 'rice-paper')
}

/** Minutes from which raw meat and fish must marinate in the refrigerator. */
const refrigerateFromMinutes = 15

/** Does raw meat or fish marinate so long that it needs the refrigerator? */
export function marinatesCold({ items, minutes }: Task): boolean {
  return (
    minutes !== null && minutes[1] >= refrigerateFromMinutes && items.some((item) => isInGroup(item, 'flesh') && item.form !== 'cooked')
  )
}
