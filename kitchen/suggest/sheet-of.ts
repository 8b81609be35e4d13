import type { Language } from '#domain/options.ts'
import { englishNames, type IngredientId, ingredientIds, namesIn } from '#kitchen/lexicon/lexicon.ts'
import type { EnglishNames, Names } from '#kitchen/lexicon/names.ts'
import { commonFirst } from '#kitchen/suggest/common-first.ts'
import { essentialNames } from '#kitchen/suggest/essential-names.ts'

const known = new Set<string>(ingredientIds)
const common = commonFirst.filter((id) => known.has(id))
const commonIds = new Set<string>(common)
const inOrder = [...common, ...ingredientIds.filter((id) => !commonIds.has(id))].filter((id): id is IngredientId => known.has(id))

/**
 * The names that suggest ingredients in a language, for the browser: a line an ingredient, the commonest first, in
 * the same order in every language; on it the list name and then the others, with | between.
 */
export function sheetOf(language: Language): string {
  return inOrder.map((id) => essentialNames(namesOf(id, language), language).join('|')).join('\n')
}

const english: Partial<Record<string, EnglishNames>> = englishNames

/** None where an ingredient has no name in a language yet. */
function namesOf(id: IngredientId, language: Language): string[] {
  if (language === 'en') {
    const { one, many, mass, also = [] } = english[id] ?? {}
    return [one ?? mass ?? many ?? '', ...also]
  }
  const sheet: Partial<Record<string, Names>> = namesIn[language]
  const { list = '', also = [] } = sheet[id] ?? {}
  return [list, ...also]
}
