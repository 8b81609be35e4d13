import type { Language } from '#domain/options.ts'
import { aloneInGerman } from '#kitchen/reader/kinds/not-food/things/de-places-and-names.ts'
import { aloneInSpanish } from '#kitchen/reader/kinds/not-food/things/es-places-and-names.ts'
import { aloneInRussian } from '#kitchen/reader/kinds/not-food/things/ru-beside-food.ts'

const asTyped = (names: readonly string[]): ReadonlySet<string> => new Set(names.map((name) => name.toLowerCase()))

const alone: Partial<Record<Language, ReadonlySet<string>>> = {
  de: asTyped(aloneInGerman),
  es: asTyped(aloneInSpanish),
  ru: asTyped(aloneInRussian),
}

/** Whether a text in small letters is, with the accents that it has, a name of no food and nothing else. */
export function isNoFoodAlone(text: string, language: Language): boolean {
  return alone[language]?.has(text.trim()) === true
}
