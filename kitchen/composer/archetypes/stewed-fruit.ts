import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  dessert,
  isFat,
  isFruit,
  isSweetSpice,
  top,
  wantFruit,
  wantPouring,
  wantSweet,
} from '#kitchen/composer/archetypes/dessert-stages.ts'
import { suits } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isIn, water } from '#kitchen/composer/item.ts'
import { layer } from '#kitchen/composer/layer.ts'
import type { Stove } from '#kitchen/composer/stove.ts'

/** Fruit firm enough to keep its shape in syrup. */
const poaches: readonly string[] = [
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
    (['banana', 'pumpkin', 'butternut-squash', 'sweet-potato', 'taro', 'corn'].includes(item.kin) && suits('simmer')(item)) ||
    (isFruit(item) && poaches.includes(item.kin))
  const cooked = table.take(isCooked, 2).map((item): Item => (item.kin === 'banana' ? { ...item, scale: 1.3, cut: 'chunks' } : item))
  if (cooked.length === 0) return false
  table.want('sweet')
  table.wantThis('salt')
  const coconut = table.take((item) => item.class === 'coconut', 1).map((item): Item => ({ ...item, scale: 1.4 }))
  const sweet = table
    .take((item) => isIn(item, 'sweet') || item.class === 'salt', 2)
    .map((item): Item => (isIn(item, 'sweet') ? { ...item, scale: 0.6 } : item))
  draft.add('pour-in', {
    items: [...coconut, ...sweet, water({ ml: 120 })],
    vessel: 'saucepan',
    heat: 'medium',
    minutes: [3, 4],
    cue: 'bubbling',
  })
  layer(stove, cooked, 'simmer', { vessel: 'saucepan', heat: 'low' })
  if (table.brief.mayAdd) table.wantThis('sesame-seed')
  top(stove)
  return true
}

/** Fruit poached in a light syrup. */
export const poachedFruit: Archetype = {
  id: 'poached-fruit',
  meals: dessert,
  usually: 1,
  affinity: { French: 2, Chinese: 2, Japanese: 1.5, Indian: 0.7, Korean: 2 },
  cook: (stove) => {
    const { table, draft } = stove
    if (cookInCoconut(stove)) return true
    wantFruit(table)
    wantSweet(table)
    const fruits = table.take((item) => isFruit(item) && poaches.includes(item.kin) && suits('simmer')(item), 4)
    const sweet = table.take((item) => isIn(item, 'sweet'), 1)
    if (fruits.length === 0 || sweet.length === 0) return false
    const flavours = table.take(
      (item) =>
        isSweetSpice(item) || item.class === 'citrus' || item.kin === 'ginger' || ['white-wine', 'red-wine', 'tea'].includes(item.kin),
      4,
    )
    draft.add('pour-in', {
      items: [...sweet, ...flavours, water({ ml: 480 })],
      vessel: 'saucepan',
      heat: 'medium',
      minutes: [3, 4],
      cue: 'bubbling',
    })
    layer(stove, fruits, 'simmer', { vessel: 'saucepan', heat: 'low' })
    draft.add('cool', { minutes: [10, 15], phase: 'rest' })
    top(stove)
    return true
  },
}

/** Fruit cooked down in its own juice. */
export const compote: Archetype = {
  id: 'compote',
  meals: dessert,
  usually: 0.8,
  affinity: { French: 1.5, African: 1, Indian: 0.6 },
  cook: (stove) => {
    const { table } = stove
    wantFruit(table)
    // Dates and raisins need no sugar.
    if (table.see((item) => item.class === 'dried-fruit').length > 0) table.want('sweetSpice')
    else wantSweet(table)
    if (table.brief.complexity === 'elaborate') wantPouring(table)
    const fruits = table.take((item) => isFruit(item) && suits('simmer')(item), 5)
    if (fruits.length === 0) return false
    const flavours = table.take((item) => isIn(item, 'sweet', 'acid') || isSweetSpice(item) || isFat(item), 4)
    layer(stove, fruits, 'simmer', { vessel: 'saucepan', heat: 'medium-low', cue: 'jammy', and: [...flavours, water({ ml: 60 })] })
    top(stove)
    return true
  },
}
