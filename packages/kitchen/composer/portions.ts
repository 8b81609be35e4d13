import { amountOf, servingOf, usualServings } from '#kitchen/composer/amounts.ts'
import type { Brief } from '#kitchen/composer/brief.ts'
import type { Draft } from '#kitchen/composer/draft.ts'
import { type Item, type ItemGroup, isInGroup } from '#kitchen/composer/item.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import { gramsOfAmount } from '#kitchen/lexicon/weights-of-one.ts'
import type { MealType } from '#kitchen/options.ts'
import type { Food, TypedAmount } from '#kitchen/reader/food/reading.ts'

/** The smallest part of a piece that is counted; below it the food is weighed. */
const halvedAtLeast = 0.25

/**
 * An item with its typed amount, which no dish exceeds, in the item's measure. A typed weight below one piece, or
 * below a quarter of one, is weighed. Without a usable amount ("2 beef", or an absurd one) the item does not change.
 */
export function applyTypedAmount(item: Item, typed: TypedAmount): Item {
  const grams = typed.doubt === undefined ? gramsOfAmount(typed, item.kin, item.class) : null
  if (grams === null) return item
  if (item.isWeighed) return { ...item, most: grams }
  const { measure, grams: one } = lexicon[item.kin]
  const most = grams / one
  const isByWeight = typed.unit !== measure && typed.unit !== 'piece'
  const isPart = measure !== 'g' && measure !== 'ml' && (most < halvedAtLeast || (most < 1 && isByWeight))
  return isPart ? { ...item, isWeighed: true, most: grams } : { ...item, most }
}

/** Groups of foods that fill a plate. A very small amount of such a food is not worth cooking. */
const fillingGroups: readonly ItemGroup[] = ['flesh', 'protein', 'grain', 'dough', 'bread', 'vegetable', 'fruit', 'dish']
/** The smallest share of a serving that can be tasted. */
const leastShareOfServing = 0.05

/** Is the typed amount too small to matter, such as one gram of chicken? */
export function isTooLittle(item: Item, mealType: MealType): boolean {
  if (item.most === undefined || !isInGroup(item, ...fillingGroups)) return false
  const { grams } = lexicon[item.kin]
  const plate = servingOf(item, mealType)
  return item.most * (item.isWeighed ? 1 : grams) < plate * grams * leastShareOfServing
}

/** Millilitres of stock from one cube, and from a gram or millilitre of powder (package directions). */
const stockPerUnit = { cube: 500, powder: 50 }

/** Is the food stock in cubes or powder? Its further contents are unknown, unlike those of stock. */
export function isStockConcentrate({ class: kind, contains }: Food): boolean {
  const doubts = [contains.dairy, contains.soybean]
  // A claim removes the doubt: soy-free cubes.
  return kind === 'stock' && doubts.includes('unknown') && doubts.every((doubt) => doubt === 'unknown' || doubt === 'no')
}

/** The millilitres of stock that this amount of cubes or powder makes. */
export function stockFromConcentrate({ amount, unit }: TypedAmount): number {
  return amount * (unit === 'g' || unit === 'ml' ? stockPerUnit.powder : stockPerUnit.cube)
}

/** What decides the servings of a small dish: the first of these groups that the dish contains. */
const servingKeys: readonly (readonly ItemGroup[])[] = [
  ['flesh', 'protein'],
  ['grain', 'dough', 'bread'],
  ['vegetable', 'fruit'],
]
const keys: readonly (readonly ItemGroup[])[] = [...servingKeys, ['allium']]

/** The servings of a dish whose main food was typed in too small an amount for four: one egg serves one. */
export function servingsFor(draft: Draft, brief: Brief): number {
  const items = [...new Set(draft.tasks.flatMap((task) => [...task.items, ...task.and]))]
  const firstOf = (some: readonly Item[], [first, ...others]: typeof keys): readonly Item[] => {
    const found = first === undefined ? [] : some.filter((item) => isInGroup(item, ...first))
    return found.length > 0 || first === undefined ? found : firstOf(some, others)
  }
  // Added rice does not make half a cabbage enough for four.
  const own = firstOf(
    items.filter(({ use }) => use === 'yours'),
    servingKeys,
  )
  const built = own.length > 0 ? own : firstOf(items, keys)
  if (built.length === 0 || built.some((item) => item.most === undefined)) return usualServings
  const dish = { mealType: brief.mealType, servings: usualServings, items }
  const shares = built.map((item) => {
    const usual = amountOf({ ...item, most: undefined }, dish)
    return item.most === undefined ? 1 : Math.min(1, item.most / usual.amount)
  })
  const share = shares.reduce((sum, one) => sum + one, 0) / shares.length
  const least = brief.mealType === 'condiment' ? 2 : 1
  return Math.max(least, Math.min(usualServings, Math.round(share * usualServings + 0.15)))
}
