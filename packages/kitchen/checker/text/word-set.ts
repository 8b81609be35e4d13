import type { Phrases } from '#kitchen/checker/words/words.ts'
import { memoizedByObject, memoizedFirstTexts } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'

/** A set of folded words and word stems; a stem matches every word that begins with it. */
export interface WordSet {
  has(word: string): boolean
}

interface Members {
  words: ReadonlySet<string>
  stems: ReadonlySet<string>
  /** The number of letters of the shortest and the longest stem. */
  shortest: number
  longest: number
}

/** How many answers are kept for one set. */
const cachedAnswers = 5_000

/** The word set of the single words in a phrase list, without phrases of several words. */
export const wordSetOf: (phrases: Phrases, language: Language) => WordSet = memoizedByObject((phrases: Phrases, language: Language) => {
  const words = new Set<string>()
  const stems = new Set<string>()
  for (const phrase of phrases) {
    const [token, ...more] = tokenise(phrase.replace(/\*$/, '')).filter(({ kind }) => kind !== 'mark')
    if (token === undefined || more.length > 0) continue
    if (phrase.endsWith('*')) stems.add(token.text)
    else words.add(token.text).add(singular(token.text, language))
  }
  const lengths = [...stems].map((stem) => stem.length)
  const members = { words, stems, shortest: Math.min(...lengths), longest: Math.max(...lengths) }
  return { has: memoizedFirstTexts(cachedAnswers, (word) => isWordOrStem(word, members)) }
})

/** Is a folded word in the set? */
export function isInWordSet(word: string, set: WordSet): boolean {
  return set.has(word)
}

function isWordOrStem(word: string, { words, stems, shortest, longest }: Members): boolean {
  if (words.has(word)) return true
  for (let length = shortest; length <= longest && length <= word.length; length += 1) if (stems.has(word.slice(0, length))) return true
  return false
}
