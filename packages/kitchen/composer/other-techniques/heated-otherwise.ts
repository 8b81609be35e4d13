import type { Task, Verb, Vessel } from '#kitchen/composer/draft.ts'
import { longestMinutes, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { isMainHeat, roastingCelsius, type Technique, tasksOf } from '#kitchen/composer/other-techniques/technique.ts'

/** Does the food fry well in a dry pan, by its own fat or juice or because it only toasts? */
const friesDry = (item: Item) =>
  isInGroup(item, 'flesh', 'crunch', 'bread', 'cheese', 'grain') || item.class === 'mushroom' || item.kin === 'chestnut'

const heats: readonly Verb[] = ['boil', 'absorb', 'steam', 'simmer', 'braise', 'fry', 'stir-fry', 'sear', 'brown', 'grill', 'roast', 'bake']

/** Was a food of this task cooked earlier, such as boiled potatoes that are crisped in the oven? */
function isCookedBefore({ items }: Task, before: readonly Task[]): boolean {
  return before.some((one) => heats.includes(one.verb) && one.items.some((item) => items.includes(item)))
}

/** The vessel, heat level and sign of doneness of each technique. */
const heatSettings = {
  grill: { vessel: 'grill-pan', heat: 'medium-high', cue: 'browned' },
  steam: { vessel: 'steamer', heat: 'medium', cue: 'tender' },
  roast: { vessel: 'tray', heat: null, cue: 'golden' },
  fry: { vessel: 'frying-pan', heat: 'medium', cue: 'golden' },
} as const

/** Heats seared, fried or roasted food by another technique. */
export const heatedByOtherTechnique =
  (by: keyof typeof heatSettings, from: readonly Verb[]): Technique =>
  (tasks) => {
    const { cue, ...place } = heatSettings[by]
    const first = tasks.findIndex((task) => isMainHeat(task) && from.includes(task.verb) && task.items.every(suitsTechnique(by)))
    const source = tasks[first]
    if (source === undefined || source.vessel === null || source.continues) return null
    // Grated cheese melts and stays in its pan.
    if (source.items.some((item) => item.class === 'hard-cheese')) return null
    // Eggs are cracked over the food, so it stays in the pan.
    if (by !== 'fry' && tasks.some((task) => task.verb === 'crack-in' && task.vessel === source.vessel)) return null
    // Food that is already tender needs browning, not steam.
    if (by === 'steam' && isCookedBefore(source, tasks.slice(0, first))) return null
    const end = tasks.findIndex((task, at) => at > first && (task.verb !== source.verb || task.vessel !== source.vessel))
    const batches = tasks.slice(first, end < 0 ? tasks.length : end)
    const items = batches.flatMap((task) => task.items)
    // Alliums alone are softened, not grilled.
    if (!items.every(suitsTechnique(by)) || (source.verb !== 'roast' && items.every((item) => isInGroup(item, 'allium')))) return null
    if (
      by === 'fry' &&
      !tasks.some((task) => [...task.items, ...task.and].some((item) => isInGroup(item, 'fat'))) &&
      !items.every(friesDry)
    )
      return null
    // Loose mince would fall through a grill.
    const isShaped = tasks.some((task) => task.verb === 'form' || task.verb === 'thread')
    if (by !== 'fry' && !isShaped && items.some((item) => item.class === 'mince')) return null
    // Food is not fried dry when the pan gets fat later.
    if (by === 'fry' && source.vessel !== 'frying-pan' && tasks.some((task) => task.verb === 'heat-fat' && task.vessel === 'frying-pan'))
      return null
    // Stuffed vegetables are neither stirred in a pan nor turned on a grill.
    if ((by === 'fry' || by === 'grill') && tasks.slice(0, first).some((task) => task.verb === 'stuff')) return null
    const proofs = batches.flatMap((task) => task.proofs)
    if (!proofs.every((proof) => items.includes(proof.item))) return null
    const isInOven = (task: Task) => (task.verb === 'roast' || task.verb === 'bake') && !batches.includes(task)
    const rest = tasks.filter((task, at) => {
      if (batches.includes(task)) return false
      if (at > first && task.verb === 'lift-out' && task.items.every((item) => items.includes(item))) return false
      return !(task.verb === 'preheat' && by !== 'roast' && !tasks.some(isInOven))
    })
    // Food in the pan before the fat needs no fat: dry-fried nuggets.
    const heated = rest.findIndex((task) => task.verb === 'heat-fat' && task.vessel === source.vessel)
    const isStillUsed = rest.some(
      (task, at) =>
        at > heated &&
        task.vessel === source.vessel &&
        !['heat-fat', 'warm-pan', 'return', 'season'].includes(task.verb) &&
        task.lane === 'main',
    )
    const fats = isStillUsed
      ? []
      : rest.filter((task) => task.verb === 'heat-fat' && task.vessel === source.vessel).flatMap((task) => task.items)
    const isLeftOver = (task: Task) =>
      !isStillUsed &&
      rest.indexOf(task) >= heated &&
      task.vessel === source.vessel &&
      ['heat-fat', 'warm-pan', 'return'].includes(task.verb)
    const staying = rest.filter((task) => !isLeftOver(task))
    const isBakedLater = staying.some((task) => task.verb === 'bake' && task.vessel === 'baking-dish')
    const kept = staying.map(
      (task): Task =>
        task.verb === 'toss' && (task.vessel === 'tray' || (task.vessel === 'baking-dish' && !isBakedLater)) && by !== 'roast'
          ? { ...task, vessel: 'bowl' }
          : task,
    )
    const heating = tasksOf((draft) => {
      if (by === 'roast' && !kept.some((task) => task.verb === 'preheat')) draft.add('preheat', { oven: roastingCelsius })
      if (by === 'fry' && fats.length > 0) draft.add('heat-fat', { items: fats, ...place })
      else if (fats.length > 0) draft.add('toss', { items, and: fats, vessel: by === 'roast' ? 'tray' : 'bowl', handwork: 2 })
      if (by === 'fry' && fats.length === 0) draft.add('warm-pan', { ...place })
      // A tray or steamer is filled once; on a grill, foods with different times are cooked separately.
      const groups = by === 'grill' ? batches.map((batch) => batch.items) : [items]
      for (const group of groups)
        draft.add(by, {
          items: group,
          ...place,
          oven: by === 'roast' ? roastingCelsius : null,
          minutes: longestMinutes(group, by),
          cue,
          // By this technique the food is done before it falls apart, so a thermometer proves it instead of
          // tenderness.
          proofs: proofs.filter((proof) => group.includes(proof.item)).map((proof) => ({ ...proof, isSlow: false })),
        })
    })
    // The new tasks stand after the tasks that toss or salt these foods, and before the pan heats for the other food.
    const earlier = staying.filter((task) => tasks.indexOf(task) < first).length
    const touching = kept.findLastIndex(
      (task, at) => at < earlier && (task.items.some((item) => items.includes(item)) || task.and.some((item) => items.includes(item))),
    )
    const start = Math.max(0, touching + 1)
    return returnToPan([...kept.slice(0, start), ...heating, ...kept.slice(start)], items, source.vessel)
  }

/** Verbs after which the food in the pan is mixed with other food. */
const mixingVerbs: readonly Verb[] = ['season', 'pour-over', 'crack-in', 'fill', 'stuff', 'layer']

/** Returns separately cooked food to its pan, and moves tasting after it. */
function returnToPan(tasks: readonly Task[], items: readonly Item[], vessel: Vessel): Task[] {
  const isHere = (task: Task) => task.vessel === vessel && task.lane === 'main'
  const end = tasks.findLastIndex((task) => heats.includes(task.verb) && task.items.some((item) => items.includes(item)))
  const done = tasks.slice(0, end + 1)
  const later = tasks.slice(end + 1)
  const missed = items.filter((item) => !later.some((task) => task.items.includes(item) || task.and.includes(item)))
  const tossed = later.findIndex((task) => task.verb === 'toss' && isHere(task))
  const cooksHere = (task: Task) => isHere(task) && (heats.includes(task.verb) || ['bloom', 'pour-in', 'stir-in'].includes(task.verb))
  const tossing = later[tossed]
  if (tossing !== undefined) {
    const all: Task = { ...tossing, items: [...tossing.items, ...missed] }
    const before = tasks.slice(0, tasks.indexOf(tossing))
    const after = [all, ...later.slice(tossed + 1)]
    if (before.some(cooksHere)) return [...before, ...after]
    // The pan heats when there is food to toss in it.
    const waits = (verbs: readonly Verb[]) => before.filter((task) => isHere(task) && verbs.includes(task.verb))
    const [heated, tasted] = [waits(['heat-fat', 'warm-pan']), waits(['season'])]
    const others = before.filter((task) => !heated.includes(task) && !tasted.includes(task))
    return [...others, ...heated, all, ...tasted, ...later.slice(tossed + 1)]
  }
  const last = later.findIndex((task) => mixingVerbs.includes(task.verb) && (isHere(task) || task.vessel === null))
  const place = last < 0 ? later.findLastIndex(cooksHere) + 1 : last
  if (missed.length === 0 || !later.slice(0, place).some(cooksHere)) return [...tasks]
  const joining = tasksOf((draft) => draft.add('toss', { items: missed, vessel, handwork: 1 })).map(
    (task): Task => ({ ...task, opens: false }),
  )
  return [...done, ...later.slice(0, place), ...joining, ...later.slice(place)]
}

/** Bakes food in closed parcels instead of open on a tray. */
export const inParcels: Technique = (tasks) => {
  const roasts = tasks.filter((task) => task.verb === 'roast' && isMainHeat(task))
  const [task, ...others] = roasts
  const isSaid = tasks.some((one) => ['wrap-up', 'hollow', 'cover-with', 'blend', 'mash', 'mix'].includes(one.verb))
  // Dough would not get crisp in a parcel.
  const isDough = task?.items.some((item) => item.class === 'pastry') ?? false
  // Nuts are roasted to be crisp.
  if (task?.items.every((item) => isInGroup(item, 'crunch'))) return null
  if (task === undefined || others.length > 0 || isSaid || isDough || !task.items.every(suitsTechnique('bake'))) return null
  const at = tasks.indexOf(task)
  if (isCookedBefore(task, tasks.slice(0, at))) return null
  const baking = tasksOf((draft) => {
    draft.add('wrap-up', { items: task.items, vessel: 'baking-paper' })
    draft.add('bake', {
      subject: 'parcels',
      vessel: 'tray',
      oven: roastingCelsius,
      minutes: longestMinutes(task.items, 'bake'),
      cue: 'tender',
      proofs: task.proofs,
    })
  })
  const tossedInBowl = (one: Task): Task => (one.verb === 'toss' && one.vessel !== 'salad-bowl' ? { ...one, vessel: 'bowl' } : one)
  return [...tasks.slice(0, at).map(tossedInBowl), ...baking, ...tasks.slice(at + 1)]
}
