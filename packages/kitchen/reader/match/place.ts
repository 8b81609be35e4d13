import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { Language } from '#kitchen/options.ts'
import type { FoodSense } from '#kitchen/reader/food/food.ts'
import type { Head } from '#kitchen/reader/food/kind.ts'
import type { LeftOutOfFood } from '#kitchen/reader/food/reading.ts'
import type { ReaderWords } from '#kitchen/reader/words/words.ts'

/** The role of a word that is not a food. */
export type Role =
  | 'and'
  | 'with'
  | 'from'
  | 'of'
  | 'without'
  | 'free'
  | 'vegan'
  | 'meatless'
  | 'number'
  | 'unit'
  | 'preparation'
  | 'poison'
  | 'spoiled'
  | 'thing'

/** A place in the tree of known phrases, reached word by word. */
export interface Place {
  next: Map<string, Place>
  food: FoodSense | null
  /** The second food of a name that means two, such as a mixture. */
  alsoFood: FoodSense | null
  /** Foods by their exact words, if names differ only in number: "pepper", "peppers". */
  exactly: Map<string, FoodSense> | null
  role: Role | null
  /**
   * The phrase names a region, its people or products. Beside a food that is not sold by its region (`isSoldByRegion`)
   * it may name a dish, so the food then counts as known only in part.
   */
  isRegion: boolean
  /** The name contains an Arabic "with the": فطائر بالجبن. */
  isSaidWith: boolean
  head: Head | null
  /** The thing that "X-free" removes if this word is X; 'none' for things without a marker, such as sugar. */
  freeFrom: LeftOutOfFood | 'none' | null
  /** The allergen that the word itself removes: "eggless". */
  saysWithout: LeftOutOfFood | null
  /** What the adjective adds to the next food: "creamed". */
  cookingStyle: FoodSense | null
  /** The classes that the adjective adds it to; null for all. */
  cookingStyleOn: readonly IngredientClass[] | null
  /** In recipe text the phrase is a tool, a dish or a verb, even if a food has the name: "butter knife", "toast". */
  isOtherThing: boolean
  /** The phrase means that another person cooked the food: "from the takeaway", 打包的. */
  isCookedElsewhere: boolean
  /** Many non-foods end in this noun, so beside an unknown word it means nothing: 曲面, パーティー. */
  isCommonEnding: boolean
  /** The name counts only when a cook types it; in running text its parts count instead. */
  isTypedOnly: boolean
}

export interface Vocabulary {
  language: Language
  words: ReaderWords
  root: Place
  /** The tree of dish names, separate from foods: in recipe text the foods inside a dish name count. */
  dishes: Place
  /** Single words of food names for spelling correction, with their food if the word is the whole name. */
  spellings: Map<string, FoodSense[]>
  /** Non-foods in exact spelling, because a food may have the same stem: "Radien" is not the plural of Radi. */
  ownThings: Set<string>
  /** Foods by their written name: folded, with endings. */
  surfaces: Map<string, FoodSense>
}
