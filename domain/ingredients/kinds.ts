import * as z from 'zod/mini'
import { lettersIn } from '#domain/ingredients/letters.ts'
import { limits } from '#domain/limits.ts'

/** What a cook may say that a word is like which nobody knows (P36). */
export const foodKinds = ['vegetable', 'fruit', 'meat', 'fish', 'cheese', 'grain', 'sauce', 'spice', 'sweet'] as const
export type FoodKind = (typeof foodKinds)[number]

/** As many words, and as many letters in them, as there may be of ingredients. */
function boundWords({ value, issues }: { value: Record<string, string>; issues: z.core.$ZodRawIssue[] }) {
  const words = Object.keys(value)
  const { most, together } = limits.ingredient
  if (words.length > most) issues.push({ code: 'too_big', origin: 'record', maximum: most, inclusive: true, input: value })
  if (lettersIn(words) > together) issues.push({ code: 'too_big', origin: 'string', maximum: together, inclusive: true, input: value })
}

const Word = z.string().check(z.maxLength(limits.ingredient.longest))

/** What typed words are like: an ingredient as it was typed, or the unknown word in it, and its kind. */
export const FoodKinds = z.record(Word, z.enum(foodKinds)).check(z.check(boundWords))
export type FoodKinds = z.infer<typeof FoodKinds>

/**
 * What a request says of typed words: their kind, or `unknown` where a word is meant as it stands, and not the name
 * that it is near.
 */
export const SaidOfWords = z.record(Word, z.enum([...foodKinds, 'unknown'])).check(z.check(boundWords))
export type SaidOfWords = z.infer<typeof SaidOfWords>
