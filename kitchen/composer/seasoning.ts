import type { Vessel } from '#kitchen/composer/draft.ts'
import { isTinnedTomato } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isIn, water } from '#kitchen/composer/item.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

/** Dripped on at the end; never what a pan is heated with while there is another. */
export const finishingOils = ['sesame-oil']

/** Dipped into or spread, never dashed into the pot. */
const sauceOnTheSide = ['mayonnaise', 'vegan-mayonnaise', 'hummus', 'salsa', 'pesto', 'ketchup', 'barbecue-sauce']

/** Boiling would take the life out of it: it is stirred in at the end. */
export const isMiso = (item: Item) => item.kin === 'miso'

/** Salt and pepper before the heat, so that the food is seasoned through; the rest of them seasons at the end. */
export function saltEarly({ table, draft }: Stove, items: readonly Item[]): void {
  const early = table.see((item) => item.class === 'salt' || isPlainPepper(item))
  // Cured food has salt enough.
  const fresh = items.filter((item) => item.class !== 'cured-meat')
  if (early.length > 0 && fresh.length > 0) draft.add('season', { items: early, and: fresh })
}

/** Salt, pepper and what else seasons from a bottle, tasted at the end; miso goes in off the boil. */
export function season({ table, draft }: Stove, vessel: Vessel | null = null, seasoned: readonly Item[] = []): void {
  const miso = table.take(isMiso)
  if (miso.length > 0) draft.add('stir-in', { items: miso, vessel, handwork: 1 })
  const items = table.take((item) => isIn(item, 'salty') || isPlainPepper(item) || seasonsFromBottle(item))
  if (vessel !== null) items.push(...table.take((item) => isIn(item, 'sweet') && item.use === 'yours', 1))
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

/** Cooks a tin of tomatoes down over the food in the pan, where there is one. */
export function simmerTinned({ table, draft }: Stove, vessel: Vessel): void {
  const tinned = table.take(isTinnedTomato, 1)
  if (tinned.length > 0) draft.add('pour-in', { items: tinned, vessel, heat: 'medium', minutes: [8, 10], cue: 'thickened' })
}

/** Fried in the fat, not stirred in raw. */
const isCurryPaste = (item: Item) => ['red-curry-paste', 'green-curry-paste', 'curry-roux'].includes(item.kin)

const isJuice = (item: Item) => item.class === 'citrus' || ['lemon-juice', 'lime-juice'].includes(item.kin)

/** What a sauce is salty, sour or hot with, so that something sweet balances it: not juice, nor a nut butter. */
const wantsSweet = (item: Item) => isIn(item, 'salty', 'paste') || (item.class === 'acid' && !isJuice(item)) || seasonsFromBottle(item)

/** Boiling would take the life out of juice, and tahini parts: a sauce of them is poured over off the heat. */
export function isSpoiltByHeat(sauce: readonly Item[]): boolean {
  return sauce.some((item) => isJuice(item) || item.kin === 'tahini')
}

/**
 * Pours the mixed sauce over what is in the pan: boiled to a glaze, or off the heat where boiling would spoil it.
 */
export function glaze({ draft }: Stove, vessel: Vessel, sauce: readonly Item[]): void {
  if (sauce.length === 0) return
  if (isSpoiltByHeat(sauce)) draft.add('stir-in', { subject: 'dressing', vessel })
  else draft.add('pour-over', { subject: 'sauce', vessel, minutes: [1, 2], cue: 'syrupy' })
}

/**
 * Mixes a sauce from bottles: salty, sour, sweet, hot, and a thickener if there is one. No sauce where it would be
 * salt in vinegar. Where the sauce boils, juice stays on the table, to be squeezed over the dish, unless the sauce
 * has nothing salty.
 */
export function mixSauce({ table, draft }: Stove, { isBoiled = false }: { isBoiled?: boolean } = {}): Item[] {
  const isGlaze = isBoiled && table.see((item) => item.class === 'salty-sauce').length > 0
  const isBody = (item: Item) =>
    item.class === 'salty-sauce' ||
    (isIn(item, 'acid') && !(isGlaze && isJuice(item))) ||
    (isIn(item, 'paste') && !isCurryPaste(item)) ||
    seasonsFromBottle(item) ||
    ['nut-butter', 'wine'].includes(item.class)
  const isThickener = (item: Item) => item.kin === 'cornstarch' || item.kin === 'potato-starch'
  const body = table.see(isBody)
  const isSweet = (item: Item) => isIn(item, 'sweet') && (item.use === 'yours' || body.some(wantsSweet))
  if (body.length === 0 || (body.length < 2 && table.see(isSweet).length === 0)) return []
  const sauce = [...table.take(isBody), ...table.take(isSweet, 1), ...(isSpoiltByHeat(body) ? [] : table.take(isThickener, 1))]
  const isThick = sauce.some((item) => item.class === 'nut-butter' || item.class === 'thickener')
  draft.add('whisk', { items: sauce, and: isThick ? [water({ ml: 60 })] : [], vessel: 'small-bowl', cue: 'smooth' })
  return sauce
}

/** Of so few things a dish takes no more of a nut butter than its other half bears. */
const fewFoods = 3

/** Fat enough not to curdle where it simmers. */
const reduces = (item: Item) => ['cream', 'creme-fraiche', 'plant-cream'].includes(item.kin)

/**
 * Cream simmers over fried food until it coats a spoon; in a soup it is only warmed, like coconut milk, yogurt and
 * milk, which never boil hard.
 */
export function enrich({ table, draft }: Stove, vessel: Vessel): void {
  const poured = table.take((item) => ['coconut', 'cream', 'milk'].includes(item.class), 2)
  const isReduced = table.brief.mealType === 'entrée' && poured.every(reduces)
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
  // A soup or stew of nuts is thick with them, most of all where there is more in it than one other thing.
  const isBody = (item: Item) => item.class === 'nut-butter' && (table.brief.mealType === 'soup' || table.kitchen.method === 'African')
  const scale = new Set(draft.tasks.flatMap(({ items }) => items)).size > fewFoods ? 2.5 : 1.5
  const measured = stirred.map((item): Item => (isBody(item) ? { ...item, scale } : item))
  if (measured.length > 0) draft.add('stir-in', { items: measured, vessel, heat: 'low', handwork: 2 })
}
