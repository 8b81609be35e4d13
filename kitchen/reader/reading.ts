import type { Allergen } from '#domain/options.ts'
import type { Measure } from '#domain/recipes/recipe.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

export type Certainty = 'yes' | 'likely' | 'no' | 'unknown'
export type Verdict = 'yes' | 'no' | 'unknown'

/**
 * The shape of a food, where that changes how it cooks: cooked chicken is only heated, dried beans are soaked. A
 * dish is a leftover one: lasagne.
 */
export const foodForms = ['cooked', 'smoked', 'dried', 'whole', 'frozen', 'canned', 'mashed', 'rind', 'dish'] as const
export type FoodForm = (typeof foodForms)[number]

/** What a name can say is not in a food: an allergen, nuts of trees, lactose or wheat. */
export type LeftOutOfFood = Allergen | 'nuts' | 'lactose' | 'wheat'

/** What a phrase says a food is made without: one of these, everything animal, or meat. */
export type Marker = LeftOutOfFood | 'vegan' | 'meatless'

/**
 * Why the kitchen asks about a typed amount: there is none of it ("0 tomatoes"), or more than anybody has ("1000000
 * kg rice").
 */
export const amountDoubts = ['none', 'absurd'] as const
export type AmountDoubt = (typeof amountDoubts)[number]

/** How much of it was typed: grams, millilitres or a count ("2 eggs", "half an onion", "3 cloves"). */
export interface TypedAmount {
  amount: number
  unit: Measure
  /** Missing where the amount is one that a kitchen has. */
  doubt?: AmountDoubt
}

/**
 * How far a food is known. `whole`: the reader accounts for every word of the phrase (food, form, amount, packaging,
 * place or brand without meaning). `misspelt`: a near name. `part`: a head noun, a tail or a part of a compound.
 * `kind`: the cook said what it is like. Only a food known as a whole may be without an allergen, or fit a diet
 * (docs/decisions/0023-a-rule-for-no.md).
 */
export type Knowledge = 'whole' | 'misspelt' | 'part' | 'kind'

/** The facts of one food named in a text, whatever words named it. */
export interface Food {
  /** The cook's own words for it, without amount and preparation. */
  words: string
  /** The ingredient it is, or null for a food that is known only by kind ("gouda": a cheese; "vegan feta"). */
  ingredient: IngredientId | null
  class: IngredientClass
  /**
   * The ingredient that a food known by kind cooks like, where more than its class is known: swordfish cooks like
   * tuna.
   */
  like?: IngredientId
  contains: Record<Allergen, Certainty>
  vegan: Verdict
  vegetarian: Verdict
  pescatarian: Verdict
  /** What the cook's words say it is made without, true or not. Missing where they say nothing. */
  madeWithout?: readonly Marker[]
  /**
   * The form of the food, and the words with that form in them: "leftover roast chicken". Missing when the cook gave
   * none.
   */
  form?: { is: FoodForm; words: string }
  /** Missing where the cook typed none or it is unclear. */
  amount?: TypedAmount
}

/** A typed food, and how far it is known. */
export interface TypedFood extends Food {
  known: Knowledge
  /**
   * An unknown word stands beside it, "oyster card": the food's claims count, and the kitchen does not cook it as it
   * stands.
   */
  isBesideUnknown?: true
}

/** What a typed phrase means: a phrase may name several foods ("eggs, milk and flour"). */
export interface Reading<Named extends Food = TypedFood> {
  foods: Named[]
  /** Words that may be a food, but none that is known. */
  unknown: { words: string; didYouMean: IngredientId[] }[]
  /** Words that are known not to be food ("bleach"), or are an instruction rather than an ingredient. */
  notFood: string[]
}
