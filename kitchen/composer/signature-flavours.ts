import { archetypes } from '#kitchen/composer/archetypes/list.ts'
import { bridges, type Kitchen } from '#kitchen/composer/cuisines.ts'
import type { DishName } from '#kitchen/composer/dish-names.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { type Named, own, ownOfRegion, type Shelf } from '#kitchen/composer/pantries.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

/** Shelves that give a dish its taste; filling foods belong to no single cuisine. */
const tasted: readonly Shelf[] = [
  'fat',
  'aromatic',
  'heat',
  'spice',
  'hardyHerb',
  'herb',
  'salty',
  'acid',
  'sweet',
  'liquid',
  'creamy',
  'paste',
  'starch',
  'cheese',
  'sweetSpice',
]

/** On few lists, and yet in every larder: these do not tell the kitchen of a dish. */
const tellsNothing: readonly IngredientId[] = [
  'salt',
  'olive-oil',
  'potato',
  'honey',
  'canned-tomatoes',
  'chicken-stock',
  'beef-stock',
  'cheese',
  'soy-milk',
]

/**
 * Corrections to the shelves: common foods that are a mark of some kitchens all the same, and marks of a kitchen
 * that stand on no shelf of it.
 */
const alsoTells: Record<Named, readonly IngredientId[]> = {
  Italian: ['olive-oil', 'lemon-juice', 'pesto', 'caper', 'pecorino', 'gorgonzola', 'burrata', 'pancetta', 'guanciale', 'prosciutto'],
  French: ['herbes-de-provence', 'brie'],
  Thai: ['ginger', 'coconut-milk', 'cilantro', 'holy-basil'],
  Chinese: ['ginger', 'black-vinegar', 'hoisin-sauce', 'doubanjiang', 'fermented-black-beans'],
  Japanese: ['ginger', 'nori', 'wakame', 'kombu', 'umeboshi', 'shichimi', 'ponzu', 'wasabi', 'teriyaki-sauce', 'curry-roux'],
  Korean: ['ginger', 'kimchi', 'ssamjang'],
  Indian: ['ginger', 'coconut-milk', 'cilantro', 'curry-powder', 'amchur', 'asafoetida', 'fenugreek', 'fenugreek-leaf', 'nigella'],
  Mexican: [
    'cilantro',
    'flour-tortilla',
    'tomatillo',
    'ancho-chile',
    'chipotle',
    'taco-seasoning',
    'masa-harina',
    'queso-fresco',
    'cotija',
  ],
  African: ['cilantro', 'preserved-lemon'],
}

/** So many kitchens may share a thing that still tells its origin. */
const mostSharing = 4

const kitchens: readonly Named[] = ['Italian', 'French', 'Thai', 'Chinese', 'Japanese', 'Korean', 'Indian', 'Mexican', 'African']

const listed: ReadonlyMap<Named, ReadonlySet<IngredientId>> = new Map(
  kitchens.map((kitchen) => {
    const pantries = kitchen === 'African' ? [own[kitchen], ...Object.values(ownOfRegion)] : [own[kitchen]]
    return [kitchen, new Set(pantries.flatMap((pantry) => tasted.flatMap((shelf) => pantry[shelf] ?? [])))]
  }),
)

function isTelling(kitchen: Named, id: IngredientId): boolean {
  if (alsoTells[kitchen].includes(id)) return true
  if (tellsNothing.includes(id) || listed.get(kitchen)?.has(id) !== true) return false
  return kitchens.filter((other) => listed.get(other)?.has(id) === true).length <= mostSharing
}

/** Do these items have a flavour that tells of this kitchen? Garlic and oil belong to all. */
export function hasSignatureFlavour(kitchen: Named, items: readonly Item[]): boolean {
  return items.some((item) => isTelling(kitchen, item.kin))
}

/** Dishes that belong to a kitchen whatever goes into them. */
const ownDishes: Record<Named, readonly DishName[]> = {
  Italian: ['frittata', 'risotto', 'pasta'],
  French: ['omelette', 'clafoutis', 'gratin', 'flavoured-butter', 'chocolate-pots'],
  Thai: ['stir-fry', 'stir-fried-noodles', 'fried-rice'],
  Chinese: ['stir-fry', 'stir-fried-noodles', 'fried-rice', 'congee', 'egg-drop-soup'],
  Japanese: ['savoury-pancakes', 'quick-pickle'],
  Korean: ['savoury-pancakes', 'quick-pickle'],
  Indian: ['curry', 'pulao', 'chutney', 'flatbreads', 'plain-flatbreads'],
  Mexican: ['tacos', 'salsa'],
  African: [],
}

/** From so many points a way of cooking is typical of a kitchen. */
const typical = 2.2

const isTypicalOf = (method: Named, { archetype }: Plan) =>
  (archetypes.find(({ id }) => id === archetype)?.affinity[method] ?? 0) >= typical

/**
 * May a title name the kitchen of this dish? Yes if something of that kitchen is in it, or if the dish is its own.
 */
export function mayNameKitchen(dish: DishName, { kitchen, lines }: Plan): boolean {
  const items = lines.map(({ item }) => item)
  return ownDishes[kitchen.method].includes(dish) || hasSignatureFlavour(kitchen.method, items)
}

/** The kitchens that a surprise really has its method and its flavours from; null where it has none. */
export type Idea = { [Part in keyof Kitchen]: Kitchen[Part] | null }

/**
 * The method and flavours that a surprise may name. It was seasoned from one pantry: if an eater can taste it, a
 * pair with those flavours and a method that is true of the dish, the next of the list first, or the flavours alone.
 * If not, any pair that is true, or else its true half.
 */
export function ideaOf(dish: DishName, plan: Plan): Idea {
  const { method, flavour } = plan.kitchen
  // The frying oil makes a title Italian at most: it is no flavour of a surprise.
  const items = plan.lines.map(({ item }) => item).filter(({ kin }) => kin !== 'olive-oil')
  const at = bridges.findIndex((bridge) => bridge.method === method && bridge.flavour === flavour)
  const inTurn: readonly Kitchen[] = [...bridges.slice(at), ...bridges.slice(0, at)]
  const isOwn = (one: Kitchen) => ownDishes[one.method].includes(dish)
  const tasting = inTurn.filter((one) => hasSignatureFlavour(one.flavour, items))
  const its = tasting.filter((one) => one.flavour === flavour)
  const [first, ...others] = its.length > 0 ? its : tasting
  if (first === undefined) return { method: inTurn.find(isOwn)?.method ?? null, flavour: null }
  return [first, ...others].find((one) => isOwn(one) || isTypicalOf(one.method, plan)) ?? { method: null, flavour: first.flavour }
}
