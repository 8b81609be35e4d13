import type { Language } from '#domain/options.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { FoodSense } from '#kitchen/reader/food.ts'
import type { Head } from '#kitchen/reader/kinds/kind.ts'
import type { LeftOutOfFood } from '#kitchen/reader/reading.ts'
import type { ReaderWords } from '#kitchen/reader/words/words.ts'

/** What a word that is not a food does in a phrase. */
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
  /** The second food of a mixture sold as one. */
  alsoFood: FoodSense | null
  /** Foods whose names differ only in number, by the exact words: "pepper", "peppers". */
  exactly: Map<string, FoodSense> | null
  role: Role | null
  /** It names a region or its people and products, and says nothing else of a food. */
  isRegion: boolean
  /** The name has an Arabic "with the" in it: فطائر بالجبن. */
  isSaidWith: boolean
  head: Head | null
  /** In "X-free": what X takes away; 'none' is something that no marker stands for, as sugar. */
  freeFrom: LeftOutOfFood | 'none' | null
  /** "eggless": the allergen that the word itself takes away. */
  saysWithout: LeftOutOfFood | null
  /** "creamed": what the adjective adds to the food that follows. */
  cookingStyle: FoodSense | null
  /** The only classes of food that the adjective puts it into; null is all. */
  cookingStyleOn: readonly IngredientClass[] | null
  /** In recipe text it is a tool, a dish or a verb, whatever food has that name: "butter knife", "toast". */
  isOtherThing: boolean
  /** It says that somebody else cooked the food: "from the takeaway", 打包的. */
  isCookedElsewhere: boolean
  /** Many non-foods end in it: beside an unknown word it means nothing, 曲面, パーティー. */
  isCommonEnding: boolean
  /** Its food is one that a cook types, and that running text names by its parts. */
  isTypedOnly: boolean
}

export interface Vocabulary {
  language: Language
  words: ReaderWords
  root: Place
  /** Names of dishes, apart from those of foods: in recipe text the foods they are made of count. */
  dishes: Place
  /** Single words of foods' names, for the spelling, with their food when they stand alone. */
  spellings: Map<string, FoodSense[]>
  /** A non-food in its exact spelling. A food may have the same stem: "Radien" is not the plural of Radi. */
  ownThings: Set<string>
  /** Names as they are written, folded but with their endings. */
  surfaces: Map<string, FoodSense>
}
