import { cacheSize, memoizedByKey, memoizedText } from '#kitchen/memoize.ts'

const ascii = /^[\x20-\x7e\n]*$/

const arabicLetters: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ة: 'ه', ى: 'ي', ؤ: 'و', ئ: 'ي', ک: 'ك', ی: 'ي' }
const others: Record<string, string> = {
  ё: 'е',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  '’': "'",
  '‘': "'",
  '℃': '°c',
  '℉': '°f',
  º: '°',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '〜': '~',
}

/** Code points of the digit zero in Arabic, Persian and Devanagari script. */
const zeroDigits = [0x660, 0x6f0, 0x966]

const foldCharacter = memoizedByKey((character: string): string => {
  const code = character.codePointAt(0) ?? 0
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase()
  const nought = zeroDigits.find((zero) => code >= zero && code <= zero + 9)
  if (nought !== undefined) return String(code - nought)
  if (/\p{Zs}/u.test(character)) return ' '
  // Arabic vowel signs, the lengthening stroke (tatweel), and invisible marks of text direction.
  if (/[\u064b-\u065f\u0670\u0640]|\p{Cf}/u.test(character)) return ''
  if (/\p{Script=Latin}/u.test(character)) return others[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '')
  return arabicLetters[character] ?? others[character] ?? character
})

/**
 * Folds a text for phrase search: lower-case, without accents, vowel signs and invisible marks, with plain digits,
 * spaces and dashes.
 */
export const foldText: (text: string) => string = memoizedText(cacheSize, (text) => {
  const lower = text.toLowerCase()
  return ascii.test(lower) ? lower : lower.normalize('NFC').replace(/[^ -~]/gu, foldCharacter)
})
