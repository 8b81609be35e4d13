import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  addFinalSeasonings,
  condimentMeal,
  isFruit,
  isRaw,
  isSavoury,
  isSeasoning,
  tellToKeepCold,
} from '#kitchen/composer/archetypes/condiment-stages.ts'
import { wantEach, wantOil, wantSeasoning } from '#kitchen/composer/archetypes/shopping.ts'
import { isBottledEssence } from '#kitchen/composer/fat-and-aromatics.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'

/** Dip: crushed or blended food for bread. */
export const dip: Archetype = {
  id: 'dip',
  meals: condimentMeal,
  usually: 0.8,
  affinity: { African: 2, Indian: 1, Mexican: 2, French: 1, Italian: 1, Japanese: 0.7, Korean: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    const isBase = (item: Item) =>
      item.class === 'legume' ||
      item.class === 'yogurt' ||
      item.kin === 'avocado' ||
      item.kin === 'silken-tofu' ||
      item.kin === 'tofu' ||
      item.class === 'soft-cheese' ||
      item.class === 'nut-butter' ||
      item.kin === 'sour-cream' ||
      item.kin === 'creme-fraiche'
    if (table.see(isBase).length === 0) table.want('plantProtein')
    // An avocado has enough fat, and its dip needs no spice.
    const isMilky = (item: Item) => isInGroup(item, 'dairy') || item.class === 'yogurt'
    if (table.see((item) => item.kin === 'avocado').length > 0) wantEach(table, 'allium', 'heat')
    else if (table.see(isMilky).length > 0) wantEach(table, 'aromatic', 'spice')
    else wantEach(table, 'fat', 'aromatic', 'spice')
    wantEach(table, 'acid', 'herb')
    wantSeasoning(table)
    const base = table.take(isBase, 3)
    if (base.length === 0) return false
    const simmered = base.filter((item) => item.class === 'legume')
    if (simmered.length > 0) {
      layerByTime(stove, simmered, 'simmer', { vessel: 'saucepan', heat: 'medium', and: [waterItem({ ml: 400 })] })
      draft.add('drain', { items: simmered })
    }
    const smooth = [...base, ...table.take((item) => isInGroup(item, 'fat', 'spice') && !isPlainPepper(item), 4)]
    const isSolid = base.some((item) => item.class === 'legume' || item.class === 'plant-protein')
    draft.add(isSolid ? 'blend' : base.every((item) => isMilky(item) || item.class === 'nut-butter') ? 'whisk' : 'mash', {
      items: smooth,
      vessel: 'bowl',
      handwork: 3,
      cue: 'smooth',
    })
    const bits = table.take((item) => isSavoury(item) && isRaw(item), 5)
    if (bits.length > 0) draft.add('stir-in', { items: bits, vessel: 'bowl' })
    addFinalSeasonings(stove)
    return true
  },
}

/** Herb sauce: herbs pounded or blended with oil. */
export const herbSauce: Archetype = {
  id: 'herb-sauce',
  meals: condimentMeal,
  usually: 0.7,
  affinity: { Italian: 3, African: 2, Mexican: 1.5, French: 1.5, Indian: 2, Thai: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    table.want('herb')
    const isIndian = table.kitchen.flavour === 'Indian'
    const isItalian = table.kitchen.flavour === 'Italian'
    if (!isIndian) wantOil(table)
    table.want('aromatic')
    if (!isItalian || table.see((item) => item.kin === 'basil').length === 0) table.want('acid')
    wantSeasoning(table)
    if (isIndian) table.wantThis('cumin')
    if (isItalian) for (const id of ['pine-nut', 'parmesan'] as const) table.wantThis(id)
    if (table.brief.complexity === 'elaborate') table.want('crunch')
    const isJuicy = (item: Item) => item.use === 'yours' && ((isInGroup(item, 'vegetable') && item.class !== 'leaf') || isFruit(item))
    if (table.see((item) => isInGroup(item, 'herb') && item.use === 'yours').length === 0 && table.see(isJuicy).length > 0) return false
    // Bunches of herbs, because they are the body of the sauce and no garnish.
    const herbs = table
      .take((item) => isInGroup(item, 'herb') || (item.class === 'leaf' && isRaw(item)), 3)
      .map((item, at): Item => (isInGroup(item, 'herb') ? { ...item, scale: at === 0 ? 2 : 1.5 } : item))
    const fats = table
      .take((item) => item.class === 'oil' && (!isIndian || item.use === 'yours'), 1)
      .map((item): Item => ({ ...item, scale: 2 }))
    if (herbs.length === 0 || (fats.length === 0 && !isIndian)) return false
    const nuts = table.take((item) => isInGroup(item, 'crunch'), 2)
    if (nuts.length > 0) draft.add('toast', { items: nuts, vessel: 'frying-pan', heat: 'medium', minutes: [3, 4], cue: 'toasted' })
    const aromatics = table.take((item) => isInGroup(item, 'aromatic') && isRaw(item), 3)
    const spices = isIndian ? table.take((item) => isInGroup(item, 'spice') && isRaw(item) && !isPlainPepper(item), 1) : []
    const loose = fats.length === 0 ? [waterItem({ ml: 30 })] : []
    draft.add('blend', { items: [...herbs, ...aromatics, ...nuts, ...spices, ...loose], vessel: 'blender', handwork: 2, cue: 'combined' })
    if (fats.length > 0) draft.add('stir-in', { items: fats, vessel: 'blender', handwork: 1 })
    const rest = table.take((item) => isRaw(item) && (isInGroup(item, 'cheese', 'allium', 'vegetable') || isFruit(item)), 4)
    if (rest.length > 0) draft.add('stir-in', { items: rest, vessel: 'blender' })
    addFinalSeasonings(stove, 'blender')
    tellToKeepCold(stove, 'cook')
    return true
  },
}

/** Soft butter mixed with flavourings. */
export const flavouredButter: Archetype = {
  id: 'flavoured-butter',
  meals: condimentMeal,
  usually: 0.3,
  affinity: { French: 1.5 },
  cook: (stove) => {
    const { table, draft } = stove
    table.wantThis('butter')
    const butter = table
      .take((item) => item.kin === 'butter' || item.kin === 'vegan-butter' || item.kin === 'margarine', 1)
      .map((item): Item => ({ ...item, scale: 2 }))
    if (butter.length === 0) return false
    wantEach(table, 'aromatic', 'herb')
    wantSeasoning(table)
    draft.add('mash', { items: butter, vessel: 'bowl', handwork: 2, cue: 'smooth' })
    const bits = table.take((item) => isRaw(item) && (isInGroup(item, 'aromatic', 'spice', 'sweet') || item.kin === 'mustard'), 5)
    if (bits.length > 0) draft.add('stir-in', { items: bits, vessel: 'bowl' })
    addFinalSeasonings(stove)
    draft.add('chill', { minutes: [30, 30], phase: 'rest' })
    return true
  },
}

/** A sprinkle for any dish: roasted garlic, seeds, nuts or spices ground with salt. */
export const sprinkle: Archetype = {
  id: 'sprinkle',
  meals: condimentMeal,
  usually: 0.25,
  affinity: { Japanese: 1.2, African: 1, Thai: 0.8 },
  cook: (stove) => {
    const { table, draft } = stove
    const dry = (item: Item) =>
      isInGroup(item, 'crunch') ||
      (isInGroup(item, 'spice') && !isPlainPepper(item) && !isBottledEssence(item)) ||
      item.kin === 'nori' ||
      item.class === 'rice'
    if (table.see(dry).length === 0) table.want('crunch')
    if (table.see(dry).length === 0) table.want('spice', 2)
    if (table.see(dry).length === 0) table.wantThis('rice')
    wantSeasoning(table)
    const toasted = table.take((item) => dry(item) && item.kin !== 'nori' && item.kin !== 'cooked-rice', 5)
    if (toasted.length === 0) return false
    draft.add('toast', {
      items: toasted,
      vessel: 'frying-pan',
      heat: 'medium',
      minutes: toasted.some((item) => item.class === 'rice') ? [8, 10] : [3, 4],
      cue: 'toasted',
    })
    const rest = table.take((item) => item.kin === 'nori' || isSeasoning(item) || item.kin === 'sugar' || item.kin === 'brown-sugar', 4)
    draft.add('grind', { items: [...toasted, ...rest], vessel: 'blender', handwork: 2 })
    return true
  },
}
