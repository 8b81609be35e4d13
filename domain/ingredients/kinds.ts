import { foodKinds } from '@potluck/kitchen/food-kinds'
import * as z from 'zod/mini'
import { lettersIn } from '#domain/ingredients/letters.ts'
import { limits } from '#domain/limits.ts'

/** Limits the number of words and of their letters, as for ingredients. */
function boundWords({ value, issues }: { value: Record<string, string>; issues: z.core.$ZodRawIssue[] }) {
  const words = Object.keys(value)
  const { most, together } = limits.ingredient
  if (words.length > most) issues.push({ code: 'too_big', origin: 'record', maximum: most, inclusive: true, input: value })
  if (lettersIn(words) > together) issues.push({ code: 'too_big', origin: 'string', maximum: together, inclusive: true, input: value })
}

const Word = z.string().check(z.maxLength(limits.ingredient.longest))

/** The kinds that a cook named, by the typed ingredient or the unknown word in it. */
export const FoodKinds = z.record(Word, z.enum(foodKinds)).check(z.check(boundWords))
export type FoodKinds = z.infer<typeof FoodKinds>

/**
 * The answers of a request about typed words: a kind, or `unknown` for a word to take as it is, not as a similar known
 * name.
 */
export const WordKinds = z.record(Word, z.enum([...foodKinds, 'unknown'])).check(z.check(boundWords))
export type WordKinds = z.infer<typeof WordKinds>
