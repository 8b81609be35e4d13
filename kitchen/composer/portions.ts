import { amountOf } from '#kitchen/composer/amounts.ts'
import type { Brief } from '#kitchen/composer/brief.ts'
import type { Draft } from '#kitchen/composer/draft.ts'
import { type Group, type Item, isIn } from '#kitchen/composer/item.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { Food, TypedAmount } from '#kitchen/reader/reading.ts'

/** Grams of one piece of what the lexicon weighs: the middle of what shops sell. */
const pieces: Partial<Record<IngredientId, number>> = {
  'chicken-breast': 170,
  'chicken-thigh': 110,
  'chicken-wing': 90,
  'pork-chop': 180,
  'lamb-chop': 100,
  'beef-steak': 220,
  salmon: 150,
  cod: 150,
  tuna: 150,
  tilapia: 130,
  trout: 250,
  mackerel: 200,
  sausage: 80,
  tofu: 400,
  paneer: 225,
  halloumi: 225,
  mozzarella: 125,
  ginger: 30,
}

const gramsOfCan = 240
const clovesOfHead = 10
/** Loose dry food: a cup of it weighs less than a cup of water. */
const looseDensity = 0.8

/** Grams of a slice and of a portion of a dish that somebody made, as a rule of thumb. */
const dish = { slice: 120, portion: 300 }

/** An amount that was typed, in the measure the item is counted in; null where one does not say the other ("2 chicken"). */
export function inMeasure(typed: TypedAmount, item: Item): number | null {
  const { measure, grams } = item.isWeighed ? { measure: 'g' as const, grams: 1 } : lexicon[item.kin]
  const { amount, unit } = typed
  if (unit === measure) return amount
  if (unit === 'g') return amount / grams
  if (unit === 'ml') return measure === 'g' ? amount * looseDensity : (amount * looseDensity) / grams
  if (measure === 'clove' && (unit === 'head' || unit === 'piece')) return amount * (unit === 'head' ? clovesOfHead : 1)
  if (measure === 'g') {
    if (unit === 'can') return amount * gramsOfCan
    if (item.class === 'dish') return amount * (unit === 'slice' ? dish.slice : dish.portion)
    const each = unit === 'piece' ? pieces[item.kin] : undefined
    return each === undefined ? null : amount * each
  }
  if (unit === 'can') return measure === 'ml' ? null : (amount * gramsOfCan) / grams
  const isWhole = (one: string) => ['piece', 'head', 'stalk', 'sheet', 'slice', 'can', 'leaf', 'sprig'].includes(one)
  return unit === 'piece' && isWhole(measure) ? amount : null
}

/** Millilitres of stock that a cube makes, and a gram or a millilitre of powder: what packets say. */
const stockOf = { cube: 500, powder: 50 }

/** Is it stock in cubes or powder? Nobody knows what more is in those, as of stock itself one does. */
export function isStockToMakeUp({ class: kind, contains }: Food): boolean {
  const doubts = [contains.dairy, contains.soybean]
  // What a label denies is no doubt any more: soy-free cubes.
  return kind === 'stock' && doubts.includes('unknown') && doubts.every((doubt) => doubt === 'unknown' || doubt === 'no')
}

/** Millilitres of stock that so much of cubes or powder makes. */
export function stockMadeUp({ amount, unit }: TypedAmount): number {
  return amount * (unit === 'g' || unit === 'ml' ? stockOf.powder : stockOf.cube)
}

/** What a plate for one is measured by: the first of these that the dish holds. */
const keys: readonly (readonly Group[])[] = [['flesh', 'protein'], ['grain', 'dough', 'bread'], ['vegetable', 'fruit'], ['allium']]
const usualServings = 4

/** How many a dish serves when what it is built on was typed with too small an amount for four: one egg feeds one. */
export function servingsFor(draft: Draft, brief: Brief): number {
  const items = [...new Set(draft.tasks.flatMap((task) => [...task.items, ...task.and]))]
  const built = keys.map((groups) => items.filter((item) => isIn(item, ...groups))).find((list) => list.length > 0) ?? []
  if (built.every((item) => item.most === undefined)) return usualServings
  const dish = { mealType: brief.mealType, servings: usualServings, items }
  const shares = built.map((item) => {
    const usual = amountOf({ ...item, most: undefined }, dish)
    return item.most === undefined ? 1 : Math.min(1, item.most / usual.amount)
  })
  const share = shares.reduce((sum, one) => sum + one, 0) / shares.length
  const least = brief.mealType === 'condiment' ? 2 : 1
  return Math.max(least, Math.min(usualServings, Math.round(share * usualServings + 0.15)))
}
