import { heatFat, isBottledEssence } from '#kitchen/composer/fat-and-aromatics.ts'
import { suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { lastResort, wantPlainSeasoning } from '#kitchen/composer/last-resorts/resort.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { seasonToTaste } from '#kitchen/composer/seasoning.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import { type IngredientId, isEatenRaw } from '#kitchen/lexicon/lexicon.ts'
/** Foods that are already a sauce, thinned and seasoned. */
export const stirredSauce = lastResort('stirred-sauce', 'condiment', (stove) => {
  const { table, draft } = stove
  const isSauce = (item: Item) =>
    isInGroup(item, 'paste') ||
    ['sauce', 'salty-sauce', 'yogurt', 'cream', 'nut-butter'].includes(item.class) ||
    ['mustard', 'cream-cheese', 'mascarpone', 'ricotta'].includes(item.kin)
  const base = table.take(isSauce, 4)
  if (base.length === 0) return false
  table.want('aromatic')
  table.want('acid')
  table.want('herb')
  const rest = table.take(
    (item) =>
      isInGroup(item, 'acid', 'sweet', 'herb', 'spice', 'salty', 'fat') ||
      (isInGroup(item, 'aromatic', 'allium', 'fruit', 'vegetable', 'crunch') && isEatenRaw(item.kin)),
    7,
  )
  draft.add('whisk', {
    items: [...base, ...rest.filter((item) => isInGroup(item, 'acid', 'sweet', 'salty', 'fat'))],
    and: [waterItem({ ml: 30 })],
    vessel: 'bowl',
    handwork: 2,
    cue: 'smooth',
  })
  const bits = rest.filter((item) => !isInGroup(item, 'acid', 'sweet', 'salty', 'fat'))
  if (bits.length > 0) draft.add('stir-in', { items: bits, vessel: 'bowl' })
  return true
})

/** Bread toasted and ground into crumbs. */
export const toastedCrumbs = lastResort('toasted-crumbs', 'condiment', (stove) => {
  const { table, draft } = stove
  const breads = table.take((item) => item.class === 'bread' || ['rice-cracker', 'tortilla-chips'].includes(item.kin), 2)
  if (breads.length === 0) return false
  wantPlainSeasoning(stove)
  const dry = table.take(
    (item) => isInGroup(item, 'crunch') || (isInGroup(item, 'spice') && !isPlainPepper(item) && !isBottledEssence(item)),
    4,
  )
  draft.add('toast', { items: [...breads, ...dry], vessel: 'frying-pan', heat: 'medium', minutes: [4, 5], cue: 'toasted' })
  const rest = table.take((item) => item.class === 'salt' || isPlainPepper(item), 2)
  draft.add('grind', { items: [...breads, ...dry, ...rest], vessel: 'blender', handwork: 2 })
  return true
})

/** Drinks that boil down to a syrup. */
const thinDrinks: readonly IngredientId[] = ['orange-juice', 'apple-juice', 'tomato-juice', 'white-wine', 'red-wine', 'sherry', 'beer']

/** Juice, wine, cream or coconut milk reduced until it coats a spoon. */
export const reduction = lastResort('reduction', 'condiment', (stove) => {
  const { table, draft } = stove
  const isThin = (item: Item) =>
    ['wine', 'milk', 'cream', 'coconut', 'stock'].includes(item.class) ||
    (item.class === 'drink' && thinDrinks.includes(item.kin)) ||
    item.kin === 'mirin'
  const poured = table.take(isThin, 2)
  if (poured.length === 0) return false
  table.want('sweet')
  const taste = table.take(
    (item) => isInGroup(item, 'sweet', 'hardyHerb', 'aromatic') || (isInGroup(item, 'spice') && !isPlainPepper(item)),
    4,
  )
  draft.add('pour-in', { items: [...poured, ...taste], vessel: 'saucepan', heat: 'medium', minutes: [4, 5], cue: 'bubbling' })
  draft.add('simmer', { subject: 'liquid', vessel: 'saucepan', heat: 'low', minutes: [10, 12], cue: 'syrupy' })
  seasonToTaste(stove)
  draft.add('cool', { minutes: [10, 15], phase: 'rest' })
  return true
})

/** Fresh or dried fruit simmered in water and blended. */
export const fruitSauce = lastResort('fruit-sauce', 'condiment', (stove) => {
  const { table, draft } = stove
  const fruits = table.take((item) => isInGroup(item, 'fruit') && suitsTechnique('simmer')(item), 4)
  if (fruits.length === 0) return false
  table.want('sweet')
  table.want('acid')
  const taste = table.take((item) => isInGroup(item, 'sweet', 'acid'), 3)
  layerByTime(stove, fruits, 'simmer', { vessel: 'saucepan', heat: 'medium-low', and: [...taste, waterItem({ ml: 120 })], cue: 'soft' })
  draft.add('blend', { subject: 'sauce', vessel: 'saucepan', handwork: 2, cue: 'smooth' })
  return true
})

/** Chocolate stirred into hot water until glossy. */
export const chocolateSauce = lastResort('chocolate-sauce', 'condiment', (stove) => meltChocolate(stove, 120))

/** Melts the chocolate into cream, milk or `ml` of water; false without chocolate. */
export function meltChocolate(
  { table, draft }: Stove,
  ml: number,
  measured: (chocolate: readonly Item[], item: Item) => Item = (_, item) => item,
): boolean {
  const chocolate = table.take((item) => ['dark-chocolate', 'milk-chocolate', 'white-chocolate'].includes(item.kin), 2)
  if (chocolate.length === 0) return false
  const rich = table.take((item) => isInGroup(item, 'dairy') || item.class === 'coconut', 1).map((item) => measured(chocolate, item))
  draft.add('pour-in', {
    items: rich.length > 0 ? rich : [waterItem({ ml })],
    vessel: 'saucepan',
    heat: 'low',
    minutes: [3, 4],
    cue: 'heated',
  })
  draft.add('stir-in', { items: chocolate, vessel: 'saucepan', handwork: 3 })
  return true
}

/** White sauce: flour cooked in fat and then in milk or water until it coats a spoon. */
export const whiteSauce = lastResort('white-sauce', 'condiment', (stove) => {
  const { table, draft } = stove
  const flour = table.take((item) => item.class === 'flour' || item.class === 'thickener', 1).map((item): Item => ({ ...item, scale: 0.7 }))
  if (flour.length === 0) return false
  wantPlainSeasoning(stove)
  if (table.see((item) => isInGroup(item, 'fat')).length === 0) return false
  heatFat(stove, 'saucepan', 'medium')
  draft.add('bloom', { items: flour, vessel: 'saucepan', minutes: [1, 2], cue: 'fragrant' })
  const milk = table.take((item) => isInGroup(item, 'dairy', 'liquid'), 1)
  draft.add('pour-in', {
    items: milk.length > 0 ? milk : [waterItem({ ml: 360 })],
    vessel: 'saucepan',
    heat: 'medium',
    minutes: [5, 6],
    cue: 'thickened',
  })
  seasonToTaste(stove, 'saucepan')
  const over = table.take((item) => isInGroup(item, 'cheese', 'herb', 'crunch'), 3)
  if (over.length > 0) draft.add('stir-in', { items: over, vessel: 'saucepan' })
  return true
})

/** Herbs pounded with salt and a little water. */
export const poundedHerbs = lastResort('herb-sauce', 'condiment', (stove) => {
  const { table, draft } = stove
  const green = table.take(
    (item) => (isInGroup(item, 'herb', 'hardyHerb') && item.kin !== 'bay-leaf') || (item.class === 'leaf' && isEatenRaw(item.kin)),
    4,
  )
  if (green.length === 0) return false
  wantPlainSeasoning(stove)
  table.want('aromatic')
  table.want('acid')
  const rest = table.take(
    (item) => isInGroup(item, 'aromatic', 'allium', 'crunch', 'cheese', 'fruit', 'vegetable') && isEatenRaw(item.kin),
    4,
  )
  draft.add('blend', { items: [...green, ...rest], vessel: 'blender', handwork: 3 })
  const wet = table.take((item) => isInGroup(item, 'fat', 'acid', 'salty', 'sweet') || isPlainPepper(item), 5)
  draft.add('stir-in', { items: [...wet, waterItem({ ml: 30 })], vessel: 'blender' })
  return true
})
