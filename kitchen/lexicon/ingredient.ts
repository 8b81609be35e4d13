import type { Allergen, MealType, Protein } from '#domain/options.ts'
import type { Measure } from '#domain/recipes/recipe.ts'

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

/** How heat is brought to food, and the minutes a default cut of it takes. */
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

/** What the steps must say for this food to be safe (notes: safe minimum temperatures and hazards). */
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
 * The state in which shops sell it and lists name it: a can of chickpeas is cooked food, canned; a maker's ready
 * food is prepared.
 */
export const foodStates = ['raw', 'frozen', 'dried', 'canned', 'cooked', 'cured', 'smoked', 'pickled', 'fermented', 'prepared'] as const
export type FoodState = (typeof foodStates)[number]

/** What it does in a dish. */
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

/** From the strictest diet that may eat it to the loosest. */
export type DietLevel = 'vegan' | 'vegetarian' | 'pescatarian' | 'meat'

/** What Potluck knows of one ingredient. What a class already says (see classes.ts) is not said again. */
export interface IngredientFacts {
  class: IngredientClass
  role?: Role
  state?: FoodState
  /** Allergens it always contains. */
  contains?: readonly Allergen[]
  /** Allergens it often contains, as sold: treated as contained. */
  mayContain?: readonly Allergen[]
  /** Allergens that some makers put in and others do not: kept out under an exclusion, asked about when typed. */
  unknown?: readonly Allergen[]
  diet: DietLevel
  /** The loosest diet level found among products of this name, when it differs (parmesan: rennet; pesto: cheese). */
  dietAtWorst?: DietLevel
  /** For the protein filter; 'other' is meat that no protein option names (duck, turkey, goat…). */
  protein?: Protein | 'other'
  /** How it is measured, and what one such unit weighs in grams (g: 1; ml: its density). */
  measure: Measure
  grams: number
  /** Amount for one serving, in `measure`, by meal type. A meal type that is missing is one it does not belong in. */
  serving: Partial<Record<MealType, number>>
  cut?: Cut
  /** Handwork in minutes for four servings. */
  prep?: number
  /** Minutes of heat for the default cut; false where the class's technique does not suit it. */
  cook?: Partial<Record<HeatTechnique, Minutes | false>>
  /** May be eaten without cooking. */
  raw?: boolean
  hazard?: Hazard
  /** 0 to 3; a missing taste is 0. */
  taste?: Partial<Record<Taste, 1 | 2 | 3>>
}
