import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  hasTypedNoodles,
  hasTypedPasta,
  suitsSalad,
  wantAromaticBase,
  wantEach,
  wantMain,
  wantVegetables,
} from '#kitchen/composer/archetypes/shopping.ts'
import { bloomAromatics, heatFat, softenAlliums } from '#kitchen/composer/fat-and-aromatics.ts'
import { isCookedVegetable, isMainFoodFor, longestMinutes, safetyProofsFor } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { addCream, mixSauce, pourSauceOver } from '#kitchen/composer/seasoning.ts'
import { cookStarchBeside, finishAndServe } from '#kitchen/composer/sides.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isStarchy } from '#kitchen/composer/table.ts'

/** Velveting: coats meat in wine and starch and lets it rest, so it stays tender in the wok. */
function velvet({ table, draft }: Stove, mains: readonly Item[]): void {
  const flesh = mains.filter((item) => isInGroup(item, 'flesh') && item.class !== 'mince')
  const coat = table.take((item) => ['rice-wine', 'sake', 'cornstarch', 'potato-starch'].includes(item.kin), 2)
  if (flesh.length === 0 || coat.length === 0) return
  draft.add('mix', { items: [...flesh, ...coat], vessel: 'bowl', handwork: 2 })
  draft.add('marinate', { items: flesh, minutes: [15, 20], phase: 'rest' })
}

/** Cuisines that season a wok from bottled sauces. */
const bottledSauceCuisines: readonly string[] = ['Chinese', 'Thai', 'Japanese', 'Korean']

/** Stir-fry: protein first, then vegetables by their times, then a sauce to glaze. */
export const stirFry: Archetype = {
  id: 'stir-fry',
  meals: ['entrée'],
  usually: 0.4,
  affinity: { Chinese: 3, Thai: 3, Korean: 2, Japanese: 2, Indian: 0.5 },
  cook: (stove) => {
    const { table, draft } = stove
    if (hasTypedPasta(table) || hasTypedNoodles(table) || suitsSalad(table)) return false
    const isCurry = table.see((item) => item.class === 'coconut' && item.use === 'yours').length > 0
    if (isCurry && table.see((item) => isInGroup(item, 'paste')).length > 0) return false
    wantMain(table)
    wantAromaticBase(table)
    wantVegetables(table, 2)
    // Sugar balances soy sauce or fish sauce, not wine.
    if (bottledSauceCuisines.includes(table.kitchen.flavour)) table.want('sweet')
    wantEach(table, 'heat', 'starch', 'herb')
    if (table.brief.complexity === 'elaborate') {
      if (table.kitchen.method === 'Chinese') table.wantThis('rice-wine')
      table.wantThis('cornstarch')
      table.want('crunch')
    }
    if (table.see((item) => isInGroup(item, 'fat')).length === 0) return false
    const mains = table.take(isMainFoodFor('stir-fry'), 3)
    const vegetables = table.take(isCookedVegetable('stir-fry'), 8)
    if (mains.length + vegetables.length === 0) return false
    velvet(stove, mains)
    const beside = cookStarchBeside(stove)
    const eggs = table.take((item) => item.class === 'egg', 1)
    const sauce = mixSauce(stove, { isBoiled: true })
    heatFat(stove, 'wok', 'high')
    // Eggs are scrambled first, set aside, and returned at the end.
    if (eggs.length > 0) {
      draft.add('stir-fry', { items: eggs, vessel: 'wok', heat: 'high', minutes: [1, 2], cue: 'set', proofs: safetyProofsFor(eggs) })
      draft.add('lift-out', { items: eggs, vessel: 'wok' })
    }
    if (mains.length > 0) {
      layerByTime(stove, mains, 'stir-fry', { vessel: 'wok', heat: 'high', cue: 'browned' })
      if (vegetables.length > 0) draft.add('lift-out', { items: mains, vessel: 'wok' })
    }
    // Food with a long frying time goes in before the garlic, which would burn.
    const isLong = vegetables.length > 0 && longestMinutes(vegetables, 'stir-fry')[1] > 6
    softenAlliums(stove, 'wok', { quick: true })
    if (!isLong) bloomAromatics(stove, 'wok')
    if (vegetables.length > 0) {
      layerByTime(stove, vegetables, 'stir-fry', { vessel: 'wok', heat: 'high' })
      if (isLong) bloomAromatics(stove, 'wok')
      const waiting = [...mains, ...eggs]
      if (waiting.length > 0) draft.add('return', { items: waiting, vessel: 'wok' })
    }
    pourSauceOver(stove, 'wok', sauce)
    // Wine that no sauce takes boils down in the pan.
    const wine = table.take((item) => item.class === 'wine', 1)
    if (wine.length > 0) draft.add('pour-in', { items: wine, vessel: 'wok', heat: 'high', minutes: [2, 3], cue: 'syrupy' })
    addCream(stove, 'wok')
    finishAndServe(stove, beside)
    return true
  },
}

/** Fried rice: cooked rice fried with egg and vegetables. */
export const friedRice: Archetype = {
  id: 'fried-rice',
  meals: ['entrée'],
  usually: 0.5,
  affinity: { Chinese: 3, Thai: 2, Japanese: 1.5, Korean: 1.5, Indian: 0.6 },
  cook: (stove) => {
    const { table, draft } = stove
    if (suitsSalad(table)) return false
    if (table.see((item) => item.class === 'rice').length === 0) table.want('starch')
    if (table.see((item) => item.class === 'rice').length === 0) return false
    if (table.brief.wantsMeat) wantMain(table)
    wantAromaticBase(table)
    wantVegetables(table, 1)
    wantEach(table, 'herb', 'acid')
    if (table.see((item) => isInGroup(item, 'fat')).length === 0) return false
    const rice = table.take((item) => item.class === 'rice', 1)
    const isReady = rice.every((item) => item.kin === 'cooked-rice')
    if (!isReady)
      draft.add('absorb', {
        items: rice,
        and: [waterItem({ per: rice, ratio: 1.6 })],
        vessel: 'saucepan',
        heat: 'low',
        minutes: longestMinutes(rice, 'simmer'),
        cue: 'absorbed',
        lane: 'side',
      })
    const eggs = table.take((item) => item.class === 'egg', 1)
    const mains = table.take(isMainFoodFor('stir-fry'), 3)
    const vegetables = table.take(isCookedVegetable('stir-fry'), 6)
    const others = table.see(isStarchy).length > 0 ? cookStarchBeside(stove) : []
    heatFat(stove, 'wok', 'high')
    if (mains.length > 0) layerByTime(stove, mains, 'stir-fry', { vessel: 'wok', heat: 'high', cue: 'browned' })
    softenAlliums(stove, 'wok', { quick: true })
    if (vegetables.length > 0) layerByTime(stove, vegetables, 'stir-fry', { vessel: 'wok', heat: 'high' })
    bloomAromatics(stove, 'wok')
    if (eggs.length > 0)
      draft.add('stir-fry', { items: eggs, vessel: 'wok', heat: 'high', minutes: [1, 2], cue: 'set', proofs: safetyProofsFor(eggs) })
    draft.add('stir-fry', {
      items: rice,
      vessel: 'wok',
      heat: 'high',
      minutes: [4, 5],
      cue: 'heated',
      joins: true,
      proofs: safetyProofsFor(rice),
    })
    finishAndServe(stove, others, 'wok')
    return true
  },
}
