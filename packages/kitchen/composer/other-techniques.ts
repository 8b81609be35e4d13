import type { Draft, Task } from '#kitchen/composer/draft.ts'
import { itemIdOf } from '#kitchen/composer/item.ts'
import { marinatedBeforeHeating, toastedGrain, toastedSpices } from '#kitchen/composer/other-techniques/before-heating.ts'
import { batterBakedInOven, friedWithoutRest, toastedInOven, toastedNuts } from '#kitchen/composer/other-techniques/breads-and-batters.ts'
import { heatedByOtherTechnique, inParcels } from '#kitchen/composer/other-techniques/heated-otherwise.ts'
import { charredBeforeDressing, crispedInOven, friedAfterBoiling } from '#kitchen/composer/other-techniques/heated-twice.ts'
import { brownedVegetables, partlyCrushed, roastedInsteadOfSimmering } from '#kitchen/composer/other-techniques/in-the-pot.ts'
import {
  absorbedPasta,
  blendedToDrink,
  brownedAfterSimmering,
  insteadOfSteaming,
  mashedBeans,
  mashedWithFork,
  plumpedDriedFruit,
  poundedLeaves,
  smashedVegetables,
  steamedDumplings,
  toastedFlour,
  whiskedPlate,
} from '#kitchen/composer/other-techniques/plates-of-few-foods.ts'
import {
  blanchedBeforePounding,
  blendedDressing,
  blendedRaw,
  poundedAromatics,
  simmeredSauce,
  simmeredSpices,
} from '#kitchen/composer/other-techniques/sauces-of-few-foods.ts'
import { blendedSmooth, mashedSidePotatoes, rawHerbsAndFruit, servedCold } from '#kitchen/composer/other-techniques/smooth-raw-or-cold.ts'
import { blendedSoup, brownedBeforeBroth, fruitInPieces } from '#kitchen/composer/other-techniques/soups-of-few-foods.ts'
import { frozenDessert, servedWithoutStanding, steepedInDressing } from '#kitchen/composer/other-techniques/standing.ts'
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
  nutsMixedInWhole,
  roastedBeforeMashing,
} from '#kitchen/composer/other-techniques/texture.ts'
import type { MealType } from '#kitchen/options.ts'

const techniquesOf: Record<MealType, readonly Technique[]> = {
  entrée: [
    heatedByOtherTechnique('roast', ['sear']),
    heatedByOtherTechnique('grill', ['sear', 'roast', 'fry']),
    marinatedBeforeHeating,
    roastedInsteadOfSimmering,
    toastedGrain,
    heatedByOtherTechnique('steam', ['sear', 'roast', 'fry']),
    heatedByOtherTechnique('fry', ['roast', 'steam']),
    heatedByOtherTechnique('roast', ['steam', 'fry']),
    inParcels,
    brownedVegetables,
    charredBeforeDressing,
    mashedSidePotatoes,
    batterBakedInOven,
    friedAfterBoiling,
    crispedInOven,
    toastedInOven,
    partlyCrushed,
    rawHerbsAndFruit,
    toastedSpices,
    toastedNuts,
    steepedInDressing,
    insteadOfSteaming('boil'),
    insteadOfSteaming('fry'),
    insteadOfSteaming('simmer'),
    brownedAfterSimmering('roast'),
    brownedAfterSimmering('grill'),
    brownedAfterSimmering('fry'),
    mashedBeans,
    poundedLeaves,
    absorbedPasta,
    steamedDumplings,
    toastedFlour,
    blendedToDrink,
    mashedWithFork,
    whiskedPlate,
    smashedVegetables,
    plumpedDriedFruit,
  ],
  soup: [
    roastedInsteadOfSimmering,
    marinatedBeforeHeating,
    brownedVegetables,
    partlyCrushed,
    toastedGrain,
    rawHerbsAndFruit,
    toastedSpices,
    servedCold,
    toastedNuts,
    toastedInOven,
    brownedBeforeBroth('roast'),
    brownedBeforeBroth('grill'),
    blendedSoup,
    fruitInPieces,
    charredBeforeDressing,
  ],
  condiment: [
    blendedSmooth,
    toastedSpices,
    charredBeforeDressing,
    heatedByOtherTechnique('grill', ['roast', 'fry']),
    roastedInsteadOfSimmering,
    roastedBeforeMashing,
    leftInPieces,
    choppedByHand,
    nutsMixedInWhole,
    blendedMash,
    toastedInOven,
    toastedNuts,
    servedWithoutStanding,
    steepedInDressing,
    blanchedBeforePounding,
    simmeredSauce,
    simmeredSpices,
    blendedRaw,
    blendedDressing,
    poundedAromatics,
    toastedGrain,
    whippedChocolate,
  ],
  dessert: [
    heatedByOtherTechnique('grill', ['roast', 'fry']),
    heatedByOtherTechnique('roast', ['fry']),
    heatedByOtherTechnique('fry', ['roast']),
    heatedByOtherTechnique('steam', ['roast']),
    inParcels,
    batterBakedInOven,
    roastedBeforeMashing,
    toastedGrain,
    frozenDessert,
    blendedCream,
    blendedMash,
    blendedSmooth,
    leftInPieces,
    toastedInOven,
    toastedNuts,
    toastedSpices,
    servedWithoutStanding,
    steepedInDressing,
    friedWithoutRest,
    bakedPudding,
    toastedPasta,
    yogurtDrink,
    whippedCreamCheese,
    mashedChestnuts,
    frozenChocolate,
    whippedChocolate,
    charredBeforeDressing,
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
