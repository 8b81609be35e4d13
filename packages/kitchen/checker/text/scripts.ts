import type { Language } from '#kitchen/options.ts'

/** The letters of each language's script. */
export const scriptPatterns: Record<Language, RegExp> = {
  en: /\p{Script=Latin}/u,
  es: /\p{Script=Latin}/u,
  fr: /\p{Script=Latin}/u,
  de: /\p{Script=Latin}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  zh: /\p{Script=Han}/u,
}

/** Letters of other languages in the same script: Ukrainian, Serbian, Persian, Urdu, Japanese. */
export const neighbourLetters: Partial<Record<Language, RegExp>> = {
  ru: /[іїєґўјљњћђџ]/iu,
  ar: /[ژۀۃہھےڑٹڈں]/u,
  zh: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
}

/** A sentence with this many Han characters and no kana is Chinese rather than Japanese. */
export const hanWithoutKana = { han: /\p{Script=Han}/gu, kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, most: 7 }

/** Is the word a unit? "g", "ml", "C" and "F" are Latin letters in every language. */
export function isLatinUnit(word: string): boolean {
  return /^(?:g|kg|mg|ml|cl|dl|l|cm|mm|cc|oz|lb|lbs|fl|tsp|tbsp|cups?|inch|inches|C|F|L|ML|G|KG|GN|A|B|C|D|E|K)$/.test(word)
}
