import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { Head } from '#kitchen/reader/kinds/kind.ts'

/** Facts of a head noun, in every language's words for it. */
type Facts = Omit<Head, 'heads'>

/** The other contents of a ready-made dish or sweet are unknown. */
const made = { otherwise: 'unknown', dietAtWorst: 'meat', isDish: true } as const

/** Omelette, frittata, soufflé. */
export const eggDish = { class: 'egg', contains: ['eggs'], diet: 'vegetarian', ...made } as const satisfies Facts

/** Pie, dumpling, pizza, sandwich: something in or on a dough. */
export const doughDish = { class: 'bread', mayContain: ['gluten'], diet: 'vegan', ...made } as const satisfies Facts

/** Soup, stew, salad, sauce, dip: it has in it what it is named after. */
export const mixedDish = { class: 'sauce', madeOf: true, diet: 'vegan', ...made } as const satisfies Facts

/** Candy, nougat, pudding: it has in it what it is named after. */
export const sweetDish = { class: 'sweetener', madeOf: true, diet: 'vegan', ...made } as const satisfies Facts

/** Seasoning mix, coating, flavouring: made of the food beside it and of more. */
export const mixture = { class: 'sauce', madeOf: true, otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'meat' } as const satisfies Facts

/** Paste, powder, juice, extract: made of the food beside it and of nothing else. */
export const pure = { class: 'sauce', madeOf: true, diet: 'vegan' } as const satisfies Facts

/** Stock, broth: of meat, unless something else stands beside it. */
export const stock = { class: 'stock', madeOf: true, otherwise: 'unknown', diet: 'meat' } as const satisfies Facts

/** Cake, biscuit, pancake. */
export const cake = {
  class: 'bread',
  mayContain: ['gluten'],
  unknown: ['dairy', 'eggs', 'soybean', 'peanut'],
  diet: 'vegetarian',
  dietAtWorst: 'meat',
} as const satisfies Facts

/** Chocolate, dark or with milk. */
export const chocolate = {
  class: 'chocolate',
  mayContain: ['dairy', 'soybean'],
  diet: 'vegan',
  dietAtWorst: 'vegetarian',
} as const satisfies Facts

/**
 * Milk and what is made of it: of the `animals` beside it only the milk is in it; with one of `plants` beside it
 * there is no milk.
 */
export function ofMilk(animals: readonly string[], plants: readonly string[]) {
  return { contains: ['dairy'], despite: animals, without: { allergen: 'dairy', when: plants }, diet: 'vegetarian' } as const
}

/** Pasta and noodles, with gluten unless one of `glutenFree` stands beside them. */
export function ofDough(glutenFree: readonly string[]) {
  return {
    mayContain: ['gluten'],
    unknown: ['eggs'],
    without: { allergen: 'gluten', when: glutenFree },
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
  } as const
}

/** Bread and dough, with gluten unless one of `glutenFree` stands beside them. */
export function bread(glutenFree: readonly string[]) {
  return { class: 'bread', ...ofDough(glutenFree), unknown: ['dairy', 'eggs', 'soybean'] } as const
}

/** Sausages, burgers, steaks: of meat, unless one of `meatless` stands beside them. */
export function sausage(meatless: readonly string[]) {
  return { class: 'meat', meatless, unknown: ['gluten', 'eggs', 'dairy', 'soybean'], diet: 'meat' } as const
}

/** Foods dried and ground by themselves. A food with gluten replaces nothing here, whatever its class. */
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
 * Flour, meal, flakes: of a cereal with gluten, unless one of `glutenFree` stands beside them or something else is
 * ground.
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
 * 粉: flour, and the powder of anything else: milk, cheese, cocoa, tea. A "milk flour" of other languages is flour
 * with milk.
 */
export function powder(glutenFree: readonly string[]) {
  const dissolved = ['egg', 'milk', 'cream', 'yogurt', 'hard-cheese', 'chocolate', 'drink', 'sweetener', 'baking', 'acid'] as const
  const seasoning = ['salt', 'spice-blend', 'nut-butter', 'noodle'] as const
  return {
    ...flour(glutenFree),
    without: { allergen: 'gluten', when: glutenFree, classes: [...ground, ...dissolved, ...seasoning] },
  } as const satisfies Facts
}
