import { type Language, languageCodes } from '@potluck/kitchen/options'

/** The language of an address without `?lang=`, and of every sentence that has no translation. */
export const defaultLanguage = 'en' satisfies Language

/** The language that a value of `?lang=` names ("fr-CA" is French); English when it is not among `known`. */
export function readLanguage(asked: string | null | undefined, known: readonly Language[] = languageCodes): Language {
  const [code] = asked?.toLowerCase().split('-') ?? []
  return known.find((one) => one === code) ?? defaultLanguage
}

/** The writing direction of a language. */
export const directionOf = (language: Language): 'rtl' | 'ltr' => (language === 'ar' ? 'rtl' : 'ltr')
