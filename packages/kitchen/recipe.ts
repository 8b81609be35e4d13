import * as z from 'zod/mini'
import { cuisines, difficulties, languageCodes, mealTypes } from '#kitchen/options.ts'

/** Where an ingredient comes from: typed by the cook, a selected staple, added by the kitchen, or tap water. */
export const uses = ['yours', 'staple', 'extra', 'water'] as const
export type Use = (typeof uses)[number]

export const measures = ['g', 'ml', 'piece', 'clove', 'stalk', 'head', 'can', 'slice', 'sheet', 'leaf', 'sprig'] as const
export type Measure = (typeof measures)[number]

/** One line of the ingredient list as data. `ingredient` is null for a typed word that the lexicon does not know. */
export const RecipeLine = z.object({
  ingredient: z.nullable(z.string()),
  words: z.string(),
  /** The amount of the whole recipe, in `measure`; null for "to taste" and for unmeasured water. */
  amount: z.nullable(z.number()),
  measure: z.nullable(z.enum(measures)),
  use: z.enum(uses),
})
export type RecipeLine = z.infer<typeof RecipeLine>

/** One instruction as data. `lines` are indexes of ingredients; `after` are indexes of the steps it waits for. */
export const RecipeStep = z.object({
  phase: z.enum(['prepare', 'cook', 'rest']),
  technique: z.string(),
  lines: z.array(z.number()),
  after: z.array(z.number()),
  /** The shortest and longest minutes that the step's text names; null when it names none. */
  minutes: z.nullable(z.tuple([z.number(), z.number()])),
  /** The minutes that the step adds to the total: the longest of `minutes`, or its handwork. */
  takes: z.number(),
})
export type RecipeStep = z.infer<typeof RecipeStep>

/**
 * A recipe in strings, with the same recipe as data in `structure` (P45). Missing parts take the specified defaults.
 */
export const Recipe = z.object({
  title: z.string().check(z.minLength(1)),
  description: z._default(z.string(), ''),
  imageUrl: z._default(z.nullable(z.string()), null),
  prepTime: z._default(z.string(), '15 mins'),
  cookTime: z._default(z.string(), '30 mins'),
  /** Absent when nothing rests. */
  restTime: z.optional(z.string()),
  totalTime: z.optional(z.string()),
  servings: z._default(z.number(), 4),
  difficulty: z._default(z.enum(difficulties), 'Medium'),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  mealType: z._default(z.enum(mealTypes), 'entrée'),
  cuisine: z.enum(cuisines),
  language: z._default(z.enum(languageCodes), 'en'),
  /** In the order of `ingredients` and `instructions`. Absent in recipes from other sources. */
  structure: z.optional(
    z.object({
      archetype: z.string(),
      lines: z.array(RecipeLine),
      steps: z.array(RecipeStep),
      /** Minutes. total = prep + cook + rest. */
      times: z.object({ prep: z.number(), cook: z.number(), rest: z.number(), total: z.number() }),
    }),
  ),
})
export type Recipe = z.infer<typeof Recipe>
