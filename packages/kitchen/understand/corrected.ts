import type { Language } from '#kitchen/options.ts'
import type { Reading, TypedFood } from '#kitchen/reader/food/reading.ts'
import { editDistance } from '#kitchen/reader/text/distance.ts'
import { type WordRun, wordRunsOf } from '#kitchen/understand/name-runs.ts'
import { candidateNamesFor, languagesPreferring } from '#kitchen/understand/names-of.ts'

export type ReadPhrase = (text: string, language: Language) => Reading

/** The most wrong letters in a misspelt name. */
const mostSlips = 3
/** How many corrections of a phrase are read again, the nearest first. */
const mostTried = 6
/** The most misspelt names that are corrected in one phrase; with more, the phrase stays as typed. */
const mostNames = 3

interface Way {
  run: WordRun
  name: string
  away: number
}

/**
 * A phrase with its misspelt names corrected, and its reading; `names[i]` is the corrected name of the i-th food.
 */
export interface Correction {
  phrase: string
  reading: Reading
  names: (string | undefined)[]
}

/**
 * Corrects the misspelt names of a phrase's foods, as "leftover chikcen" to "leftover chicken", with the nearest name
 * of each food in any language. Returns null unless the corrected phrase means the same foods, each known as a whole.
 */
export function correctedPhrase(text: string, reading: Reading, language: Language, read: ReadPhrase): Correction | null {
  if (reading.foods.filter(({ known }) => known === 'misspelt').length > mostNames) return null
  const correction: Correction = { phrase: text, reading, names: [] }
  for (const [at, { known }] of reading.foods.entries()) {
    if (known !== 'misspelt') continue
    const right = correctName(correction.phrase, reading.foods, at, { language, read })
    if (right === null) return null
    correction.phrase = right.phrase
    correction.reading = right.reading
    correction.names[at] = right.name
  }
  return correction.names.length === 0 ? null : correction
}

/** Corrects the name of one food in a phrase. */
function correctName(text: string, foods: readonly TypedFood[], at: number, { language, read }: { language: Language; read: ReadPhrase }) {
  const food = foods[at]
  if (food === undefined) return null
  const runs = wordRunsOf(text)
  const ways = languagesPreferring(language).flatMap((code) => {
    const names = candidateNamesFor(food, code)
    // Adds one letter of distance to names of other languages, so that the cook's own language wins.
    const further = code === language ? 0 : 1
    return runs.flatMap((run) => names.flatMap(({ name, words }) => wayOf(run, name, words, further)))
  })
  ways.sort((a, b) => a.away - b.away || a.run.words.length - b.run.words.length)
  for (const { run, name } of ways.slice(0, mostTried)) {
    const phrase = `${text.slice(0, run.start)}${name}${text.slice(run.end)}`.toLowerCase()
    const reading = read(phrase, language)
    if (isSameButKnown(foods, reading, at)) return { phrase, name, reading }
  }
  return null
}

function wayOf(run: WordRun, name: string, words: string, further: number): Way[] {
  const most = Math.min(mostSlips, Math.ceil(words.length / 3))
  const away = run.words[0] === words[0] || run.words[1] === words[0] ? editDistance(run.words, words, most) : most + 1
  return away > 0 && away <= most ? [{ run, name, away: away + further }] : []
}

/** Does a corrected phrase mean the same foods, in the same amounts and forms, and is the misspelt one now known? */
function isSameButKnown(foods: readonly TypedFood[], { foods: others, unknown, notFood }: Reading, at: number): boolean {
  if (others.length !== foods.length || unknown.length + notFood.length > 0) return false
  return foods.every((food, index) => {
    const other = others[index]
    if (other === undefined) return false
    const isSameFood = food.ingredient === other.ingredient && food.class === other.class && food.form?.is === other.form?.is
    const isSameAmount = food.amount?.amount === other.amount?.amount && food.amount?.unit === other.amount?.unit
    return isSameFood && isSameAmount && (index !== at || other.known === 'whole')
  })
}
