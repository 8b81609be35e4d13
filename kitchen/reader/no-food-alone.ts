import type { Language } from '#domain/options.ts'
import { notFoodAloneInArabic } from '#kitchen/reader/kinds/not-food/ar/people-brands-and-talk.ts'
import { notFoodAloneInJapanese } from '#kitchen/reader/kinds/not-food/ja/named-like-foods.ts'
import { notFoodAloneInGerman } from '#kitchen/reader/kinds/not-food/things/de-places-and-names.ts'
import { englishPersons, notFoodAloneInEnglish } from '#kitchen/reader/kinds/not-food/things/en-alone.ts'
import { notFoodAloneInSpanish } from '#kitchen/reader/kinds/not-food/things/es-places-and-names.ts'
import { notFoodAloneInRussian } from '#kitchen/reader/kinds/not-food/things/ru-beside-food.ts'
import { simplifiedForms } from '#kitchen/reader/simplified.ts'
import { shortNoteWords } from '#kitchen/reader/words/neutral/zh-short-notes.ts'

const asTyped = (names: readonly string[]): ReadonlySet<string> => new Set(names.map((name) => name.toLowerCase()))

const alone: Partial<Record<Language, ReadonlySet<string>>> = {
  ar: asTyped(notFoodAloneInArabic),
  de: asTyped(notFoodAloneInGerman),
  en: asTyped(notFoodAloneInEnglish),
  es: asTyped(notFoodAloneInSpanish),
  ja: asTyped(notFoodAloneInJapanese),
  zh: asTyped(shortNoteWords.map(simplified)),
  ru: asTyped(notFoodAloneInRussian),
}

const englishFirst = asTyped(englishPersons.first)
const englishLast = asTyped(englishPersons.last)

/** Is it an English first name and a surname: "colin firth"? */
function isEnglishPerson(text: string): boolean {
  const [first = '', last = '', ...more] = text.trim().split(/\s+/u)
  return more.length === 0 && !englishPersons.foods.includes(`${first} ${last}`) && englishFirst.has(first) && englishLast.has(last)
}

/** Is a whole lower-case text, accents included, the name of a non-food? */
export function isNoFoodAlone(text: string, language: Language): boolean {
  return alone[language]?.has(simplified(text.trim())) === true || (language === 'en' && isEnglishPerson(text))
}

/** Chinese characters simplified; German and Spanish letters unchanged. */
function simplified(text: string): string {
  return [...text].map((character) => simplifiedForms[character] ?? character).join('')
}
