import type { LanguageKinds } from '#kitchen/reader/kinds/kind.ts'

/** Chinese names beyond the lexicon. */
export const zh: LanguageKinds = { foods: [], heads: [], manners: [] }
