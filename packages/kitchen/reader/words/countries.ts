import { memoizedByKey } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'

/** The country and territory codes of ISO 3166-1. */
const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((first) => [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((second) => first + second))

/** The lower-case names of countries and territories in a language, from Unicode CLDR. */
const countriesIn = memoizedByKey((language: Language): ReadonlySet<string> => {
  const called = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  return new Set(codes.flatMap((code) => called.of(code)?.toLowerCase().replaceAll('’', "'") ?? []))
})

/** Is a lower-case text the name of a country? "Turkey" is excluded, because it is also a bird. */
export const isCountry = (text: string, language: Language): boolean => countriesIn(language).has(text.trim().replaceAll('’', "'"))
