import type { Language } from '#kitchen/options.ts'
import { de } from '#kitchen/reader/kinds/not-food/forms/de.ts'
import { en } from '#kitchen/reader/kinds/not-food/forms/en.ts'
import type { FormRows } from '#kitchen/reader/kinds/not-food/forms/form-rows.ts'
import { writtenName } from '#kitchen/reader/match/phrase-tree.ts'
import { languagesFor } from '#kitchen/reader/text/scripts-of.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

type Words = Record<Exclude<keyof FormRows, 'sentences'>, ReadonlySet<string>> & Pick<FormRows, 'sentences'>

/** The most words of a name of a place or a thing; a longer one is a note about a food. */
const mostWords = 4

const lower = (words: readonly string[]) => new Set(words.map((word) => word.toLowerCase()))

const wordsOf = (rows: FormRows): Words => ({
  firstOfPlaces: lower(rows.firstOfPlaces),
  landscape: lower(rows.landscape),
  lastOfPlaces: lower(rows.lastOfPlaces),
  lastOfThings: lower(rows.lastOfThings),
  joints: lower(rows.joints),
  firstNames: lower(rows.firstNames),
  firstNamesOfFoods: lower(rows.firstNamesOfFoods),
  foodsToo: lower(rows.foodsToo),
  familyNames: lower(rows.familyNames),
  familyEndings: lower(rows.familyEndings),
  titles: lower(rows.titles),
  sentences: rows.sentences,
})

const rowsIn: Partial<Record<Language, Words>> = { en: wordsOf(en), de: wordsOf(de) }

/**
 * Do the words of a phrase show by their form that the whole is a place, a person, a thing or a sentence, though a
 * food
 * stands in it: "Turkey Creek", "Julia Onions", "egg allergy", "who ate the cheese"?
 */
export function isNoFoodByWords(text: string, language: Language): boolean {
  const rows = rowsIn[language]
  if (rows === undefined) return false
  const plain = text.trim().toLowerCase().replaceAll('’', "'")
  if (isListed(plain, language)) return false
  const bare = plain.replace(/[.!?\s]+$/u, '')
  if (rows.sentences.some((sentence) => sentence.test(bare))) return true
  if (/[\d,;:()&+/]/u.test(bare)) return false
  const words = bare.split(/\s+/u)
  return isPerson(words, rows, language) || isNamedByWords(words, rows, language)
}

function isNamedByWords(words: readonly string[], rows: Words, language: Language): boolean {
  if (words.length < 2 || words.length > mostWords) return false
  const begins = starts(words).some((start) => rows.firstOfPlaces.has(start))
  if (begins && !starts(words).some((start) => start.includes(' ') && isListed(start, language))) return true
  if (words.some((word) => rows.joints.has(word))) return false
  const [first = '', last = ''] = words
  // A word that is no food alone may be a misspelt part of a name: "thousnd island".
  if (words.length === 2 && rows.landscape.has(last) && isListed(first, language)) return true
  const isLast = (end: string) => rows.lastOfPlaces.has(end) || rows.lastOfThings.has(end)
  return ends(words).some(isLast) && !ends(words).some((end) => end.includes(' ') && isListed(end, language))
}

/** Is it a first name or a title with a family's name that is a food's word or ends like one? */
function isPerson([first = '', family = '', ...more]: readonly string[], rows: Words, language: Language): boolean {
  if (more.length > 0 || family.length < 2) return false
  const isFamily = rows.familyNames.has(family)
  if (rows.titles.has(first)) return isFamily
  if (!first.split('-').every((name) => rows.firstNames.has(name))) return false
  const ending = [...rows.familyEndings].some((one) => family.endsWith(one) && family.length > one.length + 2)
  const mayBeFood = rows.firstNamesOfFoods.has(first) && rows.foodsToo.has(family)
  return (isFamily && !mayBeFood) || (ending && !isListed(family, language))
}

const starts = (words: readonly string[]) =>
  words
    .slice(0, -1)
    .map((_, at) => words.slice(0, at + 1).join(' '))
    .concat(words.join(' '))
const ends = (words: readonly string[]) => words.slice(1).map((_, at) => words.slice(at + 1).join(' '))

/** Is a text the whole name of a food in any language of its script? */
function isListed(text: string, language: Language): boolean {
  const tokens = tokenise(text)
  const name = writtenName(tokens)
  return languagesFor(tokens, language).some((one) => vocabularyOf(one).surfaces.has(name))
}
