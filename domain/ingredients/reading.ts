import * as z from 'zod/mini'
import { allergens } from '#domain/options.ts'
import { measures } from '#domain/recipes/recipe.ts'

/**
 * How a typed phrase was read. `known`: as it stands. `read-as`: as a food of a near name. `unknown`: some of its
 * words are no food that is known. `not-food`: some of it is known as no food.
 */
export const readingStates = ['known', 'read-as', 'unknown', 'not-food'] as const

/** The shape a food was understood to come in. */
export const readForms = ['cooked', 'smoked', 'dried', 'whole', 'frozen', 'canned', 'mashed', 'rind', 'dish', 'drained'] as const
export type ReadForm = (typeof readForms)[number]

const verdict = z.enum(['yes', 'no', 'unknown'])

/** One food in a typed phrase. An allergen that is in none of the three lists is not in it. */
export const ReadFood = z.object({
  /** The words for it in the phrase. */
  words: z.string(),
  /** Its name in the language that was asked for; null for a food that is known by its kind only. */
  name: z.nullable(z.string()),
  /** What it was read as, where the words are no name of it in that language. */
  readAs: z.nullable(z.string()),
  /**
   * As much as is used of it at most, and whether the cook wrote it so; null where no amount was typed, or nobody
   * can say.
   */
  amount: z.nullable(z.object({ amount: z.number(), measure: z.enum(measures), isAsTyped: z.boolean() })),
  /**
   * `none`: nought was typed. `absurd`: more than anybody has, and the usual amount is used. Null where nothing is
   * to be asked.
   */
  amountDoubt: z.nullable(z.enum(['none', 'absurd'])),
  forms: z.array(z.enum(readForms)),
  contains: z.array(z.enum(allergens)),
  likely: z.array(z.enum(allergens)),
  unknown: z.array(z.enum(allergens)),
  vegan: verdict,
  vegetarian: verdict,
  pescatarian: verdict,
})
export type ReadFood = z.infer<typeof ReadFood>

/** Words that nobody knows, and foods of near names: each with the phrase that has the name in their place. */
export const UnknownWords = z.object({ words: z.string(), near: z.array(z.object({ name: z.string(), phrase: z.string() })) })
export type UnknownWords = z.infer<typeof UnknownWords>

/** What a typed phrase was read as. */
export const IngredientReading = z.object({
  state: z.enum(readingStates),
  /** Those of the corrected phrase, where there is one. */
  foods: z.array(ReadFood),
  /** The phrase with its misspelt names put right; null where none is, or no name is near enough. */
  corrected: z.nullable(z.string()),
  unknown: z.array(UnknownWords),
  /** The words in it that are no food. */
  notFood: z.array(z.string()),
})
export type IngredientReading = z.infer<typeof IngredientReading>
