import { highestAbsorption, isStirredGrain } from '#kitchen/composer/absorption.ts'
import type { Archetype } from '#kitchen/composer/archetype.ts'
import { wantAromaticBase, wantFinishingAcid, wantMain, wantSpices, wantVegetables } from '#kitchen/composer/archetypes/shopping.ts'
import { brownMeat, isBrownedBeforeStewing, maySimmer } from '#kitchen/composer/archetypes/simmering.ts'
import { bloomAromatics, heatFat, softenAlliums, softenAromatics } from '#kitchen/composer/fat-and-aromatics.ts'
import {
  isCannedTomato,
  isCookedVegetable,
  isMainFoodFor,
  isMeatOrFish,
  longestMinutes,
  safetyProofsFor,
  suitsTechnique,
} from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { addCream, isPouredSauce, saltBeforeHeat, seasonToTaste } from '#kitchen/composer/seasoning.ts'
import { boilEggs, boilPasta, cookStarchBeside, finishAndServe } from '#kitchen/composer/sides.ts'

/** Rice or grain cooked in one pot with its seasonings. */
export const onePotRice: Archetype = {
  id: 'one-pot-rice',
  meals: ['entrée'],
  usually: 1,
  affinity: { African: 3, Italian: 2, Indian: 3, Mexican: 2, Japanese: 1, Korean: 0.7, French: 0.7 },
  cook: (stove) => {
    const { table, draft } = stove
    const isGrain = (item: Item) =>
      isInGroup(item, 'grain') && suitsTechnique('simmer')(item) && item.kin !== 'cooked-rice' && !isStirredGrain(item)
    // Chinese cooks steam the fish and boil the rice separately.
    if (table.kitchen.method === 'Chinese' && table.see((item) => item.class === 'fish').length > 0) return false
    if (table.see(isGrain).length === 0) table.want('starch')
    if (table.see(isGrain).length === 0) return false
    wantMain(table)
    wantAromaticBase(table)
    wantVegetables(table, 1)
    const isIndian = table.kitchen.flavour === 'Indian'
    if (isIndian) for (const id of ['cinnamon', 'cardamom', 'garam-masala', 'bay-leaf'] as const) table.wantThis(id)
    else {
      wantSpices(table)
      table.want('liquid')
    }
    if (isIndian) table.want('herb')
    else wantFinishingAcid(table)
    const grains = table.take(isGrain, 2)
    const eggs = boilEggs(stove)
    const others = cookStarchBeside(stove)
    const solids = table.take((item) => maySimmer(item), 9)
    const browned = solids.filter(isBrownedBeforeStewing)
    saltBeforeHeat(stove, browned)
    heatFat(stove, 'pot', browned.length > 0 ? 'medium-high' : 'medium')
    const aside = brownMeat(stove, browned)
    softenAromatics(stove, 'pot')
    if (aside.length > 0) draft.add('return', { items: aside, vessel: 'pot' })
    const liquids = table.take((item) => ['stock', 'wine', 'coconut'].includes(item.class) || isPouredSauce(item), 1)
    draft.add('pour-in', {
      items: [...liquids, waterItem({ per: grains, ratio: highestAbsorption(grains), besides: liquids })],
      vessel: 'pot',
      heat: 'high',
      minutes: [4, 5],
      cue: 'bubbling',
    })
    seasonToTaste(stove, 'pot')
    const proofs = safetyProofsFor(browned, 'simmer')
    const waiting = solids.filter((item) => !isBrownedBeforeStewing(item))
    const slowest = longestMinutes([...grains, ...browned], 'simmer')
    // Couscous swells off the heat after the rest is done.
    const isSteeped = waiting.length > 0 && grains.every((item) => item.kin === 'couscous')
    const rest = isSteeped ? waiting : [...waiting, ...grains]
    layerByTime(stove, rest, 'simmer', {
      vessel: 'pot',
      heat: 'low',
      ...(isSteeped ? {} : { cue: 'absorbed' }),
      proofs,
      ...(slowest[1] > longestMinutes(rest, 'simmer')[1] ? { atLeast: slowest } : {}),
    })
    if (isSteeped) draft.add('stir-in', { items: grains, vessel: 'pot' })
    draft.add('rest', { items: [], vessel: 'pot', minutes: isSteeped ? [6, 8] : [5, 5], phase: 'rest' })
    finishAndServe(stove, [...others, ...eggs])
    return true
  },
}

/** Pasta or noodles tossed with a sauce from the pan. */
export const pastaAndSauce: Archetype = {
  id: 'pasta',
  meals: ['entrée'],
  usually: 0.7,
  affinity: { Italian: 3, Chinese: 0.4, Thai: 0.3, Japanese: 0.6, Korean: 0.3, French: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    const isDough = (item: Item) => isInGroup(item, 'dough')
    // Typed eggs belong in a frittata or in noodles, not boiled beside pasta.
    if (table.see((item) => item.class === 'egg' && item.use === 'yours').length > 0) return false
    if (table.see(isDough).length === 0) table.want('starch')
    if (table.see(isDough).length === 0) return false
    wantMain(table)
    wantAromaticBase(table)
    // A pasta dish has one or two main foods.
    if (table.see((item) => isInGroup(item, 'vegetable')).length === 0) wantVegetables(table, 2)
    wantSpices(table)
    table.want('liquid')
    table.want('herb')
    if (table.kitchen.flavour === 'Italian') table.wantThis('parmesan')
    const doughs = table.take((item) => isDough(item) && suitsTechnique('boil')(item), 2)
    const beside = [...cookStarchBeside(stove), ...boilEggs(stove)]
    const mains = table.take((item) => isMainFoodFor('fry')(item) && item.class !== 'legume', 2)
    const vegetables = table.take(isCookedVegetable('fry'), 7)
    saltBeforeHeat(stove, mains.filter(isMeatOrFish))
    heatFat(stove, 'frying-pan', 'medium')
    if (mains.length > 0) layerByTime(stove, mains, 'fry', { vessel: 'frying-pan', heat: 'medium', cue: 'browned' })
    // Seafood cooks in minutes, so it goes in after the sauce. Earlier, it would turn rubbery.
    const waiting = mains.every((item) => item.class === 'shellfish' || item.class === 'fish') ? mains : []
    if (waiting.length > 0) draft.add('lift-out', { items: waiting, vessel: 'frying-pan' })
    softenAlliums(stove, 'frying-pan')
    if (vegetables.length > 0) layerByTime(stove, vegetables, 'fry', { vessel: 'frying-pan', heat: 'medium' })
    bloomAromatics(stove, 'frying-pan')
    const liquids = table.take((item) => isInGroup(item, 'liquid') || isCannedTomato(item) || isPouredSauce(item), 2)
    const isTomato = liquids.some((item) => isCannedTomato(item) || item.class === 'sauce')
    if (liquids.length > 0)
      draft.add('pour-in', { items: liquids, vessel: 'frying-pan', heat: 'medium', minutes: isTomato ? [8, 10] : [4, 5], cue: 'thickened' })
    addCream(stove, 'frying-pan')
    seasonToTaste(stove, 'frying-pan')
    // The water heats while the sauce cooks; the pasta goes in last.
    boilPasta(stove, doughs)
    // Pesto coats the pasta; served beside it, it would be a dip.
    const pesto = table.take((item) => item.kin === 'pesto', 1)
    draft.add('toss', { items: [...doughs, ...waiting, ...pesto], vessel: 'frying-pan', joins: true, handwork: 1 })
    finishAndServe(stove, beside)
    return true
  },
}
