import type { Allergen } from '#domain/options.ts'
import type { FoodForm, LeftOutOfFood } from '#kitchen/reader/reading.ts'

/**
 * The words around a food in one language. Every entry may be a phrase; the reader compares all folded and in the
 * singular.
 */
export interface ReaderWords {
  /**
   * Where the food itself stands among nouns: "peanut *sauce*", "*sauce* d'arachide", "соевый *соус*" beside "*соус*
   * песто".
   */
  head: 'first' | 'last' | 'either'
  /** Nouns are written together, with these letters between: Haselnuss-mus, Schwein-s-braten. */
  joints?: readonly string[]
  /** Beginnings of verbs that no name of a food begins with: "ein" of einwecken, "auf" of aufkohlen. */
  prefixes?: readonly string[]
  /** Words between two foods. */
  and: readonly string[]
  /** What leads to something that goes with the food: "tuna in oil". */
  with: readonly string[]
  /** Words before a place of origin, which may be unknown: "cheese from goat's milk", "cream from Normandy". */
  from: readonly string[]
  /** "leg of lamb": the food comes after it. */
  of: readonly string[]
  numbers: readonly string[]
  units: readonly string[]
  /** Cuts, states, qualities, brands: descriptions of a food that do not change which food it is. */
  preparation: readonly string[]
  /**
   * Places, varieties, brands and label words: they say nothing of a food, unless the word is itself a food (a Bacon
   * avocado is no bacon).
   */
  neutral: readonly string[]
  /** Those of them that are names of places and of their people or products: "Piedmont", "basquaise". */
  placeNames: readonly string[]
  /**
   * Those of them that say the form of the food, where that changes how it cooks: "roast" chicken, "dried" beans.
   */
  forms?: Partial<Record<FoodForm, readonly string[]>>
  /** Words for each allergen in "X-free". */
  allergens: Partial<Record<Allergen, readonly string[]>>
  /** Words for nuts in "nut-free", which means trees' nuts and promises nothing of peanuts. */
  nuts: readonly string[]
  /** Words for lactose: lactose-free food is still dairy. */
  lactose: readonly string[]
  /** Words for wheat: wheat-free food may have the gluten of rye or barley. */
  wheat: readonly string[]
  /** What else may be "-free" without taking away any of the seven allergens: sugar. */
  otherFreeFrom: readonly string[]
  /** "without" + X, X + "free". */
  without: { before: readonly string[]; after: readonly string[] }
  /** Single words that take something away: "eggless". */
  saysWithout?: Partial<Record<LeftOutOfFood, readonly string[]>>
  vegan: readonly string[]
  meatless: readonly string[]
  /** Short and household words, and the name they stand for in the same language. */
  synonyms: Readonly<Record<string, string>>
  /** Mixtures of two foods sold as one, and their names: minced beef and pork. */
  pairs?: Readonly<Record<string, readonly [string, string]>>
  /** Names of the long tail that only their number tells from another food: "pâté" beside "pâtes". */
  ownNames?: readonly string[]
  /** Phrases of running recipe text in which a food's name is not the food: "butter knife", "pea-sized". */
  otherThings: readonly string[]
}

/** A list written as one string, parted by commas. */
export function list(words: string): readonly string[] {
  return words.split(',').map((word) => word.trim())
}
