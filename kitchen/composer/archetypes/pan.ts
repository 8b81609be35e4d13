import type { Archetype } from '#kitchen/composer/archetype.ts'
import { wantBase, wantLift, wantMain, wantVegetables } from '#kitchen/composer/archetypes/shopping.ts'
import { isIn } from '#kitchen/composer/item.ts'
import { boilEggs, cookStarch, finish, freshSide, serve } from '#kitchen/composer/sides.ts'
import {
  enrich,
  heatFat,
  isCookedVegetable,
  isFlesh,
  isMain,
  layer,
  longest,
  mixSauce,
  proofsFor,
  season,
  softenAromatics,
  suits,
  water,
} from '#kitchen/composer/stages.ts'
import { isStarchy } from '#kitchen/composer/table.ts'

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
    draft.add('return', { items: mains, vessel: 'frying-pan' })
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
