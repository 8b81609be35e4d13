import type { LanguageKinds } from '#kitchen/reader/kinds/kind.ts'

/** German names beyond the lexicon. */
export const de: LanguageKinds = { foods: [], heads: [], manners: [] }
