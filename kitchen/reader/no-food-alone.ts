import type { Language } from '#domain/options.ts'
import { de as germanRows } from '#kitchen/reader/kinds/no-kind/de.ts'
import { notFoodAloneInJapanese } from '#kitchen/reader/kinds/not-food/ja/named-like-foods.ts'
import { foodSurnames, foodsOfPersons } from '#kitchen/reader/kinds/not-food/things/de-food-surnames.ts'
import { notFoodAloneInGerman } from '#kitchen/reader/kinds/not-food/things/de-places-and-names.ts'
import { notFoodAloneInSpanish } from '#kitchen/reader/kinds/not-food/things/es-places-and-names.ts'
import { notFoodAloneInRussian } from '#kitchen/reader/kinds/not-food/things/ru-beside-food.ts'
import { simplifiedForms } from '#kitchen/reader/simplified.ts'
import { shortNoteWords } from '#kitchen/reader/words/neutral/zh-short-notes.ts'

const asTyped = (names: readonly string[]): ReadonlySet<string> => new Set(names.map((name) => name.toLowerCase()))

const alone: Partial<Record<Language, ReadonlySet<string>>> = {
  de: asTyped(notFoodAloneInGerman),
  es: asTyped(notFoodAloneInSpanish),
  ja: asTyped(notFoodAloneInJapanese),
  zh: asTyped(shortNoteWords.map(simplified)),
  ru: asTyped(notFoodAloneInRussian),
}

const germanFirstNames = asTyped(germanRows.firstNames.filter((name) => !foodsOfPersons.includes(name)))
const germanFoodSurnames = asTyped(foodSurnames)

/** Is a German text a person whose family is named like a food: "birgit kohl", "hans-peter speck"? */
function isPersonNamedLikeFood(text: string): boolean {
  const [first = '', family, ...more] = text.split(/\s+/u)
  return more.length === 0 && first.split('-').every((name) => germanFirstNames.has(name)) && germanFoodSurnames.has(family ?? '')
}

/** Is a whole lower-case text, accents included, the name of a non-food? */
export function isNoFoodAlone(text: string, language: Language): boolean {
  const typed = simplified(text.trim())
  return alone[language]?.has(typed) === true || (language === 'de' && isPersonNamedLikeFood(typed))
}

/** Chinese characters simplified; German and Spanish letters unchanged. */
function simplified(text: string): string {
  return [...text].map((character) => simplifiedForms[character] ?? character).join('')
}
