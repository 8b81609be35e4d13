import type { LanguageKinds } from '#kitchen/reader/kinds/kind.ts'

/** Arabic names beyond the lexicon. */
export const ar: LanguageKinds = { foods: [], heads: [], manners: [] }
