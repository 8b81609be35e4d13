import type { Brief } from '#kitchen/composer/brief.ts'
import { cookingModelOf, type Item, waterItem } from '#kitchen/composer/item.ts'
import type { Dish, Slot } from '#kitchen/composer/repertoire/dish.ts'
import { hasTrait, type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { FoodForm } from '#kitchen/reader/food/reading.ts'

/** The foods in each slot of a dish. */
export type Filling = ReadonlyMap<string, readonly Item[]>

/** A dish whose musts are all there. */
export interface Filled {
  dish: Dish
  filling: Filling
  /** The typed foods in it. */
  used: readonly Item[]
  /** How many of its musts were typed, and how many have to be bought. */
  typedMusts: number
  boughtMusts: number
}

/** The most musts of a dish that a cook buys; with more of them, what is typed points elsewhere. */
const mostBoughtMusts = 3

/**
 * Fills the slots of a dish: with typed foods first, then from the staples, and in ideas mode from the shop. Null if a
 * must stays empty, or if no must was typed.
 */
export function fill(dish: Dish, brief: Brief): Filled | null {
  const filling = new Map<string, Item[]>()
  const left = new Set(brief.given)
  const slots = Object.entries(dish.slots).sort(([, one], [, other]) => needOf(other) - needOf(one))
  // A food goes where it is needed most, and to the slot that names it before one that takes its class.
  for (const isNamed of [true, false])
    for (const [name, slot] of slots) {
      const inSlot = filling.get(name) ?? []
      const fitting = [...left].filter((item) => (isNamed ? rankIn(slot, item) < named : rankIn(slot, item) < Number.POSITIVE_INFINITY))
      const taken = fitting.sort((one, other) => rankIn(slot, one) - rankIn(slot, other)).slice(0, (slot.most ?? 1) - inSlot.length)
      for (const item of taken) left.delete(item)
      if (taken.length > 0) filling.set(name, [...inSlot, ...taken])
    }
  const musts = slots.filter(([, slot]) => slot.must && !isWater(slot))
  const typedMusts = musts.filter(([name]) => filling.has(name)).length
  let boughtMusts = 0
  for (const [name, slot] of slots) {
    if (filling.has(name)) continue
    const found = fromHouse(slot, brief)
    if (found !== null) filling.set(name, [found])
    if (found?.use === 'extra' && slot.must && !takesWater(slot)) boughtMusts += 1
    if (found === null && slot.must) return null
  }
  if (typedMusts === 0 || boughtMusts > Math.min(mostBoughtMusts, typedMusts)) return null
  return { dish, filling, used: brief.given.filter((item) => !left.has(item)), typedMusts, boughtMusts }
}

const needOf = ({ must, signature }: Slot) => (must ? 2 : signature ? 1 : 0)

/** The ranks from which a food belongs for another reason than its name, best first. */
const named = 1_000
const ranks = { byTrait: named, byClass: named + 1, byLikeness: named + 2 }

/** Forms in which a food goes wherever the fresh food goes. */
const usualForms: readonly FoodForm[] = ['frozen', 'canned']

/** The place of a typed food in a slot: the lower the better, infinite if it does not belong. */
function rankIn({ of = [], traits = [], classes = [], forms = [] }: Slot, item: Item): number {
  if (item.form !== undefined && !usualForms.includes(item.form) && !forms.includes(item.form)) return Number.POSITIVE_INFINITY
  const at = item.ingredient === null ? -1 : of.indexOf(item.ingredient)
  if (at >= 0) return at
  if (item.ingredient !== null && traits.some((trait) => hasTrait(item.kin, trait))) return ranks.byTrait
  if (classes.includes(item.class)) return ranks.byClass
  return isLike(item, of) ? ranks.byLikeness : Number.POSITIVE_INFINITY
}

/** Is the food one without a row that cooks like one of these: borlotti beans like pinto beans? */
function isLike({ ingredient, kin, class: kind }: Item, of: readonly IngredientId[]): boolean {
  return ingredient === null && kin !== cookingModelOf(kind) && of.includes(kin)
}

const isWater = ({ of }: Slot) => of?.[0] === 'water'
const takesWater = ({ of }: Slot) => of?.includes('water') === true

/** The places in a slot whose staples are as good as the best that may be bought. */
const goodEnough = 2

/** A food that nobody typed: a staple, in ideas mode the best that may be bought, or tap water. */
function fromHouse(slot: Slot, brief: Brief): Item | null {
  if (isWater(slot)) return waterItem({ ml: 0 })
  const own = (slot.of ?? []).filter((id) => id !== 'water' && brief.isAllowed(id))
  const [best] = own
  const mayBuy = best !== undefined && brief.mayAdd && needOf(slot) > 0
  const staple = own.findIndex((id) => brief.staples.includes(id))
  // A cook takes what is in the rack, but buys cumin where the rack has only the fifth best.
  const inRack = mayBuy && staple >= goodEnough ? undefined : own[staple]
  if (inRack !== undefined) return added(inRack, 'staple')
  if (mayBuy) return added(best, 'extra')
  return takesWater(slot) && slot.must ? waterItem({ ml: 0 }) : null
}

function added(id: IngredientId, use: 'staple' | 'extra'): Item {
  return { ingredient: id, words: id, kin: id, class: lexicon[id].class, use }
}
