import type { Task } from '#kitchen/composer/draft.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { type Technique, tasksOf } from '#kitchen/composer/other-techniques/technique.ts'
import { isSoftCheese } from '#kitchen/composer/soft-cheeses.ts'
import { hasTrait, isEatenRaw } from '#kitchen/lexicon/lexicon.ts'

/** Does the dish set only by chilling, so that it cannot be served at once? */
const setsCold = (tasks: readonly Task[]) =>
  tasks.some(
    (task) => task.cue === 'melted' || task.verb === 'freeze' || task.verb === 'roll' || task.verb === 'simmer' || task.subject === 'jar',
  )

/** Serves a dish as soon as it is made, without standing or chilling. */
export const servedWithoutStanding: Technique = (tasks) => {
  const stands = tasks.filter(
    (task) =>
      (task.verb === 'chill' && !setsCold(tasks)) ||
      (task.verb === 'cool' && task.phase === 'rest') ||
      (task.verb === 'rest' && task.subject === 'everything'),
  )
  if (stands.length !== 1 || tasks.some((task) => task.subject === 'jar')) return null
  // A roast keeps its juice only by resting.
  if (tasks.some((task) => ['roast', 'bake', 'sear'].includes(task.verb) && task.items.some((item) => isInGroup(item, 'flesh'))))
    return null
  return tasks.filter((task) => !stands.includes(task))
}

/** Freezes a dessert instead of chilling it. */
export const frozenDessert: Technique = (tasks) => {
  const at = tasks.findIndex((task) => task.verb === 'chill')
  const isSmooth = tasks.slice(0, Math.max(0, at)).some((task) => ['whisk', 'blend'].includes(task.verb))
  if (!isSmooth || setsCold(tasks) || tasks.some((task) => task.items.length === 0 && task.verb === 'layer')) return null
  const freezing = tasksOf((draft) => draft.add('freeze', { vessel: 'freezer-box', minutes: [150, 180], cue: 'frozen', phase: 'rest' }))
  const before = tasks.slice(0, at)
  const isMixedIn = (item: Task['items'][number]) => before.some((task) => task.verb !== 'layer' && task.items.includes(item))
  const folded = (task: Task): Task[] => {
    if (task.verb !== 'layer') return [task]
    const items = task.items.filter((item) => !isMixedIn(item))
    return items.length === 0 ? [] : [{ ...task, items, verb: 'fold-in', vessel: null }]
  }
  return [...before.flatMap(folded), ...freezing, ...tasks.slice(at + 1)]
}

/** Does the item draw flavour into raw food: acid, salt, sugar or fat? */
const drawsFlavour = (item: Item) => isInGroup(item, 'acid', 'salty', 'sweet', 'fat') || item.class === 'citrus'

const takesUp = (item: Item) =>
  !isSoftCheese(item) &&
  (isInGroup(item, 'vegetable', 'fruit', 'cheese') || hasTrait(item.kin, 'citrus-for-eating')) &&
  isEatenRaw(item.kin)

/** Lets raw food stand in its dressing. */
export const steepedInDressing: Technique = (tasks) => {
  const at = tasks.findIndex(
    (task) =>
      ['toss', 'mix'].includes(task.verb) &&
      ['salad-bowl', 'bowl'].includes(task.vessel ?? '') &&
      task.items.some(takesUp) &&
      [...task.items, ...task.and].some(drawsFlavour),
  )
  const task = tasks[at]
  const isHot = tasks.some((one) => one.lane === 'main' && one.phase === 'cook' && one.minutes !== null)
  if (task === undefined || isHot || tasks.some((one) => ['marinate', 'rest', 'chill', 'cool'].includes(one.verb))) return null
  const steeping = tasksOf((draft) => draft.add('marinate', { items: task.items.filter(takesUp), minutes: [15, 20], phase: 'rest' }))
  return [...tasks.slice(0, at + 1), ...steeping, ...tasks.slice(at + 1)]
}
