/** The Latin spellings of each folded Arabic letter; digits stand for letters they resemble: "7aleeb" is حليب. */
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

/** The outline of a folded Arabic word: what all its Latin spellings share, used to look them up. */
export const outlineOfArabic = (word: string) => outline(word, arabicOutlines)
/** The outline of a word typed in Latin letters. */
export const outlineOfLatin = (typed: string) => outline(typed, typedOutlines)

/**
 * Does a Latin spelling match a folded Arabic word? After any letter it may add a short vowel, which Arabic does not
 * write: "foul".
 */
export function spellsArabic(typed: string, word: string): boolean {
  const parts = [...word].map((letter) => spellings[letter])
  return !parts.includes(undefined) && new RegExp(`^${parts.join('[aeiou]{0,2}')}[aeh]?$`).test(typed)
}
