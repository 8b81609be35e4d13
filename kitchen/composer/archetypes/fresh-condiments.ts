import type { Archetype } from '#kitchen/composer/archetype.ts'
import { condiment, isFruit, isRaw, isSavoury, round, seasons } from '#kitchen/composer/archetypes/condiment-stages.ts'
import { wantEach, wantSeasoning } from '#kitchen/composer/archetypes/shopping.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import { layer, water } from '#kitchen/composer/stages.ts'
import { isPlainPepper, isStarchy } from '#kitchen/composer/table.ts'

/** Chopped raw and left to stand. */
export const salsa: Archetype = {
  id: 'salsa',
  meals: condiment,
  usually: 1,
  affinity: { Mexican: 3, Thai: 1.5, Italian: 1.5, African: 1.5, Indian: 1.5, Korean: 1, Japanese: 0.7 },
  cook: (stove) => {
    const { table, draft } = stove
    const juicy = (item: Item) =>
      isRaw(item) &&
      (isIn(item, 'vegetable') || isFruit(item)) &&
      item.class !== 'dried-fruit' &&
      !['leaf', 'mushroom'].includes(item.class)
    if (table.see(juicy).length === 0) table.want('vegetable')
    if (table.see(juicy).length === 0) table.wantThis('tomato')
    table.want('allium')
    table.want('heat')
    table.want('acid')
    table.want('herb')
    wantSeasoning(table)
    const base = table.take(juicy, 5)
    if (base.length === 0) return false
    const sharp = table.take((item) => (isIn(item, 'allium', 'aromatic') && isRaw(item)) || (isIn(item, 'fat') && item.class === 'oil'), 5)
    draft.add('mix', { items: [...base, ...sharp], vessel: 'bowl', handwork: 2 })
    round(stove)
    draft.add('rest', { subject: 'everything', minutes: [10, 15], phase: 'rest' })
    return true
  },
}

/** Crushed or blended to dip bread into. */
export const dip: Archetype = {
  id: 'dip',
  meals: condiment,
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
    // An avocado is fat enough, and no dip of it is spiced.
    if (table.see((item) => item.kin === 'avocado').length > 0) wantEach(table, 'allium', 'heat')
    else wantEach(table, 'fat', 'aromatic', 'spice')
    wantEach(table, 'acid', 'herb')
    wantSeasoning(table)
    const base = table.take(isBase, 3)
    if (base.length === 0) return false
    const simmered = base.filter((item) => item.class === 'legume')
    if (simmered.length > 0) {
      layer(stove, simmered, 'simmer', { vessel: 'saucepan', heat: 'medium', and: [water({ ml: 400 })] })
      draft.add('drain', { items: simmered })
    }
    const smooth = [...base, ...table.take((item) => isIn(item, 'fat', 'spice') && !isPlainPepper(item), 4)]
    draft.add(base.some((item) => item.class === 'legume' || item.class === 'plant-protein') ? 'blend' : 'mash', {
      items: smooth,
      vessel: 'bowl',
      handwork: 3,
      cue: 'smooth',
    })
    const bits = table.take((item) => isSavoury(item) && isRaw(item), 5)
    if (bits.length > 0) draft.add('stir-in', { items: bits, vessel: 'bowl' })
    round(stove)
    return true
  },
}

/** Oil and acid beaten together. */
export const dressing: Archetype = {
  id: 'dressing',
  meals: condiment,
  usually: 0.8,
  affinity: { French: 3, Italian: 2, Japanese: 2.5, Korean: 1.5, Chinese: 2, Thai: 1.5 },
  cook: (stove) => {
    const { table, draft } = stove
    table.want('fat')
    table.want('acid')
    table.want('aromatic')
    table.want('sweet')
    wantSeasoning(table)
    table.want('herb')
    const sharp = table.take(
      (item) =>
        isIn(item, 'acid') ||
        seasons(item) ||
        isIn(item, 'sweet', 'paste') ||
        ['sauce', 'yogurt'].includes(item.class) ||
        item.class === 'nut-butter',
      7,
    )
    const fats = table.take((item) => item.class === 'oil', 2)
    if (fats.length === 0 || !sharp.some((item) => isIn(item, 'acid'))) return false
    draft.add('whisk', { items: sharp, vessel: 'bowl', handwork: 2, cue: 'combined' })
    draft.add('whisk', { items: fats, vessel: 'bowl', handwork: 2, cue: 'thickened', continues: true })
    const bits = table.take(
      (item) =>
        isRaw(item) && (isIn(item, 'aromatic', 'allium', 'herb', 'crunch', 'spice') || isIn(item, 'vegetable', 'cheese') || isFruit(item)),
      6,
    )
    if (bits.length > 0) draft.add('stir-in', { items: bits, vessel: 'bowl' })
    return true
  },
}

/** Herbs pounded or blended with oil. */
export const herbSauce: Archetype = {
  id: 'herb-sauce',
  meals: condiment,
  usually: 0.7,
  affinity: { Italian: 3, African: 2, Mexican: 1.5, French: 1.5, Indian: 2, Thai: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    table.want('herb')
    table.want('fat')
    table.want('aromatic')
    table.want('acid')
    wantSeasoning(table)
    if (table.brief.complexity === 'elaborate') table.want('crunch')
    const herbs = table.take((item) => isIn(item, 'herb') || (item.class === 'leaf' && isRaw(item)), 3)
    const fats = table.take((item) => item.class === 'oil', 1)
    if (herbs.length === 0 || fats.length === 0) return false
    const nuts = table.take((item) => isIn(item, 'crunch'), 2)
    if (nuts.length > 0) draft.add('toast', { items: nuts, vessel: 'frying-pan', heat: 'medium', minutes: [3, 4], cue: 'toasted' })
    const aromatics = table.take((item) => isIn(item, 'aromatic') && isRaw(item), 3)
    draft.add('blend', { items: [...herbs, ...aromatics, ...nuts], vessel: 'blender', handwork: 2 })
    draft.add('stir-in', { items: fats, vessel: 'blender', handwork: 1 })
    const rest = table.take((item) => isRaw(item) && (isIn(item, 'cheese', 'allium', 'vegetable') || isFruit(item)), 4)
    if (rest.length > 0) draft.add('stir-in', { items: rest, vessel: 'blender' })
    round(stove, 'blender')
    return true
  },
}

/** Vegetables or fruit in a hot sour brine. */
export const quickPickle: Archetype = {
  id: 'quick-pickle',
  meals: condiment,
  usually: 0.5,
  affinity: { Korean: 3, Japanese: 3, Chinese: 2, Mexican: 1.5, Indian: 1.5, Thai: 1.5, French: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    const pickles = (item: Item) =>
      isIn(item, 'vegetable', 'allium', 'aromatic') &&
      !isStarchy(item) &&
      !['leaf', 'tomato'].includes(item.class) &&
      (isRaw(item) ||
        [
          'carrot',
          'radish',
          'daikon',
          'beet',
          'turnip',
          'cauliflower',
          'cabbage',
          'red-cabbage',
          'napa-cabbage',
          'fennel',
          'green-beans',
          'celery',
        ].includes(item.kin))
    if (table.see(pickles).length === 0) table.want('allium')
    table.want('acid')
    table.want('sweet')
    table.want('salty')
    table.wantThis('salt')
    table.want('spice')
    const vinegar = table.take((item) => item.class === 'acid' && item.kin !== 'tamarind', 1)
    const base = table.take(pickles, 5)
    if (vinegar.length === 0 || base.length === 0) return false
    const brine = [...vinegar, ...table.take((item) => isIn(item, 'sweet', 'spice', 'hardyHerb') || seasons(item), 5)]
    draft.add('pour-in', { items: [...brine, water({ ml: 180 })], vessel: 'saucepan', heat: 'medium', minutes: [3, 4], cue: 'bubbling' })
    draft.add('layer', { items: base, vessel: 'jar', handwork: 3 })
    draft.add('pour-over', { subject: 'jar', vessel: 'jar' })
    draft.add('cool', { minutes: [30, 40], phase: 'rest' })
    return true
  },
}

/** Soft butter worked with what flavours it. */
export const flavouredButter: Archetype = {
  id: 'flavoured-butter',
  meals: condiment,
  usually: 0.3,
  affinity: { French: 1.5 },
  cook: (stove) => {
    const { table, draft } = stove
    table.wantThis('butter')
    const butter = table.take((item) => item.kin === 'butter' || item.kin === 'vegan-butter' || item.kin === 'margarine', 1)
    if (butter.length === 0) return false
    table.want('aromatic')
    table.want('herb')
    wantSeasoning(table)
    draft.add('mash', { items: butter, vessel: 'bowl', handwork: 2, cue: 'smooth' })
    const bits = table.take((item) => isRaw(item) && isIn(item, 'aromatic', 'spice', 'sweet'), 5)
    if (bits.length > 0) draft.add('stir-in', { items: bits, vessel: 'bowl' })
    round(stove)
    draft.add('chill', { minutes: [30, 30], phase: 'rest' })
    return true
  },
}

/** Roasted garlic, seeds, nuts or spices ground with salt: a little goes over everything. */
export const sprinkle: Archetype = {
  id: 'sprinkle',
  meals: condiment,
  usually: 0.25,
  affinity: { Japanese: 1.2, African: 1, Thai: 0.8 },
  cook: (stove) => {
    const { table, draft } = stove
    const dry = (item: Item) =>
      isIn(item, 'crunch') || (isIn(item, 'spice') && !isPlainPepper(item)) || item.kin === 'nori' || item.class === 'rice'
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
    const rest = table.take((item) => item.kin === 'nori' || seasons(item) || item.kin === 'sugar' || item.kin === 'brown-sugar', 4)
    draft.add('grind', { items: [...toasted, ...rest], vessel: 'blender', handwork: 2 })
    return true
  },
}
