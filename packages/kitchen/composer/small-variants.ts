import { type Draft, startDraft, type Task, type Verb } from '#kitchen/composer/draft.ts'
import { isInGroup } from '#kitchen/composer/item.ts'
import type { MealType } from '#kitchen/options.ts'

/** A small change to the tasks that keeps the dish the same; null if the dish has no place for it. */
type SmallVariant = (tasks: readonly Task[]) => Task[] | null

const platingVerbs: readonly Verb[] = ['dress', 'scatter', 'serve-with', 'serve']

function aTask(verb: Verb, task: Parameters<Draft['add']>[1]): Task[] {
  const draft = startDraft()
  draft.add(verb, task)
  return [...draft.tasks]
}

/** Toasts nuts and seeds of the topping first. */
const toastFirst: SmallVariant = (tasks) => {
  if (tasks.some((task) => task.verb === 'toast')) return null
  const crunch = tasks.filter((task) => task.verb === 'scatter').flatMap((task) => task.items.filter((item) => isInGroup(item, 'crunch')))
  if (crunch.length === 0) return null
  const toasting = aTask('toast', { items: crunch, vessel: 'frying-pan', heat: 'medium', minutes: [3, 4], cue: 'toasted', lane: 'side' })
  return [...toasting, ...tasks]
}

const finishingVerbs: readonly Verb[] = ['return', 'season', 'drain', 'toss', 'stir-in', 'take-out', 'blend', 'mash']
// Verbs after which food gains by standing.
const verbsThatGainByStanding: readonly Verb[] = ['sear', 'roast', 'bake', 'simmer', 'braise', 'absorb', 'grill', 'swirl-in']

/** For each kind of waiting: tasks after which the food already stands, or is already colder. */
const tasksThatRuleOut: Record<'rest' | 'cool' | 'chill', readonly Verb[]> = {
  rest: ['rest', 'cool', 'chill', 'freeze'],
  cool: ['cool', 'chill', 'freeze'],
  chill: ['cool', 'chill', 'freeze'],
}

/** Is the food dry (spices, nuts, salt), so that a refrigerator would make it damp? */
const isDry = ({ items, and }: Task) =>
  [...items, ...and].every((item) => isInGroup(item, 'spice', 'crunch', 'hardyHerb') || ['salt', 'rice', 'seaweed'].includes(item.class))

/** Lets cooked food stand before it is dressed and served. */
const withStanding =
  (verb: 'rest' | 'cool' | 'chill', minutes: readonly [number, number]): SmallVariant =>
  (tasks) => {
    if (tasks.some((task) => tasksThatRuleOut[verb].includes(task.verb))) return null
    // Ground food is dry, and a refrigerator would make it damp.
    if (verb !== 'rest' && (tasks.some((task) => task.verb === 'grind') || tasks.every(isDry))) return null
    const isCooking = (task: Task) => task.lane === 'main' && task.phase === 'cook' && task.minutes !== null
    if (verb === 'rest' && tasks.some(isCooking) && !tasks.some((task) => verbsThatGainByStanding.includes(task.verb))) return null
    const cooked = tasks.findLastIndex(isCooking)
    // Food that was never hot needs no cooling.
    if (verb === 'cool' && cooked < 0) return null
    let end = (cooked < 0 ? tasks.findLastIndex((task) => !platingVerbs.includes(task.verb)) : cooked) + 1
    // Food that already stands is not interrupted.
    const isFinishing = (task: Task) =>
      task.phase === 'rest' || task.vessel === 'glasses' || (finishingVerbs.includes(task.verb) && task.vessel !== 'salad-bowl')
    for (let next = tasks[end]; next !== undefined && isFinishing(next); next = tasks[end]) end += 1
    const stand = aTask(verb, { ...(verb === 'rest' ? { subject: 'everything' as const } : {}), minutes, phase: 'rest' })
    return [...tasks.slice(0, end), ...stand, ...tasks.slice(end)]
  }

/** Swaps two finishing tasks: dressing and food, or herbs and juice. */
const otherOrder: SmallVariant = (tasks) => {
  const at = tasks.findIndex((task, index) => task.verb === 'dress' && tasks[index + 1]?.verb === 'scatter')
  const [dress, scatter] = [tasks[at], tasks[at + 1]]
  if (dress === undefined || scatter === undefined) return null
  return [...tasks.slice(0, at), scatter, dress, ...tasks.slice(at + 2)]
}

/** Brings a soup to a boil before serving, unless something in it would curdle. */
const boilOnce: SmallVariant = (tasks) => {
  if (tasks.some((task) => task.verb === 'boil-up' || task.cue === 'heated' || task.verb === 'stir-in' || task.verb === 'chill'))
    return null
  // Food prepared beside the soup comes after the boil, so that a dressed salad does not wait for the soup.
  const isInPot = (task: Task) =>
    task.lane === 'main' &&
    task.vessel !== 'salad-bowl' &&
    !platingVerbs.includes(task.verb) &&
    task.verb !== 'season' &&
    task.verb !== 'mix'
  // A soup boils before it stands, so that it is not cooled and then heated again.
  const stands = tasks.findIndex((task) => task.verb === 'rest' && task.subject === 'everything')
  const end = stands < 0 ? tasks.findLastIndex(isInPot) + 1 : stands
  return [...tasks.slice(0, end), ...aTask('boil-up', { heat: 'high', minutes: [1, 2], cue: 'bubbling' }), ...tasks.slice(end)]
}

/** Reheats a soup after it stood to blend its flavours. */
const boilAgain: SmallVariant = (tasks) => {
  const at = tasks.findIndex((task) => task.verb === 'rest' && task.subject === 'everything')
  if (at < 0) return null
  // A soup that must not boil is not reheated either.
  if (boilOnce(tasks) === null) return null
  const again = aTask('boil-up', { subject: 'soup', heat: 'high', minutes: [1, 2], cue: 'bubbling' })
  return [...tasks.slice(0, at + 1), ...again, ...tasks.slice(at + 1)]
}

/** Chills a salad of raw food. */
const chilledRaw: SmallVariant = (tasks) =>
  tasks.some((task) => task.heat !== null || task.oven !== null || (task.minutes !== null && task.phase === 'cook'))
    ? null
    : withStanding('chill', [20, 30])(tasks)

const variantsByMeal: Record<MealType, readonly SmallVariant[]> = {
  entrée: [toastFirst, withStanding('rest', [5, 5]), chilledRaw, otherOrder],
  soup: [withStanding('rest', [5, 5]), toastFirst, boilOnce, otherOrder, boilAgain],
  condiment: [withStanding('rest', [10, 15]), withStanding('chill', [20, 30]), toastFirst],
  dessert: [toastFirst, withStanding('cool', [10, 15]), withStanding('chill', [25, 30])],
}

/** The same dish with small changes: one at a time, then two at once. */
export function smallVariantsOf(draft: Draft, mealType: MealType): Draft[] {
  const variants = variantsByMeal[mealType]
  const single = variants.map((variant) => variant(draft.tasks)).filter((tasks) => tasks !== null)
  const double = single.flatMap((tasks) => variants.map((variant) => variant(tasks))).filter((tasks) => tasks !== null)
  return [...single, ...double].map((tasks) => ({ tasks, add: draft.add }))
}
