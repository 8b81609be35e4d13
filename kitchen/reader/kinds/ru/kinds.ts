import type { LanguageKinds } from '#kitchen/reader/kinds/kind.ts'

/** Russian names beyond the lexicon. */
export const ru: LanguageKinds = { foods: [], heads: [], manners: [] }
