import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import type { Language } from '#kitchen/options.ts'
import type { FoodTrait } from '#kitchen/reader/food/food-traits.ts'
import type { Standing } from '#kitchen/reader/text/word-parts.ts'

export type WordsByLanguage = Partial<Record<Language, readonly string[]>>

/**
 * Words that give a food a trait. The words of all languages count in each, because cooks mix them. A star is an open
 * end, as in reader/text/word-parts.ts.
 */
export interface TraitWords {
  trait: FoodTrait
  /** The classes of food that may have the trait; undefined: all. */
  on?: readonly IngredientClass[]
  /** Only this ingredient and foods that are cooked like it. */
  like?: IngredientId
  /** Only food that is certainly meat: a meatless "chicken" burger is no poultry. */
  isMeat?: true
  /**
   * The words may stand in the typed phrase outside the food's own words: "soaked salt cod". `phrase-of-one`: only in
   * a phrase that names one food.
   */
  in?: 'phrase' | 'phrase-of-one'
  /**
   * Accents and variants of characters count, because folding makes two words one: pâte and pâté, a Japanese cracker
   * 煎餅 and a Chinese pancake 煎饼.
   */
  isExact?: true
  /** Where the words stand; undefined: anywhere. */
  stands?: Standing
  words: WordsByLanguage
  /** Words that take the trait back: corn tortillas 玉米饼 are no rice crackers 米饼. */
  except?: WordsByLanguage
}
