import type { Archetype } from '#kitchen/composer/archetype.ts'
import { addFinalSeasonings, condimentMeal, tellToKeepCold } from '#kitchen/composer/archetypes/condiment-stages.ts'
import { wantEach, wantHardyHerb, wantSeasoning, wantSpices } from '#kitchen/composer/archetypes/shopping.ts'
import { heatFat, isBottledEssence, softenAromatics, softenInFat, takeOutWholeHerbs } from '#kitchen/composer/fat-and-aromatics.ts'
import {
  isBestRaw,
  isMainFood,
  isMeatOrFish,
  longestMinutes,
  safetyProofsFor,
  suitsTechnique,
  wiltsFast,
} from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { boilEggs } from '#kitchen/composer/sides.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isPlainPepper, isStarchy } from '#kitchen/composer/table.ts'

/** Softens onions or shallots and reduces wine or stock on them. */
function reduce(stove: Stove): boolean {
  const { table, draft } = stove
  wantEach(table, 'fat', 'liquid')
  wantHardyHerb(table)
  wantSeasoning(table)
  const liquids = table.take((item) => isInGroup(item, 'liquid') || isInGroup(item, 'dairy'), 2)
  if (liquids.length === 0) return false
  const butter = table.see((item) => isInGroup(item, 'fat')).length > 1 ? table.take((item) => item.class === 'butter', 1) : []
  heatFat(stove, 'saucepan', 'medium')
  softenAromatics(stove, 'saucepan')
  draft.add('pour-in', { items: liquids, vessel: 'saucepan', heat: 'medium', minutes: [8, 10], cue: 'syrupy' })
  takeOutWholeHerbs(stove, 'saucepan')
  if (butter.length > 0) draft.add('stir-in', { items: butter, vessel: 'saucepan' })
  addFinalSeasonings(stove, 'saucepan')
  return true
}

/** A sauce simmered until it coats a spoon. */
export const cookedSauce: Archetype = {
  id: 'cooked-sauce',
  meals: condimentMeal,
  usually: 1,
  affinity: { Italian: 2.5, French: 2, Mexican: 2, African: 2, Chinese: 1.5, Korean: 1.5, Thai: 1.5, Indian: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    const isBase = (item: Item) => isInGroup(item, 'vegetable') && !isBestRaw(item) && suitsTechnique('simmer')(item) && !isStarchy(item)
    if (table.see((item) => isInGroup(item, 'allium') && item.use === 'yours').length > 0 && table.see(isBase).length === 0)
      return reduce(stove)
    if (table.see(isBase).length === 0) table.want('liquid')
    if (table.see(isBase).length === 0) table.want('vegetable')
    wantEach(table, 'fat', 'allium', 'aromatic')
    wantSpices(table)
    wantHardyHerb(table)
    wantSeasoning(table)
    table.want('acid')
    const base = table.take(isBase, 6)
    if (base.length === 0) return false
    softenInFat(stove, 'saucepan')
    const dry = table.take(
      (item) => isInGroup(item, 'allium', 'aromatic', 'hardyHerb', 'liquid') || (isInGroup(item, 'spice') && !isPlainPepper(item)),
      8,
    )
    layerByTime(stove, base, 'simmer', { vessel: 'saucepan', heat: 'low', and: [...dry, waterItem({ ml: 120 })], cue: 'thickened' })
    const poured = table.take((item) => isInGroup(item, 'dairy') || item.class === 'coconut' || item.class === 'butter', 2)
    if (poured.length > 0) draft.add('stir-in', { items: poured, vessel: 'saucepan' })
    takeOutWholeHerbs(stove, 'saucepan')
    draft.add('blend', { subject: 'sauce', vessel: 'saucepan', handwork: 2, cue: 'smooth' })
    addFinalSeasonings(stove, 'saucepan')
    return true
  },
}

/** Oil warmed with garlic and spices. */
export const infusedOil: Archetype = {
  id: 'infused-oil',
  meals: condimentMeal,
  usually: 0.3,
  affinity: { Chinese: 2.3, Italian: 0.6, Korean: 0.8 },
  cook: (stove) => {
    const { table, draft } = stove
    table.want('fat')
    const oil = table.take((item) => item.class === 'oil' || item.kin === 'ghee', 1).map((item): Item => ({ ...item, scale: 2 }))
    if (oil.length === 0) return false
    // Several herbs make a green sauce instead of an oil.
    if (table.see((item) => isInGroup(item, 'herb') && item.use === 'yours').length > 1) return false
    wantEach(table, 'aromatic', 'heat')
    wantSpices(table)
    wantSeasoning(table)
    const flavours = table.take(
      (item) => isInGroup(item, 'aromatic', 'spice', 'hardyHerb', 'allium', 'crunch') && !isPlainPepper(item) && !isBottledEssence(item),
      7,
    )
    if (flavours.length === 0) return false
    draft.add('heat-fat', { items: oil, vessel: 'saucepan', heat: 'low', minutes: [2, 3] })
    draft.add('bloom', { items: flavours, vessel: 'saucepan', minutes: [4, 5], cue: 'fragrant' })
    addFinalSeasonings(stove, 'saucepan')
    draft.add('cool', { minutes: [15, 20], phase: 'rest' })
    tellToKeepCold(stove, 'rest')
    return true
  },
}

/** Spread: meat, fish or vegetables cooked soft and mashed. */
export const spread: Archetype = {
  id: 'spread',
  meals: condimentMeal,
  usually: 0.4,
  affinity: { French: 2 },
  cook: (stove) => {
    const { table, draft } = stove
    const isBase = (item: Item) =>
      (isMainFood(item) || isMeatOrFish(item) || isInGroup(item, 'vegetable')) && !isBestRaw(item) && suitsTechnique('simmer')(item)
    if (table.see(isBase).length === 0) return false
    wantEach(table, 'fat', 'aromatic', 'acid', 'spice')
    wantSeasoning(table)
    // Eggs are boiled separately: simmered and mashed with the rest they would not set.
    const eggs = boilEggs(stove, 'main')
    const simmered = table.take(isBase, 5)
    const base = [...eggs, ...simmered]
    if (simmered.length > 0) {
      layerByTime(stove, simmered, 'simmer', {
        vessel: eggs.length > 0 ? 'pot' : 'saucepan',
        heat: 'medium-low',
        and: [waterItem({ ml: 500 })],
      })
      draft.add('drain', { items: simmered })
    }
    const rich = table.take((item) => isInGroup(item, 'fat', 'dairy', 'aromatic', 'spice') && !isPlainPepper(item), 6)
    draft.add('mash', { items: [...base, ...rich], vessel: 'bowl', handwork: 4, cue: 'smooth' })
    addFinalSeasonings(stove)
    return true
  },
}

/** Garlic and onions cooked slowly until very soft. */
export const garlicConfit: Archetype = {
  id: 'confit',
  meals: condimentMeal,
  usually: 0.3,
  affinity: { French: 1.2, Italian: 0.8 },
  cook: (stove) => {
    const { table, draft } = stove
    const bulbs = table.take((item) => (isInGroup(item, 'allium') && !wiltsFast(item)) || item.kin === 'garlic' || item.kin === 'ginger', 4)
    if (bulbs.every((item) => item.kin === 'ginger')) return false
    table.want('fat')
    wantSeasoning(table)
    const fat = table.take((item) => isInGroup(item, 'fat'), 1)
    const minutes = longestMinutes(bulbs, 'roast')
    if (fat.length > 0) draft.add('heat-fat', { items: fat, vessel: 'saucepan', heat: 'low' })
    draft.add('simmer', {
      items: bulbs,
      and: fat.length > 0 ? [] : [waterItem({ ml: 240 })],
      vessel: 'saucepan',
      heat: 'low',
      minutes,
      cue: 'soft',
      proofs: safetyProofsFor(bulbs),
    })
    draft.add('mash', { items: bulbs, vessel: 'bowl', handwork: 2, cue: 'smooth' })
    addFinalSeasonings(stove)
    tellToKeepCold(stove, 'cook')
    return true
  },
}
