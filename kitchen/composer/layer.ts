import type { Cue, Heat, Lane, Task, Verb, Vessel } from '#kitchen/composer/draft.ts'
import { proofsFor } from '#kitchen/composer/foods-in-heat.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { minutesOf } from '#kitchen/composer/techniques.ts'
import type { HeatTechnique, IngredientClass, Minutes } from '#kitchen/lexicon/ingredient.ts'

interface Layering {
  vessel: Vessel
  heat?: Heat
  oven?: number
  cue?: Cue
  lane?: Lane
  /** Words beside the first group (water, a sauce). */
  and?: readonly Item[]
  /** Foods already in the vessel that finish here. */
  proofs?: Task['proofs']
  /** Total minutes of the food already in the pot. */
  atLeast?: Minutes
  verb?: Verb
}

/** Food that may cook longer than it must: it goes in with slower food. */
const patientClasses: readonly IngredientClass[] = ['legume', 'tomato', 'dried-fruit', 'cured-meat', 'pickle', 'mushroom']

const wetTechniques: readonly HeatTechnique[] = ['simmer', 'braise', 'boil']

interface Batch {
  items: Item[]
  time: Minutes
}

/** Batches of a pot or a tray: as many as a cook would bother with, each going in when its own time is left. */
function batchesOf(items: readonly Item[], technique: HeatTechnique, atLeast?: Minutes): Batch[] {
  const timed = items.map((item) => ({ item, time: minutesOf(item, technique) ?? ([3, 5] as const) })).sort((a, b) => b.time[1] - a.time[1])
  const slowest = timed[0]?.time[1] ?? 0
  const isWaiting = atLeast !== undefined && atLeast[1] > slowest
  const batches: Batch[] = isWaiting && atLeast ? [{ items: [], time: atLeast }] : []
  for (const { item, time } of timed) {
    const last = batches.at(-1)
    const isPatient = wetTechniques.includes(technique) && patientClasses.includes(item.class)
    const isDelicate = ['fish', 'shellfish', 'leaf'].includes(item.class)
    const closeEnough = !last || last.items.length === 0 ? 2 : isPatient ? 18 : isDelicate ? 3 : closeIn(technique)
    if (last && last.time[1] - time[1] < closeEnough) last.items.push(item)
    else batches.push({ items: [item], time })
  }
  while (batches.length > mostBatches) joinNearest(batches)
  return batches
}

const mostBatches = 3

/** Lets the two batches that differ least go in together, with the time of the slower one. */
function joinNearest(batches: Batch[]): void {
  const gapAfter = (at: number) => (batches[at]?.time[1] ?? 0) - (batches[at + 1]?.time[1] ?? 0)
  const places = batches.slice(0, -1).map((_, at) => at)
  const nearest = places.reduce((best, at) => (gapAfter(at) < gapAfter(best) ? at : best), 0)
  const [slow, fast] = [batches[nearest], batches[nearest + 1]]
  if (slow && fast) batches.splice(nearest, 2, { items: [...slow.items, ...fast.items], time: slow.time })
}

/**
 * Puts foods of different times into one vessel so that all are done together: the slowest first, each next one when
 * its own time is left. Foods of nearly the same time go in together.
 */
export function layer({ draft }: Stove, items: readonly Item[], technique: HeatTechnique, options: Layering): void {
  const batches = batchesOf(items, technique, options.atLeast)
  batches.forEach((batch, at) => {
    const next = batches[at + 1]
    const minutes: Minutes = next ? [batch.time[1] - next.time[1], batch.time[1] - next.time[1]] : batch.time
    draft.add(options.verb ?? technique, {
      items: batch.items,
      and: at === 0 ? (options.and ?? []) : [],
      vessel: options.vessel,
      heat: options.heat ?? null,
      oven: options.oven ?? null,
      lane: options.lane ?? 'main',
      minutes,
      continues: at > 0,
      ...(next
        ? {}
        : { cue: options.cue ?? cueOf(batch.items, technique), proofs: [...(options.proofs ?? []), ...proofsFor(items, technique)] }),
    })
  })
}

/** Minutes by which two times may differ and still go in together: an oven is not opened every few minutes. */
function closeIn(technique: HeatTechnique): number {
  return technique === 'roast' || technique === 'bake' ? 10 : 5
}

function cueOf(items: readonly Item[], technique: HeatTechnique): Cue {
  if (technique === 'roast' || technique === 'bake' || technique === 'grill' || technique === 'sear') return 'golden'
  if (items.every((item) => item.class === 'leaf') && items.length > 0) return 'wilted'
  if (items.every((item) => item.class === 'tomato') && items.length > 0) return 'soft'
  // Tofu and tempeh are tender from the start.
  if (technique === 'simmer' && items.every((item) => item.class === 'plant-protein') && items.length > 0) return 'heated'
  return technique === 'stir-fry' && !items.some(isNeverCrisp) ? 'crisp-tender' : 'tender'
}

/** Leathery while it still has bite: it is fried until it is soft through. */
const isNeverCrisp = (item: Item) => item.kin === 'eggplant'
