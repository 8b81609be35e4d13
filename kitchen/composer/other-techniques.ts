import type { MealType } from '#domain/options.ts'
import type { Draft, Task } from '#kitchen/composer/draft.ts'
import { idOf } from '#kitchen/composer/item.ts'
import { bakedNotFried, toastedInOven, toastedNuts, unrested } from '#kitchen/composer/other-techniques/breads-and-batters.ts'
import { heatedBy, inParcels } from '#kitchen/composer/other-techniques/heated-otherwise.ts'
import { brownedFirst, crushed, roastedFirst } from '#kitchen/composer/other-techniques/in-the-pot.ts'
import { charredFirst, crispedInOven, friedAfterwards } from '#kitchen/composer/other-techniques/once-more.ts'
import {
  absorbedPasta,
  blendedToDrink,
  crustedAfter,
  mashedBeans,
  mashedCold,
  notSteamed,
  plumped,
  poundedLeaves,
  smashed,
  steamedDumplings,
  toastedFlour,
  whiskedPlate,
} from '#kitchen/composer/other-techniques/plates-of-little.ts'
import {
  blanchedFirst,
  blendedDressing,
  blendedRaw,
  poundedFirst,
  simmeredSauce,
  simmeredSpices,
} from '#kitchen/composer/other-techniques/sauces-of-little.ts'
import { marinated, toastedGrain, toastedSpices } from '#kitchen/composer/other-techniques/seasoned-first.ts'
import { blendedSmooth, keptRaw, mashedBeside, servedCold } from '#kitchen/composer/other-techniques/smooth-raw-or-cold.ts'
import { blendedSoup, colouredFirst, fruitInPieces } from '#kitchen/composer/other-techniques/soups-of-little.ts'
import { frozenInstead, servedAtOnce, steeped } from '#kitchen/composer/other-techniques/standing.ts'
import {
  bakedPudding,
  frozenChocolate,
  mashedChestnuts,
  thinnedToDrink,
  toastedPasta,
  whipped,
  whippedChocolate,
} from '#kitchen/composer/other-techniques/sweets-of-little.ts'
import type { Technique } from '#kitchen/composer/other-techniques/technique.ts'
import {
  blendedNotMashed,
  blendedNotWhisked,
  choppedByHand,
  leftInPieces,
  leftUnground,
  roastedNotSimmered,
} from '#kitchen/composer/other-techniques/texture.ts'

const techniquesOf: Record<MealType, readonly Technique[]> = {
  entrée: [
    heatedBy('roast', ['sear']),
    heatedBy('grill', ['sear', 'roast', 'fry']),
    marinated,
    roastedFirst,
    toastedGrain,
    heatedBy('steam', ['sear', 'roast', 'fry']),
    heatedBy('fry', ['roast', 'steam']),
    heatedBy('roast', ['steam', 'fry']),
    inParcels,
    brownedFirst,
    charredFirst,
    mashedBeside,
    bakedNotFried,
    friedAfterwards,
    crispedInOven,
    toastedInOven,
    crushed,
    keptRaw,
    toastedSpices,
    toastedNuts,
    steeped,
    notSteamed('boil'),
    notSteamed('fry'),
    notSteamed('simmer'),
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
    smashed,
    plumped,
  ],
  soup: [
    roastedFirst,
    marinated,
    brownedFirst,
    crushed,
    toastedGrain,
    keptRaw,
    toastedSpices,
    servedCold,
    toastedNuts,
    toastedInOven,
    colouredFirst('roast'),
    colouredFirst('grill'),
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
    roastedNotSimmered,
    leftInPieces,
    choppedByHand,
    leftUnground,
    blendedNotMashed,
    toastedInOven,
    toastedNuts,
    servedAtOnce,
    steeped,
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
    bakedNotFried,
    roastedNotSimmered,
    toastedGrain,
    frozenInstead,
    blendedNotWhisked,
    blendedNotMashed,
    blendedSmooth,
    leftInPieces,
    toastedInOven,
    toastedNuts,
    toastedSpices,
    servedAtOnce,
    steeped,
    unrested,
    bakedPudding,
    toastedPasta,
    thinnedToDrink,
    whipped,
    mashedChestnuts,
    frozenChocolate,
    whippedChocolate,
    charredFirst,
    blendedToDrink,
  ],
}

/** The ids of the typed foods. */
function broughtTo(tasks: readonly Task[]): Set<string> {
  return new Set(tasks.flatMap(({ items, and }) => [...items, ...and]).flatMap((item) => (item.use === 'yours' ? [idOf(item)] : [])))
}

/** The same dish by each other technique that fits it, with the same foods. */
export function byOtherTechniques(draft: Draft, mealType: MealType): Draft[] {
  const brought = [...broughtTo(draft.tasks)]
  return techniquesOf[mealType]
    .map((technique) => technique(draft.tasks))
    .filter((tasks) => tasks !== null)
    .filter((tasks) => {
      const stays = broughtTo(tasks)
      return brought.every((item) => stays.has(item))
    })
    .map((tasks) => ({ tasks, add: draft.add }))
}
