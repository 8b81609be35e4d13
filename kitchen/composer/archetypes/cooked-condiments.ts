import type { Archetype } from '#kitchen/composer/archetype.ts'
import { condiment, heatFatIfAny, isFruit, round } from '#kitchen/composer/archetypes/condiment-stages.ts'
import { wantEach, wantHardyHerb, wantSeasoning, wantSpices } from '#kitchen/composer/archetypes/shopping.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import { isBestRaw, isFlesh, isMain, layer, longest, proofsFor, suits, takeOutWholeHerbs, water } from '#kitchen/composer/stages.ts'
import { isPlainPepper, isStarchy } from '#kitchen/composer/table.ts'

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

/** Chopped small and cooked short in vinegar and sugar: it keeps its bite. */
export const relish: Archetype = {
  id: 'relish',
  meals: condiment,
  usually: 0.7,
  affinity: { African: 1.2, Mexican: 1.1, Thai: 1.2, Indian: 1, French: 0.8, Korean: 0.6, Chinese: 0.5, Japanese: 0.5, Italian: 0.8 },
  cook: (stove) => {
    const { table, draft } = stove
    const isBase = (item: Item) =>
      (isIn(item, 'vegetable', 'allium') || isFruit(item)) &&
      suits('simmer')(item) &&
      !isStarchy(item) &&
      item.class !== 'leaf' &&
      !isBestRaw(item) &&
      longest([item], 'simmer')[1] <= 16
    if (table.see((item) => isBase(item) || isBestRaw(item)).length === 0) table.want('vegetable')
    wantEach(table, 'allium', 'acid', 'sweet', 'heat')
    wantSpices(table)
    wantSeasoning(table)
    const sharp = table.take((item) => isIn(item, 'acid'), 1)
    const crisp = table.take((item) => isBestRaw(item) && item.class !== 'leaf', 2)
    const base = crisp.length > 0 ? table.take((item) => isBase(item) && item.class !== 'allium', 4) : table.take(isBase, 5)
    const raw = crisp.length > 0 ? [...crisp, ...table.take((item) => isIn(item, 'allium'), 2)] : []
    if (sharp.length === 0 || base.length + raw.length === 0) return false
    const brine = [
      ...sharp,
      ...table.take((item) => isIn(item, 'sweet', 'aromatic') || item.class === 'salt' || (isIn(item, 'spice') && !isPlainPepper(item)), 7),
    ]
    draft.add('pour-in', { items: [...brine, water({ ml: 60 })], vessel: 'saucepan', heat: 'medium', minutes: [2, 3], cue: 'bubbling' })
    if (base.length > 0) layer(stove, base, 'simmer', { vessel: 'saucepan', heat: 'medium', cue: 'crisp-tender' })
    if (raw.length > 0) draft.add('stir-in', { items: raw, vessel: 'saucepan', handwork: 2 })
    round(stove, 'saucepan')
    draft.add('cool', { minutes: [15, 20], phase: 'rest' })
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
    wantHardyHerb(table)
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
    takeOutWholeHerbs(stove, 'saucepan')
    draft.add('blend', { subject: 'sauce', vessel: 'saucepan', handwork: 2, cue: 'smooth' })
    round(stove, 'saucepan')
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

/** Sugar and water, spiced. */
export const syrup: Archetype = {
  id: 'syrup',
  meals: condiment,
  usually: 0.2,
  affinity: {},
  cook: (stove) => {
    const { table, draft } = stove
    table.want('sweet')
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
