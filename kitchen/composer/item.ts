import type { LeftOut } from '#domain/recipes/judgement.ts'
import type { Use } from '#domain/recipes/recipe.ts'
import type { Cut, Hazard, IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import type { FoodForm } from '#kitchen/reader/reading.ts'

/**
 * How to heat a ready-made dish: by the spoon in a pot, in the oven, in water, in steam; crumbed and shaped things
 * whole, balls in a broth too.
 */
export type DishKind = 'spooned' | 'sliced' | 'boiled' | 'steamed' | 'shaped' | 'balls'

/** One thing on the kitchen table. A food without an id keeps the cook's own words and cooks like its `kin`. */
export interface Item {
  ingredient: IngredientId | null
  words: string
  kin: IngredientId
  class: IngredientClass
  use: Use
  /** Its name says what it is made without: "nut-free pesto". */
  isNamedByClaim?: true
  /** The form it comes in, where that changes how it is cooked. */
  form?: FoodForm
  /** For a ready-made dish: how to heat it, where its words alone do not say. */
  dish?: DishKind
  /** The hazard it must be proven free of, where its kin has another or none: sausages of turkey. */
  hazard?: Hazard
  /** Meat or fish that must thaw before anything else. */
  isFrozen?: boolean
  /** It is weighed, whatever the lexicon counts it in. */
  isWeighed?: boolean
  /** Its typed amount, in its measure: no dish uses more. */
  most?: number | undefined
  /** Stock made up of cubes or powder: the cook's words for those, which the list says, and by which it is left out. */
  madeUpOf?: string
  /** The misspelt words that were typed for it, by which it is left out. */
  typedAs?: string
  /** The cut that this dish wants, where it is not the usual one. */
  cut?: Cut
  /** How much of the usual amount this dish takes: a dough is more than a dusting of flour. */
  scale?: number
  /** Water is measured by what drinks it (ml a gram of these, less what else is poured `besides`) or in ml. */
  measured?: WaterMeasure
}

/** ml for a dish of the usual size; or ml a gram of the food that absorbs it, less the ml poured besides. */
export type WaterMeasure = { ml: number } | { per: readonly Item[]; ratio: number; besides?: readonly Item[] }

/** An item that no dish takes, by the cook's own words. */
export const asLeftOut = ({ madeUpOf, typedAs, words }: Item, reason: LeftOut['reason']): LeftOut => ({
  words: madeUpOf ?? typedAs ?? words,
  reason,
  subjects: [],
})

/** One name for an item in whatever language it was typed; an item without an id goes by its kind and form. */
export function idOf({ ingredient, kin, class: kind, form }: Item): string {
  return ingredient ?? [kin, kind, form].join(' ')
}

/** Classes by what they do in a dish. */
export const groups = {
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
export type Group = keyof typeof groups

const classesOf: ReadonlyMap<string, ReadonlySet<IngredientClass>> = new Map(
  Object.entries(groups).map(([name, classes]) => [name, new Set<IngredientClass>(classes)]),
)

/** Does the item belong to one of these groups? */
export function isIn(item: Item, ...names: readonly Group[]): boolean {
  for (const name of names) if (classesOf.get(name)?.has(item.class)) return true
  return false
}

const portions: readonly IngredientId[] = ['pork-chop', 'lamb-chop', 'beef-steak', 'chicken-breast', 'chicken-thigh']

/** A fillet, a chop or a steak: seared, roasted or steamed whole. */
export function isPortion(item: Item): boolean {
  return item.class === 'fish' || portions.includes(item.kin)
}

/** The ingredient that lends its amounts and times to a food known only by its kind. */
export const kinOf: Record<IngredientClass, IngredientId> = {
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
 * The ingredient that a food known by kind alone cooks like. Any mushroom may be a wild one, which must be cooked
 * through.
 */
export function kinOfClass(kind: IngredientClass): IngredientId {
  return kind === 'mushroom' ? 'chanterelle' : kinOf[kind]
}

/** Water measured against what drinks it (ml a gram), or in ml. */
export function water(amount: WaterMeasure): Item {
  return { ingredient: 'water', words: 'water', kin: 'water', class: 'water', use: 'water', measured: amount }
}
