import { shelfItems } from '#kitchen/composer/cuisines.ts'
import { isBestRaw, isMainFood, isMeatOrFish } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import type { Shelf } from '#kitchen/composer/pantries.ts'
import type { Table } from '#kitchen/composer/table.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'

/** Preserved fish that counts as the main food, so the recipe adds no meat. */
const preservedFish: readonly string[] = ['canned-tuna', 'canned-sardines', 'smoked-salmon', 'pickled-herring']

/** Adds a main food to the table if it has none. */
export function wantMain(table: Table): void {
  if (table.brief.wantsMeat) {
    const hasTinnedFish = table.see((item) => item.use === 'yours' && preservedFish.includes(item.kin)).length > 0
    if (table.see((item) => isMeatOrFish(item)).length === 0 && !hasTinnedFish) table.want('protein')
    return
  }
  // Peanut butter gives a soup enough body.
  const hasBody = table.brief.mealType === 'soup' && table.see((item) => item.class === 'nut-butter' && item.use === 'yours').length > 0
  // Two vegetables make a soup without a main food.
  const ownVegetables = table.see((item) => isInGroup(item, 'vegetable') && item.use === 'yours').length
  const isOfVegetables = table.brief.mealType === 'soup' && ownVegetables > 1
  if (table.see(isMainFood).length === 0 && !hasBody && !isOfVegetables) table.want('plantProtein')
}

/** Adds one item of each of these shelves. */
export function wantEach(table: Table, ...shelves: readonly Shelf[]): void {
  for (const name of shelves) table.want(name)
}

/** Adds salt and pepper beside the cuisine's salty seasoning; fish sauce replaces the salt. */
export function wantSeasoning(table: Table): void {
  // Miso and doenjang salt their soups.
  if (table.brief.mealType === 'soup' && table.see((item) => ['miso', 'doenjang'].includes(item.kin)).length > 0) return
  table.want('salty')
  const hasSauce = table.see((item) => item.class === 'salty-sauce').length > 0
  if (table.kitchen.flavour === 'Thai' && hasSauce) return
  table.wantThis('salt')
  table.wantThis(
    table.kitchen.flavour === 'Chinese' && table.see((item) => item.kin === 'black-pepper').length === 0 ? 'white-pepper' : 'black-pepper',
  )
}

/** Did the cook type pasta? It is then the dish itself, not a side. */
export function hasTypedPasta(table: Table): boolean {
  return table.see((item) => item.class === 'pasta' && item.use === 'yours').length > 0
}

/** Did the cook type noodles? They are then tossed or put in a broth, not served beside a roast. */
export function hasTypedNoodles(table: Table): boolean {
  return table.see((item) => item.class === 'noodle' && item.use === 'yours').length > 0
}

/** Did the cook type rice, bread or another starch? */
export function hasTypedStarch(table: Table): boolean {
  return table.see((item) => isInGroup(item, 'grain', 'dough', 'bread') && item.use === 'yours').length > 0
}

/** Did the cook type two or more foods that are best raw, so that a salad fits better than a pot? */
export function suitsSalad(table: Table): boolean {
  return table.see((item) => isBestRaw(item) && item.use === 'yours' && item.kin !== 'avocado').length > 1
}

/** Adds the aromatic base of a cuisine's savoury dishes. */
export function wantAromaticBase(table: Table): void {
  table.want('fat')
  table.want('allium')
  table.want('aromatic', table.brief.complexity === 'elaborate' ? 2 : 1)
  wantSeasoning(table)
}

/** Cuisines that put nuts and seeds over hot dishes. */
const nutToppingCuisines: readonly string[] = ['Thai', 'Chinese', 'Japanese', 'Korean', 'Indian', 'African']

/** Adds nuts or seeds over a hot dish, in cuisines that use them so. */
function wantNuts(table: Table): void {
  if (nutToppingCuisines.includes(table.kitchen.flavour)) table.want('crunch')
}

/** Is the food already sour? */
const isSour = (item: Item) => item.class === 'tomato' || item.class === 'wine' || item.class === 'pickle' || item.class === 'yogurt'

/** Adds oil if the cuisine's fat is butter or ghee and the diet excludes it. */
export function wantOil(table: Table): void {
  table.want('fat')
  const oils = shelfItems(table.kitchen.method, 'fat', table.brief.isAllowed).filter((id) => lexicon[id].class === 'oil')
  for (const id of [...oils, 'olive-oil' as const, 'vegetable-oil' as const])
    if (table.see((item) => item.class === 'oil').length === 0) table.wantThis(id)
}

const isOfTheSea = (item: Item) => item.class === 'fish' || item.class === 'shellfish'

/** Cuisines that can build a fish broth from seasonings: lemongrass and lime leaf, ginger, dashi, soy sauce. */
const fishBrothCuisines: readonly string[] = ['Thai', 'Chinese', 'Japanese', 'Korean']

/** Adds a stock if the dish has no bones or meat of its own; a fish stock for fish. */
export function wantStock(table: Table): void {
  const makesOwn = (item: Item) => item.class === 'meat' || item.class === 'stock'
  const isOfFish = table.see(isOfTheSea).length > 0
  const isClear = (id: IngredientId) => id === 'dashi' || id === 'fish-stock' || !isOfFish
  const stocks = shelfItems(table.kitchen.flavour, 'liquid', table.brief.isAllowed).filter(
    (id) => lexicon[id].class === 'stock' && isClear(id),
  )
  if (isOfFish && !fishBrothCuisines.includes(table.kitchen.flavour)) stocks.unshift('fish-stock')
  for (const id of stocks) if (table.see(makesOwn).length === 0) table.wantThis(id)
}

/** Cuisines whose soups contain something sour; elsewhere only fish soups do. */
const sourSoupCuisines: readonly string[] = ['Thai', 'Mexican', 'Indian', 'African']

/** Cuisines that finish a dish with soy sauce rather than acid. */
const soyFinishCuisines: readonly string[] = ['Chinese', 'Japanese', 'Korean']

/** Adds the acid or soy sauce that finishes a savoury dish. */
export function wantFinishingAcid(table: Table): void {
  const isSoup = table.brief.mealType === 'soup'
  const isGlazing = soyFinishCuisines.includes(table.kitchen.flavour)
  const isFishSoup = !isGlazing && table.see(isOfTheSea).length > 0
  const mayBeSour = isSoup ? sourSoupCuisines.includes(table.kitchen.flavour) || isFishSoup : !isGlazing
  if (mayBeSour && table.see(isSour).length === 0) table.want('acid')
  table.want('herb')
  if (table.brief.complexity === 'elaborate' && (!isSoup || table.kitchen.flavour === 'African')) wantNuts(table)
}

const fresh: readonly string[] = ['Thai', 'Japanese']

/** Cuisines that season with herbs rather than spices. */
const herbCuisines: readonly string[] = ['Italian', 'French']

/** Adds spices of the cuisine's shelf. A cuisine with few spices adds few, whatever staples the cook has. */
export function wantSpices(table: Table, simple = 1): void {
  // Thai and Japanese dishes use pastes and bottled seasonings; powders belong in a curry.
  if (fresh.includes(table.kitchen.flavour) && simple < 3) return
  if (table.kitchen.flavour === 'Chinese' && table.brief.mealType === 'soup') return
  const more = herbCuisines.includes(table.kitchen.flavour) ? 0 : 1
  const plain = more === 0 ? Math.min(simple, 1) : simple
  const wanted = table.brief.complexity === 'elaborate' ? plain + more : plain
  const count = Math.min(wanted, shelfItems(table.kitchen.flavour, 'spice', () => true).length)
  if (count > 0) table.want('spice', count)
}

/** Adds woody herbs, if the cuisine uses any. */
export function wantHardyHerb(table: Table): void {
  if (shelfItems(table.kitchen.flavour, 'hardyHerb', () => true).length > 0) table.want('hardyHerb')
}

/** The most kinds of vegetables that the composer adds. */
const mostVegetables = 2

/**
 * Adds vegetables for the main food. With one typed vegetable it adds at most one more, and only if the dish may be
 * elaborate.
 */
export function wantVegetables(table: Table, count: number): void {
  const extra = table.brief.complexity === 'elaborate' ? 1 : 0
  const own = table.see((item) => isInGroup(item, 'vegetable') && item.use === 'yours').length
  // With meat or fish that the cook typed, and no typed vegetable, an Indian dish gets no vegetable.
  if (own === 0 && table.kitchen.method === 'Indian' && table.see((item) => isMeatOrFish(item) && item.use === 'yours').length > 0) return
  table.want('vegetable', own > 0 ? Math.min(own + extra, count + extra) : Math.min(mostVegetables, count + extra))
}

/** Does the table hold anything that makes a savoury dish? */
export function hasSomethingToCook(table: Table): boolean {
  return table.see((item) => isMainFood(item) || isInGroup(item, 'vegetable', 'grain', 'dough')).length > 0
}
