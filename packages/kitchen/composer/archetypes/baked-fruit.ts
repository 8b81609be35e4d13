import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  dessertMeal,
  isFat,
  isFlour,
  isFruit,
  isSweetSpice,
  scatterToppings,
  wantFruit,
  wantSweet,
} from '#kitchen/composer/archetypes/dessert-stages.ts'
import { wantEach } from '#kitchen/composer/archetypes/shopping.ts'
import { suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'

/** Fruit roasted in a hot oven until soft and sticky. */
export const roastedFruit: Archetype = {
  id: 'roasted-fruit',
  meals: dessertMeal,
  usually: 1,
  affinity: { Italian: 2, French: 2, African: 1, Mexican: 1.5 },
  cook: (stove) => {
    const { table, draft } = stove
    wantFruit(table)
    wantSweet(table)
    if (['Italian', 'French'].includes(table.kitchen.method)) table.wantThis('butter')
    const fruits = table
      .take((item) => isFruit(item) && suitsTechnique('roast')(item) && item.class !== 'dried-fruit' && !neverRoasted.includes(item.kin), 4)
      .map(
        (item, _, all): Item => ({
          ...item,
          ...(fruitRoastedInHalves.includes(item.kin) ? { cut: 'halved' } : {}),
          ...(all.length === 1 ? { scale: 1.4 } : {}),
        }),
      )
    if (fruits.length === 0) return false
    const coating = table
      .take((item) => isInGroup(item, 'sweet', 'acid') || isSweetSpice(item) || isFat(item), 5)
      .map((item): Item => (isInGroup(item, 'sweet') ? { ...item, scale: 0.45 } : item))
    draft.add('preheat', { oven: 200 })
    if (coating.length > 0) draft.add('toss', { items: fruits, and: coating, vessel: 'baking-dish', handwork: 2 })
    const nuts = table.take((item) => item.class === 'nut' && item.use === 'yours', 1)
    if (nuts.length > 0) draft.add('scatter', { items: nuts })
    layerByTime(stove, fruits, 'roast', { vessel: 'baking-dish', oven: 200, cue: 'soft' })
    scatterToppings(stove)
    return true
  },
}

/** Fruit that is halved, stoned and roasted. */
const fruitRoastedInHalves: readonly string[] = ['peach', 'nectarine', 'apricot', 'plum', 'fig', 'pear']

/** Fruit that is mostly water and would collapse in the oven. */
const neverRoasted: readonly string[] = ['watermelon', 'melon', 'kiwi', 'lychee', 'pomegranate']

/** Fruit under crumbs of flour, fat and sugar. */
export const crumble: Archetype = {
  id: 'crumble',
  meals: dessertMeal,
  usually: 0.8,
  affinity: { French: 2, Italian: 1.5 },
  cook: (stove) => {
    const { table, draft } = stove
    wantFruit(table)
    wantEach(table, 'sweet', 'sweetSpice')
    table.wantThis('flour')
    table.wantThis('oats')
    table.wantThis('butter')
    table.wantThis('coconut-oil')
    const fruits = table
      .take((item) => isFruit(item) && suitsTechnique('bake')(item), 4)
      .map((item, _, all): Item => (all.length === 1 ? { ...item, scale: 1.6 } : item))
    const crumbs = table
      .take((item) => isFlour(item) || item.kin === 'oats', 2)
      .map((item, _, all): Item => ({ ...item, scale: all.length > 1 ? 0.6 : 1 }))
    // Half as much fat as flour: with less the crumbs would be dry dust.
    const fat = table.take(isFat, 1).map((item): Item => ({ ...item, scale: 1.8 }))
    const sweet = table.take((item) => isInGroup(item, 'sweet'), 1)
    if (fruits.length === 0 || crumbs.length === 0 || fat.length === 0 || sweet.length === 0) return false
    draft.add('preheat', { oven: 180 })
    draft.add('rub-in', {
      items: fat,
      and: [...crumbs, ...sweet, ...table.take(isSweetSpice, 2)],
      vessel: 'bowl',
      handwork: 5,
    })
    draft.add('layer', { items: fruits, vessel: 'baking-dish', handwork: 2 })
    draft.add('bake', { subject: 'crumble', vessel: 'baking-dish', oven: 180, minutes: [30, 40], cue: 'golden' })
    scatterToppings(stove)
    return true
  },
}
