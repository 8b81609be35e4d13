import type { Archetype } from '#kitchen/composer/archetype.ts'
import { addFinalSeasonings, condimentMeal, isFruit, isRaw, isSeasoning } from '#kitchen/composer/archetypes/condiment-stages.ts'
import { wantEach, wantOil, wantSeasoning } from '#kitchen/composer/archetypes/shopping.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isStarchy } from '#kitchen/composer/table.ts'

/** Salsa: vegetables or fruit chopped raw and left to stand. */
export const salsa: Archetype = {
  id: 'salsa',
  meals: condimentMeal,
  usually: 1,
  affinity: { Mexican: 3, Thai: 1.5, Italian: 1.5, African: 1.5, Indian: 1.5, Korean: 1, Japanese: 0.7 },
  cook: (stove) => {
    const { table, draft } = stove
    const juicy = (item: Item) =>
      isRaw(item) &&
      (isInGroup(item, 'vegetable') || isFruit(item)) &&
      item.class !== 'dried-fruit' &&
      !['leaf', 'mushroom'].includes(item.class)
    // A Thai sauce of chilies, garlic and lime alone: nam chim.
    const isThai = table.kitchen.flavour === 'Thai'
    const isOfChilies = isThai && table.see((item) => item.class === 'chilli' && item.use === 'yours').length > 0
    if (!isOfChilies && table.see(juicy).length === 0) table.want('vegetable')
    if (!isOfChilies && table.see(juicy).length === 0) table.wantThis('tomato')
    if (isThai) wantEach(table, 'sweet', 'aromatic')
    wantEach(table, 'allium', 'heat', 'acid', 'herb')
    wantSeasoning(table)
    const base = [...table.take(juicy, 5), ...(isOfChilies ? table.take((item) => item.class === 'chilli', 2) : [])]
    if (base.length === 0) return false
    const sharp = table.take(
      (item) => (isInGroup(item, 'allium', 'aromatic') && isRaw(item)) || (isInGroup(item, 'fat') && item.class === 'oil'),
      5,
    )
    draft.add('mix', { items: [...base, ...sharp], vessel: 'bowl', handwork: 2 })
    addFinalSeasonings(stove)
    draft.add('rest', { subject: 'everything', minutes: [10, 15], phase: 'rest' })
    return true
  },
}

/** Dressing: oil and acid beaten together. */
export const dressing: Archetype = {
  id: 'dressing',
  meals: condimentMeal,
  usually: 0.8,
  affinity: { French: 3, Italian: 2, Japanese: 2.5, Korean: 1.5, Chinese: 2, Thai: 1.5 },
  cook: (stove) => {
    const { table, draft } = stove
    const isHerbal = ['French', 'Italian'].includes(table.kitchen.flavour)
    // Cut vegetables in a dressing would be a salad.
    if (table.see((item) => isInGroup(item, 'vegetable', 'fruit') && item.class !== 'citrus' && item.use === 'yours').length > 0)
      return false
    wantOil(table)
    table.want('acid')
    if (table.see((item) => isInGroup(item, 'allium')).length === 0) table.want('aromatic')
    if (isHerbal) table.wantThis('mustard')
    else table.want('sweet')
    wantSeasoning(table)
    if (table.see((item) => isInGroup(item, 'allium') && item.use === 'yours').length === 0) table.want('herb')
    if (table.see((item) => isInGroup(item, 'herb') && item.use === 'yours').length > 1) return false
    const sharp = table
      .take(
        (item) =>
          isInGroup(item, 'acid') ||
          isSeasoning(item) ||
          isInGroup(item, 'sweet', 'paste') ||
          ['sauce', 'yogurt'].includes(item.class) ||
          item.class === 'nut-butter',
        7,
      )
      // Little sugar: a spoon balances acid, more would make a syrup.
      .map((item): Item => (isInGroup(item, 'sweet') && item.use !== 'yours' ? { ...item, scale: 0.4 } : item))
    // Three parts of oil to one of vinegar; less oil with soy sauce.
    const fats = table.take((item) => item.class === 'oil', 1).map((item): Item => ({ ...item, scale: isHerbal ? 1.6 : 1 }))
    if (fats.length === 0 || !sharp.some((item) => isInGroup(item, 'acid'))) return false
    draft.add('whisk', { items: sharp, vessel: 'bowl', handwork: 2, cue: 'combined' })
    draft.add('whisk', { items: fats, vessel: 'bowl', handwork: 2, cue: 'thickened', continues: true })
    const bits = table.take(
      (item) =>
        isRaw(item) &&
        (isInGroup(item, 'aromatic', 'allium', 'herb', 'crunch', 'spice') || isInGroup(item, 'vegetable', 'cheese') || isFruit(item)),
      6,
    )
    if (bits.length > 0) draft.add('stir-in', { items: bits, vessel: 'bowl' })
    return true
  },
}

const salted: readonly string[] = ['cucumber', 'daikon', 'radish', 'carrot', 'cabbage', 'napa-cabbage', 'celery']

/** Salts sliced vegetables until they release water, then dresses them: sunomono, oi muchim, liangban. */
function saltAndDress({ table, draft }: Stove): boolean {
  if (!['Japanese', 'Korean', 'Chinese'].includes(table.kitchen.method)) return false
  const isSalted = (item: Item) => salted.includes(item.kin)
  const base = table.take(isSalted, 3).map((item): Item => ({ ...item, cut: 'sliced', scale: 1.5 }))
  const salt = table.take((item) => item.class === 'salt', 1)
  table.want('salty')
  wantEach(table, 'acid', 'sweet')
  if (table.kitchen.flavour === 'Korean') wantEach(table, 'heat', 'aromatic')
  const vinegar = table.take((item) => item.class === 'acid' && item.kin !== 'tamarind', 1)
  if (base.length === 0 || salt.length === 0 || vinegar.length === 0) return false
  const sauce = [
    ...vinegar,
    ...table.take((item) => isInGroup(item, 'sweet'), 1),
    ...table.take((item) => item.class === 'salty-sauce' || ['gochugaru', 'gochujang', 'garlic', 'sesame-oil'].includes(item.kin), 4),
  ]
  if (table.brief.mayAdd) table.wantThis('sesame-seed')
  draft.add('mix', { items: [...base, ...salt], vessel: 'bowl', handwork: 2 })
  draft.add('rest', { subject: 'everything', minutes: [10, 10], phase: 'rest' })
  draft.add('drain', { items: base, handwork: 2 })
  draft.add('whisk', { items: sauce, vessel: 'small-bowl', handwork: 2, cue: 'combined' })
  draft.add('stir-in', { subject: 'dressing', vessel: 'bowl' })
  const over = table.take((item) => isInGroup(item, 'crunch', 'herb') || item.kin === 'scallion', 3)
  if (over.length > 0) draft.add('scatter', { items: over })
  return true
}

/** Quick pickle: vegetables or fruit in a hot vinegar brine. */
export const quickPickle: Archetype = {
  id: 'quick-pickle',
  meals: condimentMeal,
  usually: 0.5,
  affinity: { Korean: 3, Japanese: 3, Chinese: 2, Mexican: 1.5, Indian: 1.5, Thai: 1.5, French: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    const pickles = (item: Item) =>
      isInGroup(item, 'vegetable', 'allium', 'aromatic') &&
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
    const isForSalting = (item: Item) => salted.includes(item.kin)
    if (table.see(isForSalting).length > 0 && saltAndDress(stove)) return true
    table.want('spice')
    const vinegar = table.take((item) => item.class === 'acid' && item.kin !== 'tamarind', 1)
    const base = table.take(pickles, 5)
    if (vinegar.length === 0 || base.length === 0) return false
    const brine = [...vinegar, ...table.take((item) => isInGroup(item, 'sweet', 'spice', 'hardyHerb') || isSeasoning(item), 5)]
    draft.add('pour-in', {
      items: [...brine, waterItem({ ml: 180 })],
      vessel: 'saucepan',
      heat: 'medium',
      minutes: [3, 4],
      cue: 'bubbling',
    })
    draft.add('layer', { items: base, vessel: 'jar', handwork: 3 })
    draft.add('pour-over', { subject: 'jar', vessel: 'jar' })
    draft.add('cool', { minutes: [30, 40], phase: 'rest' })
    return true
  },
}
