import { absorptionOf } from '#kitchen/composer/absorption.ts'
import { gramsOf, usualServings } from '#kitchen/composer/amounts.ts'
import type { Task } from '#kitchen/composer/draft.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import type { MealType } from '#kitchen/options.ts'

/**
 * Millilitres of broth in a bowl, and per gram of food: a blended soup is thicker, and strong-tasting food bears more
 * broth.
 */
const brothPerBowl = { usual: 300, least: 200 }
const perGram = { blended: { least: 1.2, most: 1.8 }, plain: { least: 0, most: 3 }, tasty: { least: 0, most: 5 } }

/** Millilitres of water per serving beyond what pulses absorb, so the dish stays moist. */
const looseWaterPerServing = 40

/** Millilitres of water per serving that a pot takes in any case, however much stock it has. */
const leastWaterPerServing = 30

/** Is the task's water part of the dish? Water for boiling and steaming is not. */
const isWaterOfDish = ({ verb }: Task) => verb !== 'boil' && verb !== 'steam' && verb !== 'bake'

const isSolid = (item: Item) =>
  isInGroup(item, 'vegetable', 'protein', 'allium', 'fruit', 'grain', 'bread', 'crunch') || item.class === 'dish'

const isPoured = (item: Item) => isInGroup(item, 'liquid', 'dairy') || item.class === 'sauce'

/** Does the item give a thin broth enough taste? */
const givesTaste = (item: Item) =>
  isInGroup(item, 'paste') || ['stock', 'salty-sauce', 'coconut', 'egg', 'cured-meat', 'seaweed', 'pickle'].includes(item.class)

interface DishSize {
  mealType: MealType
  servings: number
}

/** Scales the water of a draft to its food and servings: a soup of one carrot is a bowl, not a litre. */
export function scaleWater(tasks: readonly Task[], dish: DishSize): Task[] {
  const items = [...new Set(tasks.flatMap((task) => [...task.items, ...task.and]))]
  const weigh = (item: Item) => gramsOf(item, { ...dish, items })
  const poured = new Map<Item, Item>()
  for (const task of tasks)
    for (const item of [...task.items, ...task.and])
      if (item.class === 'water' && item.measured && 'ml' in item.measured && isWaterOfDish(task)) {
        const ml = Math.round(mlFor(item.measured.ml, task, tasks, { ...dish, weigh }))
        if (ml !== item.measured.ml) poured.set(item, { ...item, measured: { ml } })
      }
  if (poured.size === 0) return [...tasks]
  const exchanged = (all: readonly Item[]) => all.map((item) => poured.get(item) ?? item)
  return tasks.map((task) => ({ ...task, items: exchanged(task.items), and: exchanged(task.and) }))
}

function mlFor(usual: number, task: Task, tasks: readonly Task[], dish: DishSize & { weigh: (item: Item) => number }): number {
  const { mealType, servings, weigh } = dish
  const forSo = usual * (servings / usualServings)
  const isPot = task.vessel === 'pot' || task.vessel === 'saucepan'
  if (!isPot || (task.verb !== 'pour-in' && task.verb !== 'simmer')) return forSo
  const inPot = tasks.filter(({ vessel, lane }) => vessel === task.vessel && lane === task.lane)
  const within = [...new Set(inPot.flatMap(({ items, and }) => [...items, ...and]))]
  const sum = (some: readonly Item[], of: (item: Item) => number) => some.reduce((all, item) => all + of(item), 0)
  const besides = sum(within.filter(isPoured), weigh)
  // Noodles boiled separately have already absorbed their water.
  const isApart = (item: Item) => tasks.some(({ verb, items }) => verb === 'boil' && items.includes(item))
  const drunk = sum(
    within.filter((item) => !isApart(item)),
    (item) => absorptionOf(item) * weigh(item),
  )
  const least = drunk === 0 ? 0 : drunk + looseWaterPerServing * servings - besides
  if (mealType !== 'soup' || task.vessel !== 'pot') return Math.max(forSo, least)
  const isBlended = tasks.some(({ verb, vessel }) => (verb === 'blend' || verb === 'mash') && (vessel === 'pot' || vessel === 'blender'))
  const solids = sum(within.filter(isSolid), (item) => weigh(item) * (1 + (isApart(item) ? 0 : Math.max(0, absorptionOf(item) - 1))))
  const range = isBlended ? perGram.blended : within.some(givesTaste) ? perGram.tasty : perGram.plain
  const most = Math.max(solids * range.most, isBlended && solids > 0 ? 0 : brothPerBowl.least * servings)
  const broth = Math.min(most, Math.max(brothPerBowl.usual * servings, solids * range.least))
  return Math.max(broth - besides, least, leastWaterPerServing * servings)
}
