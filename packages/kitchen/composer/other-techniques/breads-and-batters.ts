import { isBottledEssence } from '#kitchen/composer/fat-and-aromatics.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { isMainHeat, type Technique, tasksOf } from '#kitchen/composer/other-techniques/technique.ts'
import { hasTrait } from '#kitchen/lexicon/lexicon.ts'

/**
 * Bakes a batter whole in the oven instead of frying it. A flatbread keeps its pan, because its name contains the
 * word.
 */
export const batterBakedInOven: Technique = (tasks) => {
  const at = tasks.findIndex((task) => task.verb === 'bake-in-pan' && task.subject === 'pancakes')
  const task = tasks[at]
  const mixing = tasks.find((one) => ['mix', 'whisk'].includes(one.verb) && one.items.some((item) => item.class === 'flour'))
  const heating = tasks.findLast((one, index) => index < at && ['heat-fat', 'warm-pan'].includes(one.verb))
  const isStillUsed = tasks.some((one, index) => one.vessel === 'frying-pan' && (index > at || one.verb === 'fry'))
  if (task === undefined || mixing === undefined || isStillUsed || tasks.some((one) => one.verb === 'preheat')) return null
  const before = tasksOf((draft) => draft.add('preheat', { oven: 220 }))
  const baking = tasksOf((draft) =>
    draft.add('bake', {
      subject: task.subject,
      vessel: 'tray',
      oven: 220,
      minutes: [15, 18],
      cue: task.cue,
      proofs: task.proofs,
    }),
  )
  const fat = heating?.items ?? []
  return [
    ...before,
    ...tasks.flatMap((one) => {
      if (one === heating) return []
      if (one === task) return baking
      return [one === mixing ? { ...one, items: [...one.items, ...fat] } : one]
    }),
  ]
}

/** Fries a batter or dough at once, without a rest. */
export const friedWithoutRest: Technique = (tasks) => {
  const rested = tasks.filter((task) => task.verb === 'rest' && task.subject === 'batter')
  return rested.length === 0 ? null : tasks.filter((task) => !rested.includes(task))
}

/** Toasts nuts, seeds, spices, bread or rice in the oven instead of the pan. */
export const toastedInOven: Technique = (tasks) => {
  const at = tasks.findIndex((task) => task.verb === 'toast' && isMainHeat(task))
  const task = tasks[at]
  const isHardy =
    task?.items.every((item) => isInGroup(item, 'crunch', 'bread', 'grain') || (isInGroup(item, 'spice') && !isBottledEssence(item))) ??
    false
  const standsHeat = (item: Item) => isInGroup(item, 'crunch', 'bread', 'grain') || hasTrait(item.kin, 'whole-spice')
  if (task === undefined || !isHardy || !task.items.some(standsHeat)) return null
  if (tasks.some((one) => one.verb === 'preheat')) return null
  const toasting = tasksOf((draft) => {
    draft.add('preheat', { oven: 180 })
    draft.add('roast', { items: task.items, vessel: 'tray', oven: 180, minutes: [8, 10], cue: 'toasted', proofs: task.proofs })
  })
  return [...tasks.slice(0, at), ...toasting, ...tasks.slice(at + 1)]
}

/** Toasts nuts and seeds before they are ground or mixed. */
export const toastedNuts: Technique = (tasks) => {
  if (tasks.some((task) => ['toast', 'roast', 'bake'].includes(task.verb))) return null
  const at = tasks.findIndex(
    (task) =>
      ['blend', 'grind', 'mix', 'toss', 'whisk', 'simmer'].includes(task.verb) && task.items.some((item) => isInGroup(item, 'crunch')),
  )
  const crunch = tasks[at]?.items.filter((item) => isInGroup(item, 'crunch')) ?? []
  if (crunch.length === 0) return null
  const toasting = tasksOf((draft) =>
    draft.add('toast', { items: crunch, vessel: 'frying-pan', heat: 'medium', minutes: [3, 4], cue: 'toasted' }),
  )
  return [...tasks.slice(0, at), ...toasting, ...tasks.slice(at)]
}
