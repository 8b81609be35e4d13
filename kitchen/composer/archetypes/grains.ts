import type { Archetype } from '#kitchen/composer/archetype.ts'
import { browns, goesInThePot } from '#kitchen/composer/archetypes/pot.ts'
import {
  hasSomethingToCook,
  wantBase,
  wantEach,
  wantLift,
  wantMain,
  wantSeasoning,
  wantSpices,
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
  isMainFor,
  isSauceByTheCup,
  layer,
  longest,
  mixSauce,
  proofsFor,
  saltEarly,
  season,
  softenAlliums,
  softenAromatics,
  suits,
  water,
} from '#kitchen/composer/stages.ts'

/** Rice or grain cooked in what it will taste of. */
export const onePotRice: Archetype = {
  id: 'one-pot-rice',
  meals: ['entrée'],
  usually: 1,
  affinity: { African: 3, Italian: 2, Indian: 3, Mexican: 2, Japanese: 1, Korean: 0.7, French: 0.7 },
  cook: (stove) => {
    const { table, draft } = stove
    const isGrain = (item: Item) => isIn(item, 'grain') && suits('simmer')(item) && item.kin !== 'cooked-rice'
    if (table.see(isGrain).length === 0) table.want('starch')
    if (table.see(isGrain).length === 0) return false
    wantMain(table)
    wantBase(table)
    wantVegetables(table, 1)
    wantSpices(table)
    table.want('liquid')
    wantLift(table)
    const grains = table.take(isGrain, 2)
    const eggs = boilEggs(stove)
    const others = cookBeside(stove)
    const solids = table.take((item) => goesInThePot(item), 9)
    const browned = solids.filter(browns)
    saltEarly(stove, browned)
    heatFat(stove, 'pot', 'medium')
    softenAromatics(stove, 'pot')
    if (browned.length > 0) draft.add('brown', { items: browned, vessel: 'pot', heat: 'medium-high', minutes: [5, 6], cue: 'browned' })
    const liquids = table.take((item) => ['stock', 'wine', 'coconut'].includes(item.class) || isSauceByTheCup(item), 1)
    draft.add('pour-in', {
      items: [...liquids, water({ per: grains, ratio: liquids.length > 0 ? 1.4 : 1.9 })],
      vessel: 'pot',
      heat: 'high',
      minutes: [4, 5],
      cue: 'bubbling',
    })
    season(stove, 'pot')
    const proofs = proofsFor(browned, 'simmer')
    const waiting = solids.filter((item) => !browns(item))
    const slowest = longest([...grains, ...browned], 'simmer')
    const rest = [...waiting, ...grains]
    layer(stove, rest, 'simmer', {
      vessel: 'pot',
      heat: 'low',
      cue: 'absorbed',
      proofs,
      ...(slowest[1] > longest(rest, 'simmer')[1] ? { atLeast: slowest } : {}),
    })
    draft.add('rest', { items: [], vessel: 'pot', minutes: [5, 5], phase: 'rest' })
    plateUp(stove, [...others, ...eggs])
    return true
  },
}

/** Pasta or noodles tossed with what the pan gives. */
export const pastaAndSauce: Archetype = {
  id: 'pasta',
  meals: ['entrée'],
  usually: 0.7,
  affinity: { Italian: 3, Chinese: 0.4, Thai: 0.3, Japanese: 0.6, Korean: 0.3, French: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    const isDough = (item: Item) => isIn(item, 'dough')
    if (table.see(isDough).length === 0) table.want('starch')
    if (table.see(isDough).length === 0) return false
    wantMain(table)
    wantBase(table)
    wantVegetables(table, 2)
    wantSpices(table)
    table.want('liquid')
    wantLift(table)
    if (table.kitchen.flavour === 'Italian') table.want('cheese')
    const doughs = table.take((item) => isDough(item) && suits('boil')(item), 2)
    const beside = [...cookBeside(stove), ...boilEggs(stove)]
    const mains = table.take((item) => isMainFor('fry')(item) && item.class !== 'legume', 2)
    const vegetables = table.take(isCookedVegetable('fry'), 7)
    saltEarly(stove, mains.filter(isFlesh))
    heatFat(stove, 'frying-pan', 'medium')
    softenAlliums(stove, 'frying-pan')
    if (mains.length + vegetables.length > 0) layer(stove, [...mains, ...vegetables], 'fry', { vessel: 'frying-pan', heat: 'medium' })
    bloomAromatics(stove, 'frying-pan')
    const liquids = table.take((item) => isIn(item, 'liquid') || isSauceByTheCup(item), 2)
    if (liquids.length > 0) draft.add('pour-in', { items: liquids, vessel: 'frying-pan', minutes: [4, 5], cue: 'thickened' })
    enrich(stove, 'frying-pan')
    season(stove, 'frying-pan')
    // The water takes its time: it is on while the sauce cooks, and the pasta goes in last.
    draft.add('boil', {
      items: doughs,
      and: [water({ ml: 3000 })],
      vessel: 'large-pot',
      heat: 'high',
      minutes: longest(doughs, 'boil'),
      cue: 'al-dente',
      lane: 'side',
    })
    draft.add('toss', { items: doughs, vessel: 'frying-pan', joins: true, handwork: 1 })
    plateUp(stove, beside)
    return true
  },
}

/** Boiled and steamed with no fat needed: a bowl of what there is. */
export const bowl: Archetype = {
  id: 'bowl',
  meals: ['entrée'],
  usually: 0.35,
  affinity: { Japanese: 1.2, Korean: 1.5, African: 0.5 },
  cook: (stove) => {
    const { table, draft } = stove
    if (table.brief.mayAdd || !hasSomethingToCook(table)) {
      wantMain(table)
      wantVegetables(table, 2)
      table.want('starch')
      wantLift(table)
    }
    wantEach(table, 'aromatic', 'fat')
    wantSeasoning(table)
    const beside = cookBeside(stove)
    const eggs = boilEggs(stove, 'main')
    const steamed = table.take((item) => isCookedVegetable('steam')(item) || (isMainFor('steam')(item) && item.class !== 'legume'), 7)
    saltEarly(stove, steamed.filter(isFlesh))
    if (steamed.length > 0) layer(stove, steamed, 'steam', { vessel: 'steamer', heat: 'medium', and: [water({ ml: 500 })] })
    const hasFat = table.see((item) => isIn(item, 'fat')).length > 0
    const poached = table.take((item) => goesInThePot(item) && item.class !== 'cured-meat', 5)
    if (poached.length > 0) {
      const around = hasFat ? [] : table.take((item) => isIn(item, 'allium', 'aromatic', 'hardyHerb') || item.kin === 'star-anise', 4)
      layer(stove, poached, 'simmer', { vessel: 'pot', heat: 'medium-low', and: [...around, water({ ml: 750 })] })
      draft.add('drain', { items: poached, vessel: 'pot' })
    }
    const cured = table.take((item) => item.class === 'cured-meat' && suits('fry')(item), 2)
    const served = [...beside, ...steamed, ...poached, ...cured, ...eggs]
    if (served.length === 0) return false
    const sauce = mixSauce(stove)
    const hot: Item[] = []
    if (cured.length > 0 || (hasFat && table.see((item) => isIn(item, 'allium', 'aromatic', 'spice')).length > 0)) {
      const fat = table.see((item) => isIn(item, 'fat')).slice(0, cured.length > 0 ? 0 : 1)
      heatFat(stove, 'frying-pan', 'medium')
      if (cured.length > 0) layer(stove, cured, 'fry', { vessel: 'frying-pan', heat: 'medium', cue: 'crisp' })
      hot.push(...softenAromatics(stove, 'frying-pan'))
      if (hot.length > 0) hot.unshift(...fat)
    }
    enrich(stove, hasFat ? 'frying-pan' : 'saucepan')
    draft.add('layer', { items: served, vessel: 'plates', joins: true, handwork: 2 })
    if (hot.length > 0) draft.add('dress', { items: hot })
    plateUp(stove)
    if (sauce.length > 0) draft.add('serve-with', { subject: 'sauce' })
    return true
  },
}
