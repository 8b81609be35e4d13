import type { Task } from '#kitchen/composer/draft.ts'
import { isBestRaw, longestMinutes, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { type Technique, tasksOf } from '#kitchen/composer/other-techniques/technique.ts'

const isCookedStarch = (task: Task) =>
  task.lane === 'main' &&
  ['boil', 'absorb', 'steam'].includes(task.verb) &&
  task.items.length > 0 &&
  task.items.every((item) => isInGroup(item, 'grain', 'dough') || ['root', 'squash'].includes(item.class))

/** Fries boiled food crisp in the fat of its dressing. */
export const friedAfterBoiling: Technique = (tasks) => {
  const at = tasks.findIndex(isCookedStarch)
  const task = tasks[at]
  const fat = tasks.find(
    (one) =>
      ['stir-in', 'dress', 'heat-fat'].includes(one.verb) && one.items.length > 0 && one.items.every((item) => isInGroup(item, 'fat')),
  )
  if (task === undefined || fat === undefined || tasks.some((one) => one.vessel === 'frying-pan' && one !== fat)) return null
  const frying = tasksOf((draft) => {
    draft.add('heat-fat', { items: fat.items, vessel: 'frying-pan', heat: 'medium-high' })
    draft.add('fry', { items: task.items, vessel: 'frying-pan', heat: 'medium-high', minutes: [6, 8], cue: 'crisp' })
  })
  const rest = tasks.filter((one) => one !== fat)
  const place = rest.indexOf(task) + 1
  return [...rest.slice(0, place), ...frying, ...rest.slice(place)]
}

/** Crisps boiled food on a tray in a hot oven. */
export const crispedInOven: Technique = (tasks) => {
  const at = tasks.findIndex(isCookedStarch)
  const task = tasks[at]
  if (task === undefined || tasks.some((one) => one.verb === 'preheat')) return null
  const fat = tasks.find(
    (one) => ['stir-in', 'dress'].includes(one.verb) && one.items.length > 0 && one.items.every((item) => isInGroup(item, 'fat')),
  )
  const baking = tasksOf((draft) => {
    if (fat !== undefined) draft.add('toss', { items: task.items, and: fat.items, vessel: 'tray', handwork: 2 })
    draft.add('roast', { items: task.items, vessel: 'tray', oven: 220, minutes: [15, 20], cue: 'crisp' })
  })
  const before = tasksOf((draft) => draft.add('preheat', { oven: 220 }))
  const rest = tasks.filter((one) => one !== fat)
  const place = rest.indexOf(task) + 1
  return [...before, ...rest.slice(0, place), ...baking, ...rest.slice(place)]
}

/** Does the food gain by charring? */
const gainsByCharring = (item: Item) =>
  (['tomato', 'pepper', 'allium', 'chilli', 'mushroom', 'squash', 'vegetable'].includes(item.class) ||
    [
      'pineapple',
      'peach',
      'mango',
      'banana',
      'fig',
      'melon',
      'watermelon',
      'papaya',
      'persimmon',
      'plum',
      'apricot',
      'nectarine',
      'apple',
      'pear',
      'halloumi',
      'paneer',
      'radicchio',
      'lettuce-heart',
      'endive',
    ].includes(item.kin)) &&
  item.form === undefined &&
  !isBestRaw(item) &&
  suitsTechnique('grill')(item)

/** Chars raw food first, then dresses or blends it as before. */
export const charredBeforeDressing: Technique = (tasks) => {
  const at = tasks.findIndex(
    (task) => ['mix', 'toss', 'blend'].includes(task.verb) && task.lane === 'main' && task.items.some(gainsByCharring),
  )
  const task = tasks[at]
  const isHot = tasks.some((one) => one.lane === 'main' && one.phase === 'cook' && one.minutes !== null)
  if (task === undefined || isHot) return null
  const charred = task.items.filter(gainsByCharring)
  const charring = tasksOf((draft) => {
    draft.add('grill', {
      items: charred,
      vessel: 'grill-pan',
      heat: 'medium-high',
      minutes: longestMinutes(charred, 'grill'),
      cue: 'browned',
    })
  })
  return [...tasks.slice(0, at), ...charring, ...tasks.slice(at)]
}
