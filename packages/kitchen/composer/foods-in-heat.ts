import type { Task } from '#kitchen/composer/draft.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { hazardIn, minutesOf } from '#kitchen/composer/techniques.ts'
import type { HeatTechnique, Minutes } from '#kitchen/lexicon/ingredient.ts'
import { hasTrait } from '#kitchen/lexicon/lexicon.ts'

/** The longest cooking time among these items. */
export function longestMinutes(items: readonly Item[], technique: HeatTechnique): Minutes {
  return items
    .map((item) => minutesOf(item, technique) ?? ([1, 2] as const))
    .reduce((most, one) => (one[1] > most[1] ? one : most), [1, 1] as Minutes)
}

/** Returns a test: can an item be cooked by this technique? */
export const suitsTechnique = (technique: HeatTechnique) => (item: Item) => minutesOf(item, technique) !== null

/** Does the item wilt quickly, as spring onions, chives and leaves do? */
export function wiltsFast(item: Item): boolean {
  return (minutesOf(item, 'simmer')?.[1] ?? 0) < 5
}

/** Is the item meat or fish, fresh or cured? */
export const isMeatOrFish = (item: Item) => isInGroup(item, 'flesh') || item.class === 'cured-meat'

/** Can the item be the main food of a plate? */
export const isMainFood = (item: Item) => isInGroup(item, 'flesh', 'protein') || hasTrait(item.kin, 'fried-cheese')

/** Does the food fall apart in a wok, as fish does? */
const fallsApart = (item: Item, technique: HeatTechnique) => technique === 'stir-fry' && item.class === 'fish'

/** Returns a test: is the item a main food other than eggs that suits this technique? */
export const isMainFoodFor = (technique: HeatTechnique) => (item: Item) =>
  isMainFood(item) && item.class !== 'egg' && !fallsApart(item, technique) && suitsTechnique(technique)(item)

/** Returns a test: is the item a vegetable, pulse or pickle that suits this technique and is not better raw? */
export const isCookedVegetable = (technique: HeatTechnique) => (item: Item) =>
  (isInGroup(item, 'vegetable') || item.class === 'legume' || ['chestnut', 'kimchi', 'sauerkraut'].includes(item.kin)) &&
  !isBestRaw(item) &&
  !(isCannedTomato(item) && !inJuice.includes(technique)) &&
  suitsTechnique(technique)(item)

/** Canned tomatoes become a sauce and are never fried or grilled like a vegetable. */
export const isCannedTomato = (item: Item) => item.kin === 'canned-tomatoes'

const inJuice: readonly HeatTechnique[] = ['simmer', 'braise']

/** Fruit that falls apart at the heat that meat or fish needs. */
export const isSoftFruit = (item: Item) => hasTrait(item.kin, 'soft-fruit')

/** Salad vegetables, which are neither fried nor boiled. */
export const isBestRaw = (item: Item) => hasTrait(item.kin, 'best-raw')

/** The items that the steps must prove to be cooked through. */
export function safetyProofsFor(items: readonly Item[], technique?: HeatTechnique): Task['proofs'] {
  return items.flatMap((item) => {
    const hazard = hazardIn(item)
    const isSlow = (hazard === 'whole-cut' || hazard === 'pork') && technique === 'simmer' && (minutesOf(item, technique)?.[1] ?? 0) >= 45
    return hazard === null ? [] : [{ item, hazard, isSlow }]
  })
}
