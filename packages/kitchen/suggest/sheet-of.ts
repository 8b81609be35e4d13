import { type IngredientId, lexicon, listNameOf, mostCommonFirst } from '#kitchen/lexicon/lexicon.ts'
import type { Language } from '#kitchen/options.ts'
import { essentialNames } from '#kitchen/suggest/essential-names.ts'

/**
 * The text of a language's suggestion sheet for the browser: one line per ingredient, the most common first, in the
 * same order in every language. The list name comes first; | separates the others.
 */
export function sheetOf(language: Language): string {
  return mostCommonFirst.map((id) => essentialNames(namesOf(id, language), language).join('|')).join('\n')
}

function namesOf(id: IngredientId, language: Language): string[] {
  const { en, also } = lexicon[id]
  return [language === 'en' ? (en.one ?? en.mass ?? en.many ?? '') : listNameOf(id, language), ...(also[language] ?? [])]
}
