import { amountOf } from '#kitchen/composer/amounts.ts'
import { cutFor } from '#kitchen/composer/cut-for.ts'
import type { Task, Verb } from '#kitchen/composer/draft.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { PlanLine } from '#kitchen/composer/plan.ts'

type DishSize = Parameters<typeof amountOf>[1]

/** The lines of a plan in order of first use, and the ml of each pour of its water. */
export function planLinesOf(
  tasks: readonly Task[],
  dish: Omit<DishSize, 'items'> & { style: number },
): { lines: PlanLine[]; pours: ReadonlyMap<Item, number> } {
  const listed = [...new Set(tasks.flatMap((task) => [...task.items, ...task.and].filter((item) => isListed(item, task.verb))))]
  const { tap, pours } = mergeWater(tasks, { ...dish, items: listed })
  const items = listed.filter((item) => item.class !== 'water' || item === tap?.item)
  const lines = items.map(
    (item): PlanLine =>
      item === tap?.item
        ? tap
        : { item, amount: amountOf(item, { ...dish, items }), cut: cutFor(item, tasks, dish.style), isDivided: false },
  )
  return { lines, pours }
}

/** Merges all measured water into one line. */
function mergeWater(tasks: readonly Task[], dish: DishSize): { tap: PlanLine | null; pours: ReadonlyMap<Item, number> } {
  const waters = tasks.flatMap((task) => [...task.items, ...task.and].filter((item) => item.class === 'water' && isListed(item, task.verb)))
  const pours = new Map(waters.map((item) => [item, amountOf(item, dish).amount]))
  const [first] = waters
  if (!first) return { tap: null, pours }
  return {
    tap: {
      item: first,
      amount: { amount: [...pours.values()].reduce((sum, ml) => sum + ml, 0), measure: 'ml' },
      cut: 'whole',
      isDivided: waters.length > 1,
    },
    pours,
  }
}

const unlistedWater: readonly Verb[] = ['boil', 'steam', 'bake']

/** Does the ingredient list name the item? Water for boiling and steaming is not measured. */
function isListed(item: Item, verb: Verb): boolean {
  return item.class !== 'water' || !unlistedWater.includes(verb)
}
