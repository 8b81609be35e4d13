import type { MealType } from '#domain/options.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import type { Table } from '#kitchen/composer/table.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'

/** The meal these belong to. */
export const dessert: readonly MealType[] = ['dessert']

const sweetSpices: readonly IngredientId[] = [
  'cinnamon',
  'vanilla',
  'cardamom',
  'nutmeg',
  'star-anise',
  'ground-ginger',
  'saffron',
  'cloves',
  'allspice',
  'matcha',
]

const wholeFlours: readonly IngredientId[] = [
  'flour',
  'self-raising-flour',
  'whole-wheat-flour',
  'gluten-free-flour',
  'rice-flour',
  'almond-flour',
]

/** A flour that makes a batter. */
export const isFlour = (item: Item) => wholeFlours.includes(item.kin)

/** A spice that goes with sugar. */
export const isSweetSpice = (item: Item) => sweetSpices.includes(item.kin)

/** Fruit, and the citrus that is eaten like it. */
export const isFruit = (item: Item) => isIn(item, 'fruit') || ['orange', 'mandarin', 'grapefruit'].includes(item.kin)

/** A fat that goes into a dough. */
export const isFat = (item: Item) => ['butter', 'vegan-butter', 'margarine', 'ghee', 'coconut-oil'].includes(item.kin)

/** Milk, coconut milk or cream. */
export const isPouring = (item: Item) => ['milk', 'coconut', 'cream'].includes(item.class)

/** Does a cook put it into desserts at all? */
export const belongsInDessert = (item: Item) => lexicon[item.kin].serving.dessert !== undefined

/** Sweet things scattered over at the end, and a pinch of salt. */
export function top({ table, draft }: Stove): void {
  const spooned = table.take(
    (item) =>
      item.class === 'yogurt' || ['mascarpone', 'ricotta', 'creme-fraiche', 'cream-cheese'].includes(item.kin) || item.class === 'cream',
    2,
  )
  const over = table.take(
    (item) =>
      isIn(item, 'crunch') || item.kin === 'mint' || item.class === 'chocolate' || item.class === 'dried-fruit' || isSweetSpice(item),
    5,
  )
  // Raw cocoa is dusted; by the spoon it belongs into cooked food.
  const dusted = over.map((item): Item => (item.kin === 'cocoa-powder' ? { ...item, scale: 0.15 } : item))
  if (over.length > 0) draft.add('scatter', { items: dusted })
  const beside = [...table.take((item) => isFruit(item), 3), ...spooned]
  if (beside.length > 0) draft.add('serve-with', { items: beside, joins: true })
  const drops = table.take((item) => isIn(item, 'sweet', 'acid') && belongsInDessert(item), 2)
  if (drops.length > 0) draft.add('dress', { items: drops })
}

/** Sugar and a sweet spice; crunch when it may be elaborate. */
export function wantSweet(table: Table): void {
  table.want('sweet')
  table.want('sweetSpice', table.brief.complexity === 'elaborate' ? 2 : 1)
  if (table.brief.complexity === 'elaborate') table.want('crunch')
}

const pourings: readonly IngredientId[] = ['milk', 'coconut-milk', 'oat-milk']

/** Milk, or what a kitchen without it pours: coconut first where it grows. */
export function wantPouring(table: Table): void {
  const coconutFirst =
    ['Thai', 'African'].includes(table.kitchen.method) || table.see((item) => item.kin === 'desiccated-coconut').length > 0
  for (const id of coconutFirst ? [...pourings].sort((a) => (a === 'coconut-milk' ? -1 : 0)) : pourings)
    if (table.see(isPouring).length === 0) table.wantThis(id)
}

/** One fruit, or two when it may be elaborate and none was brought. */
export function wantFruit(table: Table): void {
  const hasOwn = table.see((item) => isFruit(item) && item.use === 'yours').length > 0
  table.want('fruit', table.brief.complexity === 'elaborate' && !hasOwn ? 2 : 1)
}
