import type { Allergen, DietType, Language } from '#kitchen/options.ts'
import { arabicPlainWords } from '#kitchen/testing/plain-words/ar.ts'
import { germanPlainWords } from '#kitchen/testing/plain-words/de.ts'
import { englishPlainWords } from '#kitchen/testing/plain-words/en.ts'
import { spanishPlainWords } from '#kitchen/testing/plain-words/es.ts'
import { frenchPlainWords } from '#kitchen/testing/plain-words/fr.ts'
import { japanesePlainWords } from '#kitchen/testing/plain-words/ja.ts'
import { foldPlainly, type PlainPattern, type PlainWords } from '#kitchen/testing/plain-words/plain.ts'
import { russianPlainWords } from '#kitchen/testing/plain-words/ru.ts'
import { chinesePlainWords } from '#kitchen/testing/plain-words/zh.ts'

/**
 * Hand-written words for each allergen and diet, independent of the lexicon: the tests' second opinion on composed
 * recipes.
 */
const plainWords: Record<Language, PlainWords> = {
  en: englishPlainWords,
  es: spanishPlainWords,
  fr: frenchPlainWords,
  de: germanPlainWords,
  ru: russianPlainWords,
  ar: arabicPlainWords,
  ja: japanesePlainWords,
  zh: chinesePlainWords,
}

/** The words of a text that name an allergen. */
export function plainWordsFor(allergen: Allergen, text: string, language: Language = 'en'): string[] {
  return foundIn(text, plainWords[language].allergens[allergen])
}

/** The words of a text that name a food outside a diet. */
export function plainWordsAgainst(diet: DietType, text: string, language: Language = 'en'): string[] {
  if (diet === 'non-vegetarian') return []
  const { meat, fish, otherAnimal, allergens } = plainWords[language]
  if (diet === 'pescatarian') return foundIn(text, meat)
  const flesh = [meat, fish, allergens.shellfish]
  const refused = diet === 'vegetarian' ? flesh : [...flesh, allergens.dairy, allergens.eggs, otherAnimal]
  return refused.flatMap((plain) => foundIn(text, plain))
}

function foundIn(text: string, { words, except }: PlainPattern): string[] {
  const plain = foldPlainly(text)
  const left = except === null ? plain : plain.replace(except, ' / ')
  return [...left.matchAll(words)].map(([word]) => word)
}
