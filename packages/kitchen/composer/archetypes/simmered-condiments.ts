import type { Archetype } from '#kitchen/composer/archetype.ts'
import { addFinalSeasonings, condimentMeal, isFruit } from '#kitchen/composer/archetypes/condiment-stages.ts'
import { wantEach, wantSeasoning, wantSpices } from '#kitchen/composer/archetypes/shopping.ts'
import { softenInFat } from '#kitchen/composer/fat-and-aromatics.ts'
import { isBestRaw, longestMinutes, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { isPlainPepper, isStarchy } from '#kitchen/composer/table.ts'

/** Chutney: fruit or vegetables cooked down with acid, sugar and spices. */
export const chutney: Archetype = {
  id: 'chutney',
  meals: condimentMeal,
  usually: 0.7,
  affinity: { Indian: 3, African: 2, French: 1, Mexican: 0.7, Chinese: 0.6 },
  cook: (stove) => {
    const { table, draft } = stove
    wantEach(table, 'allium', 'aromatic')
    wantSpices(table, 2)
    wantEach(table, 'acid', 'sweet', 'heat')
    wantSeasoning(table)
    const isBase = (item: Item) => (isFruit(item) || isInGroup(item, 'vegetable')) && !isBestRaw(item) && suitsTechnique('simmer')(item)
    if (table.see(isBase).length === 0) table.want('fruit')
    const base = table.take(isBase, 6)
    if (base.length === 0 || table.see((item) => isInGroup(item, 'acid', 'sweet')).length === 0) return false
    softenInFat(stove, 'saucepan')
    const dry = table.take(
      (item) => isInGroup(item, 'allium', 'aromatic', 'hardyHerb') || (isInGroup(item, 'spice') && !isPlainPepper(item)),
      8,
    )
    const sharp = table.take((item) => isInGroup(item, 'acid', 'sweet'), 3)
    draft.add('pour-in', {
      items: [...dry, ...sharp, waterItem({ ml: 60 })],
      vessel: 'saucepan',
      heat: 'medium',
      minutes: [2, 3],
      cue: 'bubbling',
    })
    layerByTime(stove, base, 'simmer', { vessel: 'saucepan', heat: 'low', cue: 'thickened' })
    addFinalSeasonings(stove, 'saucepan')
    draft.add('cool', { minutes: [15, 20], phase: 'rest' })
    return true
  },
}

/** Relish: chopped vegetables cooked briefly in vinegar and sugar, so they stay crisp. */
export const relish: Archetype = {
  id: 'relish',
  meals: condimentMeal,
  usually: 0.7,
  affinity: { African: 1.2, Mexican: 1.1, Thai: 1.2, Indian: 1, French: 0.8, Korean: 0.6, Chinese: 0.5, Japanese: 0.5, Italian: 0.8 },
  cook: (stove) => {
    const { table, draft } = stove
    const isBase = (item: Item) =>
      (isInGroup(item, 'vegetable', 'allium') || isFruit(item)) &&
      suitsTechnique('simmer')(item) &&
      !isStarchy(item) &&
      item.class !== 'leaf' &&
      !isBestRaw(item) &&
      longestMinutes([item], 'simmer')[1] <= 16
    if (table.see((item) => isBase(item) || isBestRaw(item)).length === 0) table.want('vegetable')
    wantEach(table, 'allium', 'acid', 'sweet', 'heat')
    wantSpices(table)
    wantSeasoning(table)
    const sharp = table.take((item) => isInGroup(item, 'acid'), 1)
    const crisp = table.take((item) => isBestRaw(item) && item.class !== 'leaf', 2)
    const base = crisp.length > 0 ? table.take((item) => isBase(item) && item.class !== 'allium', 4) : table.take(isBase, 5)
    const raw = crisp.length > 0 ? [...crisp, ...table.take((item) => isInGroup(item, 'allium'), 2)] : []
    if (sharp.length === 0 || base.length + raw.length === 0) return false
    const brine = [
      ...sharp,
      ...table.take(
        (item) => isInGroup(item, 'sweet', 'aromatic') || item.class === 'salt' || (isInGroup(item, 'spice') && !isPlainPepper(item)),
        7,
      ),
    ]
    draft.add('pour-in', { items: [...brine, waterItem({ ml: 60 })], vessel: 'saucepan', heat: 'medium', minutes: [2, 3], cue: 'bubbling' })
    if (base.length > 0)
      layerByTime(stove, base, 'simmer', {
        vessel: 'saucepan',
        heat: 'medium',
        cue: base.some((item) => item.class === 'tomato' || isFruit(item)) ? 'thickened' : 'crisp-tender',
      })
    if (raw.length > 0) draft.add('stir-in', { items: raw, vessel: 'saucepan', handwork: 2 })
    addFinalSeasonings(stove, 'saucepan')
    draft.add('cool', { minutes: [15, 20], phase: 'rest' })
    return true
  },
}

/** Jam: fruit and sugar boiled until set. */
export const jam: Archetype = {
  id: 'jam',
  meals: condimentMeal,
  usually: 0.6,
  affinity: { French: 1.5 },
  cook: (stove) => {
    const { table, draft } = stove
    const fruits = table.take((item) => isFruit(item) && suitsTechnique('simmer')(item), 4)
    if (fruits.length === 0) return false
    wantEach(table, 'sweet', 'acid')
    const sweet = table.take((item) => isInGroup(item, 'sweet'), 2)
    if (sweet.length === 0) return false
    const rest = table.take(
      (item) => isInGroup(item, 'acid') || ['cinnamon', 'vanilla', 'cardamom', 'star-anise', 'ground-ginger', 'ginger'].includes(item.kin),
      3,
    )
    draft.add('mix', { items: [...fruits, ...sweet, ...rest], vessel: 'saucepan' })
    draft.add('simmer', { vessel: 'saucepan', heat: 'medium', minutes: [15, 20], cue: 'jammy' })
    draft.add('cool', { minutes: [20, 30], phase: 'rest' })
    return true
  },
}

/** Syrup of sugar and water with spices. */
export const syrup: Archetype = {
  id: 'syrup',
  meals: condimentMeal,
  usually: 0.2,
  affinity: {},
  cook: (stove) => {
    const { table, draft } = stove
    table.want('sweet')
    const sweet = table.take((item) => isInGroup(item, 'sweet'), 2)
    if (sweet.length === 0) return false
    const flavours = table.take(
      (item) => (isInGroup(item, 'spice', 'hardyHerb') && !isPlainPepper(item)) || item.class === 'citrus' || item.kin === 'ginger',
      4,
    )
    draft.add('pour-in', {
      items: [...sweet, ...flavours, waterItem({ ml: 240 })],
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
