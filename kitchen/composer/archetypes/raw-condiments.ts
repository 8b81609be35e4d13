import type { Archetype } from '#kitchen/composer/archetype.ts'
import { condiment, isFruit, isRaw, round, seasons } from '#kitchen/composer/archetypes/condiment-stages.ts'
import { wantEach, wantSeasoning } from '#kitchen/composer/archetypes/shopping.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import { water } from '#kitchen/composer/stages.ts'
import { isStarchy } from '#kitchen/composer/table.ts'

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
    wantEach(table, 'allium', 'heat', 'acid', 'herb')
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

/** Oil and acid beaten together. */
export const dressing: Archetype = {
  id: 'dressing',
  meals: condiment,
  usually: 0.8,
  affinity: { French: 3, Italian: 2, Japanese: 2.5, Korean: 1.5, Chinese: 2, Thai: 1.5 },
  cook: (stove) => {
    const { table, draft } = stove
    wantEach(table, 'fat', 'acid', 'aromatic', 'sweet')
    wantSeasoning(table)
    table.want('herb')
    if (table.see((item) => isIn(item, 'herb') && item.use === 'yours').length > 1) return false
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
    wantEach(table, 'acid', 'sweet', 'salty')
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
