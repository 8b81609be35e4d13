import type { MealType } from '#domain/options.ts'
import type { Archetype } from '#kitchen/composer/archetype.ts'
import { wantSpices } from '#kitchen/composer/archetypes/shopping.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import { heatFat, isFlesh, isMain, layer, longest, proofsFor, type Stove, softenAromatics, suits, water } from '#kitchen/composer/stages.ts'
import { isPlainPepper, isStarchy, type Table } from '#kitchen/composer/table.ts'
import { isEatenRaw } from '#kitchen/lexicon/lexicon.ts'

const condiment: readonly MealType[] = ['condiment']

const isRaw = (item: Item) => isEatenRaw(item.kin)
const isSavoury = (item: Item) => isIn(item, 'vegetable', 'allium', 'aromatic')
const isFruit = (item: Item) => isIn(item, 'fruit') || item.kin === 'orange' || item.kin === 'mandarin'
const seasons = (item: Item) => isIn(item, 'salty') || isPlainPepper(item)

function wantSeasoning(table: Table): void {
  table.want('salty')
  table.wantThis('salt')
  table.wantThis('black-pepper')
}

/** The last spoonfuls: sour, salty, sweet, herbs, whatever small things are left. */
function round({ table, draft }: Stove, vessel: 'bowl' | 'saucepan' | 'blender' | 'frying-pan' = 'bowl'): void {
  const items = table.take(
    (item) =>
      isIn(item, 'acid', 'sweet', 'herb', 'crunch') ||
      seasons(item) ||
      ['sauce', 'hot-sauce', 'paste', 'pickle', 'seaweed', 'cured-fish'].includes(item.class),
    8,
  )
  if (items.length > 0) draft.add('stir-in', { items, vessel, handwork: 2 })
}

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

/** Cooked down sour, sweet and spiced. */
export const chutney: Archetype = {
  id: 'chutney',
  meals: condiment,
  usually: 0.7,
  affinity: { Indian: 3, African: 2, French: 1, Mexican: 0.7, Chinese: 0.6 },
  cook: (stove) => {
    const { table, draft } = stove
    table.want('allium')
    table.want('aromatic')
    wantSpices(table, 2)
    table.want('acid')
    table.want('sweet')
    table.want('heat')
    wantSeasoning(table)
    const isBase = (item: Item) => (isFruit(item) || isIn(item, 'vegetable')) && suits('simmer')(item)
    if (table.see(isBase).length === 0) table.want('fruit')
    const base = table.take(isBase, 6)
    if (base.length === 0 || table.see((item) => isIn(item, 'acid', 'sweet')).length === 0) return false
    heatFatIfAny(stove, 'saucepan')
    const dry = table.take((item) => isIn(item, 'allium', 'aromatic', 'hardyHerb') || (isIn(item, 'spice') && !isPlainPepper(item)), 8)
    const sharp = table.take((item) => isIn(item, 'acid', 'sweet'), 3)
    draft.add('pour-in', {
      items: [...dry, ...sharp, water({ ml: 60 })],
      vessel: 'saucepan',
      heat: 'medium',
      minutes: [2, 3],
      cue: 'bubbling',
    })
    layer(stove, base, 'simmer', { vessel: 'saucepan', heat: 'low', cue: 'thickened' })
    round(stove, 'saucepan')
    draft.add('cool', { minutes: [15, 20], phase: 'rest' })
    return true
  },
}

function heatFatIfAny(stove: Stove, vessel: 'saucepan' | 'frying-pan'): void {
  if (stove.table.see((item) => isIn(item, 'fat')).length === 0) return
  heatFat(stove, vessel, 'medium')
  softenAromatics(stove, vessel)
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
    table.want('fat')
    table.want('aromatic')
    table.want('acid')
    table.want('spice')
    table.want('herb')
    wantSeasoning(table)
    const base = table.take(isBase, 3)
    if (base.length === 0) return false
    const simmered = base.filter((item) => item.class === 'legume')
    if (simmered.length > 0) {
      layer(stove, simmered, 'simmer', { vessel: 'saucepan', heat: 'medium', and: [water({ ml: 400 })] })
      draft.add('drain', { items: simmered })
    }
    const extra = table.take((item) => isSavoury(item) && isRaw(item), 5)
    const smooth = [...base, ...extra, ...table.take((item) => isIn(item, 'fat', 'spice') && !isPlainPepper(item), 4)]
    draft.add(base.some((item) => item.class === 'legume' || item.class === 'plant-protein') ? 'blend' : 'mash', {
      items: smooth,
      vessel: 'bowl',
      handwork: 3,
      cue: 'smooth',
    })
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

/** A sauce cooked until it coats a spoon. */
export const cookedSauce: Archetype = {
  id: 'cooked-sauce',
  meals: condiment,
  usually: 1,
  affinity: { Italian: 2.5, French: 2, Mexican: 2, African: 2, Chinese: 1.5, Korean: 1.5, Thai: 1.5, Indian: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    const isBase = (item: Item) => isIn(item, 'vegetable') && suits('simmer')(item) && !isStarchy(item)
    if (table.see(isBase).length === 0) table.want('liquid')
    if (table.see(isBase).length === 0) table.want('vegetable')
    table.want('fat')
    table.want('allium')
    table.want('aromatic')
    wantSpices(table)
    table.want('hardyHerb')
    wantSeasoning(table)
    table.want('acid')
    const base = table.take(isBase, 6)
    if (base.length === 0) return false
    heatFatIfAny(stove, 'saucepan')
    const dry = table.take(
      (item) => isIn(item, 'allium', 'aromatic', 'hardyHerb', 'liquid') || (isIn(item, 'spice') && !isPlainPepper(item)),
      8,
    )
    layer(stove, base, 'simmer', { vessel: 'saucepan', heat: 'low', and: [...dry, water({ ml: 120 })], cue: 'thickened' })
    const poured = table.take((item) => isIn(item, 'dairy') || item.class === 'coconut' || item.class === 'butter', 2)
    if (poured.length > 0) draft.add('stir-in', { items: poured, vessel: 'saucepan' })
    draft.add('blend', { subject: 'sauce', vessel: 'saucepan', handwork: 2, cue: 'smooth' })
    round(stove, 'saucepan')
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

/** Oil warmed with garlic and spices. */
export const infusedOil: Archetype = {
  id: 'infused-oil',
  meals: condiment,
  usually: 0.3,
  affinity: { Chinese: 1.5, Italian: 0.6, Korean: 0.8 },
  cook: (stove) => {
    const { table, draft } = stove
    table.want('fat')
    const oil = table.take((item) => item.class === 'oil' || item.kin === 'ghee', 1)
    if (oil.length === 0) return false
    table.want('aromatic')
    table.want('heat')
    wantSpices(table)
    wantSeasoning(table)
    const flavours = table.take((item) => isIn(item, 'aromatic', 'spice', 'hardyHerb', 'allium') || item.class === 'seed', 7)
    if (flavours.length === 0) return false
    draft.add('heat-fat', { items: oil, vessel: 'saucepan', heat: 'low', minutes: [2, 3] })
    draft.add('bloom', { items: flavours, vessel: 'saucepan', minutes: [4, 5], cue: 'fragrant' })
    round(stove, 'saucepan')
    draft.add('cool', { minutes: [15, 20], phase: 'rest' })
    return true
  },
}

/** Fruit and sugar boiled until jammy. */
export const jam: Archetype = {
  id: 'jam',
  meals: condiment,
  usually: 0.6,
  affinity: { French: 1.5 },
  cook: (stove) => {
    const { table, draft } = stove
    const fruits = table.take((item) => isFruit(item) && suits('simmer')(item), 4)
    if (fruits.length === 0) return false
    table.want('sweet')
    table.want('acid')
    const sweet = table.take((item) => isIn(item, 'sweet'), 2)
    if (sweet.length === 0) return false
    const rest = table.take(
      (item) => isIn(item, 'acid') || ['cinnamon', 'vanilla', 'cardamom', 'star-anise', 'ground-ginger', 'ginger'].includes(item.kin),
      3,
    )
    draft.add('mix', { items: [...fruits, ...sweet, ...rest], vessel: 'saucepan' })
    draft.add('simmer', { vessel: 'saucepan', heat: 'medium', minutes: [15, 20], cue: 'jammy', continues: true })
    draft.add('cool', { minutes: [20, 30], phase: 'rest' })
    return true
  },
}

/** Meat, fish or vegetables cooked soft and worked to a spread. */
export const spread: Archetype = {
  id: 'spread',
  meals: condiment,
  usually: 0.4,
  affinity: { French: 2 },
  cook: (stove) => {
    const { table, draft } = stove
    const isBase = (item: Item) => (isMain(item) || isFlesh(item) || isIn(item, 'vegetable')) && suits('simmer')(item)
    if (table.see(isBase).length === 0) return false
    table.want('fat')
    table.want('aromatic')
    table.want('acid')
    table.want('spice')
    wantSeasoning(table)
    const base = table.take(isBase, 5)
    layer(stove, base, 'simmer', { vessel: 'saucepan', heat: 'medium-low', and: [water({ ml: 500 })] })
    draft.add('drain', { items: base })
    const rich = table.take((item) => isIn(item, 'fat', 'dairy', 'aromatic', 'spice') && !isPlainPepper(item), 6)
    draft.add('mash', { items: [...base, ...rich], vessel: 'bowl', handwork: 4, cue: 'smooth' })
    round(stove)
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

/** Sugar and water, spiced. */
export const syrup: Archetype = {
  id: 'syrup',
  meals: condiment,
  usually: 0.2,
  affinity: {},
  cook: (stove) => {
    const { table, draft } = stove
    const sweet = table.take((item) => isIn(item, 'sweet'), 2)
    if (sweet.length === 0) return false
    const flavours = table.take(
      (item) => (isIn(item, 'spice', 'hardyHerb') && !isPlainPepper(item)) || item.class === 'citrus' || item.kin === 'ginger',
      4,
    )
    draft.add('pour-in', {
      items: [...sweet, ...flavours, water({ ml: 240 })],
      vessel: 'saucepan',
      heat: 'medium',
      minutes: [3, 4],
      cue: 'bubbling',
    })
    draft.add('simmer', { subject: 'liquid', vessel: 'saucepan', heat: 'low', minutes: [8, 10], cue: 'syrupy' })
    draft.add('cool', { minutes: [20, 30], phase: 'rest' })
    return true
  },
}

/** Garlic and onions cooked slowly until they melt. */
export const softGarlic: Archetype = {
  id: 'confit',
  meals: condiment,
  usually: 0.3,
  affinity: { French: 1.2, Italian: 0.8 },
  cook: (stove) => {
    const { table, draft } = stove
    const bulbs = table.take((item) => isIn(item, 'allium') || item.kin === 'garlic' || item.kin === 'ginger', 4)
    if (bulbs.length === 0) return false
    table.want('fat')
    wantSeasoning(table)
    const fat = table.take((item) => isIn(item, 'fat'), 1)
    const minutes = longest(bulbs, 'roast')
    if (fat.length > 0) draft.add('heat-fat', { items: fat, vessel: 'saucepan', heat: 'low' })
    draft.add('simmer', {
      items: bulbs,
      and: fat.length > 0 ? [] : [water({ ml: 240 })],
      vessel: 'saucepan',
      heat: 'low',
      minutes,
      cue: 'soft',
      proofs: proofsFor(bulbs),
    })
    draft.add('mash', { items: bulbs, vessel: 'bowl', handwork: 2, cue: 'smooth' })
    round(stove)
    return true
  },
}
