import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Language } from '#kitchen/options.ts'
import { parseTable, type Truth, truthOf } from './oracle.ts'

/** Lists of phrases by authors who had not read the code, in the order in which they are opened. */
export const unseenLists = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
] as const
export type UnseenList = (typeof unseenLists)[number]

/** The kinds of phrases that are no food or must not be eaten. */
export const inedibleKinds = ['nonfood', 'poison', 'gibberish'] as const
const edibleKinds = ['trap', 'rare', 'dish', 'brand', 'dialect', 'foreign', 'mixed', 'messy'] as const
export const unseenKinds = [...edibleKinds, ...inedibleKinds] as const
export type UnseenKind = (typeof unseenKinds)[number]

const Claim = z.enum(['Y', 'N', 'L', 'U'])
const DietClaim = z.enum(['Y', 'N', 'M'])
const UnseenRow = z.object({
  phrase: z.string().check(z.minLength(1)),
  kind: z.enum(unseenKinds),
  english: z.string().check(z.minLength(1)),
  dairy: Claim,
  gluten: Claim,
  eggs: Claim,
  peanut: Claim,
  shellfish: Claim,
  soybean: Claim,
  mushroom: Claim,
  vegan: DietClaim,
  vegetarian: DietClaim,
  pescatarian: DietClaim,
})

/** A line of a list: a typed phrase, and the facts about it. */
export interface UnseenPhrase {
  kind: UnseenKind
  /** The English meaning, foods separated by semicolons; '?' for a phrase that is no food. */
  english: string
  truth: Truth
}

const folder = join(import.meta.dirname, 'unseen')
const pathOf = (list: UnseenList, language: Language) => join(folder, list, `${language}.tsv`)

/** The phrases of a list in a language, or null while the list is not opened. A malformed line is an error. */
export function unseenPhrases(list: UnseenList, language: Language): UnseenPhrase[] | null {
  const path = pathOf(list, language)
  return existsSync(path) ? parseUnseen(readFileSync(path, 'utf8'), language) : null
}

/** The phrases in the text of a list. */
export function parseUnseen(text: string, language: Language): UnseenPhrase[] {
  return parseTable(text).map((row) => {
    const { kind, english } = UnseenRow.parse(row)
    return { kind, english, truth: truthOf({ ...row, lang: language }) }
  })
}

/** Whether a list in a language has the hash that was recorded before the reader was changed for it. */
export function isAsRecorded(list: UnseenList, language: Language): boolean {
  const hash = createHash('sha256')
    .update(readFileSync(pathOf(list, language)))
    .digest('hex')
  const recorded = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').split('\n')
  return recorded.includes(`${hash}  ${list}/${language}.tsv`)
}
