import type { Language } from '#domain/options.ts'
import { limitToKnown } from '#kitchen/reader/food.ts'
import { keysOf, placeAt } from '#kitchen/reader/phrase-tree.ts'
import type { Reading } from '#kitchen/reader/reading.ts'
import { tokenise } from '#kitchen/reader/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary.ts'

/** Keys of a keyboard with two sets of letters, as one set has them and as the other has. */
const keys: Partial<Record<Language, readonly [typed: string, meant: string]>> = {
  ru: ['qwertyuiop[]asdfghjkl;\'zxcvbnm,.`{}:"<>~?/', 'йцукенгшщзхъфывапролджэячсмитьбюёхъжэбюё,.'],
}

/** Fewer letters are many other things. */
const shortest = 3

const withOtherKeys = (text: string, [typed, meant]: readonly [string, string]) =>
  [...text.toLowerCase()].map((key) => meant[typed.indexOf(key)] ?? key).join('')

/**
 * A reading of a text, or, where that names nothing, what it names if the keyboard wrote another alphabet: "vjkjrj" for
 * "молоко". Each of its words must be a known one then, and it is a guess.
 */
export function readOnOtherKeyboard(
  reading: Reading,
  text: string,
  language: Language,
  read: (words: string, language: Language) => Reading,
): Reading {
  const layout = keys[language]
  const isRead = reading.foods.length + reading.notFood.length > 0
  if (layout === undefined || isRead || !/[a-z]/i.test(text) || /\p{Script=Cyrillic}/u.test(text)) return reading
  const meant = withOtherKeys(text, layout)
  const { root } = vocabularyOf(language)
  const words = tokenise(meant).filter(({ kind }) => kind === 'word')
  const isKnown = words.every((word) => placeAt(root, keysOf([word], language)) !== undefined)
  if (!isKnown || !words.some((word) => word.text.length >= shortest)) return reading
  const { foods, unknown, notFood } = read(meant, language)
  const isFood = foods.length > 0 && unknown.length + notFood.length === 0 && foods.every(({ known }) => known === 'whole')
  return isFood ? { foods: foods.map((food) => limitToKnown({ ...food, words: text.trim() }, 'misspelt')), unknown, notFood } : reading
}
