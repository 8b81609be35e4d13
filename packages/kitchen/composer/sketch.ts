import type { Archetype } from '#kitchen/composer/archetype.ts'
import type { Brief } from '#kitchen/composer/brief.ts'
import { classicBonusOf } from '#kitchen/composer/classics.ts'
import { criticPenaltyOf } from '#kitchen/composer/critic.ts'
import type { Kitchen } from '#kitchen/composer/cuisines.ts'
import { type Draft, startDraft, type Task } from '#kitchen/composer/draft.ts'
import { withOvernightSteps } from '#kitchen/composer/forms.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { hashText, randomSourceFrom } from '#kitchen/composer/random.ts'
import { withSideDishes } from '#kitchen/composer/side-dishes.ts'
import { addAccent } from '#kitchen/composer/surprise.ts'
import { layTable, type Table } from '#kitchen/composer/table.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

/** A dish with its tasks but without a plan. */
export interface Sketch {
  archetype: Archetype
  draft: Draft
  /** The typed food that this dish does not use. */
  unused: Item[]
  /**
   * The share of the typed food in use, 0 to 1. Food that does not suit the meal type counts little; food beside the
   * dish counts less than food in it.
   */
  coverage: number
  /** The same share with food beside the dish counted fully, 0 to 1. */
  kept: number
  /** The critic's penalty, in points of affinity. */
  penalty: number
  /** The bonus for cuisines that make this dish first of the typed foods. */
  classic: Partial<Record<Kitchen['method'], number>>
}

/** The weight of a food in the coverage: less if it does not suit the meal type. */
export function coverageWeightOf(item: Item, brief: Brief): number {
  return item.ingredient === null || lexicon[item.ingredient].serving[brief.mealType] !== undefined ? 1 : 0.25
}

function coverageOf(unused: readonly Item[], brief: Brief): number {
  const sum = (items: readonly Item[]) => items.reduce((all, item) => all + coverageWeightOf(item, brief), 0)
  return brief.given.length === 0 ? 1 : 1 - sum(unused) / sum(brief.given)
}

/** A dish, and the food that was left before side dishes. */
interface Cooking {
  draft: Draft
  leftBefore: Item[]
}

function cookOn(archetype: Archetype, table: Table): Cooking | null {
  const draft = startDraft()
  addAccent(table)
  if (!archetype.cook({ table, draft })) return null
  const inDish = namesIn(draft)
  const leftBefore = table.brief.given.filter((item) => !inDish.has(nameOf(item)))
  return { draft: withOvernightSteps(withSideDishes({ table, draft: withoutUnusedFat(draft) })), leftBefore }
}

/** Removes fat that is heated with nothing to fry: typed fat goes into the pot, a staple fat is not used. */
function withoutUnusedFat(draft: Draft): Draft {
  const { tasks } = draft
  const pours = new Map<Task, Task>()
  for (const [at, task] of tasks.entries()) {
    const next = tasks.slice(at + 1).find(({ vessel }) => vessel === task.vessel)
    if (
      task.verb === 'heat-fat' &&
      next?.verb === 'pour-in' &&
      next.cue === 'bubbling' &&
      next.items.some(({ class: kind }) => kind === 'water')
    )
      pours.set(task, next)
  }
  if (pours.size === 0) return draft
  const fatOf = (pour: Task) =>
    [...pours].filter(([, into]) => into === pour).flatMap(([{ items }]) => items.filter(({ use }) => use === 'yours'))
  const isPour = (task: Task) => [...pours.values()].includes(task)
  const kept = tasks.filter((task) => !pours.has(task))
  return { ...draft, tasks: kept.map((task) => (isPour(task) ? { ...task, items: [...task.items, ...fatOf(task)], opens: true } : task)) }
}

/** Two foods may share the same words: "mixed mince" is beef and pork. */
const nameOf = ({ ingredient, words }: Item) => `${ingredient}/${words}`

const namesIn = ({ tasks }: Draft) => new Set(tasks.flatMap((task) => [...task.items, ...task.and].map(nameOf)))

/** The weight of food beside the dish, relative to food in it. */
const weightOfSideFood = 0.6

/** The number of tasks of a simple dish; each further one costs a little. */
const tasksOfSimpleDish = 9
const troublePerTask = 0.08

/**
 * Cooks a brief with one archetype; null if it does not work with the foods. It tries a simple dish with few additions
 * first.
 */
export function sketchDish(archetype: Archetype, brief: Brief, kitchen: Kitchen, seed: string): Sketch | null {
  const number = hashText(`${seed}/${archetype.id}`)
  const isSparing = brief.mayAdd && brief.complexity === 'simple'
  const cooking =
    (isSparing ? cookOn(archetype, layTable(brief, kitchen, randomSourceFrom(number), true)) : null) ??
    cookOn(archetype, layTable(brief, kitchen, randomSourceFrom(number)))
  if (cooking === null) return null
  const { draft, leftBefore } = cooking
  const used = new Set(draft.tasks.flatMap((task) => [...task.items, ...task.and]))
  if ([...used].every((item) => item.class === 'water' || item.class === 'salt')) return null
  const names = namesIn(draft)
  const unused = brief.given.filter((item) => !names.has(nameOf(item)))
  const trouble = brief.complexity === 'simple' ? Math.max(0, draft.tasks.length - tasksOfSimpleDish) * troublePerTask : 0
  const penalty = criticPenaltyOf(draft, archetype.id, brief.mealType) + trouble
  const kept = coverageOf(unused, brief)
  const classic = classicBonusOf(archetype.id, brief.mealType, brief.given)
  return {
    archetype,
    draft,
    unused,
    coverage: weightOfSideFood * kept + (1 - weightOfSideFood) * coverageOf(leftBefore, brief),
    kept,
    penalty,
    classic,
  }
}

/** How well a dish fits a cuisine: affinity and classic bonus minus the critic's penalty. */
export function cuisineAffinityOf({ archetype, penalty, classic }: Sketch, method: Kitchen['method']): number {
  return (archetype.affinity[method] ?? archetype.usually) + (classic[method] ?? 0) - penalty
}
