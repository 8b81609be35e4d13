import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  dessertMeal,
  isFruit,
  isPouredDairy,
  isSweetSpice,
  scatterToppings,
  wantFruit,
} from '#kitchen/composer/archetypes/dessert-stages.ts'
import { wantEach, wantHardyHerb, wantMain } from '#kitchen/composer/archetypes/shopping.ts'
import { bloomAromatics, heatFat, softenAlliums } from '#kitchen/composer/fat-and-aromatics.ts'
import { isCookedVegetable, isMainFoodFor, safetyProofsFor } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { addCream, seasonToTaste } from '#kitchen/composer/seasoning.ts'
import { finishAndServe } from '#kitchen/composer/sides.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isPlainPepper, type Table } from '#kitchen/composer/table.ts'
import type { Minutes } from '#kitchen/lexicon/ingredient.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

/** °C at which pastry browns and its filling sets. */
const pastryCelsius = 190

/** °C at which topped bread dough bakes fast. */
const breadDoughCelsius = 240

const isPizzaDough = (item: Item) => item.kin === 'pizza-dough'

/** Pastry other than pizza dough, which does not suit fruit. */
const isPastry = (item: Item) => item.class === 'pastry' && !isPizzaDough(item)

/** Cheese made of milk, which every pizza has; without it the same dish is a tart. */
const isMilkCheese = ({ ingredient, class: kind }: Item) =>
  ingredient !== null && ['soft-cheese', 'hard-cheese'].includes(kind) && (lexicon[ingredient].contains ?? []).includes('dairy')

const isSheets = (item: Item) => item.kin === 'phyllo'

/** Foods that go into the filling unprepared. */
const isReady = (item: Item) =>
  isInGroup(item, 'cheese') || ['cured-fish', 'pickle'].includes(item.class) || ['olive', 'caper'].includes(item.kin)

const hasOwn = (table: Table, test: (item: Item) => boolean) => table.see((item) => item.use === 'yours' && test(item)).length > 0

/** Bakes the pastry blind before a wet filling; stacked sheets are always brushed with fat. */
function lineTin({ draft, table }: Stove, pastry: readonly Item[], isWet: boolean): boolean {
  const isOfSheets = pastry.some(isSheets)
  if (!isOfSheets && !isWet) return false
  const fat = isOfSheets ? table.see((item) => isInGroup(item, 'fat')).slice(0, 1) : []
  const minutes: Minutes = isOfSheets ? [6, 8] : [12, 15]
  draft.add('bake', {
    items: pastry,
    and: fat,
    vessel: 'baking-dish',
    oven: pastryCelsius,
    minutes,
    cue: 'golden',
    handwork: 4,
    lane: 'side',
  })
  return true
}

/** Scales the poured liquids to about 250 ml for four. */
const poured = (items: readonly Item[]) =>
  items.map((item): Item => ({ ...item, scale: (item.class === 'cream' ? 2 : 1.3) / items.length }))

/**
 * Bakes softened vegetables, cooked meat or fish, and cheese on pastry or pizza dough; pastry with eggs and milk or
 * cream is a quiche.
 */
function bakeOnDough(stove: Stove): boolean {
  const { table, draft } = stove
  const pastry = table.take((item) => item.class === 'pastry' && item.use === 'yours', 1)
  const [dough] = pastry
  if (dough === undefined) return false
  const isPizza = isPizzaDough(dough)
  const oven = isPizza ? breadDoughCelsius : pastryCelsius
  const isEgg = (item: Item) => item.class === 'egg'
  const wantsCustard = !isPizza && (hasOwn(table, isEgg) || hasOwn(table, isPouredDairy) || dough.kin === 'shortcrust-pastry')
  if (wantsCustard) {
    table.wantThis('egg')
    for (const id of ['cream', 'milk'] as const) if (table.see(isPouredDairy).length === 0) table.wantThis(id)
  }
  if (table.brief.wantsMeat) wantMain(table)
  wantEach(table, 'fat', 'allium')
  if (table.see((item) => isInGroup(item, 'vegetable')).length === 0) table.want('vegetable')
  wantEach(table, 'cheese')
  table.wantThis('salt')
  table.wantThis('black-pepper')
  if (table.kitchen.flavour === 'French' && wantsCustard) table.wantThis('nutmeg')
  wantHardyHerb(table)
  const eggs = isPizza ? [] : table.take(isEgg, 1)
  const pouring = eggs.length > 0 ? table.take(isPouredDairy, 2) : []
  const isFried = (item: Item) => isMainFoodFor('fry')(item) || isCookedVegetable('fry')(item)
  const isFilled = table.see((item) => isFried(item) || isReady(item) || isInGroup(item, 'allium')).length > 0
  if (!isFilled) return false

  draft.add('preheat', { oven })
  const isLined = lineTin(stove, pastry, eggs.length > 0)
  const mains = table.take(isMainFoodFor('fry'), 2)
  const fried = [...mains, ...table.take((item) => isCookedVegetable('fry')(item), 5)]
  const alliums = table.see((item) => isInGroup(item, 'allium'))
  if (fried.length + alliums.length > 0) {
    heatFat(stove, 'frying-pan', 'medium')
    softenAlliums(stove, 'frying-pan')
    if (fried.length > 0) layerByTime(stove, fried, 'fry', { vessel: 'frying-pan', heat: 'medium' })
    bloomAromatics(stove, 'frying-pan', { spices: eggs.length === 0 })
  }
  const ready = table.take(isReady, 4)
  const filling = [...alliums, ...fried, ...ready]
  if (eggs.length > 0) {
    const seasoning = table.take(
      (item) => item.class === 'salt' || isPlainPepper(item) || item.kin === 'nutmeg' || item.kin === 'mustard',
      4,
    )
    draft.add('whisk', { items: [...eggs, ...poured(pouring), ...seasoning], vessel: 'bowl', handwork: 2, cue: 'combined' })
    draft.add('stir-in', { items: filling, vessel: 'bowl', handwork: 2, joins: true })
  } else {
    addCream(stove, 'frying-pan')
    seasonToTaste(stove, 'frying-pan')
  }
  const onTray: Minutes = isPizza ? [12, 15] : [25, 30]
  draft.add('bake', {
    ...(eggs.length > 0 ? { subject: 'mixture' } : { items: filling }),
    and: pastry,
    vessel: isLined ? 'baking-dish' : 'tray',
    oven,
    minutes: eggs.length > 0 ? [30, 35] : isLined ? [15, 18] : onTray,
    cue: 'golden',
    handwork: 3,
    proofs: safetyProofsFor(eggs),
    joins: true,
  })
  if (!isPizza) draft.add('rest', { subject: 'everything', minutes: [5, 10], phase: 'rest' })
  finishAndServe(stove)
  return true
}

/** Does the table hold pizza dough and a milk cheese? */
const isPizzaOn = (table: Table) => hasOwn(table, isPizzaDough) && table.see(isMilkCheese).length > 0

/** Tarts: dishes on pastry, or on pizza dough without cheese. */
export const tart: Archetype = {
  id: 'tart',
  meals: ['entrée'],
  usually: 5,
  affinity: { French: 6 },
  cook: (stove) => !isPizzaOn(stove.table) && bakeOnDough(stove),
}

/** Pizzas: dishes on pizza dough with cheese. */
export const pizza: Archetype = {
  id: 'pizza',
  meals: ['entrée'],
  usually: 5,
  affinity: { Italian: 8 },
  cook: (stove) => {
    const { table } = stove
    if (hasOwn(table, isPizzaDough) && table.see((item) => isInGroup(item, 'cheese')).length === 0) table.wantThis('mozzarella')
    return isPizzaOn(table) && bakeOnDough(stove)
  },
}

/** Fruit with sugar on pastry; with eggs and milk or cream it is baked in a sweet custard. */
export const fruitTart: Archetype = {
  id: 'fruit-tart',
  meals: dessertMeal,
  usually: 5,
  affinity: { French: 6 },
  cook: (stove) => {
    const { table, draft } = stove
    const pastry = table.take((item) => isPastry(item) && item.use === 'yours', 1)
    if (pastry.length === 0) return false
    if (!hasOwn(table, isFruit)) wantFruit(table)
    wantEach(table, 'sweet', 'sweetSpice')
    if (pastry.some(isSheets)) table.want('fat')
    const fruits = table.take((item) => isFruit(item) && !['watermelon', 'melon'].includes(item.kin), 3)
    if (fruits.length === 0) return false
    const isWet = hasOwn(table, (item) => item.class === 'egg') && table.see(isPouredDairy).length > 0
    const eggs = isWet ? table.take((item) => item.class === 'egg', 1) : []
    const pouring = isWet ? table.take(isPouredDairy, 1) : []
    const sweet = [
      ...table.take((item) => isInGroup(item, 'sweet'), 1),
      ...table.take((item) => isSweetSpice(item) || item.kin === 'salt', 3),
    ]
    draft.add('preheat', { oven: pastryCelsius })
    const isLined = lineTin(stove, pastry, isWet)
    if (isWet) {
      draft.add('whisk', { items: [...eggs, ...pouring, ...sweet], vessel: 'bowl', handwork: 3, cue: 'combined' })
      draft.add('stir-in', { items: fruits, vessel: 'bowl', handwork: 2 })
    } else if (sweet.length > 0) draft.add('toss', { items: fruits, and: sweet, vessel: 'bowl', handwork: 2 })
    draft.add('bake', {
      ...(isWet ? { subject: 'mixture' } : { items: fruits }),
      and: pastry,
      vessel: isLined ? 'baking-dish' : 'tray',
      oven: pastryCelsius,
      minutes: isWet ? [30, 35] : isLined ? [18, 20] : [25, 30],
      cue: 'golden',
      handwork: 3,
      proofs: safetyProofsFor(eggs),
      joins: true,
    })
    draft.add('cool', { minutes: [10, 15], phase: 'rest' })
    scatterToppings(stove)
    return true
  },
}
