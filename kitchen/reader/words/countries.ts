import type { Language } from '#domain/options.ts'

/** The country and territory codes of ISO 3166-1. */
const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((first) => [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((second) => first + second))

const names = new Map<Language, ReadonlySet<string>>()

/** The lower-case names of countries and territories in a language, from Unicode CLDR. */
function countriesIn(language: Language): ReadonlySet<string> {
  const ready = names.get(language)
  if (ready !== undefined) return ready
  const called = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const made = new Set(codes.flatMap((code) => called.of(code)?.toLowerCase().replaceAll('’', "'") ?? []))
  names.set(language, made)
  return made
}

/** Is a lower-case text the name of a country? "Turkey" is excluded, because it is also a bird. */
export const isCountry = (text: string, language: Language): boolean => countriesIn(language).has(text.trim().replaceAll('’', "'"))
