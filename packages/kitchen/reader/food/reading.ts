import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import type { Allergen } from '#kitchen/options.ts'
import type { FoodTrait } from '#kitchen/reader/food/food-traits.ts'
import type { Measure } from '#kitchen/recipe.ts'

export type Certainty = 'yes' | 'likely' | 'no' | 'unknown'
export type Verdict = 'yes' | 'no' | 'unknown'

/**
 * The form of a food if it changes the cooking: cooked chicken is reheated, dried beans are soaked. 'dish' is a
 * leftover dish such as lasagne.
 */
export const foodForms = ['cooked', 'smoked', 'dried', 'whole', 'frozen', 'canned', 'mashed', 'rind', 'dish'] as const
export type FoodForm = (typeof foodForms)[number]

/** What a name can deny: an allergen, tree nuts, lactose or wheat. */
export type LeftOutOfFood = Allergen | 'nuts' | 'lactose' | 'wheat'

/** A claim of what a food is made without: a thing that can be left out, everything animal, or meat. */
export type Marker = LeftOutOfFood | 'vegan' | 'meatless'

/** Why the kitchen asks about an amount: it is zero ("0 tomatoes") or absurd ("1000000 kg rice"). */
export const amountDoubts = ['none', 'absurd'] as const
export type AmountDoubt = (typeof amountDoubts)[number]

/** The typed amount: grams, millilitres or a count ("2 eggs", "half an onion", "3 cloves"). */
export interface TypedAmount {
  amount: number
  unit: Measure
  /** Missing if the amount is plausible. */
  doubt?: AmountDoubt
}

/**
 * How far a food is known. `whole`: every word of the phrase is accounted for (food, form, amount, packaging,
 * meaningless place or brand). `misspelt`: a near name. `part`: by a head noun, a tail, or a part of a compound.
 * `kind`: the cook chose its kind. Only a food known as a whole may be free of an allergen or fit a diet
 * (docs/decisions/0023-a-rule-for-no.md).
 */
export type Knowledge = 'whole' | 'misspelt' | 'part' | 'kind'

/** The facts of one food in a text, whatever its words. */
export interface Food {
  /** The cook's own words without amount and preparation. */
  words: string
  /** The ingredient, or null for a food known only by kind ("gouda": a cheese; "vegan feta"). */
  ingredient: IngredientId | null
  class: IngredientClass
  /** The ingredient that a food known by kind is cooked like, if more than its class is known: swordfish like tuna. */
  like?: IngredientId
  contains: Record<Allergen, Certainty>
  vegan: Verdict
  vegetarian: Verdict
  pescatarian: Verdict
  /** The claims in the cook's words, true or not. Missing without claims. */
  madeWithout?: readonly Marker[]
  /**
   * The form of the food, and its words including that form: "leftover roast chicken". Missing if the cook gave none.
   */
  form?: { is: FoodForm; words: string }
  /** Missing if the cook typed none or it is unclear. */
  amount?: TypedAmount
}

/** A food that the cook typed, and how far it is known. */
export interface TypedFood extends Food {
  known: Knowledge
  /** An unknown word stands beside the food ("oyster card"). The food's claims count, but the food is not cooked. */
  isBesideUnknown?: true
}

/** A food of a request, with the traits that decide how it is cooked. */
export interface RequestedFood extends TypedFood {
  traits: readonly FoodTrait[]
}

/** What a typed phrase means. It may name several foods ("eggs, milk and flour"). */
export interface Reading<Named extends Food = TypedFood> {
  foods: Named[]
  /** Words that may be an unknown food. */
  unknown: { words: string; didYouMean: IngredientId[] }[]
  /** Words known to be no food ("bleach"), or an instruction. */
  notFood: string[]
}
