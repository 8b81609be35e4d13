import type { Language } from '#kitchen/options.ts'
import { arabicSlip } from '#kitchen/reader/spelling/arabic-slips.ts'
import { hasReorderedLetters } from '#kitchen/reader/spelling/other-order.ts'
import { difference, editDistance } from '#kitchen/reader/text/distance.ts'

const sounds = [
  'ckqx',
  'szc',
  'fvp',
  'gj',
  'dt',
  'bp',
  'mn',
  'aeiouy',
  'оа',
  'еиэя',
  'бп',
  'вф',
  'гк',
  'дт',
  'зсц',
  'жшщ',
  'جحخ',
  'بتثني',
  'دذ',
  'رز',
  'سش',
  'صض',
  'طظ',
  'عغ',
  'فق',
] as const

const vowels = 'aeiouyаеиоуыэюя'

/** May one letter be heard for the other? */
export function soundsAlike(one: string, other: string): boolean {
  return sounds.some((letters) => letters.includes(one) && letters.includes(other))
}

/** The consonants of a word by sound, without repeats: "brocolli" and "broccoli" are both brkl. */
export function skeleton(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replace(/[cqx]/g, 'k')
    .replace(/z/g, 's')
    .replace(/[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1')
}

/** Are the first two letters swapped: "hcicken", "elmon"? */
function isSwappedAtStart(typed: string, meant: string): boolean {
  return typed.length > 4 && typed[0] === meant[1] && typed[1] === meant[0] && typed.slice(2) === meant.slice(2)
}

/**
 * Is the slip at the end: "tomatoe" (from "tomatoes"), or "zucchin", one letter short where no shorter word ends so?
 */
function isSlipAtEnd(typed: string, meant: string): boolean {
  if (typed === `${meant}e`) return meant.length > 4 && meant.endsWith('o')
  return typed.length > 5 && meant.length === typed.length + 1 && meant.startsWith(typed) && !/[sx]$/.test(meant)
}

/**
 * Is one word a plain slip of the other? The first letter is equal, and one letter is doubled, dropped, added,
 * swapped, or replaced by one of the same sound. Otherwise ("savon", "savoy") they are different words. English has
 * few endings, so there a short word with another vowel, or a long word without its last letter, counts as a slip
 * too.
 */
export function isSlip(typed: string, meant: string, language?: Language): boolean {
  if (language === 'ar') return arabicSlip(typed, meant) !== null
  const isEnglish = language === 'en'
  if (isSwappedAtStart(typed, meant) || (isEnglish && isSlipAtEnd(typed, meant))) return true
  if (typed[0] !== meant[0]) return false
  const away = editDistance(typed, meant, 2)
  if (away === 2) return hasReorderedLetters(typed, meant) || hasSameConsonants(typed, meant)
  return away === 1 && isLetterAway(typed, meant, isEnglish)
}

function hasSameConsonants(typed: string, meant: string): boolean {
  const { head, wrong, right } = difference(typed, meant)
  return head + Math.max(wrong.length, right.length) > 3 && typed[1] === meant[1] && skeleton(typed) === skeleton(meant)
}

/**
 * In short words another vowel counts as a slip only in English, because the everyday words of English are all known.
 * In other languages it may be another food: "Panur" is not Panir.
 */
function isSlipInShortWord(wrong: string, right: string, head: number, isEnglish: boolean): boolean {
  const isVowel = vowels.includes(wrong) && vowels.includes(right)
  return isEnglish ? isVowel : head > 1 && !isVowel && soundsAlike(wrong, right)
}

/** Is the one letter that differs a slip? */
function isLetterAway(typed: string, meant: string, isEnglish: boolean): boolean {
  const { head, tail, wrong, right } = difference(typed, meant)
  const isShort = typed.length < 6
  if (wrong.length === 2 && right.length === 2) return true
  if (wrong.length === 1 && right.length === 1) {
    if (!isShort) return soundsAlike(wrong, right)
    return typed.length > 4 && tail > 0 && isSlipInShortWord(wrong, right, head, isEnglish)
  }
  const letter = wrong === '' ? right : wrong
  const isDoubled = typed[head - 1] === letter || meant[head - 1] === letter
  // An extra or missing letter at the end makes another word: "Limonade" is not lime, "uva" not uvas.
  return isDoubled || (tail > 0 && (!isShort || wrong === ''))
}

/** The letters from which any single changed letter counts as a slip. */
export const shortestLong = 7

/**
 * Is it a slip in an English word on an English page ("rhubatb", "banan")? There all everyday words are known, and no
 * word is foreign.
 */
export function isOwnSlip(typed: string, meant: string): boolean {
  if (typed.length === meant.length)
    return typed.length >= shortestLong && typed.slice(0, 2) === meant.slice(0, 2) && editDistance(typed, meant, 1) === 1
  return typed.length > 4 && meant.length === typed.length + 1 && meant.startsWith(typed) && !/[sx]$/.test(meant)
}

/** Does only doubling or the order of two neighbouring letters differ: "Buter", "Mlich"? */
export function isPlainSlip(typed: string, meant: string): boolean {
  const isSwapped = typed.length === meant.length && editDistance(typed, meant, 1) === 1 && difference(typed, meant).wrong.length === 2
  return isSwapped || isDoubled(typed, meant)
}

/** Do two words differ only in doubled letters: "carot"? */
export const isDoubled = (typed: string, meant: string) => withoutDoubles(typed) === withoutDoubles(meant)

const withoutDoubles = (word: string) => word.replace(/(.)\1+/gu, '$1')
