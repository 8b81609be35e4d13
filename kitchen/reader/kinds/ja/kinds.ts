import type { LanguageKinds } from '#kitchen/reader/kinds/kind.ts'

/** Japanese names beyond the lexicon. */
export const ja: LanguageKinds = { foods: [], heads: [], manners: [] }
