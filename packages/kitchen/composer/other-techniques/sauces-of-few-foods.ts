import type { Task } from '#kitchen/composer/draft.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { type Technique, tasksOf } from '#kitchen/composer/other-techniques/technique.ts'
import { isEatenRaw, lexicon } from '#kitchen/lexicon/lexicon.ts'

const isCooked = (tasks: readonly Task[]) => tasks.some((task) => task.minutes !== null && task.phase === 'cook')

const isFreshGreen = (item: Item) => (item.class === 'herb' || item.class === 'leaf') && lexicon[item.kin].state !== 'dried'

/** Blanches herbs and leaves before pounding, which keeps them green and mild. */
export const blanchedBeforePounding: Technique = (tasks) => {
  const at = tasks.findIndex((task) => task.verb === 'blend' && task.items.some(isFreshGreen))
  const greens = tasks[at]?.items.filter(isFreshGreen) ?? []
  if (greens.length === 0 || isCooked(tasks)) return null
  const blanching = tasksOf((draft) =>
    draft.add('boil', { items: greens, and: [waterItem({ ml: 1500 })], vessel: 'saucepan', heat: 'high', minutes: [1, 1], cue: 'wilted' }),
  )
  return [...tasks.slice(0, at), ...blanching, ...tasks.slice(at)]
}

const rawSauces: readonly string[] = ['mayonnaise', 'vegan-mayonnaise', 'hummus', 'pesto', 'tzatziki', 'miso', 'tahini']

/** Is the item a paste or bottled sauce that tolerates boiling? */
const bearsHeat = (item: Item) =>
  (isInGroup(item, 'paste', 'acid', 'sweet', 'salty', 'fat') || ['sauce', 'hot-sauce', 'water'].includes(item.class)) &&
  !rawSauces.includes(item.kin)

/** Simmers a cold whisked sauce until it coats a spoon. */
export const simmeredSauce: Technique = (tasks) => {
  const [first, second] = tasks
  if (first?.verb !== 'whisk' || second?.verb === 'whisk' || first.vessel !== 'bowl' || isCooked(tasks)) return null
  const parts = [...first.items, ...first.and]
  if (!parts.every(bearsHeat) || !parts.some((item) => item.class === 'water')) return null
  const simmering = tasksOf((draft) => {
    draft.add('simmer', { subject: 'sauce', vessel: 'saucepan', heat: 'low', minutes: [4, 5], cue: 'thickened' })
  }).map((task): Task => ({ ...task, opens: false }))
  const inSaucepan = (task: Task): Task => (task.vessel === 'bowl' ? { ...task, vessel: 'saucepan' } : task)
  return [inSaucepan(first), ...simmering, ...tasks.slice(1).map(inSaucepan)]
}

/** Blends oil and acid, an emulsion that lasts longer than a whisked one. */
export const blendedDressing: Technique = (tasks) => {
  const [sharp, fats, ...rest] = tasks
  if (sharp?.verb !== 'whisk' || fats?.verb !== 'whisk' || !fats.continues || isCooked(tasks)) return null
  const blending = tasksOf((draft) =>
    draft.add('blend', { items: [...sharp.items, ...fats.items], vessel: 'blender', handwork: 2, cue: 'smooth' }),
  )
  return [...blending, ...rest.map((task): Task => (task.vessel === 'bowl' ? { ...task, vessel: 'blender', opens: false } : task))]
}

const perfumed: readonly string[] = ['saffron', 'cinnamon', 'star-anise', 'cardamom', 'cloves']

/** Simmers spices in the water instead of letting them soak. */
export const simmeredSpices: Technique = (tasks) => {
  const at = tasks.findIndex((task) => task.verb === 'rest' && task.vessel === 'saucepan')
  const stirred = tasks[at - 1]
  if (stirred?.verb !== 'stir-in' || !stirred.items.every((item) => isInGroup(item, 'spice'))) return null
  // Saffron and pods give fragrance but do not thicken.
  const cue = stirred.items.every((item) => perfumed.includes(item.kin)) ? 'fragrant' : 'thickened'
  const simmering = tasksOf((draft) => draft.add('simmer', { vessel: 'saucepan', heat: 'low', minutes: [5, 6], cue }))
  return [...tasks.slice(0, at), ...simmering.map((task): Task => ({ ...task, opens: false })), ...tasks.slice(at + 1)]
}

const isJuicy = (item: Item) => isInGroup(item, 'vegetable', 'fruit') && item.class !== 'dried-fruit'

/** Blends a sauce of raw pieces. */
export const blendedRaw: Technique = (tasks) => {
  const at = tasks.findIndex((task) => task.verb === 'mix' && task.vessel === 'bowl' && task.items.some(isJuicy))
  const task = tasks[at]
  const isSaid = tasks.some((one) => ['blend', 'grind', 'mash', 'drain', 'layer'].includes(one.verb))
  if (task === undefined || isSaid || isCooked(tasks) || !task.items.every((item) => isEatenRaw(item.kin))) return null
  const inBlender = (one: Task): Task => (one.vessel === 'bowl' ? { ...one, vessel: 'blender', opens: false } : one)
  const blending = tasksOf((draft) => draft.add('blend', { items: task.items, vessel: 'blender', handwork: 3, cue: 'smooth' }))
  return [...tasks.slice(0, at), ...blending, ...tasks.slice(at + 1).map(inBlender)]
}

/** Pounds stalks and bulbs before they go into the oil, to release more flavour. */
export const poundedAromatics: Technique = (tasks) => {
  const at = tasks.findIndex((task) => task.verb === 'heat-fat' && task.lane === 'main')
  const bloom = tasks[at + 1]
  const pounded = bloom?.verb === 'bloom' ? bloom.items.filter((item) => isInGroup(item, 'aromatic', 'allium')) : []
  if (pounded.length === 0 || tasks.slice(at + 2).some((task) => task.minutes !== null && task.phase === 'cook')) return null
  if (tasks.some((task) => ['blend', 'grind', 'mash'].includes(task.verb))) return null
  return [
    ...tasks.slice(0, at),
    ...tasksOf((draft) => draft.add('blend', { items: pounded, vessel: 'blender', handwork: 3 })),
    ...tasks.slice(at),
  ]
}
