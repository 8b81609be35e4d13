import type { Language } from '#domain/options.ts'
import { englishNames, type IngredientId, ingredientIds, namesIn } from '#kitchen/lexicon/lexicon.ts'
import type { EnglishNames, Names } from '#kitchen/lexicon/names.ts'
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

const english: Partial<Record<string, EnglishNames>> = englishNames

/** An ingredient without a name in the language has an empty list. */
function namesOf(id: IngredientId, language: Language): string[] {
  if (language === 'en') {
    const { one, many, mass, also = [] } = english[id] ?? {}
    return [one ?? mass ?? many ?? '', ...also]
  }
  const sheet: Partial<Record<string, Names>> = namesIn[language]
  const { list = '', also = [] } = sheet[id] ?? {}
  return [list, ...also]
}
