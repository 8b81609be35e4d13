import type { Archetype } from '#kitchen/composer/archetype.ts'
import { fitsMixture } from '#kitchen/composer/archetypes/mixture.ts'
import { hasTypedPasta, wantEach, wantMain, wantSeasoning, wantSpices } from '#kitchen/composer/archetypes/shopping.ts'
import { bloomAromatics, heatFat } from '#kitchen/composer/fat-and-aromatics.ts'
import { isCannedTomato, isCookedVegetable, longestMinutes, safetyProofsFor, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { mixSauce, simmerCannedTomatoes } from '#kitchen/composer/seasoning.ts'
import { cookStarchBeside, finishAndServe } from '#kitchen/composer/sides.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import { isEatenRaw } from '#kitchen/lexicon/lexicon.ts'

const binders: readonly string[] = [
  'breadcrumbs',
  'panko',
  'flour',
  'self-raising-flour',
  'chickpea-flour',
  'rice-flour',
  'gluten-free-flour',
  'cornstarch',
  'potato-starch',
]

const isPattyBase = (item: Item) =>
  item.class === 'mince' ||
  item.class === 'legume' ||
  ['canned-tuna', 'tofu', 'tempeh', 'potato', 'crab'].includes(item.kin) ||
  item.class === 'fish'

/** Patties: minced, mashed or flaked food, shaped by hand and fried. */
export const patties: Archetype = {
  id: 'patties',
  meals: ['entrée'],
  usually: 0.7,
  affinity: { Indian: 1.8, African: 1.6, Japanese: 1.3, Korean: 1.2, Thai: 1.5, Italian: 1.3, Mexican: 0.9, French: 0.8, Chinese: 0.6 },
  cook: (stove) => {
    const { table, draft } = stove
    if (hasTypedPasta(table)) return false
    if (table.see(isPattyBase).length === 0) wantMain(table)
    const base = table.take(isPattyBase, 2)
    if (base.every((item) => item.kin === 'potato')) return false
    if (table.see((item) => isInGroup(item, 'flesh') && item.use === 'yours').length > 0) return false
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
      const technique = boiled.every(suitsTechnique('boil')) ? 'boil' : 'simmer'
      draft.add('boil', {
        items: boiled,
        and: [waterItem({ ml: 1500 })],
        vessel: 'large-pot',
        heat: 'medium',
        minutes: longestMinutes(boiled, technique),
        cue: 'soft',
        proofs: safetyProofsFor(boiled),
      })
    }
    const mashed = base.filter((item) => item.class === 'legume' || item.kin === 'potato' || item.class === 'plant-protein')
    if (mashed.length > 0) draft.add('mash', { items: mashed, vessel: 'bowl', handwork: 4 })
    const eggs = table.take((item) => item.class === 'egg', 1)
    const kneaded = [
      ...base.filter((item) => !mashed.includes(item)),
      ...table.take(fitsMixture, 2),
      ...table.take((item) => isInGroup(item, 'allium'), 1),
      ...table.take((item) => isInGroup(item, 'aromatic'), 2),
      ...table.take((item) => isInGroup(item, 'herb'), 1),
      ...table.take((item) => (isInGroup(item, 'spice') && !isPlainPepper(item)) || isInGroup(item, 'paste'), 4),
      // One egg binds the mixture; the usual amount would make it too wet.
      ...eggs.map((item): Item => (item.use === 'yours' ? item : { ...item, scale: 0.25 })),
      ...table.take((item) => binders.includes(item.kin), 1),
      ...table.take((item) => item.class === 'salt' || isPlainPepper(item), 2),
    ]
    const filled = kneaded.filter((item) => item.class === 'egg')
    draft.add('mix', { items: kneaded, vessel: 'bowl', handwork: 4, cue: 'combined' })
    draft.add('form', { subject: 'patties', handwork: 6 })
    const beside = cookStarchBeside(stove)
    const vegetables = table.take(isCookedVegetable('fry'), 4)
    // Canned tomatoes become the sauce in which the patties finish.
    const isSauced = table.see(isCannedTomato).length > 0
    const sauce = mixSauce(stove)
    const hasFat = heatFat(stove, 'frying-pan', 'medium')
    const needs = safetyProofsFor([...base.filter((item) => !boiled.includes(item)), ...filled])
    draft.add('sear', {
      subject: 'patties',
      vessel: 'frying-pan',
      heat: 'medium',
      minutes: base.some((item) => item.class === 'mince') ? [10, 12] : [7, 9],
      cue: hasFat ? 'golden' : 'browned',
      proofs: needs,
    })
    if (vegetables.length > 0 || isSauced) {
      draft.add('lift-out', { subject: 'patties', vessel: 'frying-pan' })
      if (vegetables.length > 0) layerByTime(stove, vegetables, 'fry', { vessel: 'frying-pan', heat: 'medium' })
      bloomAromatics(stove, 'frying-pan')
      simmerCannedTomatoes(stove, 'frying-pan')
      draft.add('return', { subject: 'patties', vessel: 'frying-pan' })
    }
    finishAndServe(stove, beside)
    if (sauce.length > 0) draft.add('serve-with', { subject: 'sauce', joins: true })
    return true
  },
}
