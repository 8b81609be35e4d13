import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  dessert,
  isFat,
  isFlour,
  isFruit,
  isSweetSpice,
  top,
  wantFruit,
  wantPouring,
  wantSweet,
} from '#kitchen/composer/archetypes/dessert-stages.ts'
import { wantEach } from '#kitchen/composer/archetypes/shopping.ts'
import { suits } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isIn, water } from '#kitchen/composer/item.ts'
import { layer } from '#kitchen/composer/layer.ts'
import type { Stove } from '#kitchen/composer/stove.ts'

/** Fruit in a hot oven until soft and sticky. */
export const roastedFruit: Archetype = {
  id: 'roasted-fruit',
  meals: dessert,
  usually: 1,
  affinity: { Italian: 2, French: 2, African: 1, Mexican: 1.5 },
  cook: (stove) => {
    const { table, draft } = stove
    wantFruit(table)
    wantSweet(table)
    if (['Italian', 'French'].includes(table.kitchen.method)) table.wantThis('butter')
    const fruits = table
      .take((item) => isFruit(item) && suits('roast')(item) && item.class !== 'dried-fruit' && !neverRoasted.includes(item.kin), 4)
      .map(
        (item, _, all): Item => ({
          ...item,
          ...(halves.includes(item.kin) ? { cut: 'halved' } : {}),
          ...(all.length === 1 ? { scale: 1.4 } : {}),
        }),
      )
    if (fruits.length === 0) return false
    const coating = table
      .take((item) => isIn(item, 'sweet', 'acid') || isSweetSpice(item) || isFat(item), 5)
      .map((item): Item => (isIn(item, 'sweet') ? { ...item, scale: 0.45 } : item))
    draft.add('preheat', { oven: 200 })
    if (coating.length > 0) draft.add('toss', { items: fruits, and: coating, vessel: 'baking-dish', handwork: 2 })
    const nuts = table.take((item) => item.class === 'nut' && item.use === 'yours', 1)
    if (nuts.length > 0) draft.add('scatter', { items: nuts })
    layer(stove, fruits, 'roast', { vessel: 'baking-dish', oven: 200, cue: 'soft' })
    top(stove)
    return true
  },
}

/** Firm enough to keep its shape in a syrup: a poached strawberry is a mush. */
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

/** Stoned and roasted by the half. */
const halves: readonly string[] = ['peach', 'nectarine', 'apricot', 'plum', 'fig', 'pear']

/** Nothing but water inside: the oven leaves nothing of it. */
const neverRoasted: readonly string[] = ['watermelon', 'melon', 'kiwi', 'lychee', 'pomegranate']

/** Bananas, squash or roots in sweet coconut milk with a pinch of salt, eaten warm: what Thailand has for pudding. */
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

/** Fruit in a light syrup. */
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
    // Dates and raisins are sweet enough.
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

/** Fruit cut up and left to give its juice. */
export const fruitSalad: Archetype = {
  id: 'fruit-salad',
  meals: dessert,
  usually: 0.9,
  affinity: { Mexican: 2, Thai: 2, African: 1.5, Indian: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    table.want('fruit', 2)
    // Dates and raisins are sweet enough.
    const isSweetAlready = table.see((item) => item.class === 'dried-fruit').length > 0
    if (!isSweetAlready) table.want('sweet')
    table.want('acid')
    if (['African', 'Mexican'].includes(table.kitchen.flavour)) table.want('sweetSpice')
    const fruits = table
      .take((item) => isFruit(item) && !['rhubarb', 'cranberry'].includes(item.kin), 6)
      // An orange that is the fruit itself is more than its juice.
      .map((item): Item => (item.kin === 'orange' || item.kin === 'grapefruit' ? { ...item, scale: 2 } : item))
    if (fruits.every((item) => item.class === 'dried-fruit')) return false
    draft.add('mix', { items: fruits, vessel: 'bowl', handwork: 2 })
    const isSugar = (item: Item) => isIn(item, 'sweet') && item.use !== 'yours'
    const syrup = table
      .take(
        (item) => (isIn(item, 'sweet', 'acid') && !(isSweetAlready && isSugar(item))) || isSweetSpice(item) || item.class === 'citrus',
        4,
      )
      .map((item): Item => (isSugar(item) ? { ...item, scale: 0.3 } : item))
    if (syrup.length > 0) draft.add('dress', { items: syrup })
    draft.add('rest', { subject: 'everything', minutes: [10, 10], phase: 'rest' })
    top(stove)
    return true
  },
}

/** Fruit under crumbs of flour, fat and sugar. */
export const crumble: Archetype = {
  id: 'crumble',
  meals: dessert,
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
      .take((item) => isFruit(item) && suits('bake')(item), 4)
      .map((item, _, all): Item => (all.length === 1 ? { ...item, scale: 1.6 } : item))
    const crumbs = table
      .take((item) => isFlour(item) || item.kin === 'oats', 2)
      .map((item, _, all): Item => ({ ...item, scale: all.length > 1 ? 0.6 : 1 }))
    // Half as much fat as flour: less makes dust, not crumbs.
    const fat = table.take(isFat, 1).map((item): Item => ({ ...item, scale: 1.8 }))
    const sweet = table.take((item) => isIn(item, 'sweet'), 1)
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
    top(stove)
    return true
  },
}
