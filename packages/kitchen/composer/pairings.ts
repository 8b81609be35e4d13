import type { Item } from '#kitchen/composer/item.ts'
import type { NamedCuisine, Shelf } from '#kitchen/composer/pantries.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import type { MealType } from '#kitchen/options.ts'

/**
 * The foods a flavour goes with, by id or class: the composer adds it only to a dish with one of `beside` and none of
 * `never`.
 */
interface Pairing {
  beside?: readonly string[]
  never?: readonly string[]
}

const milky = ['cream', 'milk', 'creme-fraiche', 'mascarpone', 'ricotta', 'hard-cheese', 'soft-cheese']
const pork = ['pork', 'pork-tenderloin', 'pork-chop', 'pork-belly', 'pork-shoulder', 'ground-pork', 'sausage', 'cured-meat']
const seafood = ['fish', 'shellfish']
const redMeat = ['lamb', 'lamb-chop', 'lamb-shank', 'ground-lamb', 'beef', 'beef-steak', 'ground-beef', 'goat-meat', 'short-ribs', 'veal']

const pairings: Partial<Record<IngredientId, Pairing>> = {
  'fennel-seed': { beside: [...pork, 'fennel', 'fish', 'orange'] },
  nutmeg: { beside: [...milky, 'potato', 'spinach', 'squash', 'cauliflower', 'egg', 'plantain', 'yam'] },
  tarragon: { beside: ['poultry', 'egg', ...seafood, 'mustard'] },
  sage: { beside: ['poultry', ...pork, 'legume', 'squash', 'veal'] },
  rosemary: { beside: ['poultry', ...redMeat, ...pork, 'legume'], never: seafood },
  oregano: { beside: ['tomato', 'poultry', ...redMeat, ...pork, 'eggplant', 'zucchini', 'pepper', 'legume', 'corn', 'egg'] },
  'dried-oregano': { beside: ['tomato', 'poultry', ...redMeat, ...pork, 'eggplant', 'zucchini', 'pepper', 'legume', 'corn', 'shrimp'] },
  'five-spice': { beside: ['poultry', ...pork, 'beef', 'plant-protein'] },
  'star-anise': { beside: ['beef', 'pork-belly', 'pork-shoulder', 'short-ribs', 'duck', 'fruit'] },
  'sichuan-pepper': { beside: ['poultry', 'mince', 'meat', 'plant-protein', 'chilli', 'eggplant', 'peanut'] },
  'ras-el-hanout': { beside: ['poultry', ...redMeat, 'legume', 'root', 'squash', 'dried-fruit', 'vegetable', 'pepper'] },
  paprika: { never: ['leek'] },
  mozzarella: { beside: ['tomato', 'eggplant', 'zucchini', 'bread', 'squash'], never: seafood },
  parmesan: { never: seafood },
  ricotta: { beside: ['spinach', 'zucchini', 'leaf', 'fruit', 'berry', 'pasta'], never: [...seafood, ...pork] },
  'pine-nut': { beside: ['basil', 'spinach', 'eggplant', 'raisin', 'zucchini', 'leaf'] },
  'balsamic-vinegar': { beside: ['tomato', 'leaf', 'berry', 'onion', 'beet', 'pork-tenderloin', 'pork-chop'], never: seafood },
  'canned-tomatoes': { never: ['cream', 'creme-fraiche', 'peanut-butter', 'mushroom', 'corn', 'leek', 'shrimp', 'fennel'] },
  mint: {
    beside: ['mince', 'lamb', 'beef-steak', 'lettuce', 'cucumber', 'peas', 'zucchini', 'yogurt', 'fruit', 'berry', 'couscous', 'legume'],
  },
  tamarind: { beside: [...seafood, 'legume', 'eggplant', 'okra', 'noodle'] },
  'coconut-milk': { never: ['lamb', 'goat-meat', 'beef', 'paneer', 'yogurt'] },
  basil: { never: ['mushroom', 'sausage', 'beef', 'legume', 'potato'] },
  'chili-flakes': { never: ['mushroom', 'cream', 'creme-fraiche'] },
  gochugaru: { never: ['beef'] },
  'kaffir-lime-leaf': { beside: [...seafood, 'poultry', 'coconut', 'plant-protein', 'paste', 'mushroom'] },
  'white-wine': { never: ['legume'] },
  walnut: { never: [...seafood, 'tomato'] },
  peanut: { never: ['shrimp', 'peanut-butter'] },
  cashew: { never: ['peanut-butter'] },
  'black-eyed-pea': { never: ['peanut-butter'] },
  papaya: { never: ['milk', 'cream'] },
}

/** Foods whose cooking liquid takes the flavour of whole cardamom pods. */
const infusingFoods = ['rice', 'coconut', 'carrot']

/** Shelves that a dish can do without. An item that does not fit is never taken from them. */
const optionalShelves: readonly Shelf[] = ['spice', 'hardyHerb', 'herb', 'crunch']

const named = (item: Item, names: readonly string[]) => names.includes(item.kin) || names.includes(item.class)

/** Does the ingredient fit the dish: is a matching food in it, and none that it would spoil? */
function fitsDish(id: IngredientId, dish: readonly Item[], meal: MealType): boolean {
  const wanted = pairings[id]
  if (meal === 'dessert') return id !== 'cardamom' || dish.some((item) => named(item, infusingFoods))
  if (wanted === undefined) return true
  const { beside, never } = wanted
  if (never !== undefined && dish.some((item) => named(item, never))) return false
  return beside === undefined || dish.some((item) => named(item, beside))
}

/**
 * The ingredients of a shelf that fit a dish; all ingredients of the shelf if none fits and the shelf is not optional.
 */
export function ingredientsThatFit(
  shelf: Shelf,
  ids: readonly IngredientId[],
  dish: readonly Item[],
  meal: MealType,
): readonly IngredientId[] {
  const fitting = ids.filter((id) => fitsDish(id, dish, meal))
  return fitting.length > 0 || optionalShelves.includes(shelf) ? fitting : ids
}

/** Ingredients that a cuisine never uses in a meal type. */
const neverUsedIn: Partial<Record<NamedCuisine, Partial<Record<MealType, readonly IngredientId[]>>>> = {
  Japanese: {
    soup: ['garlic', 'garlic-powder', 'black-pepper', 'chili-flakes', 'lemon-juice', 'rice-vinegar'],
    condiment: ['garlic', 'garlic-powder', 'black-pepper', 'chili-flakes'],
    entrée: ['black-pepper'],
  },
  Thai: { entrée: ['black-pepper'], soup: ['black-pepper'], condiment: ['black-pepper'] },
  Indian: { condiment: ['black-pepper'] },
  Chinese: { soup: ['garlic', 'garlic-powder'] },
}

/** Does the cuisine never use this ingredient in this meal type? */
export function isNeverUsedIn(kitchen: NamedCuisine, meal: MealType, id: IngredientId): boolean {
  return neverUsedIn[kitchen]?.[meal]?.includes(id) ?? false
}
