import { isMeatOrFish } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { isMainHeat, type Technique, tasksOf, withoutItems } from '#kitchen/composer/other-techniques/technique.ts'
import { isStarchy } from '#kitchen/composer/table.ts'
import { isEatenRaw } from '#kitchen/lexicon/lexicon.ts'

/** Mashes boiled potatoes served beside the dish. */
export const mashedSidePotatoes: Technique = (tasks) => {
  const at = tasks.findIndex((task) => task.verb === 'boil' && task.items.length > 0 && task.items.every((item) => isStarchy(item)))
  const task = tasks[at]
  const isMashable = task?.items.every((item) => ['root', 'squash', 'vegetable'].includes(item.class)) ?? false
  if (task === undefined || !isMashable || tasks.some((one) => one.verb === 'mash' || one.vessel === 'baking-dish')) return null
  const mashing = tasksOf((draft) => draft.add('mash', { items: task.items, vessel: 'bowl', handwork: 3, cue: 'smooth', lane: task.lane }))
  return [...tasks.slice(0, at + 1), ...mashing, ...tasks.slice(at + 1)]
}

/** Blends food in pieces; raw food in a bowl is a salad and stays as it is. */
export const blendedSmooth: Technique = (tasks) => {
  if (tasks.some((task) => ['blend', 'grind', 'mash', 'thread', 'form', 'freeze', 'layer', 'bake'].includes(task.verb))) return null
  const at = tasks.findLastIndex((task) => task.lane === 'main' && ['simmer', 'braise'].includes(task.verb))
  const parts = tasks.slice(0, at + 1).flatMap((task) => task.items)
  const isSoft = (item: Item) => isInGroup(item, 'fruit', 'vegetable', 'herb') || item.class === 'legume'
  const isWhole = (item: Item) =>
    isMeatOrFish(item) || item.class === 'egg' || isInGroup(item, 'grain', 'dough', 'bread') || item.class === 'flour'
  if (at < 0 || !parts.some(isSoft) || parts.some(isWhole)) return null
  // Whole sprigs and leaves cannot be blended.
  if (parts.some((item) => item.class === 'hardy-herb') && !tasks.some((task) => task.verb === 'take-out')) return null
  const blending = tasksOf((draft) => draft.add('blend', { subject: 'mixture', vessel: 'blender', handwork: 3, cue: 'smooth' }))
  return [...tasks.slice(0, at + 1), ...blending, ...tasks.slice(at + 1)]
}

/** Adds herbs and fruit raw at the end instead of cooking them. */
export const rawHerbsAndFruit: Technique = (tasks) => {
  const at = tasks.findIndex(
    (task) => isMainHeat(task) && ['fry', 'stir-fry', 'simmer'].includes(task.verb) && task.items.length > 1 && task.items.some(isGoodRaw),
  )
  const task = tasks[at]
  const raw = task?.items.filter(isGoodRaw) ?? []
  if (task === undefined || raw.length === 0 || raw.length === task.items.length) return null
  if (tasks.some((one) => ['blend', 'pour-over', 'fill', 'stuff'].includes(one.verb))) return null
  return [...withoutItems(tasks, raw), ...tasksOf((draft) => draft.add('scatter', { items: raw, joins: true }))]
}

const rawAtTheEnd: readonly string[] = [
  'spinach',
  'arugula',
  'cherry-tomato',
  'tomato',
  'bell-pepper',
  'red-bell-pepper',
  'scallion',
  'radish',
]
const isGoodRaw = (item: Item) => rawAtTheEnd.includes(item.kin) && isEatenRaw(item.kin) && item.form === undefined

/** Serves a smooth vegetable soup cold. */
export const servedCold: Technique = (tasks) => {
  const at = tasks.findIndex((task) => task.verb === 'blend' && task.subject === 'soup')
  const warm = (item: Item) =>
    isMeatOrFish(item) || item.class === 'legume' || item.class === 'butter' || item.class === 'egg' || isInGroup(item, 'grain', 'dough')
  const isHot = tasks.some((task) => task.items.some(warm) || ['chill', 'serve-with'].includes(task.verb))
  if (at < 0 || isHot) return null
  const chilling = tasksOf((draft) => draft.add('chill', { minutes: [60, 90], phase: 'rest', cue: 'cold' }))
  const plating = tasks.findIndex((task, index) => index > at && ['dress', 'scatter'].includes(task.verb))
  const place = plating < 0 ? tasks.length : plating
  return [...tasks.slice(0, place), ...chilling, ...tasks.slice(place)]
}
