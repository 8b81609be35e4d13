import type { MealType } from '#domain/options.ts'
import { type Draft, startDraft, type Task, type Verb } from '#kitchen/composer/draft.ts'
import { isIn } from '#kitchen/composer/item.ts'

/** A change of technique that keeps the dish what it is; null when the dish has no place for it. */
type SmallVariant = (tasks: readonly Task[]) => Task[] | null

const plating: readonly Verb[] = ['dress', 'scatter', 'serve-with', 'serve']

function aTask(verb: Verb, task: Parameters<Draft['add']>[1]): Task[] {
  const draft = startDraft()
  draft.add(verb, task)
  return [...draft.tasks]
}

/** Nuts and seeds that go over the top are toasted first. */
const toastFirst: SmallVariant = (tasks) => {
  if (tasks.some((task) => task.verb === 'toast')) return null
  const crunch = tasks.filter((task) => task.verb === 'scatter').flatMap((task) => task.items.filter((item) => isIn(item, 'crunch')))
  if (crunch.length === 0) return null
  const toasting = aTask('toast', { items: crunch, vessel: 'frying-pan', heat: 'medium', minutes: [3, 4], cue: 'toasted', lane: 'side' })
  return [...toasting, ...tasks]
}

const finishing: readonly Verb[] = ['return', 'season', 'drain', 'toss', 'stir-in', 'take-out', 'blend', 'mash']
// Strands of egg set on in the hot broth.
const gainsByStanding: readonly Verb[] = ['sear', 'roast', 'bake', 'simmer', 'braise', 'absorb', 'grill', 'swirl-in']

/** Tasks after which the food already stands, or gets colder than this. */
const excludes: Record<'rest' | 'cool' | 'chill', readonly Verb[]> = {
  rest: ['rest', 'cool', 'chill', 'freeze'],
  cool: ['cool', 'chill', 'freeze'],
  chill: ['cool', 'chill', 'freeze'],
}

/** Spices, nuts and salt: the refrigerator would only make them damp. */
const isDry = ({ items, and }: Task) =>
  [...items, ...and].every((item) => isIn(item, 'spice', 'crunch', 'hardyHerb') || ['salt', 'rice', 'seaweed'].includes(item.class))

/** Cooked food stands before it is dressed and served. */
const standing =
  (verb: 'rest' | 'cool' | 'chill', minutes: readonly [number, number]): SmallVariant =>
  (tasks) => {
    if (tasks.some((task) => excludes[verb].includes(task.verb))) return null
    // Food for grinding is dry: the refrigerator would only make it damp.
    if (verb !== 'rest' && (tasks.some((task) => task.verb === 'grind') || tasks.every(isDry))) return null
    const isCooking = (task: Task) => task.lane === 'main' && task.phase === 'cook' && task.minutes !== null
    if (verb === 'rest' && tasks.some(isCooking) && !tasks.some((task) => gainsByStanding.includes(task.verb))) return null
    const cooked = tasks.findLastIndex(isCooking)
    // Food that was never hot does not get cool.
    if (verb === 'cool' && cooked < 0) return null
    let end = (cooked < 0 ? tasks.findLastIndex((task) => !plating.includes(task.verb)) : cooked) + 1
    // What already stands is not interrupted.
    const isFinishing = (task: Task) =>
      task.phase === 'rest' || task.vessel === 'glasses' || (finishing.includes(task.verb) && task.vessel !== 'salad-bowl')
    for (let next = tasks[end]; next !== undefined && isFinishing(next); next = tasks[end]) end += 1
    const stand = aTask(verb, { ...(verb === 'rest' ? { subject: 'everything' as const } : {}), minutes, phase: 'rest' })
    return [...tasks.slice(0, end), ...stand, ...tasks.slice(end)]
  }

/** The dressing goes on before what it dresses, or the herbs before the juice. */
const otherOrder: SmallVariant = (tasks) => {
  const at = tasks.findIndex((task, index) => task.verb === 'dress' && tasks[index + 1]?.verb === 'scatter')
  const [dress, scatter] = [tasks[at], tasks[at + 1]]
  if (dress === undefined || scatter === undefined) return null
  return [...tasks.slice(0, at), scatter, dress, ...tasks.slice(at + 2)]
}

/** A soup is brought to a boil once more before it is served, unless something in it would curdle. */
const boilOnce: SmallVariant = (tasks) => {
  if (tasks.some((task) => task.verb === 'boil-up' || task.cue === 'heated' || task.verb === 'stir-in' || task.verb === 'chill'))
    return null
  // Food mixed or cooked beside it comes after: a soup does not boil while a salad stands dressed.
  const isInPot = (task: Task) =>
    task.lane === 'main' && task.vessel !== 'salad-bowl' && !plating.includes(task.verb) && task.verb !== 'season' && task.verb !== 'mix'
  // A soup that stands boils before that: nobody lets a soup get cooler to heat it again.
  const stands = tasks.findIndex((task) => task.verb === 'rest' && task.subject === 'everything')
  const end = stands < 0 ? tasks.findLastIndex(isInPot) + 1 : stands
  return [...tasks.slice(0, end), ...aTask('boil-up', { heat: 'high', minutes: [1, 2], cue: 'bubbling' }), ...tasks.slice(end)]
}

/** A soup that has stood until its tastes are one is heated again: the step says so. */
const boilAgain: SmallVariant = (tasks) => {
  const at = tasks.findIndex((task) => task.verb === 'rest' && task.subject === 'everything')
  if (at < 0) return null
  // A soup that may not boil once more may not boil after it stood.
  if (boilOnce(tasks) === null) return null
  const again = aTask('boil-up', { subject: 'soup', heat: 'high', minutes: [1, 2], cue: 'bubbling' })
  return [...tasks.slice(0, at + 1), ...again, ...tasks.slice(at + 1)]
}

/** A salad of nothing cooked is good cold. */
const chilledRaw: SmallVariant = (tasks) =>
  tasks.some((task) => task.heat !== null || task.oven !== null || (task.minutes !== null && task.phase === 'cook'))
    ? null
    : standing('chill', [20, 30])(tasks)

const twistsOf: Record<MealType, readonly SmallVariant[]> = {
  entrée: [toastFirst, standing('rest', [5, 5]), chilledRaw, otherOrder],
  soup: [standing('rest', [5, 5]), toastFirst, boilOnce, otherOrder, boilAgain],
  condiment: [standing('rest', [10, 15]), standing('chill', [20, 30]), toastFirst],
  dessert: [toastFirst, standing('cool', [10, 15]), standing('chill', [25, 30])],
}

/** The same dish with other small turns: one at a time, then two at once. */
export function smallVariantsOf(draft: Draft, mealType: MealType): Draft[] {
  const twists = twistsOf[mealType]
  const single = twists.map((twist) => twist(draft.tasks)).filter((tasks) => tasks !== null)
  const double = single.flatMap((tasks) => twists.map((twist) => twist(tasks))).filter((tasks) => tasks !== null)
  return [...single, ...double].map((tasks) => ({ tasks, add: draft.add }))
}
