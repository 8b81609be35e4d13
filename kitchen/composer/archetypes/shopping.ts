import { shelf } from '#kitchen/composer/cuisines.ts'
import { isBestRaw, isFlesh, isMain } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import type { Shelf } from '#kitchen/composer/pantries.ts'
import type { Table } from '#kitchen/composer/table.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'

/** These are the fish of the plate: the kitchen adds no meat to them. */
const tinnedFish: readonly string[] = ['canned-tuna', 'canned-sardines', 'smoked-salmon', 'pickled-herring']

/** Sees to it that there is something to build the plate around. */
export function wantMain(table: Table): void {
  if (table.brief.wantsMeat) {
    const hasTinnedFish = table.see((item) => item.use === 'yours' && tinnedFish.includes(item.kin)).length > 0
    if (table.see((item) => isFlesh(item)).length === 0 && !hasTinnedFish) table.want('protein')
    return
  }
  // A soup of peanut butter has its body.
  const hasBody = table.brief.mealType === 'soup' && table.see((item) => item.class === 'nut-butter' && item.use === 'yours').length > 0
  // Two vegetables are a soup by themselves.
  const ownVegetables = table.see((item) => isIn(item, 'vegetable') && item.use === 'yours').length
  const isOfVegetables = table.brief.mealType === 'soup' && ownVegetables > 1
  if (table.see(isMain).length === 0 && !hasBody && !isOfVegetables) table.want('plantProtein')
}

/** One of each shelf. */
export function wantEach(table: Table, ...shelves: readonly Shelf[]): void {
  for (const name of shelves) table.want(name)
}

/** Salt and pepper, on top of the kitchen's own salty seasoning; fish sauce is salt enough. */
export function wantSeasoning(table: Table): void {
  // Miso and doenjang are the salt of their soups.
  if (table.brief.mealType === 'soup' && table.see((item) => ['miso', 'doenjang'].includes(item.kin)).length > 0) return
  table.want('salty')
  const hasSauce = table.see((item) => item.class === 'salty-sauce').length > 0
  if (table.kitchen.flavour === 'Thai' && hasSauce) return
  table.wantThis('salt')
  table.wantThis(
    table.kitchen.flavour === 'Chinese' && table.see((item) => item.kin === 'black-pepper').length === 0 ? 'white-pepper' : 'black-pepper',
  )
}

/** Pasta that the cook brought is the dish: it is not served beside another. */
export function hasOwnPasta(table: Table): boolean {
  return table.see((item) => item.class === 'pasta' && item.use === 'yours').length > 0
}

/** The cook's own noodles are boiled and tossed or put in a broth: not laid beside a roast. */
export function hasOwnNoodles(table: Table): boolean {
  return table.see((item) => item.class === 'noodle' && item.use === 'yours').length > 0
}

/** Rice, bread or another thing that fills, brought by the cook. */
export function hasOwnStarch(table: Table): boolean {
  return table.see((item) => isIn(item, 'grain', 'dough', 'bread') && item.use === 'yours').length > 0
}

/** Two or more things that are best raw were brought: a salad is wanted, not something in a pot. */
export function wantsSalad(table: Table): boolean {
  return table.see((item) => isBestRaw(item) && item.use === 'yours' && item.kin !== 'avocado').length > 1
}

/** What every savoury dish of a kitchen starts from. */
export function wantBase(table: Table): void {
  table.want('fat')
  table.want('allium')
  table.want('aromatic', table.brief.complexity === 'elaborate' ? 2 : 1)
  wantSeasoning(table)
}

/** Kitchens that put nuts and seeds over hot dishes. */
const withNuts: readonly string[] = ['Thai', 'Chinese', 'Japanese', 'Korean', 'Indian', 'African']

/** Nuts or seeds over a hot dish, where that is done. */
function wantNuts(table: Table): void {
  if (withNuts.includes(table.kitchen.flavour)) table.want('crunch')
}

/** Foods that are sour already. */
const isSour = (item: Item) => item.class === 'tomato' || item.class === 'wine' || item.class === 'pickle' || item.class === 'yogurt'

/** Oil where butter or ghee is the kitchen's fat and cannot do it. */
export function wantOil(table: Table): void {
  table.want('fat')
  const oils = shelf(table.kitchen.method, 'fat', table.brief.isAllowed).filter((id) => lexicon[id].class === 'oil')
  for (const id of [...oils, 'olive-oil' as const, 'vegetable-oil' as const])
    if (table.see((item) => item.class === 'oil').length === 0) table.wantThis(id)
}

const isOfTheSea = (item: Item) => item.class === 'fish' || item.class === 'shellfish'

/** Kitchens that can make a fish broth from their seasonings: lemongrass and lime leaf, ginger, dashi, soy sauce. */
const brothless: readonly string[] = ['Thai', 'Chinese', 'Japanese', 'Korean']

/** A stock where the dish has no bones or meat to make its own; under fish one of fish. */
export function wantStock(table: Table): void {
  const makesOwn = (item: Item) => item.class === 'meat' || item.class === 'stock'
  const isOfFish = table.see(isOfTheSea).length > 0
  const isClear = (id: IngredientId) => id === 'dashi' || id === 'fish-stock' || !isOfFish
  const stocks = shelf(table.kitchen.flavour, 'liquid', table.brief.isAllowed).filter((id) => lexicon[id].class === 'stock' && isClear(id))
  if (isOfFish && !brothless.includes(table.kitchen.flavour)) stocks.unshift('fish-stock')
  for (const id of stocks) if (table.see(makesOwn).length === 0) table.wantThis(id)
}

/** Kitchens whose soups have something sour in them; elsewhere those of fish have. */
const sourSoups: readonly string[] = ['Thai', 'Mexican', 'Indian', 'African']

/** Kitchens that finish with soy sauce rather than with something sour. */
const glazing: readonly string[] = ['Chinese', 'Japanese', 'Korean']

/** What lifts a savoury dish at its end. */
export function wantLift(table: Table): void {
  const isSoup = table.brief.mealType === 'soup'
  const isGlazing = glazing.includes(table.kitchen.flavour)
  const isFishSoup = !isGlazing && table.see(isOfTheSea).length > 0
  const mayBeSour = isSoup ? sourSoups.includes(table.kitchen.flavour) || isFishSoup : !isGlazing
  if (mayBeSour && table.see(isSour).length === 0) table.want('acid')
  table.want('herb')
  if (table.brief.complexity === 'elaborate' && (!isSoup || table.kitchen.flavour === 'African')) wantNuts(table)
}

const fresh: readonly string[] = ['Thai', 'Japanese']

/** Kitchens that season with herbs rather than from the spice rack. */
const herbal: readonly string[] = ['Italian', 'French']

/** Spices by the kitchen's own shelf: a kitchen with few or none adds few or none, whatever is in the cupboard. */
export function wantSpices(table: Table, simple = 1): void {
  // Thai and Japanese cooks grind pastes and season from bottles: powders belong in a curry.
  if (fresh.includes(table.kitchen.flavour) && simple < 3) return
  if (table.kitchen.flavour === 'Chinese' && table.brief.mealType === 'soup') return
  const more = herbal.includes(table.kitchen.flavour) ? 0 : 1
  const plain = more === 0 ? Math.min(simple, 1) : simple
  const wanted = table.brief.complexity === 'elaborate' ? plain + more : plain
  const count = Math.min(wanted, shelf(table.kitchen.flavour, 'spice', () => true).length)
  if (count > 0) table.want('spice', count)
}

/** Woody herbs, where the kitchen has any. */
export function wantHardyHerb(table: Table): void {
  if (shelf(table.kitchen.flavour, 'hardyHerb', () => true).length > 0) table.want('hardyHerb')
}

/** The kitchen adds at most this many kinds. */
const mostVegetables = 2

/**
 * Vegetables to go with the main thing. A cook who brought one gets a dish of that: one more if it may be elaborate,
 * else none.
 */
export function wantVegetables(table: Table, count: number): void {
  const extra = table.brief.complexity === 'elaborate' ? 1 : 0
  const own = table.see((item) => isIn(item, 'vegetable') && item.use === 'yours').length
  // An Indian curry of meat is a curry of meat.
  if (own === 0 && table.kitchen.method === 'Indian' && table.see((item) => isFlesh(item) && item.use === 'yours').length > 0) return
  table.want('vegetable', own > 0 ? Math.min(own + extra, count + extra) : Math.min(mostVegetables, count + extra))
}

/** Is there anything on the table that makes a savoury dish? */
export function hasSomethingToCook(table: Table): boolean {
  return table.see((item) => isMain(item) || isIn(item, 'vegetable', 'grain', 'dough')).length > 0
}
