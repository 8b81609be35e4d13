import { cuisinePantries, type NamedCuisine, regionPantries, type Shelf, sharedPantry } from '#kitchen/composer/pantries.ts'
import { hashText } from '#kitchen/composer/random.ts'
import type { Region } from '#kitchen/composer/regions.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import type { Cuisine } from '#kitchen/options.ts'

/**
 * The items on a shelf of a cuisine, or those of every kitchen if the diet excludes all of them. A shelf that the
 * cuisine leaves empty stays empty.
 */
export function shelfItems(
  cuisine: NamedCuisine,
  name: Shelf,
  isAllowed: (id: IngredientId) => boolean,
  region: Region | null = null,
): IngredientId[] {
  const list = (region === null || cuisine !== 'African' ? undefined : regionPantries[region][name]) ?? cuisinePantries[cuisine][name]
  if (list?.length === 0) return []
  const typical = (list ?? []).filter(isAllowed)
  return typical.length > 0 ? typical : sharedPantry[name].filter(isAllowed)
}

/** Is the ingredient on this shelf in every kitchen? */
export function isInEveryPantry(name: Shelf, id: IngredientId): boolean {
  const ids: readonly IngredientId[] = sharedPantry[name]
  return ids.includes(id)
}

/**
 * The surprise cuisine takes the method of one cuisine and the pantry of another. The pairs are chosen by hand: both
 * share at least two roles (an onion, a fat, a herb), and neighbours in the list have different methods, so that the
 * next turn is another dish.
 */
export const surprisePairs = [
  { method: 'Italian', flavour: 'Korean' },
  { method: 'French', flavour: 'Japanese' },
  { method: 'Mexican', flavour: 'Indian' },
  { method: 'Indian', flavour: 'African' },
  { method: 'Japanese', flavour: 'Italian' },
  { method: 'Korean', flavour: 'Italian' },
  { method: 'Chinese', flavour: 'Mexican' },
  { method: 'Thai', flavour: 'Mexican' },
  { method: 'African', flavour: 'French' },
  { method: 'Italian', flavour: 'Thai' },
  { method: 'French', flavour: 'African' },
  { method: 'Mexican', flavour: 'Korean' },
  { method: 'Indian', flavour: 'Italian' },
  { method: 'Japanese', flavour: 'French' },
  { method: 'Korean', flavour: 'Mexican' },
  { method: 'Chinese', flavour: 'Indian' },
  { method: 'Thai', flavour: 'African' },
  { method: 'African', flavour: 'Italian' },
  { method: 'Italian', flavour: 'Japanese' },
  { method: 'French', flavour: 'Indian' },
  { method: 'Mexican', flavour: 'African' },
  { method: 'Indian', flavour: 'Mexican' },
  { method: 'Japanese', flavour: 'Mexican' },
  { method: 'African', flavour: 'Thai' },
  { method: 'Italian', flavour: 'Indian' },
  { method: 'French', flavour: 'Thai' },
  { method: 'Mexican', flavour: 'Japanese' },
  { method: 'Italian', flavour: 'Mexican' },
  { method: 'French', flavour: 'Korean' },
  { method: 'Italian', flavour: 'African' },
  { method: 'French', flavour: 'Mexican' },
] as const satisfies readonly { method: NamedCuisine; flavour: NamedCuisine }[]

export type Kitchen = { method: NamedCuisine; flavour: NamedCuisine }

/**
 * The cuisines that give a dish its method and its flavours. For the surprise cuisine, `key` (of the request) decides
 * at which pair the cycle begins.
 */
export function kitchenOf(cuisine: Cuisine, key: string, turn: number): Kitchen {
  if (cuisine !== 'Potluck-me') return { method: cuisine, flavour: cuisine }
  return surprisePairs[(hashText(key) + turn) % surprisePairs.length] ?? surprisePairs[0]
}
