import type { Verb } from '#kitchen/composer/draft.ts'
import { isBottledEssence } from '#kitchen/composer/fat-and-aromatics.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { dryHeat, isMainHeat, type Technique, tasksOf, withoutItems } from '#kitchen/composer/other-techniques/technique.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'

/** Marinates meat, fish or tofu before heating. */
export const marinatedBeforeHeating: Technique = (tasks) => {
  if (tasks.some((task) => task.verb === 'marinate')) return null
  const takesIt = (item: Item) =>
    item.form === undefined && (['poultry', 'meat', 'fish', 'shellfish'].includes(item.class) || item.kin === 'tofu')
  const heated = tasks.find((task) => isMainHeat(task) && dryHeat.includes(task.verb) && task.items.some(takesIt))
  const mains = heated?.items.filter(takesIt) ?? []
  const seasoning = tasks
    .filter((task) => ['dress', 'season'].includes(task.verb) && task.and.length === 0)
    .flatMap((task) => task.items.filter((item) => isInGroup(item, 'acid') || item.class === 'salty-sauce'))
    .slice(0, 2)
  if (mains.length === 0 || seasoning.length === 0) return null
  const isFish = mains.some((item) => item.class === 'fish' || item.class === 'shellfish')
  const before = tasksOf((draft) => {
    draft.add('toss', { items: mains, and: seasoning, vessel: 'bowl', handwork: 2 })
    draft.add('marinate', { items: mains, minutes: isFish ? [10, 15] : [20, 30], phase: 'rest' })
  })
  return [...before, ...withoutItems(tasks, seasoning)]
}

const wet: readonly Verb[] = ['simmer', 'absorb', 'boil', 'pour-in']

/** Toasts rice and grain dry until they smell nutty, before the water. */
export const toastedGrain: Technique = (tasks) => {
  const isDry = (item: Item) => isInGroup(item, 'grain') && item.form === undefined && item.kin !== 'cooked-rice'
  const task = tasks.find((one) => wet.includes(one.verb) && one.items.some(isDry))
  const used = tasks.some((one) => one.verb === 'toast' || (['bloom', 'fry'].includes(one.verb) && one.items.some(isDry)))
  if (task === undefined || used) return null
  const grains = task.items.filter(isDry)
  const toasting = tasksOf((draft) =>
    draft.add('toast', { items: grains, vessel: 'frying-pan', heat: 'medium', minutes: [3, 4], cue: 'toasted', lane: task.lane }),
  )
  const at = tasks.findIndex((one) => one.vessel === task.vessel && one.lane === task.lane)
  return [...tasks.slice(0, at), ...toasting, ...tasks.slice(at)]
}

/** Toasts spices in a dry pan first. */
export const toastedSpices: Technique = (tasks) => {
  if (tasks.some((task) => task.verb === 'toast' || task.verb === 'marinate')) return null
  const isToasted = (item: Item) =>
    item.class === 'spice' && !isPlainPepper(item) && !isBottledEssence(item) && !['saffron', 'matcha'].includes(item.kin)
  const dry = ['whisk', 'mix', 'toss', 'stir-in', 'blend', 'season', 'pour-in', 'mash', 'grind', 'simmer', 'scatter']
  const source = tasks.find((task) => dry.includes(task.verb) && [...task.items, ...task.and].some(isToasted))
  const spices = [...(source?.items ?? []), ...(source?.and ?? [])].filter(isToasted)
  if (source === undefined || spices.length === 0) return null
  const toasting = tasksOf((draft) =>
    draft.add('toast', { items: spices, vessel: 'frying-pan', heat: 'medium', minutes: [1, 2], cue: 'fragrant' }),
  )
  return [...toasting, ...tasks]
}
