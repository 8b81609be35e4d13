import type { Heat, Lane, Vessel } from '#kitchen/composer/draft.ts'
import { longestMinutes } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { isFinishingOil, isMiso } from '#kitchen/composer/seasoning.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

/** Heats the fat, or the dry pan if there is none; returns whether there was fat. */
export function heatFat({ table, draft }: Stove, vessel: Vessel, heat: Heat, lane: Lane = 'main'): boolean {
  const fat = table.take((item) => isInGroup(item, 'fat') && !isFinishingOil(item), 2)
  const used = fat.length > 0 ? fat : table.take((item) => isInGroup(item, 'fat'), 1)
  if (used.length === 0) draft.add('warm-pan', { vessel, heat, lane })
  else draft.add('heat-fat', { items: used, vessel, heat, lane })
  return used.length > 0
}

interface Softening {
  /** Soften fast over high heat, as in a wok. */
  quick?: boolean
  spices?: boolean
  lane?: Lane
}

/** Softens alliums, then fries garlic, chili and spices until fragrant. Returns the items used. */
export function softenAromatics(stove: Stove, vessel: Vessel, options: Softening = {}): Item[] {
  return [...softenAlliums(stove, vessel, options), ...bloomAromatics(stove, vessel, options)]
}

/** Heats the fat and softens the aromatics in it; does nothing without fat. */
export function softenInFat(stove: Stove, vessel: Vessel): void {
  if (stove.table.see((item) => isInGroup(item, 'fat')).length === 0) return
  heatFat(stove, vessel, 'medium')
  softenAromatics(stove, vessel)
}

/** Softens alliums slowly, or fast in a hot wok. */
export function softenAlliums({ table, draft }: Stove, vessel: Vessel, { quick = false, lane = 'main' }: Softening = {}): Item[] {
  const alliums = table.take((item) => isInGroup(item, 'allium'), 3)
  if (alliums.length === 0) return []
  const technique = quick ? 'stir-fry' : 'fry'
  draft.add(technique, {
    items: alliums,
    vessel,
    heat: quick ? 'high' : 'medium',
    minutes: longestMinutes(alliums, technique),
    cue: quick ? 'fragrant' : 'soft',
    lane,
  })
  return alliums
}

/** Is the item a bottled essence such as vanilla extract or rose water, which is never fried or toasted? */
export const isBottledEssence = (item: Item) => item.class === 'spice' && lexicon[item.kin].state === 'prepared'

/** Blooms garlic, ginger, chili and spices in hot fat for a minute or two; longer would burn them. */
export function bloomAromatics({ table, draft }: Stove, vessel: Vessel, { spices = true, lane = 'main' }: Softening = {}): Item[] {
  const isBloomed = (item: Item) =>
    (isInGroup(item, 'spice') && !isPlainPepper(item) && !isBottledEssence(item)) ||
    (isInGroup(item, 'paste', 'hardyHerb') && !isMiso(item))
  const bloomed = [...table.take((item) => isInGroup(item, 'aromatic'), 4), ...(spices ? table.take(isBloomed, 7) : [])]
  if (bloomed.length > 0) draft.add('bloom', { items: bloomed, vessel, minutes: [1, 2], cue: 'fragrant', lane })
  return bloomed
}

/** Removes whole sprigs and leaves before blending. */
export function takeOutWholeHerbs({ draft }: Stove, vessel: Vessel): void {
  const whole = draft.tasks
    .flatMap((task) => task.items)
    .filter((item) => item.class === 'hardy-herb' && ['sprig', 'leaf'].includes(lexicon[item.kin].measure))
  if (whole.length > 0) draft.add('take-out', { items: [...new Set(whole)], vessel })
}
