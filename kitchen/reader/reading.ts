import type { Allergen } from '#domain/options.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

export type Certainty = 'yes' | 'likely' | 'no' | 'unknown'
export type Verdict = 'yes' | 'no' | 'unknown'

/** What is known of one food that was named in a text, whatever words named it. */
export interface Food {
  /** The cook's own words for it, without amount and preparation. */
  words: string
  /** The ingredient it is, or null for a food that is known only by kind ("gouda": a cheese; "vegan feta"). */
  ingredient: IngredientId | null
  class: IngredientClass
  contains: Record<Allergen, Certainty>
  vegan: Verdict
  vegetarian: Verdict
  pescatarian: Verdict
}

/** What a typed phrase means: a phrase may name several foods ("eggs, milk and flour"). */
export interface Reading {
  foods: Food[]
  /** Words that may be a food, but none that is known. */
  unknown: { words: string; didYouMean: IngredientId[] }[]
  /** Words that are known not to be food ("bleach"), or are an instruction rather than an ingredient. */
  notFood: string[]
}
