import type { LeftOut } from '#kitchen/judgement.ts'
import type { Cut, Hazard, IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import type { FoodTrait } from '#kitchen/reader/food/food-traits.ts'
import type { FoodForm } from '#kitchen/reader/food/reading.ts'
import type { Use } from '#kitchen/recipe.ts'

/**
 * How a ready-made dish is heated: spooned into a pot, sliced in the oven, boiled, steamed, shaped pieces fried whole,
 * balls fried or put in a broth.
 */
export type DishKind = 'spooned' | 'sliced' | 'boiled' | 'steamed' | 'shaped' | 'balls'

/** One food on the table. A food without an id keeps the cook's words and is cooked like its `kin`. */
export interface Item {
  ingredient: IngredientId | null
  words: string
  kin: IngredientId
  class: IngredientClass
  use: Use
  /** The traits of a typed food. Missing for food that the composer adds. */
  traits?: readonly FoodTrait[]
  /** The name contains a claim: "nut-free pesto". */
  isNamedByClaim?: true
  /** The form of the food, if it changes the cooking. */
  form?: FoodForm
  /** How to heat a ready-made dish, if not in a pot or in the oven. */
  dish?: DishKind
  /** The hazard to prove safe, if it differs from that of `kin`: poultry for turkey sausages. */
  hazard?: Hazard
  /** Meat or fish that must thaw first. */
  isFrozen?: boolean
  /** The food is weighed, even if the lexicon counts it. */
  isWeighed?: boolean
  /** The typed amount in the item's measure, which no dish exceeds. */
  most?: number | undefined
  /**
   * For stock made from cubes or powder: the cook's words for them, which the list line and the left-out list show.
   */
  madeUpOf?: string
  /** The misspelt words that the cook typed, which the left-out list shows. */
  typedAs?: string
  /** For a food of a phrase with several: which phrase it is, and how many foods it names. */
  partOf?: LeftOut['partOf']
  /** The cut for this dish, if it is not the default. */
  cut?: Cut
  /** A factor on the usual amount: a dough takes more flour than a dusting. */
  scale?: number
  /** For water: how its amount is measured. */
  measured?: WaterMeasure
}

/**
 * Millilitres for a dish of usual size; or ml per gram of the food that absorbs the water, minus the ml poured
 * `besides`.
 */
export type WaterMeasure = { ml: number } | { per: readonly Item[]; ratio: number; besides?: readonly Item[] }

/** A left-out entry for an item that no dish uses, in the cook's own words. */
export const asLeftOut = ({ madeUpOf, typedAs, words, partOf }: Item, reason: LeftOut['reason']): LeftOut => ({
  words: madeUpOf ?? typedAs ?? words,
  reason,
  subjects: [],
  ...(partOf === undefined ? {} : { partOf }),
})

/** A language-independent name of an item; an item without an id is named by kind and form. */
export function itemIdOf({ ingredient, kin, class: kind, form }: Item): string {
  return ingredient ?? [kin, kind, form].join(' ')
}

/** Does the typed food have a trait? */
export function itemHasTrait({ traits }: Item, trait: FoodTrait): boolean {
  return traits?.includes(trait) === true
}

/** Groups of classes by their role in a dish. */
export const itemGroups = {
  flesh: ['poultry', 'meat', 'mince', 'fish', 'shellfish'],
  protein: ['poultry', 'meat', 'mince', 'fish', 'shellfish', 'cured-meat', 'plant-protein', 'legume', 'egg'],
  vegetable: ['root', 'squash', 'vegetable', 'crisp-vegetable', 'leaf', 'tomato', 'pepper', 'mushroom'],
  allium: ['allium'],
  aromatic: ['aromatic', 'chilli'],
  spice: ['spice', 'spice-blend'],
  hardyHerb: ['hardy-herb'],
  paste: ['paste', 'hot-sauce'],
  fat: ['oil', 'butter'],
  grain: ['rice', 'grain'],
  dough: ['pasta', 'noodle'],
  bread: ['bread', 'wrap'],
  liquid: ['stock', 'coconut', 'wine'],
  dairy: ['milk', 'cream'],
  salty: ['salt', 'salty-sauce'],
  acid: ['acid', 'citrus'],
  sweet: ['sweetener'],
  herb: ['herb'],
  crunch: ['nut', 'seed'],
  cheese: ['soft-cheese', 'hard-cheese'],
  fruit: ['fruit', 'berry', 'dried-fruit'],
  dish: ['dish'],
} as const satisfies Record<string, readonly IngredientClass[]>
export type ItemGroup = keyof typeof itemGroups

const classesOf: ReadonlyMap<string, ReadonlySet<IngredientClass>> = new Map(
  Object.entries(itemGroups).map(([name, classes]) => [name, new Set<IngredientClass>(classes)]),
)

/** Does the item belong to one of these groups? */
export function isInGroup(item: Item, ...names: readonly ItemGroup[]): boolean {
  for (const name of names) if (classesOf.get(name)?.has(item.class)) return true
  return false
}

const portionCuts: readonly IngredientId[] = ['pork-chop', 'lamb-chop', 'beef-steak', 'chicken-breast', 'chicken-thigh']

/** Is the item a portion of meat or fish (fillet, chop, steak), which is cooked whole? */
export function isPortion(item: Item): boolean {
  return item.class === 'fish' || portionCuts.includes(item.kin)
}

/** For each class, the ingredient whose amounts and times a food known only by kind takes. */
export const ingredientForClass: Record<IngredientClass, IngredientId> = {
  poultry: 'chicken',
  meat: 'beef',
  mince: 'ground-beef',
  'cured-meat': 'sausage',
  fish: 'cod',
  'cured-fish': 'canned-tuna',
  shellfish: 'shrimp',
  egg: 'egg',
  'plant-protein': 'tofu',
  legume: 'white-bean',
  rice: 'rice',
  grain: 'bulgur',
  pasta: 'pasta',
  noodle: 'egg-noodles',
  bread: 'bread',
  wrap: 'flour-tortilla',
  pastry: 'puff-pastry',
  flour: 'flour',
  root: 'carrot',
  squash: 'pumpkin',
  vegetable: 'green-beans',
  'crisp-vegetable': 'cucumber',
  leaf: 'spinach',
  tomato: 'tomato',
  pepper: 'bell-pepper',
  chilli: 'chili-pepper',
  allium: 'onion',
  aromatic: 'ginger',
  mushroom: 'mushroom',
  seaweed: 'wakame',
  pickle: 'pickle',
  fruit: 'apple',
  berry: 'blueberry',
  'dried-fruit': 'raisin',
  citrus: 'lemon',
  milk: 'milk',
  cream: 'cream',
  yogurt: 'yogurt',
  'soft-cheese': 'feta',
  'hard-cheese': 'cheese',
  butter: 'butter',
  oil: 'vegetable-oil',
  acid: 'white-vinegar',
  wine: 'white-wine',
  stock: 'vegetable-stock',
  coconut: 'coconut-milk',
  water: 'water',
  'salty-sauce': 'soy-sauce',
  'hot-sauce': 'hot-sauce',
  sauce: 'tomato-sauce',
  paste: 'tomato-paste',
  sweetener: 'sugar',
  chocolate: 'dark-chocolate',
  baking: 'baking-powder',
  thickener: 'cornstarch',
  nut: 'almond',
  seed: 'sesame-seed',
  'nut-butter': 'almond-butter',
  spice: 'paprika',
  'spice-blend': 'curry-powder',
  salt: 'salt',
  herb: 'parsley',
  'hardy-herb': 'thyme',
  drink: 'apple-juice',
  dish: 'turkey',
}

/**
 * The ingredient that a food known only by kind is cooked like. Mushrooms are cooked like wild ones, all the way
 * through.
 */
export function cookingModelOf(kind: IngredientClass): IngredientId {
  return kind === 'mushroom' ? 'chanterelle' : ingredientForClass[kind]
}

/** An item of water, in ml or relative to the food that absorbs it. */
export function waterItem(amount: WaterMeasure): Item {
  return { ingredient: 'water', words: 'water', kin: 'water', class: 'water', use: 'water', measured: amount }
}
