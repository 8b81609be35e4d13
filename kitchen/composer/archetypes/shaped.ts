import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  hasOwnPasta,
  wantBase,
  wantEach,
  wantMain,
  wantSeasoning,
  wantSpices,
  wantVegetables,
} from '#kitchen/composer/archetypes/shopping.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import { boilEggs, cookBeside, plateUp } from '#kitchen/composer/sides.ts'
import {
  bloomAromatics,
  finishingOils,
  heatFat,
  isBestRaw,
  isCookedVegetable,
  isMain,
  layer,
  longest,
  mixSauce,
  proofsFor,
  suits,
  water,
} from '#kitchen/composer/stages.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import { hazardOf, isEatenRaw } from '#kitchen/lexicon/lexicon.ts'

const binders: readonly string[] = [
  'breadcrumbs',
  'panko',
  'flour',
  'chickpea-flour',
  'rice-flour',
  'gluten-free-flour',
  'cornstarch',
  'potato-starch',
]

/** Soft enough to be grated or chopped into a mixture, and done as fast as it. */
const goesIntoMixture = (item: Item) =>
  isIn(item, 'vegetable') &&
  item.class !== 'tomato' &&
  !['okra', 'eggplant', 'canned-corn'].includes(item.kin) &&
  !isBestRaw(item) &&
  (longestFry(item) <= 8 || item.kin === 'carrot')

const longestFry = (item: Item) => (suits('fry')(item) ? longest([item], 'fry')[1] : 99)

const isPattyBase = (item: Item) =>
  item.class === 'mince' ||
  item.class === 'legume' ||
  ['canned-tuna', 'tofu', 'tempeh', 'potato', 'crab'].includes(item.kin) ||
  item.class === 'fish'

/** Minced, mashed or flaked, shaped by hand and fried. */
export const patties: Archetype = {
  id: 'patties',
  meals: ['entrée'],
  usually: 0.7,
  affinity: { Indian: 1.8, African: 1.6, Japanese: 1.3, Korean: 1.2, Thai: 1.5, Italian: 1.3, Mexican: 0.9, French: 0.8, Chinese: 0.6 },
  cook: (stove) => {
    const { table, draft } = stove
    if (hasOwnPasta(table)) return false
    if (table.see(isPattyBase).length === 0) wantMain(table)
    const base = table.take(isPattyBase, 2)
    if (base.every((item) => item.kin === 'potato')) return false
    wantSeasoning(table)
    wantEach(table, 'fat', 'allium', 'aromatic', 'herb')
    wantSpices(table, 2)
    table.wantThis('egg')
    table.wantThis('breadcrumbs')
    if (table.see((item) => binders.includes(item.kin)).length === 0) table.wantThis('chickpea-flour')
    table.want('acid')
    const hasBinder = table.see((item) => item.class === 'egg' || binders.includes(item.kin)).length > 0
    if (base.some((item) => item.class === 'fish' || item.class === 'cured-fish') && !hasBinder) return false
    const boiled = base.filter((item) => item.kin === 'potato' || (item.class === 'legume' && !isEatenRaw(item.kin)))
    if (boiled.length > 0) {
      const technique = boiled.every(suits('boil')) ? 'boil' : 'simmer'
      draft.add('boil', {
        items: boiled,
        and: [water({ ml: 1500 })],
        vessel: 'large-pot',
        heat: 'medium',
        minutes: longest(boiled, technique),
        cue: 'soft',
        proofs: proofsFor(boiled),
      })
    }
    const mashed = base.filter((item) => item.class === 'legume' || item.kin === 'potato' || item.class === 'plant-protein')
    if (mashed.length > 0) draft.add('mash', { items: mashed, vessel: 'bowl', handwork: 4 })
    const eggs = table.take((item) => item.class === 'egg', 1)
    const kneaded = [
      ...base.filter((item) => !mashed.includes(item)),
      ...table.take(goesIntoMixture, 2),
      ...table.take((item) => isIn(item, 'allium'), 1),
      ...table.take((item) => isIn(item, 'aromatic'), 2),
      ...table.take((item) => isIn(item, 'herb'), 1),
      ...table.take((item) => (isIn(item, 'spice') && !isPlainPepper(item)) || isIn(item, 'paste'), 4),
      // A whole dish of eggs would drown the mixture: one binds it.
      ...eggs.map((item): Item => (item.use === 'yours' ? item : { ...item, scale: 0.25 })),
      ...table.take((item) => binders.includes(item.kin), 1),
      ...table.take((item) => item.class === 'salt' || isPlainPepper(item), 2),
    ]
    const filled = kneaded.filter((item) => item.class === 'egg')
    draft.add('mix', { items: kneaded, vessel: 'bowl', handwork: 4, cue: 'combined' })
    draft.add('form', { subject: 'patties', handwork: 6 })
    const beside = cookBeside(stove)
    const vegetables = table.take(isCookedVegetable('fry'), 4)
    const sauce = mixSauce(stove)
    const hasFat = heatFat(stove, 'frying-pan', 'medium')
    const needs = proofsFor([...base.filter((item) => !boiled.includes(item)), ...filled])
    draft.add('sear', {
      subject: 'patties',
      vessel: 'frying-pan',
      heat: 'medium',
      minutes: base.some((item) => item.class === 'mince') ? [10, 12] : [7, 9],
      cue: hasFat ? 'golden' : 'browned',
      proofs: needs,
    })
    if (vegetables.length > 0) {
      draft.add('lift-out', { subject: 'patties', vessel: 'frying-pan' })
      layer(stove, vegetables, 'fry', { vessel: 'frying-pan', heat: 'medium' })
      bloomAromatics(stove, 'frying-pan')
    }
    if (sauce.length > 0) draft.add('pour-over', { subject: 'sauce', vessel: 'frying-pan', minutes: [1, 2], cue: 'syrupy' })
    plateUp(stove, beside)
    return true
  },
}

const goesOnSkewer = (item: Item) =>
  suits('grill')(item) && !isBestRaw(item) && hazardOf(item.kin) !== 'bivalve' && longest([item], 'grill')[1] <= 16

/** Chunks on a stick, marinated and grilled hot. */
export const skewers: Archetype = {
  id: 'skewers',
  meals: ['entrée'],
  usually: 0.6,
  affinity: { African: 2.2, Japanese: 2, Indian: 2, Thai: 1.8, Korean: 1, Mexican: 0.9, Chinese: 0.9, Italian: 0.7, French: 0.6 },
  cook: (stove) => {
    const { table, draft } = stove
    if (hasOwnPasta(table)) return false
    wantMain(table)
    table.want('fat')
    table.want('aromatic', table.brief.complexity === 'elaborate' ? 2 : 1)
    wantSeasoning(table)
    wantSpices(table, 2)
    table.want('acid', table.brief.complexity === 'elaborate' ? 2 : 1)
    const isMeat = (item: Item) => isMain(item) && goesOnSkewer(item) && !['mince', 'legume', 'egg'].includes(item.class)
    const mains = table.take(isMeat, 2)
    if (mains.length === 0) return false
    wantVegetables(table, 2)
    wantEach(table, 'starch', 'herb')
    const isPiece = (item: Item) =>
      goesOnSkewer(item) &&
      ['pepper', 'mushroom', 'squash', 'tomato', 'allium', 'vegetable'].includes(item.class) &&
      longest([item], 'grill')[1] >= 5
    const pieces = [...mains, ...table.take(isPiece, 4)]
    const marinade = [
      ...table.take((item) => isIn(item, 'fat') && !finishingOils.includes(item.kin), 1),
      ...table.take((item) => item.class === 'yogurt' || item.class === 'salty-sauce' || item.class === 'salt' || isPlainPepper(item), 4),
      ...table.take((item) => isIn(item, 'acid') && item.class !== 'citrus', 1),
      ...table.take((item) => isIn(item, 'aromatic', 'spice', 'paste', 'hardyHerb') || item.class === 'nut-butter', 7),
      ...table.take((item) => isIn(item, 'sweet') || item.kin === 'mirin' || item.kin === 'sake', 1),
    ]
    if (marinade.length > 0) {
      draft.add('toss', { items: pieces, and: marinade, vessel: 'bowl', handwork: 3 })
      if (marinade.length > 2)
        draft.add('marinate', { items: mains, minutes: table.brief.complexity === 'elaborate' ? [45, 60] : [20, 30], phase: 'rest' })
    }
    draft.add('thread', { items: pieces, handwork: 8 })
    const beside = cookBeside(stove)
    const eggs = boilEggs(stove)
    draft.add('grill', {
      subject: 'skewers',
      vessel: 'grill-pan',
      heat: 'medium-high',
      minutes: longest(pieces, 'grill'),
      cue: 'browned',
      proofs: proofsFor(pieces),
    })
    plateUp(stove, [...beside, ...eggs])
    return true
  },
}

const batterFlours: readonly string[] = [
  'flour',
  'whole-wheat-flour',
  'rice-flour',
  'chickpea-flour',
  'gluten-free-flour',
  'cornmeal-flour',
  'buckwheat-flour',
  'cassava-flour',
]
const flourOf: Partial<Record<string, 'chickpea-flour' | 'flour' | 'rice-flour'>> = { Indian: 'chickpea-flour', Thai: 'rice-flour' }

/** Vegetables held together by a thin batter, fried crisp, with a sharp sauce. */
export const savouryPancakes: Archetype = {
  id: 'savoury-pancakes',
  meals: ['entrée'],
  usually: 0.5,
  affinity: { Korean: 2.6, Japanese: 2, Indian: 1.8, Chinese: 1.3, French: 1, Italian: 0.8, African: 0.7, Thai: 0.5, Mexican: 0.4 },
  cook: (stove) => {
    const { table, draft } = stove
    const isBatterFlour = (item: Item) => batterFlours.includes(item.kin)
    if (table.brief.wantsMeat && table.see((item) => isMain(item)).length === 0) wantMain(table)
    if (table.see(isBatterFlour).length === 0) table.wantThis(flourOf[table.kitchen.method] ?? 'flour')
    if (table.see(isBatterFlour).length === 0) table.wantThis('rice-flour')
    if (table.see(isBatterFlour).length === 0) table.wantThis('chickpea-flour')
    const flours = table.take(isBatterFlour, 1).map((item): Item => ({ ...item, scale: 4 }))
    wantBase(table)
    if (flours.length === 0 || table.see((item) => isIn(item, 'fat')).length === 0) return false
    table.wantThis('egg')
    if (table.see(goesIntoMixture).length === 0) wantVegetables(table, 2)
    wantSpices(table)
    table.want('acid')
    if (table.brief.complexity === 'elaborate') wantEach(table, 'crunch', 'herb', 'heat')
    const eggs = table.take((item) => item.class === 'egg', 1).map((item): Item => (item.use === 'yours' ? item : { ...item, scale: 0.5 }))
    const isQuick = (item: Item) =>
      ((isMain(item) &&
        ['shellfish', 'mince', 'plant-protein', 'legume', 'cured-meat'].includes(item.class) &&
        hazardOf(item.kin) !== 'bivalve') ||
        item.class === 'cured-meat') &&
      longestFry(item) <= 9
    const folded = [
      ...table.take(isQuick, 1),
      ...table.take(goesIntoMixture, 4),
      ...table.take((item) => ['kimchi', 'sauerkraut'].includes(item.kin), 1),
      ...table.take((item) => isIn(item, 'allium'), 2),
    ]
    if (folded.length === 0) return false
    const dry = [
      ...flours,
      ...table.take((item) => item.class === 'salt' || item.kin === 'baking-powder' || item.class === 'thickener', 3),
      ...table.take((item) => isIn(item, 'spice') && !isPlainPepper(item), 3),
    ]
    draft.add('whisk', {
      items: [...dry, ...eggs],
      and: [water({ per: flours, ratio: eggs.length > 0 ? 1 : 1.3 })],
      vessel: 'bowl',
      handwork: 4,
      cue: 'smooth',
    })
    draft.add('fold-in', { items: folded, handwork: 2 })
    const beside = [...cookBeside(stove), ...boilEggs(stove)]
    const sauce = mixSauce(stove)
    heatFat(stove, 'frying-pan', 'medium-high')
    draft.add('bake-in-pan', {
      subject: 'pancakes',
      vessel: 'frying-pan',
      heat: 'medium-high',
      minutes: [16, 20],
      cue: 'crisp',
      proofs: proofsFor([...eggs, ...folded]),
    })
    plateUp(stove, beside)
    if (sauce.length > 0) draft.add('serve-with', { subject: 'sauce', joins: true })
    return true
  },
}
