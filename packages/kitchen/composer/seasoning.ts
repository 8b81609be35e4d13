import type { Vessel } from '#kitchen/composer/draft.ts'
import { isCannedTomato } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import { hasTrait, lexicon } from '#kitchen/lexicon/lexicon.ts'

/** Is the oil dripped over a finished dish? A pan is heated with it only if there is no other fat. */
export const isFinishingOil = (item: Item) => hasTrait(item.kin, 'finishing-oil')

const isTableSauce = (item: Item) => hasTrait(item.kin, 'table-sauce')

/** Is the item miso, which boiling would spoil, so that it is stirred in at the end? */
export const isMiso = (item: Item) => item.kin === 'miso'

/** Salts and peppers food before heating, so that it is seasoned throughout; the rest seasons at the end. */
export function saltBeforeHeat({ table, draft }: Stove, items: readonly Item[]): void {
  const early = table.see((item) => item.class === 'salt' || isPlainPepper(item))
  // Cured food is salty enough.
  const fresh = items.filter((item) => item.class !== 'cured-meat')
  if (early.length > 0 && fresh.length > 0) draft.add('season', { items: early, and: fresh })
}

/** Adds salt, pepper and bottled seasonings at the end, to taste; miso goes in off the boil. */
export function seasonToTaste({ table, draft }: Stove, vessel: Vessel | null = null, seasoned: readonly Item[] = []): void {
  const miso = table.take(isMiso)
  if (miso.length > 0) draft.add('stir-in', { items: miso, vessel, handwork: 1 })
  const items = table.take((item) => isInGroup(item, 'salty') || isPlainPepper(item) || seasonsFromBottle(item))
  if (vessel !== null) items.push(...table.take((item) => isInGroup(item, 'sweet') && item.use === 'yours', 1))
  const strength =
    items.some((item) => item.class === 'salt') || miso.length > 0
      ? 1
      : table.brief.mealType === 'soup'
        ? table.kitchen.flavour === 'Japanese'
          ? 3
          : 2
        : 1.5
  const strong = items.map((item): Item => (strength > 1 && isSaucePoured(item) ? { ...item, scale: strength } : item))
  if (items.length > 0) draft.add('season', { items: strong, and: seasoned, vessel })
}

/** Is the sauce the only salt of the dish? */
const isSaucePoured = (item: Item) => ['fish-sauce', 'soy-sauce', 'tamari'].includes(item.kin) && item.use !== 'yours'

function seasonsFromBottle(item: Item): boolean {
  return (item.class === 'sauce' && !isTableSauce(item) && !isPouredSauce(item)) || item.kin === 'mirin' || item.kin === 'sake'
}

/** Is the sauce used by the cup (tomato sauce) rather than by the spoon? */
export function isPouredSauce(item: Item): boolean {
  return item.class === 'sauce' && !isTableSauce(item) && (lexicon[item.kin].serving.entrée ?? 0) >= 30
}

/** Simmers canned tomatoes down over the food in the pan. */
export function simmerCannedTomatoes({ table, draft }: Stove, vessel: Vessel): void {
  const tinned = table.take(isCannedTomato, 1)
  if (tinned.length > 0) draft.add('pour-in', { items: tinned, vessel, heat: 'medium', minutes: [8, 10], cue: 'thickened' })
}

/** Is the item a curry paste, which is fried in fat and never stirred in raw? */
const isCurryPaste = (item: Item) => ['red-curry-paste', 'green-curry-paste', 'curry-roux'].includes(item.kin)

const isJuice = (item: Item) => item.class === 'citrus' || ['lemon-juice', 'lime-juice'].includes(item.kin)

/** Does a sauce with this item need something sweet for balance? Juice and nut butter do not. */
const needsSweetness = (item: Item) =>
  isInGroup(item, 'salty', 'paste') || (item.class === 'acid' && !isJuice(item)) || seasonsFromBottle(item)

/**
 * Would boiling spoil the sauce? Juice loses its freshness and tahini separates, so they are poured over off the heat.
 */
export function isSpoiledByBoiling(sauce: readonly Item[]): boolean {
  return sauce.some((item) => isJuice(item) || item.kin === 'tahini')
}

/** Pours the sauce over the food in the pan: boiled to a glaze, or off the heat if boiling would spoil it. */
export function pourSauceOver({ draft }: Stove, vessel: Vessel, sauce: readonly Item[]): void {
  if (sauce.length === 0) return
  if (isSpoiledByBoiling(sauce)) draft.add('stir-in', { subject: 'dressing', vessel })
  else draft.add('pour-over', { subject: 'sauce', vessel, minutes: [1, 2], cue: 'syrupy' })
}

/**
 * Mixes a sauce from bottles: salty, sour, sweet, hot, and a thickener if there is one. Only salt and vinegar make no
 * sauce. If the sauce will boil, juice is kept to squeeze over the dish, unless the sauce has nothing salty.
 */
export function mixSauce({ table, draft }: Stove, { isBoiled = false }: { isBoiled?: boolean } = {}): Item[] {
  const isGlaze = isBoiled && table.see((item) => item.class === 'salty-sauce').length > 0
  const isBody = (item: Item) =>
    item.class === 'salty-sauce' ||
    (isInGroup(item, 'acid') && !(isGlaze && isJuice(item))) ||
    (isInGroup(item, 'paste') && !isCurryPaste(item)) ||
    seasonsFromBottle(item) ||
    ['nut-butter', 'wine'].includes(item.class)
  const isThickener = (item: Item) => item.kin === 'cornstarch' || item.kin === 'potato-starch'
  const body = table.see(isBody)
  const isSweet = (item: Item) => isInGroup(item, 'sweet') && (item.use === 'yours' || body.some(needsSweetness))
  if (body.length === 0 || (body.length < 2 && table.see(isSweet).length === 0)) return []
  const sauce = [...table.take(isBody), ...table.take(isSweet, 1), ...(isSpoiledByBoiling(body) ? [] : table.take(isThickener, 1))]
  const isThick = sauce.some((item) => item.class === 'nut-butter' || item.class === 'thickener')
  draft.add('whisk', { items: sauce, and: isThick ? [waterItem({ ml: 60 })] : [], vessel: 'small-bowl', cue: 'smooth' })
  return sauce
}

/** In a dish of this few foods, the amount of nut butter is limited by the other foods. */
const fewFoods = 3

/** Is the cream rich enough to simmer without curdling? */
const toleratesSimmering = (item: Item) => ['cream', 'creme-fraiche', 'plant-cream'].includes(item.kin)

/**
 * Adds cream: over fried food it simmers until it coats a spoon; in a soup it is only warmed, like coconut milk,
 * yogurt and milk.
 */
export function addCream({ table, draft }: Stove, vessel: Vessel): void {
  const poured = table.take((item) => ['coconut', 'cream', 'milk'].includes(item.class), 2)
  const isReduced = table.brief.mealType === 'entrée' && poured.every(toleratesSimmering)
  if (poured.length > 0)
    draft.add('pour-in', {
      items: poured,
      vessel,
      ...(isReduced ? { heat: 'medium-low', minutes: [2, 3], cue: 'thickened' } : { heat: 'low', minutes: [3, 5], cue: 'heated' }),
    })
  const stirred = table.take(
    (item) => ['yogurt', 'nut-butter', 'cured-fish'].includes(item.class) || ['mascarpone', 'cream-cheese', 'ricotta'].includes(item.kin),
    2,
  )
  // Is the nut butter the body of the dish: in a soup or stew, above all with several other foods?
  const isBody = (item: Item) => item.class === 'nut-butter' && (table.brief.mealType === 'soup' || table.kitchen.method === 'African')
  const scale = new Set(draft.tasks.flatMap(({ items }) => items)).size > fewFoods ? 2.5 : 1.5
  const measured = stirred.map((item): Item => (isBody(item) ? { ...item, scale } : item))
  if (measured.length > 0) draft.add('stir-in', { items: measured, vessel, heat: 'low', handwork: 2 })
}
