import type { Language } from '#domain/options.ts'
import { type IngredientId, ingredientIds, lexicon, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { essentialNames } from '#kitchen/suggest/essential-names.ts'

const rankOf = (id: IngredientId) => lexicon[id].common ?? ingredientIds.length
const inOrder = ingredientIds.toSorted((one, other) => rankOf(one) - rankOf(other))

/**
 * The text of a language's suggestion sheet for the browser: one line per ingredient, the most common first, in the
 * same order in every language. The list name comes first; | separates the others.
 */
export function sheetOf(language: Language): string {
  return inOrder.map((id) => essentialNames(namesOf(id, language), language).join('|')).join('\n')
}

function namesOf(id: IngredientId, language: Language): string[] {
  const { en, also } = lexicon[id]
  return [language === 'en' ? (en.one ?? en.mass ?? en.many ?? '') : listNameOf(id, language), ...(also[language] ?? [])]
}
