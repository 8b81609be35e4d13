import type { Language } from '#kitchen/options.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

/** The letters that a digit is typed for, by look or by the key below it. */
const meant: Readonly<Record<string, string>> = { '0': 'o', '1': 'il', '3': 'e', '4': 'a', '5': 's', '7': 't' }

/** A word of letters with one digit among them or 0 at its start: "ging3r", "0nions". */
const wordWithDigit = /(?<![\p{L}\p{N}])(\p{L}+(?=[013457]\p{L})|(?=0\p{L}))([013457])(\p{L}+)(?![\p{L}\p{N}])/gu

const fewestLetters = 4

/** Writes the letter for a digit inside a word, where the word then is the name of a food: "ging3r", "mi1k". */
export function withLettersForDigits(text: string, language: Language): string {
  if (!/\d/u.test(text)) return text
  const { surfaces } = vocabularyOf(language)
  const isName = (word: string) => surfaces.has(word) || surfaces.has(singular(word, language))
  return text.replace(wordWithDigit, (typed: string, before: string, digit: string, after: string) => {
    if (typed.length < fewestLetters) return typed
    const letter = [...(meant[digit] ?? '')].find((one) => isName(foldWord(before + one + after)))
    return letter === undefined ? typed : before + letter + after
  })
}
