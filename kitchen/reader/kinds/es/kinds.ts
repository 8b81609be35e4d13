import type { LanguageKinds } from '#kitchen/reader/kinds/kind.ts'

/** Spanish names beyond the lexicon. */
export const es: LanguageKinds = { foods: [], heads: [], manners: [] }
