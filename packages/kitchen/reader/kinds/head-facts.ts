import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { Head } from '#kitchen/reader/food/kind.ts'

/** The facts of a head noun, shared by all languages. */
type Facts = Omit<Head, 'heads'>

/** A ready-made dish or sweet, whose further contents are unknown. */
const made = { otherwise: 'unknown', dietAtWorst: 'meat', isDish: true } as const

/** Egg dishes: omelette, frittata, soufflé. */
export const eggDish = { class: 'egg', contains: ['eggs'], diet: 'vegetarian', ...made } as const satisfies Facts

/** Dishes with a dough: pie, dumpling, pizza, sandwich. */
export const doughDish = { class: 'bread', mayContain: ['gluten'], diet: 'vegan', ...made } as const satisfies Facts

/** Dishes that contain the food in their name: soup, stew, salad, sauce, dip. */
export const mixedDish = { class: 'sauce', madeOf: true, diet: 'vegan', ...made } as const satisfies Facts

/** Sweets that contain the food in their name: candy, nougat, pudding. */
export const sweetDish = { class: 'sweetener', madeOf: true, diet: 'vegan', ...made } as const satisfies Facts

/** Mixtures of the named food and more: seasoning mix, coating, flavouring. */
export const mixture = { class: 'sauce', madeOf: true, otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'meat' } as const satisfies Facts

/** Products of the named food alone: paste, powder, juice, extract. */
export const pureProduct = { class: 'sauce', madeOf: true, diet: 'vegan' } as const satisfies Facts

/** Stock and broth, of meat unless another food is named. */
export const stock = { class: 'stock', madeOf: true, otherwise: 'unknown', diet: 'meat' } as const satisfies Facts

/** Cakes, biscuits and pancakes. */
export const cake = {
  class: 'bread',
  mayContain: ['gluten'],
  unknown: ['dairy', 'eggs', 'soybean', 'peanut'],
  diet: 'vegetarian',
  dietAtWorst: 'meat',
} as const satisfies Facts

/** Chocolate, dark or milk. */
export const chocolate = {
  class: 'chocolate',
  mayContain: ['dairy', 'soybean'],
  diet: 'vegan',
  dietAtWorst: 'vegetarian',
} as const satisfies Facts

/**
 * Facts of milk and dairy. An animal of `animals` before the noun adds only its milk; a plant of `plants` replaces the
 * milk.
 */
export function milkFacts(animals: readonly string[], plants: readonly string[]) {
  return { contains: ['dairy'], despite: animals, without: { allergen: 'dairy', when: plants }, diet: 'vegetarian' } as const
}

/** Facts of pasta and noodles, which contain gluten unless a word of `glutenFree` stands before the noun. */
export function pastaFacts(glutenFree: readonly string[]) {
  return {
    mayContain: ['gluten'],
    unknown: ['eggs'],
    without: { allergen: 'gluten', when: glutenFree },
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
  } as const
}

/** Facts of bread and dough, which contain gluten unless a word of `glutenFree` stands before the noun. */
export function bread(glutenFree: readonly string[]) {
  return { class: 'bread', ...pastaFacts(glutenFree), unknown: ['dairy', 'eggs', 'soybean'] } as const
}

/** Facts of sausages, burgers and steaks, which are meat unless a word of `meatless` stands before the noun. */
export function sausage(meatless: readonly string[]) {
  return { class: 'meat', meatless, unknown: ['gluten', 'eggs', 'dairy', 'soybean'], diet: 'meat' } as const
}

/**
 * Classes of foods that are dried and ground alone, so they replace the flour's cereal. A food with gluten never does.
 */
const ground = [
  'nut',
  'seed',
  'legume',
  'rice',
  'root',
  'coconut',
  'fruit',
  'berry',
  'dried-fruit',
  'citrus',
  'squash',
  'vegetable',
  'crisp-vegetable',
  'leaf',
  'tomato',
  'pepper',
  'chilli',
  'allium',
  'aromatic',
  'mushroom',
  'seaweed',
  'herb',
  'hardy-herb',
  'spice',
  'plant-protein',
  'thickener',
  'fish',
  'cured-fish',
  'shellfish',
  'meat',
  'poultry',
] as const satisfies readonly IngredientClass[]

/**
 * Facts of flour, meal and flakes: of a cereal with gluten, unless a word of `glutenFree` or another ground food
 * stands before the noun.
 */
export function flour(glutenFree: readonly string[]) {
  return {
    class: 'flour',
    mayContain: ['gluten'],
    without: { allergen: 'gluten', when: glutenFree, classes: ground },
    diet: 'vegan',
  } as const satisfies Facts
}

/**
 * Facts of 粉, which is flour, or the powder of another food (milk, cheese, cocoa, tea). In other languages "milk
 * flour" would be flour with milk.
 */
export function powder(glutenFree: readonly string[]) {
  const dissolved = ['egg', 'milk', 'cream', 'yogurt', 'hard-cheese', 'chocolate', 'drink', 'sweetener', 'baking', 'acid'] as const
  const seasoning = ['salt', 'spice-blend', 'nut-butter', 'noodle'] as const
  return {
    ...flour(glutenFree),
    without: { allergen: 'gluten', when: glutenFree, classes: [...ground, ...dissolved, ...seasoning] },
  } as const satisfies Facts
}
