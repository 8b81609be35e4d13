import type { MealType } from '#domain/options.ts'
import { amountOf } from '#kitchen/composer/amounts.ts'
import type { Brief } from '#kitchen/composer/brief.ts'
import type { Draft } from '#kitchen/composer/draft.ts'
import { type Group, type Item, isIn } from '#kitchen/composer/item.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import { gramsOfAmount } from '#kitchen/lexicon/weights-of-one.ts'
import type { Food, TypedAmount } from '#kitchen/reader/reading.ts'

/** Less than one of these is weighed: nobody counts a fifth of a potato. */
const halvedAtLeast = 0.25

/**
 * An item with its typed amount, which no dish exceeds, in the measure that counts it. An amount typed by weight
 * that is less than one piece, or than a quarter of one, is weighed. Without a usable amount ("2 beef", or an absurd
 * one) the item stays as it is.
 */
export function withTypedAmount(item: Item, typed: TypedAmount): Item {
  const grams = typed.doubt === undefined ? gramsOfAmount(typed, item.kin, item.class) : null
  if (grams === null) return item
  if (item.isWeighed) return { ...item, most: grams }
  const { measure, grams: one } = lexicon[item.kin]
  const most = grams / one
  const isByWeight = typed.unit !== measure && typed.unit !== 'piece'
  const isPart = measure !== 'g' && measure !== 'ml' && (most < halvedAtLeast || (most < 1 && isByWeight))
  return isPart ? { ...item, isWeighed: true, most: grams } : { ...item, most }
}

/** Food that fills a plate: of a crumb of it nothing can be cooked. */
const filling: readonly Group[] = ['flesh', 'protein', 'grain', 'dough', 'bread', 'vegetable', 'fruit', 'dish']
/** The share of one plate that can still be tasted. */
const noticed = 0.05

/** Whether so little was typed of it that no dish is the better for it: a gram of chicken. */
export function isTooLittle(item: Item, mealType: MealType): boolean {
  if (item.most === undefined || !isIn(item, ...filling)) return false
  const { serving, grams } = lexicon[item.kin]
  const plate = serving[mealType] ?? serving.entrée ?? serving.soup ?? serving.condiment ?? serving.dessert ?? 1
  return item.most * (item.isWeighed ? 1 : grams) < plate * grams * noticed
}

/** Millilitres of stock that a cube makes, and a gram or a millilitre of powder: what packets say. */
const stockOf = { cube: 500, powder: 50 }

/** Is it stock in cubes or powder? Their other contents are unknown, while those of stock itself are known. */
export function isStockConcentrate({ class: kind, contains }: Food): boolean {
  const doubts = [contains.dairy, contains.soybean]
  // What a label denies is no doubt any more: soy-free cubes.
  return kind === 'stock' && doubts.includes('unknown') && doubts.every((doubt) => doubt === 'unknown' || doubt === 'no')
}

/** Millilitres of stock that so much of cubes or powder makes. */
export function stockFromConcentrate({ amount, unit }: TypedAmount): number {
  return amount * (unit === 'g' || unit === 'ml' ? stockOf.powder : stockOf.cube)
}

/** What a plate for one is measured by: the first of these that the dish holds. */
const keysOfOwn: readonly (readonly Group[])[] = [
  ['flesh', 'protein'],
  ['grain', 'dough', 'bread'],
  ['vegetable', 'fruit'],
]
const keys: readonly (readonly Group[])[] = [...keysOfOwn, ['allium']]
const usualServings = 4

/** How many a dish serves when what it is built on was typed with too small an amount for four: one egg feeds one. */
export function servingsFor(draft: Draft, brief: Brief): number {
  const items = [...new Set(draft.tasks.flatMap((task) => [...task.items, ...task.and]))]
  const firstOf = (some: readonly Item[], [first, ...others]: typeof keys): readonly Item[] => {
    const found = first === undefined ? [] : some.filter((item) => isIn(item, ...first))
    return found.length > 0 || first === undefined ? found : firstOf(some, others)
  }
  // A pound of rice from the larder feeds no four who have half a cabbage between them.
  const own = firstOf(
    items.filter(({ use }) => use === 'yours'),
    keysOfOwn,
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
