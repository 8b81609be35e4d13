import { type Item, type ItemGroup, isInGroup } from '#kitchen/composer/item.ts'
import { isStarchy } from '#kitchen/composer/table.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { MealType } from '#kitchen/options.ts'
import type { Measure } from '#kitchen/recipe.ts'

export interface Amount {
  /** The amount in `measure`, for the whole recipe. */
  amount: number
  measure: Measure
}

/** Measures in ml that kitchens have: quarter teaspoons up to cups, with thirds and quarters. */
const kitchenVolumes = [
  1.25, 2.5, 3.75, 5, 7.5, 10, 15, 22.5, 30, 45, 60, 80, 120, 160, 180, 240, 300, 360, 400, 480, 600, 720, 800, 960, 1000, 1200, 1500, 1800,
  2000, 2400, 3000,
]
const wholeMeasures: readonly Measure[] = ['clove', 'stalk', 'slice', 'sheet', 'leaf', 'sprig', 'can']

/**
 * Rounds to an amount that a cook can measure: grams to steps of 5, 10, 25 or 50, millilitres to spoons and cups,
 * pieces to halves.
 */
export function roundAmount(amount: number, measure: Measure, isWhole = false): number {
  if (measure === 'ml')
    return kitchenVolumes.reduce((best, step) => (Math.abs(Math.log(step / amount)) < Math.abs(Math.log(best / amount)) ? step : best))
  if (measure === 'g') {
    const step = amount < 30 ? 5 : amount < 100 ? 10 : amount < 400 ? 25 : 50
    return Math.max(step, Math.round(amount / step) * step)
  }
  if (isWhole || wholeMeasures.includes(measure)) return Math.max(1, Math.round(amount))
  if (amount < 0.4) return 0.25
  return amount < 3 ? Math.max(0.5, Math.round(amount * 2) / 2) : Math.round(amount)
}

const bulkClasses: readonly { groups: readonly ItemGroup[]; share: readonly number[] }[] = [
  { groups: ['flesh', 'protein'], share: [1, 0.65, 0.5, 0.4] },
  { groups: ['grain', 'dough', 'bread'], share: [1, 0.6, 0.45] },
  { groups: ['vegetable'], share: [1, 1, 0.9, 0.75, 0.65, 0.55] },
  { groups: ['fruit'], share: [1, 0.7, 0.5, 0.4] },
  { groups: ['allium'], share: [1, 0.7, 0.5] },
  { groups: ['spice'], share: [1, 1, 0.8, 0.6] },
  { groups: ['fat'], share: [1, 0.6] },
  { groups: ['acid'], share: [1, 0.75] },
  { groups: ['salty'], share: [1, 0.75, 0.6] },
  { groups: ['sweet'], share: [1, 0.6] },
  { groups: ['dish'], share: [1, 0.6, 0.45] },
]

/** The share of an item when a dish has several of its kind, so that the plate does not grow. */
function shareOf(item: Item, all: readonly Item[]): number {
  const kind = bulkClasses.find(({ groups }) => isInGroup(item, ...groups))
  if (!kind) return 1
  const isLess = (other: Item) =>
    (isInGroup(item, 'flesh') && other.class === 'legume') || (item.class !== 'dried-fruit' && other.class === 'dried-fruit')
  const company = all.filter((other) => isInGroup(other, ...kind.groups) && (!isStarchy(other) || isStarchy(item)) && !isLess(other)).length
  return kind.share[Math.min(company, kind.share.length) - 1] ?? 1
}

/** The share of an item in a soup's body: three kinds of beans share one amount of beans. */
function shareOfBody(item: Item, all: readonly Item[]): number {
  return item.class === 'legume'
    ? shareOf(
        item,
        all.filter((other) => other.class === 'legume'),
      )
    : 1
}

/** Is the item the only food of the dish beside its rice, so that its amount must be enough? */
function isAllThereIs(item: Item, { mealType, items }: { mealType: MealType; items: readonly Item[] }): boolean {
  const isFood = (other: Item) =>
    isInGroup(other, 'vegetable', 'flesh', 'protein', 'cheese', 'dairy', 'fruit') && other.ingredient !== item.ingredient
  return mealType === 'entrée' && item.class === 'root' && !isStarchy(item) && !items.some(isFood)
}

/** The servings of a dish when nothing typed makes it smaller; amounts in the lexicon are for one of them. */
export const usualServings = 4

/** The lexicon's amount of a food for one serving, in its measure; without one for this meal, that of another meal. */
export function servingOf({ kin }: Pick<Item, 'kin'>, mealType: MealType): number {
  const { serving } = lexicon[kin]
  return serving[mealType] ?? serving.entrée ?? serving.soup ?? serving.condiment ?? serving.dessert ?? 1
}

/** Millilitres of water per gram that an absorbing food gets at least, whatever other liquid the dish has. */
const leastWaterPerGram = 0.3

/** The amount of an item that a dish takes, rounded to kitchen measures. */
export function amountOf(item: Item, dish: { mealType: MealType; servings: number; items: readonly Item[] }): Amount {
  if (item.measured && 'ml' in item.measured) return { amount: roundAmount(item.measured.ml, 'ml'), measure: 'ml' }
  if (item.measured && 'per' in item.measured) {
    const { per, ratio, besides = [] } = item.measured
    const grams = per.reduce((sum, one) => sum + gramsOf(one, dish), 0)
    const poured = besides.reduce((sum, one) => sum + gramsOf(one, dish), 0)
    return { amount: roundAmount(Math.max(grams * leastWaterPerGram, grams * ratio - poured), 'ml'), measure: 'ml' }
  }
  const { measure, grams } = lexicon[item.kin]
  const one = servingOf(item, dish.mealType)
  const meant =
    one *
    dish.servings *
    (item.scale ?? (isAllThereIs(item, dish) ? 2 : 1)) *
    (item.scale === undefined || item.form !== undefined ? shareOf(item, dish.items) : shareOfBody(item, dish.items))
  if (item.isWeighed) return atMost({ amount: roundAmount(meant * grams, 'g'), measure: 'g' }, item.most)
  const isWhole = measure === 'piece' && !isHalved(item)
  return atMost({ amount: roundAmount(meant, measure, isWhole), measure }, item.most, isWhole)
}

/** Grams above which a cook uses half a piece and keeps the rest. */
const halvedFromGrams = 250
const largeLoaf = 100
/** Smaller ingredients that cooks halve too. */
const smallButHalved: readonly IngredientId[] = ['onion', 'red-onion', 'vanilla', 'scotch-bonnet']

/**
 * May a recipe use half of the piece? Half a cabbage, squash or lemon is sensible; half a tomato or half a cardamom
 * pod is not.
 */
function isHalved({ kin, class: kind }: Item): boolean {
  const isLarge = lexicon[kin].grams >= (kind === 'bread' ? largeLoaf : halvedFromGrams)
  return isLarge || (kind === 'citrus' && kin !== 'mandarin') || kind === 'squash' || smallButHalved.includes(kin)
}

/** Limits an amount to what was typed, rounded to kitchen measures. */
function atMost({ amount, measure }: Amount, most: number | undefined, isWhole = false): Amount {
  if (most === undefined || amount <= most) return { amount, measure }
  if (measure === 'ml') return { amount: kitchenVolumes.findLast((step) => step <= most) ?? most, measure }
  const step = measure === 'g' ? (most < 5 ? 1 : 5) : most < 1 ? 0.25 : isWhole ? 1 : 0.5
  const down = Math.floor(most / step + 1e-9) * step
  return { amount: down > 0 ? down : most, measure }
}

/** The grams of an item in a dish. */
export function gramsOf(item: Item, dish: Parameters<typeof amountOf>[1]): number {
  return amountOf(item, dish).amount * (item.isWeighed ? 1 : lexicon[item.kin].grams)
}
