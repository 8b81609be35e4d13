import type { Allergen } from '#kitchen/options.ts'
import type { FoodForm, LeftOutOfFood } from '#kitchen/reader/food/reading.ts'

/** The words around a food in one language. Every entry may be a phrase; all are compared folded and singular. */
export interface ReaderWords {
  /** The position of the head noun: "peanut *sauce*", "*sauce* d'arachide", "соевый *соус*" beside "*соус* песто". */
  head: 'first' | 'last' | 'either'
  /**
   * Linking letters of compound nouns: Haselnuss-mus, Schwein-s-braten. Missing in languages without such compounds.
   */
  joints?: readonly string[]
  /** Verb prefixes that never begin a food name: "ein" in einwecken, "auf" in aufkohlen. */
  prefixes?: readonly string[]
  /** Words that separate two foods. */
  and: readonly string[]
  /** Words between a food and another that goes with it: "tuna in oil". */
  with: readonly string[]
  /** Words before a source, which may be an unknown place: "cheese from goat's milk", "cream from Normandy". */
  from: readonly string[]
  /** Words before the food itself: "leg of lamb". */
  of: readonly string[]
  numbers: readonly string[]
  units: readonly string[]
  /** Descriptions that do not change which food it is: cuts, states, qualities, brands. */
  preparation: readonly string[]
  /**
   * Places, varieties, brands and label words, which do not change a food's contents. A neutral word that is also a
   * food stays a food.
   */
  neutral: readonly string[]
  /**
   * The neutral words that name a place, its people or products: "Piedmont", "basquaise". Beside bread, meat or rice
   * they may name a dish, so the reader then knows the food only in part.
   */
  placeNames: readonly string[]
  /** The preparation words that give a food's form, if it changes the cooking: "roast" chicken, "dried" beans. */
  forms?: Partial<Record<FoodForm, readonly string[]>>
  /** Words for each allergen in "X-free". */
  allergens: Partial<Record<Allergen, readonly string[]>>
  /** Words for nuts in "nut-free", which covers tree nuts but not peanuts. */
  nuts: readonly string[]
  /** Words for lactose. Lactose-free food still contains dairy. */
  lactose: readonly string[]
  /** Words for wheat. Wheat-free food may contain gluten from rye or barley. */
  wheat: readonly string[]
  /** Words in "X-free" that remove none of the seven allergens: sugar. */
  otherFreeFrom: readonly string[]
  /** Words for "without" before X, and for "free" after X. */
  without: { before: readonly string[]; after: readonly string[] }
  /** Single words that remove an allergen: "eggless". */
  saysWithout?: Partial<Record<LeftOutOfFood, readonly string[]>>
  vegan: readonly string[]
  meatless: readonly string[]
  /** Short and household words, each with its name in the same language. */
  synonyms: Readonly<Record<string, string>>
  /** Names that mean two foods: mixed mince is beef and pork. */
  pairs?: Readonly<Record<string, readonly [string, string]>>
  /** Rare food names that only their number distinguishes from another food: "pâté" and "pâtes". */
  ownNames?: readonly string[]
  /** Phrases of recipe text in which a food's name is not the food: "butter knife", "pea-sized". */
  otherThings: readonly string[]
}
