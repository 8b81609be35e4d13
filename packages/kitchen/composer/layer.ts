import type { Cue, Heat, Lane, Task, Verb, Vessel } from '#kitchen/composer/draft.ts'
import { safetyProofsFor } from '#kitchen/composer/foods-in-heat.ts'
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
  /** Foods named beside the first group: water, a sauce. */
  and?: readonly Item[]
  /** Foods already in the vessel that must be proven done here. */
  proofs?: Task['proofs']
  /** The total minutes that the food already in the pot needs. */
  atLeast?: Minutes
  verb?: Verb
}

/** Classes that may cook longer than needed, so they go in with slower food. */
const patientClasses: readonly IngredientClass[] = ['legume', 'tomato', 'dried-fruit', 'cured-meat', 'pickle', 'mushroom']

const wetTechniques: readonly HeatTechnique[] = ['simmer', 'braise', 'boil']

interface Batch {
  items: Item[]
  time: Minutes
}

/**
 * Groups foods into batches for a pot or tray, few enough for a cook. A batch is added when as much time is left as
 * the batch needs.
 */
function batchesOf(items: readonly Item[], technique: HeatTechnique, atLeast?: Minutes): Batch[] {
  const timed = items.map((item) => ({ item, time: minutesOf(item, technique) ?? ([3, 5] as const) })).sort((a, b) => b.time[1] - a.time[1])
  const slowest = timed[0]?.time[1] ?? 0
  const isWaiting = atLeast !== undefined && atLeast[1] > slowest
  const batches: Batch[] = isWaiting && atLeast ? [{ items: [], time: atLeast }] : []
  for (const { item, time } of timed) {
    const last = batches.at(-1)
    const isPatient = wetTechniques.includes(technique) && patientClasses.includes(item.class)
    const isDelicate = ['fish', 'shellfish', 'leaf'].includes(item.class)
    const closeEnough = !last || last.items.length === 0 ? 2 : isPatient ? 18 : isDelicate ? 3 : sameBatchTolerance(technique)
    if (last && last.time[1] - time[1] < closeEnough) last.items.push(item)
    else batches.push({ items: [item], time })
  }
  while (batches.length > mostBatches) joinNearest(batches)
  return batches
}

const mostBatches = 3

/** Merges the two batches with the closest times; the slower time counts. */
function joinNearest(batches: Batch[]): void {
  const gapAfter = (at: number) => (batches[at]?.time[1] ?? 0) - (batches[at + 1]?.time[1] ?? 0)
  const places = batches.slice(0, -1).map((_, at) => at)
  const nearest = places.reduce((best, at) => (gapAfter(at) < gapAfter(best) ? at : best), 0)
  const [slow, fast] = [batches[nearest], batches[nearest + 1]]
  if (slow && fast) batches.splice(nearest, 2, { items: [...slow.items, ...fast.items], time: slow.time })
}

/**
 * Puts foods into one vessel so that all finish together: the slowest batch first, each other batch when as much time
 * is left as the batch needs. Foods of similar time share a batch.
 */
export function layerByTime({ draft }: Stove, items: readonly Item[], technique: HeatTechnique, options: Layering): void {
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
        : { cue: options.cue ?? cueOf(batch.items, technique), proofs: [...(options.proofs ?? []), ...safetyProofsFor(items, technique)] }),
    })
  })
}

/** How many minutes two times may differ and still share a batch: an oven is not opened every few minutes. */
function sameBatchTolerance(technique: HeatTechnique): number {
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

/** Is the food unpleasant while firm, so that it fries until soft? */
const isNeverCrisp = (item: Item) => item.kin === 'eggplant'
