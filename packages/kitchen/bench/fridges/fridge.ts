import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { dietTypes, mealTypes } from '#kitchen/options.ts'

/** A fridge that calls for a well-known dish; `gates/fridges/README.md` says what each field means. */
export const Fridge = z.object({
  id: z.string(),
  kitchen: z.enum(['African', 'Chinese', 'French', 'Indian', 'Italian', 'Japanese', 'Korean', 'Mexican', 'Thai', 'Potluck']),
  meal: z.enum(mealTypes),
  diet: z.enum(dietTypes),
  ingredients: z.array(z.string()),
  musts: z.array(z.string()),
  strangers: z.array(z.string()),
  accept: z.array(z.string()),
  near: z.array(z.string()),
  reject: z.array(z.string()),
})
export type Fridge = z.infer<typeof Fridge>

export const rounds = ['one', 'two', 'three'] as const
export type Round = (typeof rounds)[number]

/** The fridges of a round. Round three is in the project only after it was judged. */
export function fridgesOf(round: Round): Fridge[] {
  return readFileSync(join(import.meta.dirname, '..', 'gates', 'fridges', `${round}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Fridge.parse(JSON.parse(line)))
}

const empty = new Set(['a', 'the', 'and', 'with', 'of', 'in', 'on', 'style', 'al', 'alla', 'de', 'la', 'le', 'aux', 'à'])
const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !empty.has(word))
    .map((word) => word.replace(/(?:es|s)$/u, ''))

/** Do two names of dishes mean the same, or does one hold all words of the other? */
export function isSameDish(one: string, other: string): boolean {
  const [a, b] = [new Set(wordsOf(one)), new Set(wordsOf(other))]
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  return small.size > 0 && [...small].every((word) => large.has(word))
}
