import type { Task, Verb } from '#kitchen/composer/draft.ts'
import { isInGroup } from '#kitchen/composer/item.ts'
import { isStarchy } from '#kitchen/composer/table.ts'

/** Minutes from which times are rounded to fives, and from which to tens, because recipes do not say "82 minutes". */
const roundToFivesFrom = 30
const roundToTensFrom = 90

function toldByClock(minutes: number): number {
  const unit = minutes > roundToTensFrom ? 10 : minutes > roundToFivesFrom ? 5 : 1
  return Math.ceil(minutes / unit) * unit
}

/** A task with its minutes rounded as cooks say them; all sums use the rounded minutes. */
export function roundMinutes(task: Task): Task {
  return task.minutes === null ? task : { ...task, minutes: [toldByClock(task.minutes[0]), toldByClock(task.minutes[1])] }
}

/** Clears "more minutes" unless the previous task heats the same food in the same vessel. */
export function clearFalseContinuation(task: Task, at: number, tasks: readonly Task[]): Task {
  if (!task.continues || task.minutes === null) return task
  const isCooking = tasks.slice(0, at).some(({ verb, vessel, minutes }) => verb === task.verb && vessel === task.vessel && minutes !== null)
  return isCooking ? task : { ...task, continues: false }
}

/** Minutes from which handwork counts as real work: kneading, shaping, rubbing fat into flour. */
const realHandworkMinutes = 4

const isHot = (task: Task) => task.heat !== null || task.oven !== null || (task.minutes !== null && task.phase === 'cook')

/**
 * Counts handwork before the first heat as preparation: kneading a dough, beating a batter. A dish without heat is all
 * preparation.
 */
export function moveHandworkFirst(tasks: readonly Task[]): Task[] {
  const firstHeat = tasks.findIndex(isHot)
  const isPreparing = (task: Task, at: number) =>
    task.phase === 'cook' && (firstHeat < 0 || (at < firstHeat && task.minutes === null && task.handwork >= realHandworkMinutes))
  return tasks.map((task, at) => (isPreparing(task, at) ? { ...task, phase: 'prepare' } : task))
}

/** Verbs that cook unattended. */
const unattendedVerbs: readonly Verb[] = ['simmer', 'braise', 'roast', 'bake', 'boil', 'absorb', 'steam']

/** Verbs that end the cooking in a vessel. */
const closingVerbs: readonly Verb[] = ['drain', 'lift-out', 'return']

/** Minutes of toasting. */
const toastingMinutes = 5

/** Toasts nuts for the top while the dish cooks unattended, not when it is done and cooling. */
export function moveNutToastingEarlier(tasks: readonly Task[]): readonly Task[] {
  const at = tasks.findIndex(
    ({ verb, lane, items }) => verb === 'toast' && lane === 'side' && items.every((item) => isInGroup(item, 'crunch')),
  )
  const task = tasks[at]
  if (task === undefined) return tasks
  const before = tasks.slice(0, at)
  const cooking = before.findLastIndex(
    ({ verb, lane, vessel, minutes }) =>
      lane === 'main' && unattendedVerbs.includes(verb) && vessel !== task.vessel && (minutes?.[0] ?? 0) >= toastingMinutes,
  )
  if (cooking < 0) return tasks
  const next = before.findIndex((one, index) => index > cooking && !closingVerbs.includes(one.verb))
  const start = next < 0 ? at : next
  return [...before.slice(0, start), task, ...before.slice(start), ...tasks.slice(at + 1)]
}

/** Minutes from which a pot is started before quicker tasks. */
const longPotMinutes = 35

/** Verbs that cook unattended in a vessel of their own beside the pot. */
const unattendedAsideVerbs: readonly Verb[] = ['absorb', 'steam', 'boil', 'drain']

/**
 * Starts an hour's simmering first and moves rice, greens and eggs after its start, so that they are not cold at its
 * end.
 */
export function moveLongPotFirst(tasks: readonly Task[]): readonly Task[] {
  const at = tasks.findIndex(
    ({ verb, lane, phase, opens, items }) => verb === 'simmer' && lane === 'main' && phase === 'cook' && opens && items.length > 0,
  )
  const pot = tasks[at]
  if (pot === undefined) return tasks
  const end = tasks.findIndex((task, index) => index > at && (task.verb !== 'simmer' || task.vessel !== pot.vessel))
  const run = tasks.slice(at, end < 0 ? tasks.length : end)
  const isApart = (task: Task) =>
    unattendedAsideVerbs.includes(task.verb) &&
    task.phase === 'cook' &&
    task.vessel !== pot.vessel &&
    !task.items.some((item) => pot.items.includes(item))
  const start = tasks.slice(0, at).findLastIndex((task) => !isApart(task)) + 1
  const quick = tasks.slice(start, at)
  const most = (some: readonly Task[]) => some.reduce((sum, { minutes }) => sum + (minutes?.[1] ?? 0), 0)
  if (most(run) < longPotMinutes || quick.length === 0 || quick.some(({ minutes }) => (minutes?.[1] ?? 0) >= most(run))) return tasks
  // Draining comes when everything is done, not "meanwhile".
  const rest = tasks
    .slice(at + run.length)
    .map((task, index): Task => (index === 0 && task.verb === 'drain' ? { ...task, joins: true } : task))
  return [...tasks.slice(0, start), ...run, ...quick.map((task): Task => ({ ...task, lane: 'side' })), ...rest]
}

/** Is the food drained, so that it would get cold and sticky? Rice stays hot under its lid. */
const isDrained = ({ verb, lane, items }: Task) =>
  verb === 'boil' && lane === 'side' && items.length > 0 && items.every((item) => isInGroup(item, 'dough') || isStarchy(item))

/** Boils pasta and potatoes so that they are done with the dish, not before it. */
export function movePastaToEnd(tasks: readonly Task[]): readonly Task[] {
  return tasks.filter(isDrained).reduce(laterFor, tasks)
}

function laterFor(tasks: readonly Task[], task: Task): readonly Task[] {
  const at = tasks.indexOf(task)
  const concerns = (one: Task) => [...one.items, ...one.and].some((item) => task.items.includes(item))
  const ofIt = tasks.filter((one, index) => index === at || (index > at && one.lane === 'side' && concerns(one)))
  const rest = tasks.filter((one) => !ofIt.includes(one))
  const met = rest.findIndex((one, index) => index >= at && (one.joins || one.phase !== 'cook' || concerns(one)))
  const end = met < 0 ? rest.length : met
  const needed = ofIt.reduce((sum, one) => sum + (one.minutes?.[1] ?? one.handwork), 0)
  let left = 0
  let start = end
  while (start > 0 && left < needed) {
    start -= 1
    const one = rest[start]
    if (one?.lane === 'main' && one.phase === 'cook') left += one.minutes?.[1] ?? 0
  }
  const hot = rest.findIndex((one) => one.lane === 'main' && isHot(one))
  const firstHot = rest[hot - 1]?.verb === 'season' ? hot - 1 : hot
  // A dish quicker than its pasta starts when the water is on.
  const next = rest.findIndex((one, index) => index > start && !closingVerbs.includes(one.verb))
  const place = left < needed ? firstHot : next < 0 ? rest.length : next
  if (place < 0 || place === at || (left < needed && place > at)) return tasks
  return [...rest.slice(0, place), ...ofIt, ...rest.slice(place)]
}
