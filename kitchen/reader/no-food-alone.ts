import type { Language } from '#domain/options.ts'
import { notFoodAloneInJapanese } from '#kitchen/reader/kinds/not-food/ja/named-like-foods.ts'
import { notFoodAloneInGerman } from '#kitchen/reader/kinds/not-food/things/de-places-and-names.ts'
import { notFoodAloneInSpanish } from '#kitchen/reader/kinds/not-food/things/es-places-and-names.ts'
import { notFoodAloneInFrench } from '#kitchen/reader/kinds/not-food/things/fr-places-alone.ts'
import { notFoodAloneInRussian } from '#kitchen/reader/kinds/not-food/things/ru-beside-food.ts'
import { simplifiedForms } from '#kitchen/reader/simplified.ts'
import { shortNoteWords } from '#kitchen/reader/words/neutral/zh-short-notes.ts'

const asTyped = (names: readonly string[]): ReadonlySet<string> => new Set(names.map((name) => name.toLowerCase()))

const alone: Partial<Record<Language, ReadonlySet<string>>> = {
  de: asTyped(notFoodAloneInGerman),
  es: asTyped(notFoodAloneInSpanish),
  fr: asTyped(notFoodAloneInFrench),
  ja: asTyped(notFoodAloneInJapanese),
  zh: asTyped(shortNoteWords.map(simplified)),
  ru: asTyped(notFoodAloneInRussian),
}

/** Is a whole lower-case text, accents included, the name of a non-food? */
export function isNoFoodAlone(text: string, language: Language): boolean {
  return alone[language]?.has(simplified(text.trim())) === true
}

/** Chinese characters simplified; German and Spanish letters unchanged. */
function simplified(text: string): string {
  return [...text].map((character) => simplifiedForms[character] ?? character).join('')
}
