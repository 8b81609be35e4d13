import type { Language } from '#domain/options.ts'
import type { Phrases } from '#kitchen/checker/words/words.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'

/** A set of folded words and word stems; a stem matches every word that begins with it. */
export interface WordSet {
  words: ReadonlySet<string>
  stems: ReadonlySet<string>
  /** The number of letters of the shortest and the longest stem. */
  shortest: number
  longest: number
  /** A cache of answers for looked-up words. */
  asked: Map<string, boolean>
}

/** The size of that cache for one set. */
const cachedAnswers = 5_000

const sets = new WeakMap<Phrases, WordSet>()

/** Makes a word set of the single words in a phrase list and skips phrases of several words. */
export function wordSetOf(phrases: Phrases, language: Language): WordSet {
  const known = sets.get(phrases)
  if (known !== undefined) return known
  const words = new Set<string>()
  const stems = new Set<string>()
  for (const phrase of phrases) {
    const [token, ...more] = tokenise(phrase.replace(/\*$/, '')).filter(({ kind }) => kind !== 'mark')
    if (token === undefined || more.length > 0) continue
    if (phrase.endsWith('*')) stems.add(token.text)
    else words.add(token.text).add(singular(token.text, language))
  }
  const lengths = [...stems].map((stem) => stem.length)
  const made = { words, stems, shortest: Math.min(...lengths), longest: Math.max(...lengths), asked: new Map<string, boolean>() }
  sets.set(phrases, made)
  return made
}

/** Is a folded word in the set? */
export function isInWordSet(word: string, set: WordSet): boolean {
  const known = set.asked.get(word)
  if (known !== undefined) return known
  const answer = isWordOrStem(word, set)
  if (set.asked.size < cachedAnswers) set.asked.set(word, answer)
  return answer
}

function isWordOrStem(word: string, { words, stems, shortest, longest }: WordSet): boolean {
  if (words.has(word)) return true
  for (let length = shortest; length <= longest && length <= word.length; length += 1) if (stems.has(word.slice(0, length))) return true
  return false
}
