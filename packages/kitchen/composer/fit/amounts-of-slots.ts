import { gramsOf, servingOf, usualServings } from '#kitchen/composer/amounts.ts'
import { saltIn } from '#kitchen/composer/fit/salt.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import type { Filling } from '#kitchen/composer/match/fill.ts'
import type { Dish, EachServing, Slot } from '#kitchen/composer/repertoire/dish.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import { gramsOfAmount } from '#kitchen/lexicon/weights-of-one.ts'
import type { MealType } from '#kitchen/options.ts'

/** The foods of a dish with the amounts that its slots ask for, and the salt that it lacks. */
export function fitAmounts(dish: Dish, filling: Filling, mealType: MealType): Filling {
  const fitted = new Map(
    [...filling].map(([name, items]) => [name, items.map((item) => inSlot(item, dish.slots[name], items.length, mealType))] as const),
  )
  return withSalt(fitted, dish, mealType)
}

function inSlot(item: Item, slot: Slot | undefined, company: number, mealType: MealType): Item {
  const measured = withAmount(item, slot?.each, company, mealType)
  return slot?.cut === undefined ? measured : { ...measured, cut: slot.cut }
}

/** A dish names its spices because it tastes of them: twice the pinch that seasons any dish. */
const spicing = 2
const isSpice = (item: Item) => isInGroup(item, 'spice') && !isPlainPepper(item)

function withAmount(item: Item, each: EachServing | undefined, company: number, mealType: MealType): Item {
  if (each === undefined) return isSpice(item) ? { ...item, scale: spicing } : item
  if (item.class === 'water') return { ...item, measured: { ml: ('ml' in each ? each.ml : 0) * usualServings } }
  return { ...item, scale: unitsOf(each, item) / company / servingOf(item, mealType) }
}

/** Millilitres of juice from a gram of citrus fruit (USDA FoodData Central: a lime of 67 g gives 30 ml). */
const juiceOfCitrus = 0.45

/** A slot's amount in the measure of the food that fills it. */
function unitsOf(each: EachServing, { kin, class: kind, isWeighed }: Item): number {
  const { measure, grams } = lexicon[kin]
  const one = isWeighed ? 1 : grams
  if ('g' in each) return each.g / one
  if ('ml' in each) return measure === 'ml' ? each.ml : each.ml / (kind === 'citrus' ? one * juiceOfCitrus : one)
  if (measure !== 'g' && measure !== 'ml' && !isWeighed) return each.pieces
  return (gramsOfAmount({ amount: each.pieces, unit: 'piece' }, kin, kind) ?? each.pieces) / one
}

/** The least salt that a cook measures, in grams: an eighth of a teaspoon. */
const leastSalt = 0.75

/** Gives the slot `salt` the grams that bring the dish to its measure, or empties it when salty food is enough. */
function withSalt(filling: Filling, dish: Dish, mealType: MealType): Filling {
  const [salt] = filling.get('salt') ?? []
  if (salt === undefined) return filling
  const items = [...filling.values()].flat().filter((item) => item !== salt)
  const weigh = (item: Item) => gramsOf(item, { mealType, servings: usualServings, items })
  const isEaten = (item: Item) => item.class !== 'water' || mealType === 'soup'
  const eaten = items.filter(isEaten).reduce((sum, item) => sum + weigh(item), 0)
  const brought = items.reduce((sum, item) => sum + weigh(item) * saltIn(item), 0)
  const lacking = (eaten * dish.salt) / 1_000 - brought
  const measured = lacking < leastSalt ? [] : [withAmount(salt, { g: lacking / usualServings }, 1, mealType)]
  return new Map([...filling, ['salt', measured]])
}
