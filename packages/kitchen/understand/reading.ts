import * as z from 'zod/mini'
import { allergens } from '#kitchen/options.ts'
import { measures } from '#kitchen/recipe.ts'

/**
 * How a typed phrase was read. `known`: as typed. `read-as`: as a food with a similar name. `unknown`: some words are
 * no known food. `not-food`: some words are known to be no food.
 */
export const readingStates = ['known', 'read-as', 'unknown', 'not-food'] as const

/** The forms in which a food can be typed. */
export const readForms = ['cooked', 'smoked', 'dried', 'whole', 'frozen', 'canned', 'mashed', 'rind', 'dish', 'drained'] as const
export type ReadForm = (typeof readForms)[number]

/**
 * Why a food is known only in part. `kind`: the words tell its kind alone, as "blorp sauce" does. `beside`: its own
 * words are known, but not what the words beside it add, as in "milk Eier".
 */
export const readDoubts = ['kind', 'beside'] as const

const verdict = z.enum(['yes', 'no', 'unknown'])

/** One food in a typed phrase. Each allergen is in one of the three lists, or the food does not contain it. */
export const ReadFood = z.object({
  /** The words of the phrase that name the food. */
  words: z.string(),
  /** The food's name in the requested language; null for a food of which only the kind is known. */
  name: z.nullable(z.string()),
  /**
   * The name that the typed words were read as; null when they are themselves a name of the food in the requested
   * language.
   */
  readAs: z.nullable(z.string()),
  /**
   * The largest amount that a recipe may use; null when the cook typed no amount or it cannot be converted.
   * `isAsTyped`: the phrase has this very number and measure.
   */
  amount: z.nullable(z.object({ amount: z.number(), measure: z.enum(measures), isAsTyped: z.boolean() })),
  /**
   * A doubtful amount: `none` for zero, `absurd` for an impossibly large one (then the usual amount is used). Null for
   * an ordinary amount.
   */
  amountDoubt: z.nullable(z.enum(['none', 'absurd'])),
  /** The forms that the food's name does not say. */
  forms: z.array(z.enum(readForms)),
  /** Null for a food that is known as a whole. */
  doubt: z.nullable(z.enum(readDoubts)),
  contains: z.array(z.enum(allergens)),
  likely: z.array(z.enum(allergens)),
  unknown: z.array(z.enum(allergens)),
  vegan: verdict,
  vegetarian: verdict,
  pescatarian: verdict,
})
export type ReadFood = z.infer<typeof ReadFood>

/** Unknown words with known names that are similar. Each `phrase` has the name in place of the words. */
export const UnknownWords = z.object({ words: z.string(), near: z.array(z.object({ name: z.string(), phrase: z.string() })) })
export type UnknownWords = z.infer<typeof UnknownWords>

/** The reading of a typed phrase. */
export const IngredientReading = z.object({
  state: z.enum(readingStates),
  /** The foods of the phrase, or of the corrected phrase if there is one. */
  foods: z.array(ReadFood),
  /** The phrase with its misspelt names corrected; null when none is misspelt or no known name is similar enough. */
  corrected: z.nullable(z.string()),
  unknown: z.array(UnknownWords),
  /** The words that are no food. */
  notFood: z.array(z.string()),
})
export type IngredientReading = z.infer<typeof IngredientReading>
