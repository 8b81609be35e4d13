import type { Language } from '#kitchen/options.ts'
import { limitToKnown } from '#kitchen/reader/food/food.ts'
import type { Reading } from '#kitchen/reader/food/reading.ts'
import { keysOf, placeAt } from '#kitchen/reader/match/phrase-tree.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

/** Keyboards with two alphabets: the keys in one alphabet and in the other. */
const keyboardAlphabets: Partial<Record<Language, readonly [typed: string, meant: string]>> = {
  ru: ['qwertyuiop[]asdfghjkl;\'zxcvbnm,.`{}:"<>~?/', 'йцукенгшщзхъфывапролджэячсмитьбюёхъжэбюё,.'],
}

/**
 * A text is tried on another keyboard only if one of its words has this many letters. Shorter words could mean
 * anything.
 */
const fewestLetters = 3

const withOtherKeys = (text: string, [typed, meant]: readonly [string, string]) =>
  [...text.toLowerCase()].map((key) => meant[typed.indexOf(key)] ?? key).join('')

/**
 * Reads a text as if the keyboard had been set to another alphabet, "vjkjrj" for "молоко", if it names nothing
 * otherwise. Every word must then be known, and the result is a guess.
 */
export function readOnOtherKeyboard(
  reading: Reading,
  text: string,
  language: Language,
  read: (words: string, language: Language) => Reading,
): Reading {
  const layout = keyboardAlphabets[language]
  const isRead = reading.foods.length + reading.notFood.length > 0
  if (layout === undefined || isRead || !/[a-z]/i.test(text) || /\p{Script=Cyrillic}/u.test(text)) return reading
  const meant = withOtherKeys(text, layout)
  const { root } = vocabularyOf(language)
  const words = tokenise(meant).filter(({ kind }) => kind === 'word')
  const isKnown = words.every((word) => placeAt(root, keysOf([word], language)) !== undefined)
  if (!isKnown || !words.some((word) => word.text.length >= fewestLetters)) return reading
  const { foods, unknown, notFood } = read(meant, language)
  const isFood = foods.length > 0 && unknown.length + notFood.length === 0 && foods.every(({ known }) => known === 'whole')
  return isFood ? { foods: foods.map((food) => limitToKnown({ ...food, words: text.trim() }, 'misspelt')), unknown, notFood } : reading
}
