import type { Allergen, MealType, Protein } from '#kitchen/options.ts'
import type { Measure } from '#kitchen/recipe.ts'

export const ingredientClasses = [
  'poultry',
  'meat',
  'mince',
  'cured-meat',
  'fish',
  'cured-fish',
  'shellfish',
  'egg',
  'plant-protein',
  'legume',
  'rice',
  'grain',
  'pasta',
  'noodle',
  'bread',
  'wrap',
  'pastry',
  'flour',
  'root',
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
  'pickle',
  'fruit',
  'berry',
  'dried-fruit',
  'citrus',
  'milk',
  'cream',
  'yogurt',
  'soft-cheese',
  'hard-cheese',
  'butter',
  'oil',
  'acid',
  'wine',
  'stock',
  'coconut',
  'water',
  'salty-sauce',
  'hot-sauce',
  'sauce',
  'paste',
  'sweetener',
  'chocolate',
  'baking',
  'thickener',
  'nut',
  'seed',
  'nut-butter',
  'spice',
  'spice-blend',
  'salt',
  'herb',
  'hardy-herb',
  'drink',
  'dish',
] as const
export type IngredientClass = (typeof ingredientClasses)[number]

/** The techniques of heating; an ingredient gives minutes for its default cut for each of them. */
export const heatTechniques = ['fry', 'stir-fry', 'sear', 'simmer', 'boil', 'steam', 'roast', 'grill', 'braise', 'bake'] as const
export type HeatTechnique = (typeof heatTechniques)[number]
export type Minutes = readonly [shortest: number, longest: number]

export const cuts = [
  'whole',
  'diced',
  'finely-chopped',
  'chopped',
  'sliced',
  'strips',
  'chunks',
  'minced',
  'grated',
  'torn',
  'crumbled',
  'halved',
  'rinsed',
  'drained',
  'beaten',
  'juiced',
  'mashed',
] as const
export type Cut = (typeof cuts)[number]

/**
 * Why a food can make someone ill; the steps must then state a safe temperature or a sign of doneness (notes: safe
 * minimum temperatures and hazards).
 */
export const hazards = [
  'poultry',
  'mince',
  'whole-cut',
  'pork',
  'fish',
  'bivalve',
  'crustacean',
  'egg',
  'dried-bean',
  'cassava',
  'wild-mushroom',
  'cooked-rice',
] as const
export type Hazard = (typeof hazards)[number]

export const tastes = ['salt', 'acid', 'sweet', 'fat', 'umami', 'heat', 'bitter'] as const
export type Taste = (typeof tastes)[number]

/**
 * The state in which shops sell a food and lists name it: canned chickpeas are "canned", a maker's ready food is
 * "prepared".
 */
export const foodStates = ['raw', 'frozen', 'dried', 'canned', 'cooked', 'cured', 'smoked', 'pickled', 'fermented', 'prepared'] as const
export type FoodState = (typeof foodStates)[number]

/** The role of a food in a dish. */
export const roles = [
  'base',
  'main',
  'vegetable',
  'fruit',
  'aromatic',
  'seasoning',
  'fat',
  'liquid',
  'creamy',
  'cheese',
  'acid',
  'sweetener',
  'leavening',
  'binder',
  'crunch',
  'finish',
] as const
export type Role = (typeof roles)[number]

/** Diets from the strictest to the loosest; an ingredient has the strictest that may eat it. */
export type DietLevel = 'vegan' | 'vegetarian' | 'pescatarian' | 'meat'

/** The facts of one ingredient. Facts that equal those of its class (classes.ts) are left out. */
export interface IngredientFacts {
  class: IngredientClass
  role?: Role
  state?: FoodState
  /** Allergens that the food always contains. */
  contains?: readonly Allergen[]
  /** Allergens that the food often contains as sold; treated as contained. */
  mayContain?: readonly Allergen[]
  /**
   * Allergens that only some makers add: excluded when the request excludes them, and asked about when the cook types
   * the food.
   */
  unknown?: readonly Allergen[]
  diet: DietLevel
  /** The loosest diet among products of this name, if it differs (parmesan: rennet; pesto: cheese). */
  dietAtWorst?: DietLevel
  /** The protein option for the filter; 'other' is meat without an option (duck, turkey, goat…). */
  protein?: Protein | 'other'
  /**
   * The unit of measure, and the grams of one unit (g: 1; ml: the density). A piece is of medium size, and weighs what
   * is edible of it.
   */
  measure: Measure
  grams: number
  /**
   * The amount for one of four servings, in `measure`, by meal type: raw and trimmed unless the name says otherwise, in
   * ml where a cook uses spoons. The food does not belong in a meal type that is missing.
   */
  serving: Partial<Record<MealType, number>>
  cut?: Cut
  /** Minutes of handwork for four servings. */
  prep?: number
  /** Minutes of heat for the default cut; false if a technique of the class does not suit this food. */
  cook?: Partial<Record<HeatTechnique, Minutes | false>>
  /** Millilitres of liquid that a gram of the dry food takes up while it cooks (package directions). */
  absorbs?: number
  /** The food may be eaten without cooking. */
  raw?: boolean
  hazard?: Hazard
  /** The strength of each taste, 0 to 3; a missing taste is 0. */
  taste?: Partial<Record<Taste, 1 | 2 | 3>>
}
