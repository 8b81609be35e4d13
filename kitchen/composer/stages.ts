import type { Cue, Draft, Heat, Lane, Task, Verb, Vessel } from '#kitchen/composer/draft.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import { isPlainPepper, type Table } from '#kitchen/composer/table.ts'
import { hazardIn, minutesOf } from '#kitchen/composer/techniques.ts'
import type { HeatTechnique, IngredientClass, Minutes } from '#kitchen/lexicon/ingredient.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

/** One dish on the stove: the table it draws from and the draft it writes to. */
export interface Stove {
  table: Table
  draft: Draft
}

export const finishingOils = ['sesame-oil']

const sauceOnTheSide = ['mayonnaise', 'vegan-mayonnaise', 'hummus', 'salsa', 'pesto', 'ketchup', 'barbecue-sauce']

/** Minutes an item takes by a technique, or null when it does not suit it. */
export function timeOf(item: Item, technique: HeatTechnique): Minutes | null {
  return minutesOf(item, technique)
}

/** Spring onions, chives and leaves: they wilt long before a bulb is melted or browned. */
export function wilts(item: Item): boolean {
  return (timeOf(item, 'simmer')?.[1] ?? 0) < 5
}

export const suits = (technique: HeatTechnique) => (item: Item) => timeOf(item, technique) !== null

export const isFlesh = (item: Item) => isIn(item, 'flesh') || item.class === 'cured-meat'

/** Something a plate can be built around. */
export const isMain = (item: Item) => isIn(item, 'flesh', 'protein') || item.kin === 'paneer' || item.kin === 'halloumi'

/** Flakes to pieces when it is tossed about. */
const breaks = (item: Item, technique: HeatTechnique) => technique === 'stir-fry' && item.class === 'fish'

/** A main thing, other than eggs, that a technique suits. */
export const isMainFor = (technique: HeatTechnique) => (item: Item) =>
  isMain(item) && item.class !== 'egg' && !breaks(item, technique) && suits(technique)(item)

export const isCookedVegetable = (technique: HeatTechnique) => (item: Item) =>
  (isIn(item, 'vegetable') || item.class === 'legume' || ['chestnut', 'kimchi', 'sauerkraut'].includes(item.kin)) &&
  !isBestRaw(item) &&
  suits(technique)(item)

const bestRaw: readonly string[] = ['cucumber', 'lettuce', 'lettuce-heart', 'arugula', 'watercress', 'avocado']

const softFruit: readonly string[] = ['strawberry', 'raspberry', 'blackberry', 'watermelon', 'melon', 'kiwi', 'lychee', 'papaya']

/** Falls to pieces in the heat that meat or fish needs. */
export const isSoftFruit = (item: Item) => softFruit.includes(item.kin)

/** Salads are not fried, nor boiled. */
export const isBestRaw = (item: Item) => bestRaw.includes(item.kin)

/** What must be shown to be cooked through by the end. */
export function proofsFor(items: readonly Item[], technique?: HeatTechnique): Task['proofs'] {
  return items.flatMap((item) => {
    const hazard = hazardIn(item)
    const isSlow = (hazard === 'whole-cut' || hazard === 'pork') && technique === 'simmer' && (timeOf(item, technique)?.[1] ?? 0) >= 45
    return hazard === null ? [] : [{ item, hazard, isSlow }]
  })
}

/** Heats the fat, or the bare pan when there is none; says whether there was fat. */
export function heatFat({ table, draft }: Stove, vessel: Vessel, heat: Heat, lane: Lane = 'main'): boolean {
  const fat = table.take((item) => isIn(item, 'fat') && !finishingOils.includes(item.kin), 2)
  const used = fat.length > 0 ? fat : table.take((item) => isIn(item, 'fat'), 1)
  if (used.length === 0) draft.add('warm-pan', { vessel, heat, lane })
  else draft.add('heat-fat', { items: used, vessel, heat, lane })
  return used.length > 0
}

interface Softening {
  /** Fast and hot, as in a wok. */
  quick?: boolean
  spices?: boolean
  lane?: Lane
}

/** Onions and their kin until soft, then garlic, chili and spices until fragrant. Returns what went in. */
export function softenAromatics(stove: Stove, vessel: Vessel, options: Softening = {}): Item[] {
  return [...softenAlliums(stove, vessel, options), ...bloomAromatics(stove, vessel, options)]
}

/** Onions and their kin until soft, or fast in a hot wok. */
export function softenAlliums({ table, draft }: Stove, vessel: Vessel, { quick = false, lane = 'main' }: Softening = {}): Item[] {
  const alliums = table.take((item) => isIn(item, 'allium'), 3)
  if (alliums.length === 0) return []
  const technique = quick ? 'stir-fry' : 'fry'
  draft.add(technique, {
    items: alliums,
    vessel,
    heat: quick ? 'high' : 'medium',
    minutes: longest(alliums, technique),
    cue: quick ? 'fragrant' : 'soft',
    lane,
  })
  return alliums
}

/** Vanilla, almond extract, rose water: drops from a bottle, never fried nor toasted. */
export const isEssence = (item: Item) => item.class === 'spice' && lexicon[item.kin].state === 'prepared'

/** Boiling would take the life out of it: it is stirred in at the end. */
const isMiso = (item: Item) => item.kin === 'miso'

/** Garlic, ginger, chili and spices in the hot fat, a minute or two: longer would burn them. */
export function bloomAromatics({ table, draft }: Stove, vessel: Vessel, { spices = true, lane = 'main' }: Softening = {}): Item[] {
  const isBloomed = (item: Item) =>
    (isIn(item, 'spice') && !isPlainPepper(item) && !isEssence(item)) || (isIn(item, 'paste', 'hardyHerb') && !isMiso(item))
  const bloomed = [...table.take((item) => isIn(item, 'aromatic'), 4), ...(spices ? table.take(isBloomed, 7) : [])]
  if (bloomed.length > 0) draft.add('bloom', { items: bloomed, vessel, minutes: [1, 2], cue: 'fragrant', lane })
  return bloomed
}

/** Sprigs and leaves that gave their taste are no food for a blender. */
export function takeOutWholeHerbs({ draft }: Stove, vessel: Vessel): void {
  const whole = draft.tasks
    .flatMap((task) => task.items)
    .filter((item) => item.class === 'hardy-herb' && ['sprig', 'leaf'].includes(lexicon[item.kin].measure))
  if (whole.length > 0) draft.add('take-out', { items: [...new Set(whole)], vessel })
}

/** The longest time of a group, as written in a step. */
export function longest(items: readonly Item[], technique: HeatTechnique): Minutes {
  return items
    .map((item) => timeOf(item, technique) ?? ([1, 2] as const))
    .reduce((most, one) => (one[1] > most[1] ? one : most), [1, 1] as Minutes)
}

interface Layering {
  vessel: Vessel
  heat?: Heat
  oven?: number
  cue?: Cue
  lane?: Lane
  /** What is named beside the first group (water, a sauce). */
  and?: readonly Item[]
  /** Foods already in the vessel that finish here. */
  proofs?: Task['proofs']
  /** Minutes that what is already there needs in all. */
  atLeast?: Minutes
  verb?: Verb
}

/** What does not mind cooking longer than it must: it goes in with what is slower. */
const patientClasses: readonly IngredientClass[] = ['legume', 'tomato', 'dried-fruit', 'cured-meat', 'pickle', 'mushroom']

const wetTechniques: readonly HeatTechnique[] = ['simmer', 'braise', 'boil']

interface Batch {
  items: Item[]
  time: Minutes
}

/** Batches of a pot or a tray: as many as a cook would bother with, each going in when its own time is left. */
function batchesOf(items: readonly Item[], technique: HeatTechnique, atLeast?: Minutes): Batch[] {
  const timed = items.map((item) => ({ item, time: timeOf(item, technique) ?? ([3, 5] as const) })).sort((a, b) => b.time[1] - a.time[1])
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
 * Puts foods of different times into one vessel so that all are done together: the slowest first, each next one when its own
 * time is left. What is nearly as slow goes in with it.
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
  return technique === 'stir-fry' ? 'crisp-tender' : 'tender'
}

/** Water measured against what drinks it (ml a gram), or in ml. */
export function water(amount: { ml: number } | { per: readonly Item[]; ratio: number }): Item {
  return { ingredient: 'water', words: 'water', kin: 'water', class: 'water', use: 'water', measured: amount }
}

/** Salt and pepper before the heat, so that the food is seasoned through; what is left of them seasons at the end. */
export function saltEarly({ table, draft }: Stove, items: readonly Item[]): void {
  const early = table.see((item) => item.class === 'salt' || isPlainPepper(item))
  // What is cured has salt enough.
  const fresh = items.filter((item) => item.class !== 'cured-meat')
  if (early.length > 0 && fresh.length > 0) draft.add('season', { items: early, and: fresh })
}

/** Salt, pepper and what else seasons from a bottle, tasted at the end; miso goes in off the boil. */
export function season({ table, draft }: Stove, vessel: Vessel | null = null, seasoned: readonly Item[] = []): void {
  const miso = table.take(isMiso)
  if (miso.length > 0) draft.add('stir-in', { items: miso, vessel, handwork: 1 })
  const items = table.take((item) => isIn(item, 'salty') || isPlainPepper(item) || seasonsFromBottle(item))
  if (vessel !== null) items.push(...table.take((item) => isIn(item, 'sweet') && item.use === 'yours', 1))
  const strength = items.some((item) => item.class === 'salt')
    ? 1
    : table.brief.mealType === 'soup'
      ? table.kitchen.flavour === 'Japanese'
        ? 3
        : 2
      : 1.5
  const strong = items.map((item): Item => (strength > 1 && isSaucePoured(item) ? { ...item, scale: strength } : item))
  if (items.length > 0) draft.add('season', { items: strong, and: seasoned, vessel })
}

/** Where there is no salt it is all the salt there is. */
const isSaucePoured = (item: Item) => ['fish-sauce', 'soy-sauce', 'tamari'].includes(item.kin) && item.use !== 'yours'

function seasonsFromBottle(item: Item): boolean {
  return (
    (item.class === 'sauce' && !sauceOnTheSide.includes(item.kin) && !isSauceByTheCup(item)) || item.kin === 'mirin' || item.kin === 'sake'
  )
}

/** Tomato sauce and the like are poured, not dashed. */
export function isSauceByTheCup(item: Item): boolean {
  return item.class === 'sauce' && !sauceOnTheSide.includes(item.kin) && (lexicon[item.kin].serving.entrée ?? 0) >= 30
}

/** Fried in the fat, not stirred in raw. */
const isCurryPaste = (item: Item) => ['red-curry-paste', 'green-curry-paste', 'curry-roux'].includes(item.kin)

/** Stirs a bottle sauce together: salty, sour, sweet, hot, and a thickener when there is one. Nothing when it would be salt in vinegar. */
export function mixSauce({ table, draft }: Stove): Item[] {
  const isBody = (item: Item) =>
    item.class === 'salty-sauce' ||
    isIn(item, 'acid') ||
    (isIn(item, 'paste') && !isCurryPaste(item)) ||
    seasonsFromBottle(item) ||
    ['nut-butter', 'wine'].includes(item.class)
  const isThickener = (item: Item) => item.kin === 'cornstarch' || item.kin === 'potato-starch'
  const body = table.see(isBody)
  if (body.length === 0 || (body.length < 2 && table.see((item) => isIn(item, 'sweet')).length === 0)) return []
  const sauce = [...table.take(isBody), ...table.take((item) => isIn(item, 'sweet'), 1), ...table.take(isThickener, 1)]
  const isThick = sauce.some((item) => item.class === 'nut-butter' || item.class === 'thickener')
  draft.add('whisk', { items: sauce, and: isThick ? [water({ ml: 60 })] : [], vessel: 'small-bowl', cue: 'smooth' })
  return sauce
}

/** Of so few things a dish takes no more of a nut butter than its other half bears. */
const fewFoods = 3

/** Cream, coconut milk, yogurt, milk: warmed through, never boiled hard. */
export function enrich({ table, draft }: Stove, vessel: Vessel): void {
  const poured = table.take((item) => ['coconut', 'cream', 'milk'].includes(item.class), 2)
  if (poured.length > 0) draft.add('pour-in', { items: poured, vessel, heat: 'low', minutes: [3, 5], cue: 'heated' })
  const stirred = table.take(
    (item) => ['yogurt', 'nut-butter', 'cured-fish'].includes(item.class) || ['mascarpone', 'cream-cheese', 'ricotta'].includes(item.kin),
    2,
  )
  // A soup or stew of nuts is thick with them, most of all where there is more in it than one other thing.
  const isBody = (item: Item) => item.class === 'nut-butter' && (table.brief.mealType === 'soup' || table.kitchen.method === 'African')
  const scale = new Set(draft.tasks.flatMap(({ items }) => items)).size > fewFoods ? 2.5 : 1.5
  const measured = stirred.map((item): Item => (isBody(item) ? { ...item, scale } : item))
  if (measured.length > 0) draft.add('stir-in', { items: measured, vessel, heat: 'low', handwork: 2 })
}
