import { allNamesOf, isIngredientId } from '#kitchen/lexicon/lexicon.ts'

/**
 * Words without accents, hyphens and English plural endings, so that 'chili-peppers' and 'chili pepper' are one name.
 */
export function foldName(name: string): string {
  const words = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z]+/)
    .filter(Boolean)
  return words.map((word) => word.replace(/ies$/, 'y').replace(/oes$/, 'o').replace(/s$/, '')).join(' ')
}

/** Every English name of an ingredient of the lexicon, plurals and other words included; empty without an id. */
export function englishNamesOf(ingredient: string | null): string[] {
  return ingredient !== null && isIngredientId(ingredient) ? allNamesOf(ingredient, 'en') : []
}
