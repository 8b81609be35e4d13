import { type DishCase, heatsOf, isHeated, itemsOf, tasksWith, wordsOf } from '#kitchen/composer/critic/dish-case.ts'
import type { CriticRule } from '#kitchen/composer/critic/rule.ts'
import type { Task, Verb } from '#kitchen/composer/draft.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { hasTrait } from '#kitchen/lexicon/lexicon.ts'

const longestIn = ({ minutes }: Task) => minutes?.[1] ?? 0
const dryVerbs: readonly Verb[] = ['fry', 'stir-fry', 'sear', 'brown', 'bloom', 'grill', 'toast', 'roast']
const rawVerbs: readonly Verb[] = ['scatter', 'dress', 'serve-with']

/** Minutes for which hot food may wait. */
const longestWait = 10

/** The minute at which each step begins and ends for a cook who goes down the page: beside, or after, what is above. */
function clockOf({ steps }: DishCase): { from: number; until: number }[] {
  const clock: { from: number; until: number }[] = []
  for (const [at, { after, takes, isMeanwhile }] of steps.entries()) {
    const above = clock[at - 1]
    const begin = isMeanwhile ? above?.from : above?.until
    const from = Math.max(begin ?? 0, ...after.map((one) => clock[one]?.until ?? 0))
    clock.push({ from, until: from + takes })
  }
  return clock
}

/** What happens when. */
export const orderRules: readonly CriticRule[] = [
  {
    id: 'nothing-waits',
    weight: 'light',
    says: 'It is cold before the rest is ready.',
    find: (it) => {
      const clock = clockOf(it)
      return it.steps.flatMap((step, at) => {
        const isHotAside =
          step.phase === 'cook' && step.tasks.some((task) => task.lane === 'side' && isHeated(task) && task.verb !== 'toast')
        const foods = new Set(step.tasks.flatMap(({ items }) => items))
        const takes = (task: Task) => task.joins || [...task.items, ...task.and].some((item) => foods.has(item))
        const user = it.steps.findIndex((other, later) => later > at && other.phase === 'cook' && other.tasks.some(takes))
        const waits = (clock[user]?.from ?? 0) - (clock[at]?.until ?? 0)
        return isHotAside && user >= 0 && waits > longestWait ? [`${step.technique} waits ${waits} minutes`] : []
      })
    },
  },
  {
    id: 'paste-is-fried',
    weight: 'heavy',
    says: 'The paste tastes raw: it was never fried.',
    find: (it) => {
      const pastes = itemsOf(it, (item) => hasTrait(item.kin, 'fried-first'))
      return wordsOf(
        pastes.filter((item) => !heatsOf(it, item).some(({ verb }) => dryVerbs.includes(verb) || verb === 'pour-in' || verb === 'simmer')),
      )
    },
  },
  {
    id: 'flour-is-cooked',
    weight: 'heavy',
    says: 'There is raw flour in it.',
    find: (it) =>
      wordsOf(itemsOf(it, (item) => item.class === 'flour' && heatsOf(it, item).length === 0 && !isInSomethingCooked(it, item))),
  },
  {
    id: 'crumbs-are-toasted',
    weight: 'heavy',
    says: 'Raw crumbs lie on top.',
    find: (it) => {
      const bakes = it.tasks.findLastIndex(({ verb }) => verb === 'bake' || verb === 'roast' || verb === 'grill')
      const isRaw = (task: Task) => rawVerbs.includes(task.verb) && it.tasks.indexOf(task) > bakes
      return wordsOf(itemsOf(it, (item) => hasTrait(item.kin, 'crumbs') && tasksWith(it, item).every(isRaw)))
    },
  },
  {
    id: 'garlic-is-not-burnt',
    weight: 'heavy',
    says: 'The garlic is black and bitter.',
    find: (it) => {
      const isFierce = (task: Task) =>
        dryVerbs.includes(task.verb) &&
        task.verb !== 'roast' &&
        longestIn(task) > 7 &&
        (task.heat === 'high' || task.heat === 'medium-high')
      return wordsOf(itemsOf(it, (item) => item.kin === 'garlic' && item.cut !== 'whole' && tasksWith(it, item).some(isFierce)))
    },
  },
  {
    id: 'tender-herbs-come-late',
    weight: 'light',
    says: 'The herbs are boiled grey.',
    find: (it) =>
      wordsOf(itemsOf(it, (item) => item.class === 'herb' && tasksWith(it, item).some((task) => isHeated(task) && longestIn(task) > 20))),
  },
  {
    id: 'nothing-curdles',
    weight: 'heavy',
    says: 'It splits at the boil.',
    find: (it) => {
      const boils = ({ verb, cue, heat }: Task) =>
        verb === 'boil-up' || (verb === 'pour-in' && cue === 'bubbling') || (verb === 'simmer' && heat !== 'low')
      return wordsOf(itemsOf(it, (item) => hasTrait(item.kin, 'curdles') && tasksWith(it, item).some(boils)))
    },
  },
  {
    id: 'raw-stays-raw',
    weight: 'light',
    says: 'A salad leaf was cooked.',
    find: (it) =>
      wordsOf(
        itemsOf(it, (item) => hasTrait(item.kin, 'best-raw') && tasksWith(it, item).some((task) => isHeated(task) && longestIn(task) > 2)),
      ),
  },
  {
    id: 'fine-oil-is-not-fried',
    weight: 'light',
    says: 'The oil for the table went into the pan.',
    find: (it) => {
      const others = itemsOf(it, (item) => isInGroup(item, 'fat') && !hasTrait(item.kin, 'finishing-oil'))
      const isPan = ({ verb }: Task) => verb === 'heat-fat'
      return others.length === 0
        ? []
        : wordsOf(itemsOf(it, (item) => hasTrait(item.kin, 'finishing-oil') && tasksWith(it, item).some(isPan)))
    },
  },
  {
    id: 'pan-is-hot',
    weight: 'light',
    says: 'Something is fried before the pan is on the fire.',
    find: (it) => {
      const opened = new Set<Task['vessel']>()
      return it.tasks.flatMap((task) => {
        const isCold = ['fry', 'bloom', 'stir-fry'].includes(task.verb) && task.vessel !== null && !opened.has(task.vessel)
        if (task.vessel !== null) opened.add(task.vessel)
        return isCold ? [`${task.verb} in a cold ${task.vessel}`] : []
      })
    },
  },
]

/** Is the food in a dough or batter, or round another food, that is cooked later? */
function isInSomethingCooked({ tasks }: DishCase, item: Item): boolean {
  const first = tasks.findIndex((task) => task.items.includes(item) || task.and.includes(item))
  if (first < 0) return false
  const company = tasks
    .filter((task) => task.items.includes(item) || task.and.includes(item))
    .flatMap(({ items, and }) => [...items, ...and])
  const isOfIt = ({ subject, verb, items }: Task) => subject !== null || verb === 'bake-in-pan' || items.length === 0
  return tasks.slice(first + 1).some((task) => isHeated(task) && (isOfIt(task) || task.items.some((other) => company.includes(other))))
}
