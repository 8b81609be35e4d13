import type { Language } from '#domain/options.ts'

/** The codes of ISO 3166-1 for countries and territories. */
const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((first) => [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((second) => first + second))

const names = new Map<Language, ReadonlySet<string>>()

/** What countries and territories are called in a language, as Unicode's CLDR has it, in small letters. */
function countriesIn(language: Language): ReadonlySet<string> {
  const ready = names.get(language)
  if (ready !== undefined) return ready
  const called = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const made = new Set(codes.flatMap((code) => called.of(code)?.toLowerCase().replaceAll('’', "'") ?? []))
  names.set(language, made)
  return made
}

/** Whether a text in small letters is the name of a country in a language. Turkey is a bird as well. */
export const isCountry = (text: string, language: Language): boolean => countriesIn(language).has(text.trim().replaceAll('’', "'"))
