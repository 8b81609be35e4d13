import { gramsOf } from '#kitchen/composer/amounts.ts'
import type { Task } from '#kitchen/composer/draft.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { MealType } from '#kitchen/options.ts'

/** Grams of salty food per serving from which a dish takes half of its salt. */
const gramsThatHalveSalt = 4

/** The share of a dish above which salty food replaces all added salt. */
const shareThatReplacesSalt = 0.3

const cured: readonly string[] = ['cured-meat', 'cured-fish']

/**
 * Is the item salty enough to season other food: cured meat and fish, olives, kimchi, feta, soy sauce, miso? Stock
 * counts as water.
 */
export const isSaltyFood = (item: Item): boolean =>
  item.class !== 'salt' && item.class !== 'stock' && (cured.includes(item.class) || (lexicon[item.kin].taste?.salt ?? 0) >= 2)

const isSalt = (item: Item) => item.class === 'salt'

/** Halves the salt of a dish with a salty food, and drops added salt if that food is a large part of the dish. */
export function withLessSalt(tasks: readonly Task[], dish: { mealType: MealType; servings: number }): Task[] {
  const items = [...new Set(tasks.flatMap((task) => [...task.items, ...task.and]))]
  const salts = items.filter((item) => isSalt(item) && item.most === undefined)
  const sum = (some: readonly Item[]) => some.reduce((all, item) => all + gramsOf(item, { ...dish, items }), 0)
  const salty = sum(items.filter(isSaltyFood))
  if (salts.length === 0 || dish.mealType === 'dessert' || salty < gramsThatHalveSalt * dish.servings) return [...tasks]
  const food = sum(items.filter((item) => item.class !== 'water' && !isSalt(item)))
  const less = new Map(
    salts.map((item) => [item, salty >= shareThatReplacesSalt * food && item.use !== 'yours' ? null : { ...item, scale: 0.5 }] as const),
  )
  const measured = (all: readonly Item[]) =>
    all.flatMap((item) => {
      const found = less.get(item)
      return found === undefined ? [item] : found === null ? [] : [found]
    })
  return tasks.flatMap((task): Task[] => {
    const left = { ...task, items: measured(task.items), and: measured(task.and) }
    return task.verb === 'season' && left.items.length === 0 ? [] : [left]
  })
}
