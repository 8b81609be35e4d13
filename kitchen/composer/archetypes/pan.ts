import type { Archetype } from '#kitchen/composer/archetype.ts'
import { wantBase, wantLift, wantMain, wantSpices, wantVegetables } from '#kitchen/composer/archetypes/shopping.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import {
  boilEggs,
  cookStarch,
  enrich,
  finish,
  freshSide,
  heatFat,
  isCookedVegetable,
  isFlesh,
  isMain,
  layer,
  longest,
  mixSauce,
  proofsFor,
  season,
  serve,
  softenAromatics,
  suits,
  water,
} from '#kitchen/composer/stages.ts'
import { isStarchy, isWheaten } from '#kitchen/composer/table.ts'

/** Fast and hot in a wok: protein first, then vegetables by their times, a sauce to glaze. */
export const stirFry: Archetype = {
  id: 'stir-fry',
  meals: ['entrée'],
  usually: 0.4,
  affinity: { Chinese: 3, Thai: 3, Korean: 2, Japanese: 2, Indian: 0.5 },
  cook: (stove) => {
    const { table, draft } = stove
    wantMain(table)
    wantBase(table)
    wantVegetables(table, 2)
    table.want('acid')
    table.want('sweet')
    table.want('heat')
    table.want('starch')
    table.want('herb')
    if (table.see((item) => isIn(item, 'fat')).length === 0) return false
    const beside = cookStarch(stove)
    const eggs = boilEggs(stove)
    const mains = table.take((item) => isMain(item) && item.class !== 'egg' && suits('stir-fry')(item), 3)
    const vegetables = table.take(isCookedVegetable('stir-fry'), 8)
    if (mains.length + vegetables.length === 0) return false
    const sauce = mixSauce(stove)
    heatFat(stove, 'wok', 'high')
    if (mains.length > 0) {
      layer(stove, mains, 'stir-fry', { vessel: 'wok', heat: 'high', cue: 'browned' })
      if (vegetables.length > 0) draft.add('lift-out', { items: mains, vessel: 'wok' })
    }
    softenAromatics(stove, 'wok', { quick: true })
    if (vegetables.length > 0) {
      layer(stove, vegetables, 'stir-fry', { vessel: 'wok', heat: 'high' })
      if (mains.length > 0) draft.add('return', { items: mains, vessel: 'wok' })
    }
    if (sauce.length > 0) draft.add('pour-over', { subject: 'sauce', vessel: 'wok', minutes: [1, 2], cue: 'syrupy' })
    enrich(stove, 'wok')
    season(stove)
    finish(stove)
    serve(stove, [...beside, ...eggs, ...freshSide(stove)])
    return true
  },
}

/** Seared until golden, with vegetables from the same pan. */
export const sear: Archetype = {
  id: 'sear',
  meals: ['entrée'],
  usually: 1.5,
  affinity: { French: 3, Italian: 2, Japanese: 2, Korean: 1, Mexican: 1, Thai: 0.5, Indian: 0.5, Chinese: 0.5 },
  cook: (stove) => {
    const { table, draft } = stove
    wantMain(table)
    table.want('fat')
    table.want('aromatic')
    table.want('salty')
    table.wantThis('salt')
    table.wantThis('black-pepper')
    wantVegetables(table, 2)
    table.want('starch')
    wantLift(table)
    const mains = table.take((item) => isMain(item) && suits('sear')(item) && item.class !== 'legume', 2)
    if (mains.length === 0) return false
    const beside = cookStarch(stove)
    const eggs = boilEggs(stove)
    const vegetables = table.take(isCookedVegetable('fry'), 6)
    season(stove, null, mains)
    heatFat(stove, 'frying-pan', 'medium-high')
    layer(stove, mains, 'sear', { vessel: 'frying-pan', heat: 'medium-high' })
    draft.add('lift-out', { items: mains, vessel: 'frying-pan' })
    softenAromatics(stove, 'frying-pan')
    if (vegetables.length > 0) layer(stove, vegetables, 'fry', { vessel: 'frying-pan', heat: 'medium' })
    const liquid = table.take((item) => isIn(item, 'liquid') && item.class !== 'coconut', 1)
    if (liquid.length > 0) draft.add('pour-in', { items: liquid, vessel: 'frying-pan', minutes: [3, 4], cue: 'syrupy' })
    enrich(stove, 'frying-pan')
    finish(stove)
    serve(stove, [...beside, ...eggs, ...freshSide(stove)])
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
    const rounds = cookStarch(stove)
    const beaten = [...eggs, ...table.take((item) => isIn(item, 'salty', 'dairy') || item.kin === 'black-pepper', 4)]
    const mains = table.take((item) => isFlesh(item) && suits('fry')(item), 2)
    const vegetables = table.take(isCookedVegetable('fry'), 5)
    draft.add('whisk', { items: beaten, vessel: 'bowl', cue: 'combined' })
    heatFat(stove, 'frying-pan', 'medium')
    softenAromatics(stove, 'frying-pan')
    if (mains.length + vegetables.length > 0) layer(stove, [...mains, ...vegetables], 'fry', { vessel: 'frying-pan', heat: 'medium' })
    draft.add('pour-over', { items: eggs, vessel: 'frying-pan', heat: 'low', minutes: [8, 10], cue: 'set', proofs: proofsFor(eggs) })
    season(stove)
    finish(stove)
    serve(stove, [...rounds, ...freshSide(stove)])
    return true
  },
}

/** A hot filling in warm tortillas, flatbreads or bread, with something fresh. */
export const wraps: Archetype = {
  id: 'wraps',
  meals: ['entrée'],
  usually: 0.6,
  affinity: { Mexican: 3, Indian: 1, African: 1, French: 0.6, Italian: 0.6 },
  cook: (stove) => {
    const { table, draft } = stove
    if (table.kitchen.method === 'Mexican') table.wantThis('corn-tortilla')
    if (table.see((item) => isIn(item, 'bread')).length === 0) return false
    wantMain(table)
    wantBase(table)
    wantSpices(table)
    wantVegetables(table, 1)
    table.want('heat')
    wantLift(table)
    const wrappers = table.take((item) => isIn(item, 'bread') && suits('grill')(item), 1)
    const mains = table.take((item) => isMain(item) && item.class !== 'egg' && suits('fry')(item), 2)
    const vegetables = table.take((item) => isCookedVegetable('fry')(item) && !['avocado', 'cucumber', 'lettuce'].includes(item.kin), 6)
    if (wrappers.length === 0 || mains.length + vegetables.length === 0) return false
    const others = cookStarch(stove)
    const eggs = boilEggs(stove)
    heatFat(stove, 'frying-pan', 'medium-high')
    softenAromatics(stove, 'frying-pan')
    layer(stove, [...mains, ...vegetables], 'fry', { vessel: 'frying-pan', heat: 'medium-high' })
    season(stove, 'frying-pan')
    enrich(stove, 'frying-pan')
    draft.add('toast', { items: wrappers, vessel: 'grill-pan', heat: 'medium', minutes: longest(wrappers, 'grill'), cue: 'toasted' })
    draft.add('fill', { items: wrappers, handwork: 2 })
    finish(stove)
    serve(stove, [...others, ...eggs, ...freshSide(stove)])
    return true
  },
}

/** Flour and water become flatbreads; what else there is goes on top. */
export const flatbread: Archetype = {
  id: 'flatbread',
  meals: ['entrée'],
  usually: 0.3,
  affinity: { Indian: 1, African: 0.6, Italian: 0.6, Mexican: 0.5 },
  cook: (stove) => {
    const { table, draft } = stove
    const isBreadFlour = (item: Item) =>
      ['flour', 'whole-wheat-flour', 'chickpea-flour', 'gluten-free-flour', 'rice-flour'].includes(item.kin)
    const flour = table.take(isBreadFlour, 1).map((item): Item => ({ ...item, scale: 4 }))
    if (flour.length === 0) return false
    const rounds = flour.some(isWheaten) ? 'flatbreads' : 'rounds'
    table.wantThis('salt')
    table.want('fat')
    const inDough = table.take(
      (item) => item.class === 'salt' || item.class === 'yogurt' || item.kin === 'baking-powder' || item.kin === 'yeast',
      3,
    )
    draft.add('mix', {
      items: [...flour, ...inDough],
      and: [water({ per: flour, ratio: 0.6 })],
      vessel: 'bowl',
      handwork: 8,
      cue: 'smooth',
    })
    draft.add('rest', { subject: 'dough', minutes: [15, 20], phase: 'rest' })
    draft.add('shape', { subject: rounds, handwork: 5 })
    const mains = table.take((item) => isMain(item) && item.class !== 'egg' && suits('fry')(item), 2)
    const vegetables = table.take(isCookedVegetable('fry'), 5)
    const fat = heatFat(stove, 'frying-pan', 'medium-high')
    draft.add('bake-in-pan', {
      subject: rounds,
      vessel: 'frying-pan',
      heat: 'medium-high',
      minutes: [8, 12],
      cue: fat ? 'golden' : 'toasted',
    })
    if (mains.length + vegetables.length > 0) {
      softenAromatics(stove, 'frying-pan')
      layer(stove, [...mains, ...vegetables], 'fry', { vessel: 'frying-pan', heat: 'medium' })
      season(stove)
    }
    const eggs = boilEggs(stove)
    finish(stove)
    serve(stove, [...eggs, ...freshSide(stove)])
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
    heatFat(stove, 'wok', 'high')
    if (mains.length > 0) layer(stove, mains, 'stir-fry', { vessel: 'wok', heat: 'high', cue: 'browned' })
    softenAromatics(stove, 'wok', { quick: true })
    if (vegetables.length > 0) layer(stove, vegetables, 'stir-fry', { vessel: 'wok', heat: 'high' })
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
    season(stove, 'wok')
    finish(stove)
    const others = table.see(isStarchy).length > 0 ? cookStarch(stove) : []
    serve(stove, [...others, ...freshSide(stove)])
    return true
  },
}
