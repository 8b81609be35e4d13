import type { Task } from '#kitchen/composer/draft.ts'
import { longestMinutes, safetyProofsFor } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { isMainHeat, type Technique, tasksOf } from '#kitchen/composer/other-techniques/technique.ts'

/** Browns the top of a rice or noodle pudding in the oven. */
export const bakedPudding: Technique = (tasks) => {
  const at = tasks.findLastIndex((task) => task.vessel === 'saucepan')
  const simmered = tasks.find((task) => isMainHeat(task) && task.verb === 'simmer' && task.vessel === 'saucepan')
  const starch = simmered?.items.filter((item) => isInGroup(item, 'grain', 'dough')) ?? []
  if (at < 0 || starch.length === 0 || starch.length !== simmered?.items.length || tasks.some((task) => task.verb === 'preheat'))
    return null
  const baking = tasksOf((draft) => {
    draft.add('preheat', { oven: 180 })
    draft.add('toss', { items: starch, vessel: 'baking-dish', handwork: 2 })
    draft.add('bake', { items: starch, vessel: 'baking-dish', oven: 180, minutes: [20, 25], cue: 'golden' })
  })
  return [...tasks.slice(0, at + 1), ...baking, ...tasks.slice(at + 1)]
}

const fine: readonly string[] = ['vermicelli', 'spaghetti', 'orzo', 'macaroni', 'fusilli', 'penne', 'egg-noodles']

/** Toasts pasta dry before the milk, as for seviyan and fideos. */
export const toastedPasta: Technique = (tasks) => {
  const at = tasks.findIndex((task) => isMainHeat(task) && task.verb === 'simmer' && task.items.some(isFine))
  const pasta = tasks[at]?.items.filter(isFine) ?? []
  if (pasta.length === 0 || tasks.some((task) => task.verb === 'toast')) return null
  const toasting = tasksOf((draft) =>
    draft.add('toast', { items: pasta, vessel: 'frying-pan', heat: 'medium', minutes: [3, 4], cue: 'toasted' }),
  )
  return [...toasting, ...tasks]
}
const isFine = (item: Item) => fine.includes(item.kin) && item.form === undefined

const whisking = (tasks: readonly Task[]) =>
  tasks.find((task) => task.verb === 'whisk' && task.and.length === 0 && task.vessel === 'bowl' && task.lane === 'main')

/** Blends yogurt with cold water into a drink. */
export const yogurtDrink: Technique = (tasks) => {
  const task = whisking(tasks)
  const isPoured = tasks.some(
    (one) => one.verb === 'layer' && one.vessel === 'glasses' && one.items.every((item) => item.class === 'yogurt'),
  )
  if (task === undefined || !isPoured || !task.items.some((item) => item.class === 'yogurt')) return null
  const blending = tasksOf((draft) =>
    draft.add('blend', { items: [...task.items, waterItem({ ml: 360 })], vessel: 'blender', handwork: 2, cue: 'smooth' }),
  )
  return tasks.flatMap((one): Task[] => {
    if (one === task) return blending
    return [one.verb === 'layer' ? { ...one, items: [], subject: 'mixture' } : one]
  })
}

/** Whips mascarpone, cream cheese or crème fraîche until light. */
export const whippedCreamCheese: Technique = (tasks) => {
  const task = whisking(tasks)
  const base = task?.items.filter((item) => ['mascarpone', 'cream-cheese', 'creme-fraiche'].includes(item.kin)) ?? []
  if (task === undefined || base.length === 0 || base.length * 2 < task.items.filter((item) => !isInGroup(item, 'sweet', 'spice')).length)
    return null
  return tasks.map((one): Task => (one === task ? { ...one, verb: 'whip', handwork: 4 } : one))
}

/** Simmers and mashes chestnuts, as for a mont blanc, instead of roasting them. */
export const mashedChestnuts: Technique = (tasks) => {
  const at = tasks.findIndex(
    (task) => task.verb === 'roast' && task.items.length > 0 && task.items.every((item) => item.kin === 'chestnut'),
  )
  const items = tasks[at]?.items ?? []
  const isHot = tasks.some((task, place) => place !== at && task.minutes !== null && task.phase === 'cook')
  if (items.length === 0 || isHot) return null
  const isCoating = (task: Task) => task.verb === 'toss' && task.items.every((item) => items.includes(item))
  const coating = tasks.filter(isCoating).flatMap((task) => task.and)
  const mashing = tasksOf((draft) => {
    const minutes = longestMinutes(items, 'simmer')
    draft.add('simmer', {
      items,
      and: [waterItem({ ml: 300 })],
      vessel: 'saucepan',
      heat: 'medium-low',
      minutes,
      cue: 'soft',
      proofs: safetyProofsFor(items),
    })
    draft.add('mash', { items, vessel: 'saucepan', handwork: 3, cue: 'smooth' })
    if (coating.length > 0) draft.add('stir-in', { items: coating, vessel: 'saucepan' })
  })
  return tasks.flatMap((task, place): Task[] => {
    if (place === at) return mashing
    return task.verb === 'preheat' || isCoating(task) ? [] : [task]
  })
}

/** The index of the task that stirs melted chocolate into its liquid. */
const meltedAt = (tasks: readonly Task[]) =>
  tasks.findIndex((task) => task.verb === 'stir-in' && task.vessel === 'saucepan' && task.items.every((item) => item.class === 'chocolate'))

/** Freezes melted chocolate to a sorbet. */
export const frozenChocolate: Technique = (tasks) => {
  const at = meltedAt(tasks)
  if (at < 0 || !tasks.some((task) => task.verb === 'layer') || tasks.some((task) => ['freeze', 'whip'].includes(task.verb))) return null
  const freezing = tasksOf((draft) => draft.add('freeze', { vessel: 'freezer-box', minutes: [150, 180], cue: 'frozen', phase: 'rest' }))
  const isSet = (task: Task) => ['layer', 'chill', 'cool'].includes(task.verb)
  return [...tasks.slice(0, at + 1), ...freezing, ...tasks.slice(at + 1).filter((task) => !isSet(task))]
}

/** Chills dark chocolate in water or cream and whips it; in milk the foam would not hold. */
export const whippedChocolate: Technique = (tasks) => {
  const at = meltedAt(tasks)
  if (
    at < 0 ||
    tasks.slice(0, at).some(({ items }) => items.some((item) => item.class === 'milk')) ||
    !(tasks[at]?.items.every((item) => item.kin === 'dark-chocolate') ?? false) ||
    tasks.some((task) => ['freeze', 'whip'].includes(task.verb))
  )
    return null
  const whipping = tasksOf((draft) => {
    draft.add('chill', { minutes: [30, 40], phase: 'rest' })
    draft.add('whip', { subject: 'mixture', vessel: 'bowl', handwork: 4, cue: 'thickened' })
  })
  const isSet = (task: Task) => ['chill', 'cool'].includes(task.verb)
  return [...tasks.slice(0, at + 1), ...whipping, ...tasks.slice(at + 1).filter((task) => !isSet(task))]
}
