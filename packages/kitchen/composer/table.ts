import type { Brief } from '#kitchen/composer/brief.ts'
import { isInEveryPantry, type Kitchen, shelfItems } from '#kitchen/composer/cuisines.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { ingredientsThatFit, isNeverUsedIn } from '#kitchen/composer/pairings.ts'
import type { Shelf } from '#kitchen/composer/pantries.ts'
import type { RandomSource } from '#kitchen/composer/random.ts'
import { type Region, regionOf } from '#kitchen/composer/regions.ts'
import { hasTrait, type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { memoizedByKey, memoizedByObject } from '#kitchen/memoize.ts'

/** The foods on the table while one dish is cooked, and the source of further foods. */
export interface Table {
  /** Takes matching items off the table, typed ones first. */
  take(test: (item: Item) => boolean, most?: number): Item[]
  see(test: (item: Item) => boolean): Item[]
  /** Makes sure that `count` items of a shelf are on the table, from the staples or, in ideas mode, from the shelf. */
  want(name: Shelf, count?: number): void
  /** Adds one ingredient if a staple or ideas mode provides it and it is allowed. */
  wantThis(id: IngredientId): void
  readonly chance: RandomSource
  readonly kitchen: Kitchen
  /** The African region whose shelves are used; null for other cuisines. */
  readonly region: Region | null
  readonly brief: Brief
}

/** Is the item a starch: potatoes and similar vegetables count as bread or rice do? */
export function isStarchy(item: Item): boolean {
  return hasTrait(item.kin, 'starchy') || isInGroup(item, 'grain', 'dough', 'bread')
}

/** Is the item a wheat flour? Only its baked goods are called bread. */
export function isWheatFlour(item: Item): boolean {
  return item.class === 'flour' && (lexicon[item.kin].contains ?? []).includes('gluten')
}

/** Is the item black or white pepper, which seasons with the salt? Other spices are fried or simmered. */
export function isPlainPepper(item: Item): boolean {
  return hasTrait(item.kin, 'plain-pepper')
}

const suitsMeal: Record<Shelf, (item: Item) => boolean> = {
  fat: (item) => isInGroup(item, 'fat'),
  allium: (item) => isInGroup(item, 'allium') || item.kin === 'leek',
  aromatic: (item) => item.class === 'aromatic',
  heat: (item) =>
    item.class === 'chilli' ||
    item.class === 'hot-sauce' ||
    ['chili-flakes', 'chili-powder', 'cayenne', 'gochugaru', 'mustard'].includes(item.kin),
  spice: (item) => isInGroup(item, 'spice') && !isPlainPepper(item),
  hardyHerb: (item) => isInGroup(item, 'hardyHerb'),
  herb: (item) => isInGroup(item, 'herb'),
  salty: (item) => isInGroup(item, 'salty'),
  acid: (item) => isInGroup(item, 'acid'),
  sweet: (item) => isInGroup(item, 'sweet') || item.kin === 'mirin',
  liquid: (item) => isInGroup(item, 'liquid') || item.kin === 'canned-tomatoes',
  creamy: (item) => ['coconut', 'cream', 'yogurt', 'milk'].includes(item.class) || item.kin === 'peanut-butter',
  paste: (item) => isInGroup(item, 'paste'),
  starch: isStarchy,
  vegetable: (item) => isInGroup(item, 'vegetable'),
  protein: (item) => isInGroup(item, 'flesh') || item.class === 'egg' || item.class === 'cured-meat',
  plantProtein: (item) => isInGroup(item, 'protein') || item.kin === 'paneer',
  crunch: (item) => isInGroup(item, 'crunch'),
  cheese: (item) => isInGroup(item, 'cheese'),
  fruit: (item) => isInGroup(item, 'fruit'),
  sweetSpice: (item) => isInGroup(item, 'spice') && !isPlainPepper(item),
}

/** Two forms of one flavour: with one on the table the composer does not add the other. */
const formsOfOneFlavour: readonly (readonly [IngredientId, IngredientId])[] = [
  ['dried-oregano', 'oregano'],
  ['dried-thyme', 'thyme'],
  ['garlic', 'garlic-powder'],
  ['ginger', 'ground-ginger'],
  ['onion', 'onion-powder'],
  ['paprika', 'smoked-paprika'],
  ['soy-sauce', 'tamari'],
  ['curry-powder', 'garam-masala'],
  ['chili-flakes', 'chili-powder'],
  ['chili-flakes', 'cayenne'],
  ['chili-flakes', 'chili-pepper'],
  ['chili-flakes', 'gochugaru'],
  ['tomato', 'canned-tomatoes'],
  ['flour', 'self-raising-flour'],
  ['baking-powder', 'self-raising-flour'],
]
const formsBesideIt: Partial<Record<IngredientId, readonly IngredientId[]>> = Object.fromEntries(
  formsOfOneFlavour
    .flat()
    .map((id) => [id, formsOfOneFlavour.filter((pair) => pair.includes(id)).flatMap((pair) => pair.filter((other) => other !== id))]),
)

const byMethod: readonly Shelf[] = ['fat', 'starch', 'vegetable', 'protein', 'plantProtein', 'fruit', 'cheese', 'creamy']

/** Which ingredients a shelf may take from a staple: a sweet dish takes no cumin from "spices". */
const stapleOrder: Partial<Record<Shelf, readonly IngredientId[]>> = {
  sweetSpice: ['cinnamon', 'vanilla', 'nutmeg', 'cardamom'],
}

/** Shelves where a staple gives its plainest ingredient, whatever the cuisine prefers. */
const shelvesPlainFirst: readonly Shelf[] = ['starch', 'sweet']

/**
 * The cost of each added flavour, against the limit of a simple dish: a spice is a pinch from a jar, an onion must be
 * bought. A shelf without an entry is free.
 */
const flavourCost: Partial<Record<Shelf, number>> = {
  allium: 1,
  aromatic: 1,
  herb: 1,
  acid: 1,
  crunch: 1,
  cheese: 1,
  sweet: 0.5,
  heat: 0.5,
  spice: 0.5,
  hardyHerb: 0.5,
  sweetSpice: 0.5,
}

/** The total flavour cost that a simple dish may add beyond its needs. */
const simpleFlavourLimit = 4

/** Shelves that the staple "spices and herbs" opens: what the cuisine or any kitchen uses, not the whole rack. */
const seasonings: readonly Shelf[] = ['spice', 'hardyHerb', 'herb']

/** The staples and shelves for one brief, computed once for all dishes. */
interface Larder {
  staples(name: Shelf): readonly IngredientId[]
  shelf(cuisine: Kitchen['method'], name: Shelf, region: Region | null): readonly IngredientId[]
}

const larderOf = memoizedByObject((brief: Brief): Larder => {
  const asItem = (id: IngredientId): Item => ({ ingredient: id, words: id, kin: id, class: lexicon[id].class, use: 'staple' })
  const staples = brief.staples.filter(brief.isAllowed).map(asItem)
  const shelvesOf = memoizedByKey((cuisine: Kitchen['method']) =>
    memoizedByKey((name: Shelf) => memoizedByKey((region: Region | null) => shelfItems(cuisine, name, brief.isAllowed, region))),
  )
  return {
    staples: memoizedByKey((name: Shelf) => staples.filter(suitsMeal[name]).map(({ kin }) => kin)),
    shelf: (cuisine, name, region) => shelvesOf(cuisine)(name)(region),
  }
})

/**
 * Lays the table for one dish. Each dish has its own table, so dishes do not affect each other. With `isSparing` a
 * simple dish adds little.
 */
export function layTable(brief: Brief, kitchen: Kitchen, chance: RandomSource, isSparing = false): Table {
  let items: Item[] = [...brief.given]
  /** Every item that was ever on the table; new flavours must fit them. */
  const dish: Item[] = [...brief.given]
  let flavours = isSparing ? simpleFlavourLimit : Number.POSITIVE_INFINITY

  const givenIds = new Set(brief.given.map((item) => item.ingredient))
  const fetched = new Set<IngredientId>()
  const has = (id: IngredientId) => fetched.has(id) || givenIds.has(id)
  const put = (id: IngredientId, use: 'staple' | 'extra') => {
    fetched.add(id)
    const item: Item = { ingredient: id, words: id, kin: id, class: lexicon[id].class, use }
    items = [...items, item]
    dish.push(item)
  }
  if (brief.mayAdd) for (const id of brief.instead?.onTable ?? []) put(id, brief.staples.includes(id) ? 'staple' : 'extra')
  const isKnownHere = (id: IngredientId) => !isNeverUsedIn(kitchen.flavour, brief.mealType, id)
  const fits = (id: IngredientId) => !has(id) && brief.isAllowed(id) && isKnownHere(id) && !(formsBesideIt[id] ?? []).some(has)

  const open = larderOf(brief)
  const isAfrican = kitchen.method === 'African' || kitchen.flavour === 'African'
  const region = isAfrican
    ? regionOf(
        brief.given.map((item) => item.ingredient),
        (count) => chance.below(count),
      )
    : null
  const shelfOf = (name: Shelf) => open.shelf(byMethod.includes(name) ? kitchen.method : kitchen.flavour, name, region)
  // Is the item a fish or neutral stock? A dish has one stock, and fish none of meat or roots.
  const isClear = (id: IngredientId) =>
    lexicon[id].class !== 'stock' ||
    items.every((item) => item.class !== 'stock' && (id === 'dashi' || id === 'fish-stock' || !['fish', 'shellfish'].includes(item.class)))
  const candidates = (name: Shelf) =>
    ingredientsThatFit(
      name,
      shelfOf(name).filter((id) => fits(id) && (name !== 'liquid' || isClear(id))),
      dish,
      brief.mealType,
    )

  const fromStaples = (name: Shelf): IngredientId[] => {
    const staples = open.staples(name).filter(fits)
    if (staples.length === 0 || shelvesPlainFirst.includes(name)) return staples
    const ownFirst = candidates(name).filter((id) => staples.includes(id))
    const typical = ownFirst.length > 0 ? ownFirst : (stapleOrder[name] ?? []).filter((id) => staples.includes(id))
    if (typical.length > 0 || stapleOrder[name] !== undefined || name === 'heat') return typical
    if (!seasonings.includes(name)) return staples
    // With an ingredient of the cuisine's own shelf there, no other is added.
    const isStocked = shelfOf(name).some((id) => has(id) || staples.includes(id))
    if (shelfOf(name).length === 0 || isStocked) return []
    return [
      ...ingredientsThatFit(
        name,
        staples.filter((id) => isInEveryPantry(name, id)),
        dish,
        brief.mealType,
      ),
    ]
  }

  /**
   * Picks one of the best few items, the first more often: varied but never odd. A cuisine's first fat is always
   * chosen.
   */
  const choose = (name: Shelf, list: readonly IngredientId[]): IngredientId | undefined => {
    const best = list.slice(
      0,
      name === 'fat' ||
        name === 'salty' ||
        name === 'acid' ||
        (name === 'spice' && region !== null) ||
        (shelvesPlainFirst.includes(name) && brief.staples.includes(list[0] ?? 'water'))
        ? 1
        : 4,
    )
    return best[Math.min(chance.below(best.length), chance.below(best.length))]
  }

  /** A cuisine that salts with a sauce (fish sauce, soy sauce) adds it even beside salt. */
  const wantSaltySauce = () => {
    const [first] = open.shelf(kitchen.flavour, 'salty', region)
    const isWanted = brief.mayAdd && first !== undefined && lexicon[first].class === 'salty-sauce'
    if (isWanted && fits(first) && items.every((item) => item.class !== 'salty-sauce')) put(first, 'extra')
  }

  return {
    chance,
    kitchen,
    region,
    brief,
    see: (test) => items.filter(test),
    take: (test, most = Number.POSITIVE_INFINITY) => {
      const own = items.filter((item) => test(item) && item.use === 'yours')
      const rest = items.filter((item) => test(item) && item.use !== 'yours')
      const taken = [...own, ...rest].slice(0, most)
      items = items.filter((item) => !taken.includes(item))
      return taken
    },
    want: (name, count = 1) => {
      if (name === 'salty') wantSaltySauce()
      const wanted = isSparing && name === 'vegetable' ? Math.min(count, 1) : count
      for (let have = items.filter(suitsMeal[name]).length; have < wanted; have += 1) {
        const staple = choose(name, fromStaples(name))
        const cost = flavourCost[name] ?? 0
        const mayAdd = brief.mayAdd && cost <= flavours
        const id = staple ?? (mayAdd ? choose(name, candidates(name)) : undefined)
        if (id === undefined) return
        if (staple === undefined) flavours -= cost
        put(id, staple === undefined ? 'extra' : 'staple')
      }
    },
    wantThis: (id) => {
      if (!fits(id)) return
      if (brief.staples.includes(id)) put(id, 'staple')
      else if (brief.mayAdd) put(id, 'extra')
    },
  }
}
