import { archetypes } from '#kitchen/composer/archetypes/list.ts'
import { type Kitchen, surprisePairs } from '#kitchen/composer/cuisines.ts'
import type { DishName } from '#kitchen/composer/dish-names.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { cuisinePantries, type NamedCuisine, regionPantries, type Shelf } from '#kitchen/composer/pantries.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

/** Shelves of flavours. Shelves of starches are left out, because starches belong to no single cuisine. */
const flavourShelves: readonly Shelf[] = [
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

/** Ingredients on few shelves but in every kitchen; they do not identify a cuisine. */
const commonFlavours: readonly IngredientId[] = [
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
 * Corrections: common ingredients that still identify some cuisines, and identifying ingredients missing from the
 * shelves.
 */
const furtherSignatures: Record<NamedCuisine, readonly IngredientId[]> = {
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

/** The most cuisines that may share an ingredient which still identifies them. */
const mostSharingCuisines = 4

const namedCuisines: readonly NamedCuisine[] = [
  'Italian',
  'French',
  'Thai',
  'Chinese',
  'Japanese',
  'Korean',
  'Indian',
  'Mexican',
  'African',
]

const cuisinesWithItem: ReadonlyMap<NamedCuisine, ReadonlySet<IngredientId>> = new Map(
  namedCuisines.map((kitchen) => {
    const pantries = kitchen === 'African' ? [cuisinePantries[kitchen], ...Object.values(regionPantries)] : [cuisinePantries[kitchen]]
    return [kitchen, new Set(pantries.flatMap((pantry) => flavourShelves.flatMap((shelf) => pantry[shelf] ?? [])))]
  }),
)

function isTelling(kitchen: NamedCuisine, id: IngredientId): boolean {
  if (furtherSignatures[kitchen].includes(id)) return true
  if (commonFlavours.includes(id) || cuisinesWithItem.get(kitchen)?.has(id) !== true) return false
  return namedCuisines.filter((other) => cuisinesWithItem.get(other)?.has(id) === true).length <= mostSharingCuisines
}

/** Do the items contain a signature flavour of this cuisine? Garlic and oil belong to all. */
export function hasSignatureFlavour(kitchen: NamedCuisine, items: readonly Item[]): boolean {
  return items.some((item) => isTelling(kitchen, item.kin))
}

/** Dishes that belong to a cuisine whatever their ingredients. */
const ownDishes: Record<NamedCuisine, readonly DishName[]> = {
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

/** The points of affinity from which a way of cooking is typical of a cuisine. */
const typicalAffinity = 2.2

const isTypicalOf = (method: NamedCuisine, { archetype }: Plan) =>
  (archetypes.find(({ id }) => id === archetype)?.affinity[method] ?? 0) >= typicalAffinity

/**
 * May the title name the cuisine? Yes if the dish contains one of its signature flavours or is one of its own dishes.
 */
export function mayNameCuisine(dish: DishName, { kitchen, lines }: Plan): boolean {
  const items = lines.map(({ item }) => item)
  return ownDishes[kitchen.method].includes(dish) || hasSignatureFlavour(kitchen.method, items)
}

/** The cuisines from which a surprise really takes its method and its flavours; null for a part it does not have. */
export type SurpriseIdea = { [Part in keyof Kitchen]: Kitchen[Part] | null }

/**
 * The method and flavours that a surprise may name. If the pantry's flavours can be tasted: a pair with these flavours
 * and a method that fits the dish, in list order, or the flavours alone. Otherwise any pair that fits the dish, or the
 * one half of a pair that fits.
 */
export function surpriseIdeaOf(dish: DishName, plan: Plan): SurpriseIdea {
  const { method, flavour } = plan.kitchen
  // Olive oil is only the frying fat, so it is no flavour of a surprise.
  const items = plan.lines.map(({ item }) => item).filter(({ kin }) => kin !== 'olive-oil')
  const at = surprisePairs.findIndex((bridge) => bridge.method === method && bridge.flavour === flavour)
  const inTurn: readonly Kitchen[] = [...surprisePairs.slice(at), ...surprisePairs.slice(0, at)]
  const isOwn = (one: Kitchen) => ownDishes[one.method].includes(dish)
  const tasting = inTurn.filter((one) => hasSignatureFlavour(one.flavour, items))
  const its = tasting.filter((one) => one.flavour === flavour)
  const [first, ...others] = its.length > 0 ? its : tasting
  if (first === undefined) return { method: inTurn.find(isOwn)?.method ?? null, flavour: null }
  return [first, ...others].find((one) => isOwn(one) || isTypicalOf(one.method, plan)) ?? { method: null, flavour: first.flavour }
}
