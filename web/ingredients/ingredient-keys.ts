import type { Language } from '@potluck/kitchen/options'

/** The query keys of readings and names. They are the same for every person. */
export const ingredientKeys = {
  nearNames: (language: Language, words: string) => ['near-names', language, words],
  reading: (language: Language, ingredient: string) => ['reading', language, ingredient],
  readings: (language: Language, ingredients: readonly string[]) => ['readings', language, ...ingredients],
} as const
