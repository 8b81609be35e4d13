/**
 * Each folded Arabic letter as people type it on Latin keys; a digit looks like the letter that it stands for:
 * "7aleeb" is حليب.
 */
const spellings: Readonly<Record<string, string>> = {
  ا: '(?:aa|a|e|i|o|2)?',
  ب: '[bp]+',
  ت: 't+',
  ث: '(?:th|t|s)',
  ج: '(?:dj|j+|g+|ch)',
  ح: '[7h]',
  خ: '(?:kh|5|x)',
  د: 'd+',
  ذ: '(?:dh|th|z|d)',
  ر: 'r+',
  ز: 'z+',
  س: 's+',
  ش: '(?:sh|ch)',
  ص: '[s9]+',
  ض: '(?:dh|d+)',
  ط: '[t6]+',
  ظ: '(?:dh|th|z|6)',
  ع: '(?:aa|a|e|o|3)*',
  غ: '(?:gh|g|8)',
  ف: '[fv]+',
  ق: '[qkg98]+',
  ك: '[kc]+',
  ل: 'l+',
  م: 'm+',
  ن: 'n+',
  ه: '(?:ah|eh|a|e|h)',
  و: '(?:ou|oo|aw|w|o|u)+',
  ي: '(?:ee|ei|ay|ai|y|i|e)+',
  ء: '[2a]?',
}

const arabicOutlines: readonly (readonly [RegExp, string])[] = [
  [/[اوىيءعهح]/g, ''],
  [/[تثجخدذزسشصضطظغقك]/g, 'x'],
  [/ب/g, 'b'],
  [/ف/g, 'f'],
  [/ل/g, 'l'],
  [/م/g, 'm'],
  [/ن/g, 'n'],
  [/ر/g, 'r'],
  [/(.)\1+/g, '$1'],
]
const typedOutlines: readonly (readonly [RegExp, string])[] = [
  [/[aeiouywh237]/g, ''],
  [/[tsdjgkcqz5689x]/g, 'x'],
  [/p/g, 'b'],
  [/v/g, 'f'],
  [/(.)\1+/g, '$1'],
]
const outline = (word: string, rules: readonly (readonly [RegExp, string])[]) =>
  rules.reduce((rest, [letters, as]) => rest.replace(letters, as), word)

/** What every spelling of a folded Arabic word has in common, by which its spellings are found. */
export const outlineOfArabic = (word: string) => outline(word, arabicOutlines)
/** The same of a word on Latin keys. */
export const outlineOfTyped = (typed: string) => outline(typed, typedOutlines)

/**
 * Does a word on Latin keys spell a folded Arabic word? A short vowel, which Arabic leaves out, may follow any
 * letter: "foul".
 */
export function spells(typed: string, word: string): boolean {
  const parts = [...word].map((letter) => spellings[letter])
  return !parts.includes(undefined) && new RegExp(`^${parts.join('[aeiou]{0,2}')}[aeh]?$`).test(typed)
}
