import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  hasOwnPasta,
  wantBase,
  wantEach,
  wantLift,
  wantMain,
  wantSeasoning,
  wantVegetables,
} from '#kitchen/composer/archetypes/shopping.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import { boilEggs, cookBeside, plateUp } from '#kitchen/composer/sides.ts'
import {
  bloomAromatics,
  enrich,
  heatFat,
  isCookedVegetable,
  isFlesh,
  isMain,
  isMainFor,
  isSauceByTheCup,
  layer,
  longest,
  mixSauce,
  proofsFor,
  type Stove,
  saltEarly,
  softenAlliums,
  suits,
  water,
} from '#kitchen/composer/stages.ts'
import { isStarchy } from '#kitchen/composer/table.ts'

/** Meat rests a while in wine and starch: it stays tender in the wok. */
function velvet({ table, draft }: Stove, mains: readonly Item[]): void {
  const flesh = mains.filter((item) => isIn(item, 'flesh') && item.class !== 'mince')
  const coat = table.take((item) => ['rice-wine', 'sake', 'cornstarch', 'potato-starch'].includes(item.kin), 2)
  if (flesh.length === 0 || coat.length === 0) return
  draft.add('toss', { items: flesh, and: coat, vessel: 'bowl', handwork: 2 })
  draft.add('marinate', { items: flesh, minutes: [15, 20], phase: 'rest' })
}

/** Fast and hot in a wok: protein first, then vegetables by their times, a sauce to glaze. */
export const stirFry: Archetype = {
  id: 'stir-fry',
  meals: ['entrée'],
  usually: 0.4,
  affinity: { Chinese: 3, Thai: 3, Korean: 2, Japanese: 2, Indian: 0.5 },
  cook: (stove) => {
    const { table, draft } = stove
    if (hasOwnPasta(table) || table.see((item) => item.class === 'noodle' && item.use === 'yours').length > 0) return false
    wantMain(table)
    wantBase(table)
    wantVegetables(table, 2)
    wantEach(table, 'acid', 'sweet', 'heat', 'starch', 'herb')
    if (table.brief.complexity === 'elaborate') {
      if (table.kitchen.method === 'Chinese') table.wantThis('rice-wine')
      table.wantThis('cornstarch')
      table.want('crunch')
    }
    if (table.see((item) => isIn(item, 'fat')).length === 0) return false
    const mains = table.take(isMainFor('stir-fry'), 3)
    const vegetables = table.take(isCookedVegetable('stir-fry'), 8)
    if (mains.length + vegetables.length === 0) return false
    velvet(stove, mains)
    const beside = cookBeside(stove)
    const eggs = boilEggs(stove)
    const sauce = mixSauce(stove)
    heatFat(stove, 'wok', 'high')
    if (mains.length > 0) {
      layer(stove, mains, 'stir-fry', { vessel: 'wok', heat: 'high', cue: 'browned' })
      if (vegetables.length > 0) draft.add('lift-out', { items: mains, vessel: 'wok' })
    }
    // What is fried for long goes in before the garlic, which would burn.
    const isLong = vegetables.length > 0 && longest(vegetables, 'stir-fry')[1] > 6
    softenAlliums(stove, 'wok', { quick: true })
    if (!isLong) bloomAromatics(stove, 'wok')
    if (vegetables.length > 0) {
      layer(stove, vegetables, 'stir-fry', { vessel: 'wok', heat: 'high' })
      if (isLong) bloomAromatics(stove, 'wok')
      if (mains.length > 0) draft.add('return', { items: mains, vessel: 'wok' })
    }
    if (sauce.length > 0) draft.add('pour-over', { subject: 'sauce', vessel: 'wok', minutes: [1, 2], cue: 'syrupy' })
    enrich(stove, 'wok')
    plateUp(stove, [...beside, ...eggs])
    return true
  },
}

/** Kitchens that glaze what they sear: soy, something sweet, something sour. */
const glazes: readonly string[] = ['Japanese', 'Korean', 'Chinese']

/** Seared until golden, with vegetables from the same pan. */
export const sear: Archetype = {
  id: 'sear',
  meals: ['entrée'],
  usually: 1.3,
  affinity: { French: 3, Italian: 2, Japanese: 2, Korean: 1, Mexican: 1, Thai: 0.5, Indian: 0.5, Chinese: 0.5 },
  cook: (stove) => {
    const { table, draft } = stove
    if (hasOwnPasta(table)) return false
    wantMain(table)
    wantEach(table, 'fat', 'aromatic')
    wantSeasoning(table)
    wantVegetables(table, 2)
    table.want('starch')
    const isGlazed = glazes.includes(table.kitchen.flavour)
    if (table.brief.complexity === 'elaborate') table.want('allium')
    if (table.brief.complexity === 'elaborate' && !isGlazed) table.want('liquid')
    if (table.brief.complexity === 'elaborate' && table.kitchen.method === 'French') table.want('creamy')
    if (isGlazed) table.want('sweet')
    wantLift(table)
    const mains = table.take((item) => isMain(item) && suits('sear')(item) && item.class !== 'legume', 2)
    if (mains.length === 0) return false
    const beside = cookBeside(stove)
    const eggs = boilEggs(stove)
    const vegetables = table.take(isCookedVegetable('fry'), 6)
    const glaze = isGlazed ? mixSauce(stove) : []
    if (glaze.length === 0) saltEarly(stove, mains)
    heatFat(stove, 'frying-pan', 'medium-high')
    layer(stove, mains, 'sear', { vessel: 'frying-pan', heat: 'medium-high' })
    draft.add('lift-out', { items: mains, vessel: 'frying-pan' })
    softenAlliums(stove, 'frying-pan')
    if (vegetables.length > 0) layer(stove, vegetables, 'fry', { vessel: 'frying-pan', heat: 'medium' })
    bloomAromatics(stove, 'frying-pan')
    const liquid = table.take((item) => (isIn(item, 'liquid') && item.class !== 'coconut') || isSauceByTheCup(item), 2)
    if (liquid.length > 0) draft.add('pour-in', { items: liquid, vessel: 'frying-pan', minutes: [3, 4], cue: 'syrupy' })
    enrich(stove, 'frying-pan')
    draft.add('return', { items: mains, vessel: 'frying-pan' })
    if (glaze.length > 0) draft.add('pour-over', { subject: 'sauce', vessel: 'frying-pan', minutes: [1, 2], cue: 'syrupy' })
    plateUp(stove, [...beside, ...eggs])
    return true
  },
}

/** Eggs over vegetables in one pan, cooked slowly until set. */
export const frittata: Archetype = {
  id: 'frittata',
  meals: ['entrée'],
  usually: 1,
  affinity: { Italian: 2, French: 2, Japanese: 1, Korean: 1, Mexican: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    if (table.see((item) => item.class === 'egg').length === 0) return false
    if (table.brief.wantsMeat) wantMain(table)
    table.want('fat')
    table.want('allium')
    wantVegetables(table, 1)
    table.wantThis('salt')
    table.wantThis('black-pepper')
    table.want('herb')
    if (table.brief.complexity === 'elaborate') table.want('cheese')
    const eggs = table.take((item) => item.class === 'egg', 2)
    const rounds = cookBeside(stove)
    const beaten = [...eggs, ...table.take((item) => isIn(item, 'salty', 'dairy') || item.kin === 'black-pepper', 4)]
    const mains = table.take((item) => isFlesh(item) && suits('fry')(item), 2)
    const vegetables = table.take(isCookedVegetable('fry'), 5)
    draft.add('whisk', { items: beaten, vessel: 'bowl', cue: 'combined' })
    heatFat(stove, 'frying-pan', 'medium')
    softenAlliums(stove, 'frying-pan')
    if (mains.length + vegetables.length > 0) layer(stove, [...mains, ...vegetables], 'fry', { vessel: 'frying-pan', heat: 'medium' })
    bloomAromatics(stove, 'frying-pan')
    draft.add('pour-over', { items: eggs, vessel: 'frying-pan', heat: 'low', minutes: [8, 10], cue: 'set', proofs: proofsFor(eggs) })
    plateUp(stove, [...rounds])
    return true
  },
}

/** Cooked rice fried with egg, vegetables and what there is. */
export const friedRice: Archetype = {
  id: 'fried-rice',
  meals: ['entrée'],
  usually: 0.5,
  affinity: { Chinese: 3, Thai: 2, Japanese: 1.5, Korean: 1.5, Indian: 0.6 },
  cook: (stove) => {
    const { table, draft } = stove
    if (table.see((item) => item.class === 'rice').length === 0) table.want('starch')
    if (table.see((item) => item.class === 'rice').length === 0) return false
    if (table.brief.wantsMeat) wantMain(table)
    wantBase(table)
    wantVegetables(table, 1)
    table.want('herb')
    table.want('acid')
    if (table.see((item) => isIn(item, 'fat')).length === 0) return false
    const rice = table.take((item) => item.class === 'rice', 1)
    const isReady = rice.every((item) => item.kin === 'cooked-rice')
    if (!isReady)
      draft.add('absorb', {
        items: rice,
        and: [water({ per: rice, ratio: 1.6 })],
        vessel: 'saucepan',
        heat: 'low',
        minutes: longest(rice, 'simmer'),
        cue: 'absorbed',
        lane: 'side',
      })
    const eggs = table.take((item) => item.class === 'egg', 1)
    const mains = table.take((item) => isMain(item) && suits('stir-fry')(item) && item.class !== 'egg', 3)
    const vegetables = table.take(isCookedVegetable('stir-fry'), 6)
    const others = table.see(isStarchy).length > 0 ? cookBeside(stove) : []
    heatFat(stove, 'wok', 'high')
    if (mains.length > 0) layer(stove, mains, 'stir-fry', { vessel: 'wok', heat: 'high', cue: 'browned' })
    softenAlliums(stove, 'wok', { quick: true })
    if (vegetables.length > 0) layer(stove, vegetables, 'stir-fry', { vessel: 'wok', heat: 'high' })
    bloomAromatics(stove, 'wok')
    draft.add('stir-fry', {
      items: rice,
      vessel: 'wok',
      heat: 'high',
      minutes: [4, 5],
      cue: 'heated',
      joins: true,
      proofs: proofsFor(rice),
    })
    if (eggs.length > 0)
      draft.add('stir-fry', { items: eggs, vessel: 'wok', heat: 'medium', minutes: [2, 3], cue: 'set', proofs: proofsFor(eggs) })
    plateUp(stove, others, 'wok')
    return true
  },
}
