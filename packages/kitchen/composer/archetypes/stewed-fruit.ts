import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  dessertMeal,
  isFat,
  isFruit,
  isSweetSpice,
  scatterToppings,
  wantFruit,
  wantPouredDairy,
  wantSweet,
} from '#kitchen/composer/archetypes/dessert-stages.ts'
import { suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import type { Stove } from '#kitchen/composer/stove.ts'

/** Fruit firm enough to keep its shape in syrup. */
const poachableFruit: readonly string[] = [
  'apple',
  'pear',
  'peach',
  'nectarine',
  'apricot',
  'plum',
  'quince',
  'rhubarb',
  'cherry',
  'fig',
  'pineapple',
  'grape',
  'lychee',
  'persimmon',
  'prune',
  'dried-apricot',
  'dried-fig',
]

/** Simmers bananas, squash or roots in sweet coconut milk with a pinch of salt: a Thai dessert, eaten warm. */
function cookInCoconut(stove: Stove): boolean {
  const { table, draft } = stove
  if (table.kitchen.method !== 'Thai' || table.see((item) => item.class === 'coconut').length === 0) return false
  const isCooked = (item: Item) =>
    (['banana', 'pumpkin', 'butternut-squash', 'sweet-potato', 'taro', 'corn'].includes(item.kin) && suitsTechnique('simmer')(item)) ||
    (isFruit(item) && poachableFruit.includes(item.kin))
  const cooked = table.take(isCooked, 2).map((item): Item => (item.kin === 'banana' ? { ...item, scale: 1.3, cut: 'chunks' } : item))
  if (cooked.length === 0) return false
  table.want('sweet')
  table.wantThis('salt')
  const coconut = table.take((item) => item.class === 'coconut', 1).map((item): Item => ({ ...item, scale: 1.4 }))
  const sweet = table
    .take((item) => isInGroup(item, 'sweet') || item.class === 'salt', 2)
    .map((item): Item => (isInGroup(item, 'sweet') ? { ...item, scale: 0.6 } : item))
  draft.add('pour-in', {
    items: [...coconut, ...sweet, waterItem({ ml: 120 })],
    vessel: 'saucepan',
    heat: 'medium',
    minutes: [3, 4],
    cue: 'bubbling',
  })
  layerByTime(stove, cooked, 'simmer', { vessel: 'saucepan', heat: 'low' })
  if (table.brief.mayAdd) table.wantThis('sesame-seed')
  scatterToppings(stove)
  return true
}

/** Fruit poached in a light syrup. */
export const poachedFruit: Archetype = {
  id: 'poached-fruit',
  meals: dessertMeal,
  usually: 1,
  affinity: { French: 2, Chinese: 2, Japanese: 1.5, Indian: 0.7, Korean: 2 },
  cook: (stove) => {
    const { table, draft } = stove
    if (cookInCoconut(stove)) return true
    wantFruit(table)
    wantSweet(table)
    const fruits = table.take((item) => isFruit(item) && poachableFruit.includes(item.kin) && suitsTechnique('simmer')(item), 4)
    const sweet = table.take((item) => isInGroup(item, 'sweet'), 1)
    if (fruits.length === 0 || sweet.length === 0) return false
    const flavours = table.take(
      (item) =>
        isSweetSpice(item) || item.class === 'citrus' || item.kin === 'ginger' || ['white-wine', 'red-wine', 'tea'].includes(item.kin),
      4,
    )
    draft.add('pour-in', {
      items: [...sweet, ...flavours, waterItem({ ml: 480 })],
      vessel: 'saucepan',
      heat: 'medium',
      minutes: [3, 4],
      cue: 'bubbling',
    })
    layerByTime(stove, fruits, 'simmer', { vessel: 'saucepan', heat: 'low' })
    draft.add('cool', { minutes: [10, 15], phase: 'rest' })
    scatterToppings(stove)
    return true
  },
}

/** Fruit cooked down in its own juice. */
export const compote: Archetype = {
  id: 'compote',
  meals: dessertMeal,
  usually: 0.8,
  affinity: { French: 1.5, African: 1, Indian: 0.6 },
  cook: (stove) => {
    const { table } = stove
    wantFruit(table)
    // Dates and raisins need no sugar.
    if (table.see((item) => item.class === 'dried-fruit').length > 0) table.want('sweetSpice')
    else wantSweet(table)
    if (table.brief.complexity === 'elaborate') wantPouredDairy(table)
    const fruits = table.take((item) => isFruit(item) && suitsTechnique('simmer')(item), 5)
    if (fruits.length === 0) return false
    const flavours = table.take((item) => isInGroup(item, 'sweet', 'acid') || isSweetSpice(item) || isFat(item), 4)
    layerByTime(stove, fruits, 'simmer', {
      vessel: 'saucepan',
      heat: 'medium-low',
      cue: 'jammy',
      and: [...flavours, waterItem({ ml: 60 })],
    })
    scatterToppings(stove)
    return true
  },
}
