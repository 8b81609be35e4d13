import type { Task } from '#kitchen/composer/draft.ts'
import { longestMinutes, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { dryHeat, isMainHeat, roastingCelsius, type Technique, tasksOf } from '#kitchen/composer/other-techniques/technique.ts'
import type { Minutes } from '#kitchen/lexicon/ingredient.ts'

/** Do these vegetables keep their shape and gain by browning? */
const gainsByBrowning = (item: Item) =>
  isInGroup(item, 'vegetable') && !['leaf', 'crisp-vegetable', 'tomato'].includes(item.class) && item.form === undefined

/** Roasts food until golden and adds it to the pot at the end, instead of simmering it. */
export const roastedInsteadOfSimmering: Technique = (tasks) => {
  if (tasks.some((task) => ['preheat', 'absorb'].includes(task.verb) && task.lane === 'main')) return null
  const pots = tasks.filter((task) => task.lane === 'main' && task.subject === null && task.verb === 'simmer')
  const hasColour = (item: Item) => tasks.some((task) => dryHeat.includes(task.verb) && task.items.includes(item))
  const roasted = pots.flatMap((task) =>
    task.items.filter((item) => gainsByBrowning(item) && suitsTechnique('roast')(item) && !hasColour(item)),
  )
  const last = pots.at(-1)
  const bubbling = tasks.some((task) => task.verb === 'pour-in' && task.vessel === last?.vessel)
  if (roasted.length === 0 || last === undefined || !bubbling) return null
  const before = tasksOf((draft) => {
    draft.add('preheat', { oven: roastingCelsius })
    draft.add('roast', {
      items: roasted,
      vessel: 'tray',
      oven: roastingCelsius,
      minutes: longestMinutes(roasted, 'roast'),
      cue: 'golden',
      lane: 'side',
    })
  })
  const left = potsWithout(pots, roasted)
  const rest = tasks.flatMap((task) => (pots.includes(task) ? (left.get(task) ?? []) : [task]))
  const joining = tasksOf((draft) =>
    draft.add('simmer', {
      items: roasted,
      vessel: last.vessel,
      heat: last.heat,
      minutes: left.size === 0 ? [8, 10] : [5, 6],
      cue: 'tender',
      joins: true,
    }),
  ).map((task): Task => ({ ...task, opens: false }))
  const at = rest.findLastIndex((task) => (task.verb === 'simmer' || task.verb === 'pour-in') && task.vessel === last.vessel)
  return [...before, ...rest.slice(0, at + 1), ...joining, ...rest.slice(at + 1)]
}

/**
 * The pot's additions without these foods. An emptied addition passes its minutes to the previous one, whose foods
 * still need them.
 */
function potsWithout(pots: readonly Task[], taken: readonly Item[]): Map<Task, Task> {
  const left = new Map<Task, Task>()
  for (const task of pots) {
    const items = task.items.filter((item) => !taken.includes(item))
    const before = [...left.keys()].at(-1)
    const open = before === undefined ? undefined : left.get(before)
    const isFaster = items.length > 0 && items.length < task.items.length && task.minutes !== null
    const usual = isFaster ? longestMinutes(items, 'simmer') : null
    const minutes = usual !== null && task.minutes !== null && usual[1] < task.minutes[1] ? usual : task.minutes
    if (task.items.length === 0 || items.length > 0) left.set(task, { ...task, items, minutes })
    else if (before !== undefined && open !== undefined)
      left.set(before, { ...open, minutes: minutesWithNext(open, task.minutes), cue: task.cue, proofs: [...open.proofs, ...task.proofs] })
    else if (task.proofs.length > 0) left.set(task, { ...task, items })
  }
  return left
}

/** A task's minutes plus those of the next addition, if its foods need them. */
function minutesWithNext({ items, minutes }: Task, after: Task['minutes']): Task['minutes'] {
  if (minutes === null || after === null) return minutes ?? after
  const both: Minutes = [minutes[0] + after[0], minutes[1] + after[1]]
  return items.length === 0 || both[1] <= longestMinutes(items, 'simmer')[1] ? both : minutes
}

/** Browns vegetables in hot fat and sets them aside until the liquid boils. */
export const brownedVegetables: Technique = (tasks) => {
  const pour = tasks.findIndex((task) => task.verb === 'pour-in' && task.lane === 'main')
  const vessel = tasks[pour]?.vessel
  const hot = tasks.slice(0, Math.max(0, pour)).some((task) => task.verb === 'heat-fat' && task.vessel === vessel)
  const simmered = tasks.find((task, at) => at > pour && isMainHeat(task) && task.verb === 'simmer' && task.vessel === vessel)
  const hasColour = (item: Item) => tasks.some((task) => dryHeat.includes(task.verb) && task.items.includes(item))
  const browned = simmered?.items.filter((item) => (gainsByBrowning(item) || item.class === 'plant-protein') && !hasColour(item)) ?? []
  if (pour < 0 || vessel == null || !hot || browned.length === 0) return null
  const heat = tasks.findIndex((task) => task.verb === 'heat-fat' && task.vessel === vessel)
  const browning = tasksOf((draft) => {
    draft.add('brown', { items: browned, vessel, heat: 'medium-high', minutes: [6, 8], cue: 'golden' })
    draft.add('lift-out', { items: browned, vessel })
  }).map((task): Task => ({ ...task, opens: false }))
  return [...tasks.slice(0, heat + 1), ...browning, ...tasks.slice(heat + 1)]
}

/** Crushes part of the pot's content to thicken the broth. */
export const partlyCrushed: Technique = (tasks) => {
  const at = tasks.findLastIndex((task) => isMainHeat(task) && task.verb === 'simmer')
  const task = tasks[at]
  const isSoft = (item: Item) =>
    ['silken-tofu', 'edamame'].includes(item.kin) ||
    item.class === 'legume' ||
    (item.class === 'root' && item.form === undefined) ||
    item.class === 'squash'
  const soft = tasks.filter((one) => isMainHeat(one) && one.verb === 'simmer' && one.vessel === task?.vessel).flatMap((one) => one.items)
  const crushing = soft.filter(isSoft).slice(0, 1)
  const isSmooth = tasks.some((one) => ['blend', 'mash', 'crush'].includes(one.verb))
  if (task === undefined || crushing.length === 0 || isSmooth) return null
  // Drained food is crushed after draining.
  const drained = tasks.findIndex((one, index) => index > at && one.verb === 'drain' && one.items.some((item) => crushing.includes(item)))
  const end = Math.max(at, drained) + 1
  return [...tasks.slice(0, end), ...tasksOf((draft) => draft.add('crush', { items: crushing })), ...tasks.slice(end)]
}
