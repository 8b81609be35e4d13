import type { Language } from '#domain/options.ts'
import { type IngredientId, ingredientIds, lexicon, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { commonFirst } from '#kitchen/suggest/common-first.ts'
import { essentialNames } from '#kitchen/suggest/essential-names.ts'

const namesByIngredient = new Set<string>(ingredientIds)
const common = commonFirst.filter((id) => namesByIngredient.has(id))
const commonIds = new Set<string>(common)
const inOrder = [...common, ...ingredientIds.filter((id) => !commonIds.has(id))].filter((id): id is IngredientId =>
  namesByIngredient.has(id),
)

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
