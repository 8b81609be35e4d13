import type { Archetype } from '#kitchen/composer/archetype.ts'
import { fitsMixture, longestFryingMinutes } from '#kitchen/composer/archetypes/mixture.ts'
import { hasTypedStarch, wantAromaticBase, wantEach, wantMain, wantSpices, wantVegetables } from '#kitchen/composer/archetypes/shopping.ts'
import { heatFat } from '#kitchen/composer/fat-and-aromatics.ts'
import { isMainFood, safetyProofsFor } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { mixSauce } from '#kitchen/composer/seasoning.ts'
import { boilEggs, cookStarchBeside, finishAndServe } from '#kitchen/composer/sides.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import { hazardOf } from '#kitchen/lexicon/lexicon.ts'

const batterFlours: readonly string[] = [
  'flour',
  'self-raising-flour',
  'whole-wheat-flour',
  'rice-flour',
  'chickpea-flour',
  'gluten-free-flour',
  'cornmeal-flour',
  'buckwheat-flour',
  'cassava-flour',
]

const flourOf: Partial<Record<string, 'chickpea-flour' | 'flour' | 'rice-flour'>> = { Indian: 'chickpea-flour', Thai: 'rice-flour' }

/** Savoury pancakes: vegetables in a thin batter, fried crisp, with a sharp sauce. */
export const savouryPancakes: Archetype = {
  id: 'savoury-pancakes',
  meals: ['entrée'],
  usually: 0.5,
  affinity: { Korean: 2.6, Japanese: 2, Indian: 1.8, Chinese: 1.3, French: 1, Italian: 0.8, African: 0.7, Thai: 0.5, Mexican: 0.4 },
  cook: (stove) => {
    const { table, draft } = stove
    if (hasTypedStarch(table)) return false
    const isBatterFlour = (item: Item) => batterFlours.includes(item.kin)
    if (table.brief.wantsMeat && table.see((item) => isMainFood(item)).length === 0) wantMain(table)
    if (table.see(isBatterFlour).length === 0) table.wantThis(flourOf[table.kitchen.method] ?? 'flour')
    if (table.see(isBatterFlour).length === 0) table.wantThis('rice-flour')
    if (table.see(isBatterFlour).length === 0) table.wantThis('chickpea-flour')
    const flours = table.take(isBatterFlour, 1).map((item): Item => ({ ...item, scale: 4 }))
    wantAromaticBase(table)
    if (flours.length === 0 || table.see((item) => isInGroup(item, 'fat')).length === 0) return false
    table.wantThis('egg')
    if (table.see(fitsMixture).length === 0) wantVegetables(table, 2)
    wantSpices(table)
    table.want('acid')
    if (table.brief.complexity === 'elaborate') wantEach(table, 'crunch', 'herb', 'heat')
    const eggs = table.take((item) => item.class === 'egg', 1).map((item): Item => (item.use === 'yours' ? item : { ...item, scale: 0.5 }))
    const isQuick = (item: Item) =>
      ((isMainFood(item) &&
        ['shellfish', 'mince', 'plant-protein', 'legume', 'cured-meat'].includes(item.class) &&
        hazardOf(item.kin) !== 'bivalve') ||
        item.class === 'cured-meat') &&
      longestFryingMinutes(item) <= 9
    const folded = [
      ...table.take(isQuick, 1),
      ...table.take(fitsMixture, 4),
      ...table.take((item) => ['kimchi', 'sauerkraut'].includes(item.kin), 1),
      ...table.take((item) => isInGroup(item, 'allium'), 2),
    ]
    if (folded.length === 0) return false
    const dry = [
      ...flours,
      ...table.take((item) => item.class === 'salt' || item.kin === 'baking-powder' || item.class === 'thickener', 3),
      ...table.take((item) => isInGroup(item, 'spice') && !isPlainPepper(item), 3),
    ]
    draft.add('whisk', {
      items: [...dry, ...eggs],
      and: [waterItem({ per: flours, ratio: eggs.length > 0 ? 1 : 1.3 })],
      vessel: 'bowl',
      handwork: 4,
      cue: 'smooth',
    })
    draft.add('fold-in', { items: folded, handwork: 2 })
    const beside = [...cookStarchBeside(stove), ...boilEggs(stove)]
    const sauce = mixSauce(stove)
    heatFat(stove, 'frying-pan', 'medium-high')
    draft.add('bake-in-pan', {
      subject: 'pancakes',
      vessel: 'frying-pan',
      heat: 'medium-high',
      minutes: [16, 20],
      cue: 'crisp',
      proofs: safetyProofsFor([...eggs, ...folded]),
    })
    finishAndServe(stove, beside)
    if (sauce.length > 0) draft.add('serve-with', { subject: 'sauce', joins: true })
    return true
  },
}
