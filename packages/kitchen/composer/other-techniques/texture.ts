import type { Task } from '#kitchen/composer/draft.ts'
import { longestMinutes, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { isInGroup } from '#kitchen/composer/item.ts'
import { type Technique, tasksOf } from '#kitchen/composer/other-techniques/technique.ts'

/** The tasks with the wanted one replaced, or removed if `other` returns null. */
function replaceTask(tasks: readonly Task[], wanted: (task: Task) => boolean, other: (task: Task) => Task | null): Task[] | null {
  const at = tasks.findIndex(wanted)
  const task = tasks[at]
  if (task === undefined) return null
  const changed = other(task)
  return [...tasks.slice(0, at), ...(changed === null ? [] : [changed]), ...tasks.slice(at + 1)]
}

/** Mixes nuts, seeds and spices in whole instead of grinding them. */
export const nutsMixedInWhole: Technique = (tasks) =>
  replaceTask(
    tasks,
    (task) => task.verb === 'grind' && task.items.length > 1 && task.items.every((item) => item.class !== 'rice'),
    (task) => ({ ...task, verb: 'mix', vessel: 'bowl' }),
  )

/** Chops herbs by hand instead of pounding them. */
export const choppedByHand: Technique = (tasks) => {
  const isGreen = (task: Task) =>
    task.verb === 'blend' &&
    task.items.length > 0 &&
    task.items.every((item) => isInGroup(item, 'herb', 'aromatic', 'allium') || item.class === 'leaf')
  const chopped = replaceTask(tasks, isGreen, (task) => ({ ...task, verb: 'mix', vessel: 'bowl', cue: null }))
  return chopped?.map((task): Task => (task.vessel === 'blender' ? { ...task, vessel: 'bowl', opens: false } : task)) ?? null
}

/** Blends food instead of mashing it by hand. */
export const blendedMash: Technique = (tasks) =>
  tasks.some((task) => task.verb === 'blend')
    ? null
    : replaceTask(
        tasks,
        (task) => task.verb === 'mash' && task.items.length > 0 && task.lane === 'main',
        (task) => ({ ...task, verb: 'blend', vessel: 'blender', cue: 'smooth' }),
      )

/** Leaves food in pieces instead of mashing or blending it. */
export const leftInPieces: Technique = (tasks) =>
  replaceTask(
    tasks,
    (task) => (task.verb === 'mash' && task.vessel === 'saucepan') || (task.verb === 'blend' && task.subject === 'sauce'),
    () => null,
  )

/** Blends a cream instead of whisking it. */
export const blendedCream: Technique = (tasks) =>
  tasks.some((task) => task.verb === 'blend')
    ? null
    : replaceTask(
        tasks,
        (task) =>
          task.verb === 'whisk' &&
          task.and.length === 0 &&
          task.vessel === 'bowl' &&
          task.items.some((item) =>
            ['avocado', 'silken-tofu', 'ricotta', 'cottage-cheese', 'quark', 'cream-cheese', 'yogurt', 'soy-yogurt'].includes(item.kin),
          ),
        (task) => ({ ...task, verb: 'blend', vessel: 'blender', cue: 'smooth' }),
      )

/** Roasts food instead of simmering it, before it is mashed: less water, more flavour. */
export const roastedBeforeMashing: Technique = (tasks) => {
  const at = tasks.findIndex((task) => task.verb === 'simmer' && task.items.length > 0 && task.lane === 'main')
  const task = tasks[at]
  const after = tasks[at + 1]
  const isMashed = tasks.slice(at + 1).some((one) => one.verb === 'mash' || (one.verb === 'blend' && one.vessel !== 'saucepan'))
  if (task === undefined || !isMashed || tasks.some((one) => one.verb === 'preheat' || (one.verb === 'simmer' && one !== task))) return null
  const isRoasted = task.items.every((item) => suitsTechnique('roast')(item) && isInGroup(item, 'vegetable', 'fruit', 'flesh', 'protein'))
  const isMilky = task.and.some((item) => item.class !== 'water')
  if (!isRoasted || isMilky || task.items.some((item) => item.class === 'legume')) return null
  const roasting = tasksOf((draft) => {
    draft.add('preheat', { oven: 200 })
    draft.add('roast', {
      items: task.items,
      vessel: 'tray',
      oven: 200,
      minutes: longestMinutes(task.items, 'roast'),
      cue: 'soft',
      proofs: task.proofs.map((proof) => ({ ...proof, isSlow: false })),
    })
  })
  const rest = after?.verb === 'drain' ? tasks.slice(at + 2) : tasks.slice(at + 1)
  // Food that cooks on after crushing needs a pot, which this draft has not used yet.
  const cooksOn = rest.some((one) => one.vessel === 'saucepan' && one.heat !== null)
  const crushed = (one: Task): Task => (cooksOn ? { ...one, opens: true } : { ...one, vessel: 'bowl', opens: true })
  return [
    ...tasks.slice(0, at),
    ...roasting,
    ...rest.map((one): Task => (one.vessel === 'saucepan' && one.verb === 'mash' ? crushed(one) : one)),
  ]
}
