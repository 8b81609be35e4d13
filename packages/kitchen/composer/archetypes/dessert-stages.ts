import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import type { Table } from '#kitchen/composer/table.ts'
import { hasTrait, type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { MealType } from '#kitchen/options.ts'

/** The meal type of the archetypes for desserts. */
export const dessertMeal: readonly MealType[] = ['dessert']

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
export const isSweetSpice = (item: Item) => hasTrait(item.kin, 'sweet-spice')

/** Fruit, and citrus that is eaten as fruit. */
export const isFruit = (item: Item) => isInGroup(item, 'fruit') || hasTrait(item.kin, 'citrus-for-eating')

/** A fat that goes into a dough. */
export const isFat = (item: Item) => ['butter', 'vegan-butter', 'margarine', 'ghee', 'coconut-oil'].includes(item.kin)

/** Milk, coconut milk or cream. */
export const isPouredDairy = (item: Item) => ['milk', 'coconut', 'cream'].includes(item.class)

/** Does the lexicon allow the ingredient in desserts? */
export const belongsInDessert = (item: Item) => lexicon[item.kin].serving.dessert !== undefined

/** Scatters sweet toppings over the dessert, with a pinch of salt. */
export function scatterToppings({ table, draft }: Stove): void {
  const spooned = table.take(
    (item) =>
      item.class === 'yogurt' || ['mascarpone', 'ricotta', 'creme-fraiche', 'cream-cheese'].includes(item.kin) || item.class === 'cream',
    2,
  )
  const over = table.take(
    (item) =>
      isInGroup(item, 'crunch') || item.kin === 'mint' || item.class === 'chocolate' || item.class === 'dried-fruit' || isSweetSpice(item),
    5,
  )
  // Raw cocoa is only dusted on; by the spoonful it needs cooking.
  const dusted = over.map((item): Item => (item.kin === 'cocoa-powder' ? { ...item, scale: 0.15 } : item))
  if (over.length > 0) draft.add('scatter', { items: dusted })
  const beside = [...table.take((item) => isFruit(item), 3), ...spooned]
  if (beside.length > 0) draft.add('serve-with', { items: beside, joins: true })
  const drops = table.take((item) => isInGroup(item, 'sweet', 'acid') && belongsInDessert(item), 2)
  if (drops.length > 0) draft.add('dress', { items: drops })
}

/** Adds sugar and a sweet spice, and a crunchy topping when the dish may be elaborate. */
export function wantSweet(table: Table): void {
  table.want('sweet')
  table.want('sweetSpice', table.brief.complexity === 'elaborate' ? 2 : 1)
  if (table.brief.complexity === 'elaborate') table.want('crunch')
}

const pourings: readonly IngredientId[] = ['milk', 'coconut-milk', 'oat-milk']

/** Adds milk or the cuisine's substitute, coconut milk first in cuisines that use it. */
export function wantPouredDairy(table: Table): void {
  const coconutFirst =
    ['Thai', 'African'].includes(table.kitchen.method) || table.see((item) => item.kin === 'desiccated-coconut').length > 0
  for (const id of coconutFirst ? [...pourings].sort((a) => (a === 'coconut-milk' ? -1 : 0)) : pourings)
    if (table.see(isPouredDairy).length === 0) table.wantThis(id)
}

/** Adds one fruit, or two if the dish may be elaborate and the cook typed none. */
export function wantFruit(table: Table): void {
  const hasOwn = table.see((item) => isFruit(item) && item.use === 'yours').length > 0
  table.want('fruit', table.brief.complexity === 'elaborate' && !hasOwn ? 2 : 1)
}
