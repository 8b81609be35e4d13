import type { Task } from '#kitchen/composer/draft.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import { hazardIn, minutesOf } from '#kitchen/composer/techniques.ts'
import type { HeatTechnique, Minutes } from '#kitchen/lexicon/ingredient.ts'

/** The longest time of a group, as written in a step. */
export function longest(items: readonly Item[], technique: HeatTechnique): Minutes {
  return items
    .map((item) => minutesOf(item, technique) ?? ([1, 2] as const))
    .reduce((most, one) => (one[1] > most[1] ? one : most), [1, 1] as Minutes)
}

/** Can it be cooked this way at all? */
export const suits = (technique: HeatTechnique) => (item: Item) => minutesOf(item, technique) !== null

/** Spring onions, chives and leaves: they wilt long before a bulb is melted or browned. */
export function wilts(item: Item): boolean {
  return (minutesOf(item, 'simmer')?.[1] ?? 0) < 5
}

/** Meat, fish, and cured meat and fish. */
export const isFlesh = (item: Item) => isIn(item, 'flesh') || item.class === 'cured-meat'

/** Something a plate can be built around. */
export const isMain = (item: Item) => isIn(item, 'flesh', 'protein') || item.kin === 'paneer' || item.kin === 'halloumi'

/** Flakes to pieces when it is tossed about. */
const breaks = (item: Item, technique: HeatTechnique) => technique === 'stir-fry' && item.class === 'fish'

/** A main thing, other than eggs, that a technique suits. */
export const isMainFor = (technique: HeatTechnique) => (item: Item) =>
  isMain(item) && item.class !== 'egg' && !breaks(item, technique) && suits(technique)(item)

/** A vegetable, a pulse or a pickle that a technique suits and that is not better raw. */
export const isCookedVegetable = (technique: HeatTechnique) => (item: Item) =>
  (isIn(item, 'vegetable') || item.class === 'legume' || ['chestnut', 'kimchi', 'sauerkraut'].includes(item.kin)) &&
  !isBestRaw(item) &&
  !(isTinnedTomato(item) && !inJuice.includes(technique)) &&
  suits(technique)(item)

/** A tin of tomatoes is a sauce: cooked down in its juice, never fried or grilled like a vegetable. */
export const isTinnedTomato = (item: Item) => item.kin === 'canned-tomatoes'

const inJuice: readonly HeatTechnique[] = ['simmer', 'braise']

const bestRaw: readonly string[] = ['cucumber', 'lettuce', 'lettuce-heart', 'arugula', 'watercress', 'avocado']

const softFruit: readonly string[] = ['strawberry', 'raspberry', 'blackberry', 'watermelon', 'melon', 'kiwi', 'lychee', 'papaya']

/** Falls to pieces in the heat that meat or fish needs. */
export const isSoftFruit = (item: Item) => softFruit.includes(item.kin)

/** Salads are not fried, nor boiled. */
export const isBestRaw = (item: Item) => bestRaw.includes(item.kin)

/** Food that the steps must show to be cooked through by the end. */
export function proofsFor(items: readonly Item[], technique?: HeatTechnique): Task['proofs'] {
  return items.flatMap((item) => {
    const hazard = hazardIn(item)
    const isSlow = (hazard === 'whole-cut' || hazard === 'pork') && technique === 'simmer' && (minutesOf(item, technique)?.[1] ?? 0) >= 45
    return hazard === null ? [] : [{ item, hazard, isSlow }]
  })
}
