import type { MealType } from '#domain/options.ts'
import type { Draft, Task } from '#kitchen/composer/draft.ts'
import { itemIdOf } from '#kitchen/composer/item.ts'
import { batterBakedInOven, friedAtOnce, toastedInOven, toastedNuts } from '#kitchen/composer/other-techniques/breads-and-batters.ts'
import { heatedBy, inParcels } from '#kitchen/composer/other-techniques/heated-otherwise.ts'
import { brownedFirst, partlyCrushed, roastedFirst } from '#kitchen/composer/other-techniques/in-the-pot.ts'
import { charredFirst, crispedInOven, friedAfterBoiling } from '#kitchen/composer/other-techniques/once-more.ts'
import {
  absorbedPasta,
  blendedToDrink,
  crustedAfter,
  insteadOfSteaming,
  mashedBeans,
  mashedCold,
  plumpedDriedFruit,
  poundedLeaves,
  smashedVegetables,
  steamedDumplings,
  toastedFlour,
  whiskedPlate,
} from '#kitchen/composer/other-techniques/plates-of-few-foods.ts'
import {
  blanchedFirst,
  blendedDressing,
  blendedRaw,
  poundedFirst,
  simmeredSauce,
  simmeredSpices,
} from '#kitchen/composer/other-techniques/sauces-of-few-foods.ts'
import { marinatedFirst, toastedGrain, toastedSpices } from '#kitchen/composer/other-techniques/seasoned-first.ts'
import { blendedSmooth, keptRaw, mashedBeside, servedCold } from '#kitchen/composer/other-techniques/smooth-raw-or-cold.ts'
import { blendedSoup, brownedBeforeBroth, fruitInPieces } from '#kitchen/composer/other-techniques/soups-of-few-foods.ts'
import { frozenInstead, servedAtOnce, steepedInDressing } from '#kitchen/composer/other-techniques/standing.ts'
import {
  bakedPudding,
  frozenChocolate,
  mashedChestnuts,
  toastedPasta,
  whippedChocolate,
  whippedCreamCheese,
  yogurtDrink,
} from '#kitchen/composer/other-techniques/sweets-of-few-foods.ts'
import type { Technique } from '#kitchen/composer/other-techniques/technique.ts'
import {
  blendedCream,
  blendedMash,
  choppedByHand,
  leftInPieces,
  leftUnground,
  roastedBeforeMashing,
} from '#kitchen/composer/other-techniques/texture.ts'

const techniquesOf: Record<MealType, readonly Technique[]> = {
  entrée: [
    heatedBy('roast', ['sear']),
    heatedBy('grill', ['sear', 'roast', 'fry']),
    marinatedFirst,
    roastedFirst,
    toastedGrain,
    heatedBy('steam', ['sear', 'roast', 'fry']),
    heatedBy('fry', ['roast', 'steam']),
    heatedBy('roast', ['steam', 'fry']),
    inParcels,
    brownedFirst,
    charredFirst,
    mashedBeside,
    batterBakedInOven,
    friedAfterBoiling,
    crispedInOven,
    toastedInOven,
    partlyCrushed,
    keptRaw,
    toastedSpices,
    toastedNuts,
    steepedInDressing,
    insteadOfSteaming('boil'),
    insteadOfSteaming('fry'),
    insteadOfSteaming('simmer'),
    crustedAfter('roast'),
    crustedAfter('grill'),
    crustedAfter('fry'),
    mashedBeans,
    poundedLeaves,
    absorbedPasta,
    steamedDumplings,
    toastedFlour,
    blendedToDrink,
    mashedCold,
    whiskedPlate,
    smashedVegetables,
    plumpedDriedFruit,
  ],
  soup: [
    roastedFirst,
    marinatedFirst,
    brownedFirst,
    partlyCrushed,
    toastedGrain,
    keptRaw,
    toastedSpices,
    servedCold,
    toastedNuts,
    toastedInOven,
    brownedBeforeBroth('roast'),
    brownedBeforeBroth('grill'),
    blendedSoup,
    fruitInPieces,
    charredFirst,
  ],
  condiment: [
    blendedSmooth,
    toastedSpices,
    charredFirst,
    heatedBy('grill', ['roast', 'fry']),
    roastedFirst,
    roastedBeforeMashing,
    leftInPieces,
    choppedByHand,
    leftUnground,
    blendedMash,
    toastedInOven,
    toastedNuts,
    servedAtOnce,
    steepedInDressing,
    blanchedFirst,
    simmeredSauce,
    simmeredSpices,
    blendedRaw,
    blendedDressing,
    poundedFirst,
    toastedGrain,
    whippedChocolate,
  ],
  dessert: [
    heatedBy('grill', ['roast', 'fry']),
    heatedBy('roast', ['fry']),
    heatedBy('fry', ['roast']),
    heatedBy('steam', ['roast']),
    inParcels,
    batterBakedInOven,
    roastedBeforeMashing,
    toastedGrain,
    frozenInstead,
    blendedCream,
    blendedMash,
    blendedSmooth,
    leftInPieces,
    toastedInOven,
    toastedNuts,
    toastedSpices,
    servedAtOnce,
    steepedInDressing,
    friedAtOnce,
    bakedPudding,
    toastedPasta,
    yogurtDrink,
    whippedCreamCheese,
    mashedChestnuts,
    frozenChocolate,
    whippedChocolate,
    charredFirst,
    blendedToDrink,
  ],
}

/** The ids of the typed foods. */
function typedItemIds(tasks: readonly Task[]): Set<string> {
  return new Set(tasks.flatMap(({ items, and }) => [...items, ...and]).flatMap((item) => (item.use === 'yours' ? [itemIdOf(item)] : [])))
}

/** The same dish by each other technique that fits it, with the same foods. */
export function draftsByOtherTechniques(draft: Draft, mealType: MealType): Draft[] {
  const brought = [...typedItemIds(draft.tasks)]
  return techniquesOf[mealType]
    .map((technique) => technique(draft.tasks))
    .filter((tasks) => tasks !== null)
    .filter((tasks) => {
      const stays = typedItemIds(tasks)
      return brought.every((item) => stays.has(item))
    })
    .map((tasks) => ({ tasks, add: draft.add }))
}
