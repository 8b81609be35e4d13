import type { Language } from '#domain/options.ts'

/** The keys of what is known of ingredients; it belongs to nobody. */
export const ingredientKeys = {
  nearNames: (language: Language, words: string) => ['near-names', language, words],
  reading: (language: Language, ingredient: string) => ['reading', language, ingredient],
  readings: (language: Language, ingredients: readonly string[]) => ['readings', language, ...ingredients],
} as const
