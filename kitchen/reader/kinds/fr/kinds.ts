import type { LanguageKinds } from '#kitchen/reader/kinds/kind.ts'

/** French names beyond the lexicon. */
export const fr: LanguageKinds = { foods: [], heads: [], manners: [] }
