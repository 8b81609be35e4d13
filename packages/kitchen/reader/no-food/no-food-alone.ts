import type { Language } from '#kitchen/options.ts'
import { de as germanRows } from '#kitchen/reader/kinds/no-kind/de.ts'
import { notFoodAloneInArabic } from '#kitchen/reader/kinds/not-food/ar/people-brands-and-talk.ts'
import { notFoodAloneInJapanese } from '#kitchen/reader/kinds/not-food/ja/named-like-foods.ts'
import { foodSurnames, foodsOfPersons } from '#kitchen/reader/kinds/not-food/things/de-food-surnames.ts'
import { notFoodAloneInGerman } from '#kitchen/reader/kinds/not-food/things/de-places-and-names.ts'
import { englishPersons, notFoodAloneInEnglish } from '#kitchen/reader/kinds/not-food/things/en-alone.ts'
import { formsOfAddress, givenNames, surnames } from '#kitchen/reader/kinds/not-food/things/es-people.ts'
import { notFoodAloneInSpanish } from '#kitchen/reader/kinds/not-food/things/es-places-and-names.ts'
import { notFoodAloneInFrench } from '#kitchen/reader/kinds/not-food/things/fr-places-alone.ts'
import { notFoodAloneInRussian } from '#kitchen/reader/kinds/not-food/things/ru-beside-food.ts'
import { simplifiedForms } from '#kitchen/reader/text/simplified.ts'
import { shortNoteWords } from '#kitchen/reader/words/neutral/zh-short-notes.ts'

const asTyped = (names: readonly string[]): ReadonlySet<string> => new Set(names.map((name) => name.toLowerCase()))

const alone: Partial<Record<Language, ReadonlySet<string>>> = {
  ar: asTyped(notFoodAloneInArabic),
  de: asTyped(notFoodAloneInGerman),
  en: asTyped(notFoodAloneInEnglish),
  es: asTyped(notFoodAloneInSpanish),
  fr: asTyped(notFoodAloneInFrench),
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

const first = asTyped(givenNames)
const last = asTyped([...givenNames, ...surnames])
const address = asTyped(formsOfAddress)
const joints = asTyped(['de', 'del', 'la', 'las', 'los', 'y', 'e'])

/** Is a whole lower-case text a Spanish person's name of several words: "maría garcía", "doña remedios"? */
export function isPersonName(text: string, language: Language): boolean {
  if (language !== 'es') return false
  const [start = '', ...words] = text
    .trim()
    .replaceAll('.', '')
    .split(/[\s-]+/u)
  const others = words.filter((word) => !joints.has(word))
  const isNamed = first.has(start) || address.has(start)
  return isNamed && others.length > 0 && others.every((word) => last.has(word))
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
  if (alone[language]?.has(typed) === true) return true
  if (language === 'en') return isEnglishPerson(typed)
  return language === 'de' && isPersonNamedLikeFood(typed)
}

/** Chinese characters simplified; German and Spanish letters unchanged. */
function simplified(text: string): string {
  return [...text].map((character) => simplifiedForms[character] ?? character).join('')
}
