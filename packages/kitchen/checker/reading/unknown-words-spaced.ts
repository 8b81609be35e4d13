import { generalWordsOf, isKnownPlace, type UnknownWord } from '#kitchen/checker/reading/unknown-word.ts'
import { isInWordSet, type WordSet, wordSetOf } from '#kitchen/checker/text/word-set.ts'
import type { AddingWords } from '#kitchen/checker/words/words.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import { makeOnce, memoizedByKey, memoizedFirstTexts } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import { type Chunk, coverWithPhrases } from '#kitchen/reader/match/cover.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

/** The unknown words of a sentence, found only if the sentence holds an unlisted word that is not ordinary. */
export interface SentenceDoubts {
  areListed(listed: ReadonlySet<string>): boolean
  unknownWords(): readonly UnknownWord[]
}

const joining: ReadonlySet<string> = new Set(["'", '’', '-', '‐', '‑'])

/** The word sets of one language. */
interface Known {
  language: Language
  adding: AddingWords
  verbs: WordSet
  with: WordSet
  ordinary: WordSet
  /** General words for foods: "the meat". */
  general: WordSet
}

const knownOf = memoizedByKey((language: Language): Known => {
  const { adding } = checkerWordsIn[language]
  return {
    language,
    adding,
    verbs: wordSetOf(adding.verbs, language),
    with: wordSetOf(adding.with, language),
    ordinary: wordSetOf(adding.ordinary, language),
    general: wordSetOf(generalWordsOf(language), language),
  }
})

/** The unknown words that a sentence adds, for languages with spaces. `written` holds the tokens of the sentence. */
export function doubtsInSentence(text: string, written: readonly Token[], language: Language): SentenceDoubts[] {
  const known = knownOf(language)
  const isOrdinary = ordinaryIn(language)
  const tokens = written.filter(({ kind, text: mark }) => kind !== 'mark' || !joining.has(mark))
  if (!tokens.some(({ text: word }) => isInWordSet(word, known.verbs) || isInWordSet(word, known.with))) return []
  const doubtful = tokens.filter(({ kind, text: word }) => kind === 'word' && !isOrdinary(word))
  if (doubtful.length === 0) return []
  const names = doubtful.map((token) => namesOf(token.text, language))
  const unknownWords = () => {
    const covered = knownTokens(tokens, coverWithPhrases(tokens, vocabularyOf(language), isKnownPlace))
    const isStrange = (token: Token, at: number) => doubtful.includes(token) && !covered.has(at)
    const strange = known.adding.object === 'before' ? nounsOf(text, tokens, known, isStrange) : objectsOf(tokens, known, isStrange)
    return strange.map((token): UnknownWord => {
      const own = namesOf(token.text, language)
      return { words: text.slice(token.start, token.end), isListed: (listed) => own.some((name) => listed.has(name)) }
    })
  }
  return [{ areListed: (listed) => names.every((own) => own.some((name) => listed.has(name))), unknownWords: makeOnce(unknownWords) }]
}

/** The forms of a word that the ingredient list may use. */
function namesOf(word: string, language: Language): readonly string[] {
  const one = singular(word, language)
  return language === 'ar' ? [one, ...joinedTo(word)] : [one]
}

/** The words after a verb of adding, up to a word that ends its object. */
function objectsOf(tokens: readonly Token[], known: Known, isStrange: (token: Token, at: number) => boolean): Token[] {
  const { adding, language } = known
  const [clauses, ending, between] = [
    wordSetOf(adding.clauses, language),
    wordSetOf(adding.ending, language),
    wordSetOf(adding.between, language),
  ]
  const found: Token[] = []
  let isAdded = false
  let isClause = false
  for (const [at, token] of tokens.entries()) {
    // A subordinate clause adds nothing: "until tender enough to pull apart with a fork".
    if (isInWordSet(token.text, clauses)) isClause = true
    const isWith = isInWordSet(token.text, known.with)
    if (isWith && isClause) continue
    if (isWith || isInWordSet(token.text, known.verbs)) {
      isAdded = true
      isClause &&= isWith
      continue
    }
    const before = tokens[at - 1]?.text ?? ''
    if (isInWordSet(token.text, ending) && !(isInWordSet(token.text, between) && isInWordSet(before, known.verbs))) isAdded = false
    else if (isAdded && isStrange(token, at)) found.push(token)
  }
  return found
}

const clauseMarks = new Set([',', '.', ';', ':', '!', '?', '(', ')'])

/**
 * The nouns of a German clause that adds something, recognised by their capital. The first word of a sentence is
 * always capitalised.
 */
function nounsOf(text: string, tokens: readonly Token[], known: Known, isStrange: (token: Token, at: number) => boolean): Token[] {
  const found: Token[] = []
  let clause: Token[] = []
  let isAdding = false
  const close = () => {
    if (isAdding) found.push(...clause)
    clause = []
    isAdding = false
  }
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'mark' && clauseMarks.has(token.text) && token.text !== ',') close()
    if (isInWordSet(token.text, known.verbs) || isInWordSet(token.text, known.with)) isAdding = true
    const letter = text.slice(token.start, token.start + 1)
    if (at > 0 && letter !== letter.toLowerCase() && isStrange(token, at)) clause.push(token)
  }
  close()
  return found
}

function knownTokens(tokens: readonly Token[], chunks: readonly Chunk[]): Set<number> {
  return new Set(chunks.filter(({ place }) => place !== null).flatMap(({ from, to }) => tokens.slice(from, to).map((_, at) => from + at)))
}

/** How many answers are kept for one language. */
const cachedAnswers = 5_000

/** The test whether a word is ordinary, for each language. */
const ordinaryIn = memoizedByKey((language: Language) =>
  memoizedFirstTexts(cachedAnswers, (word) => isOrdinaryWord(word, knownOf(language))),
)

function isOrdinaryWord(word: string, known: Known): boolean {
  const one = singular(word, known.language)
  if (isInWordSet(word, known.ordinary) || isInWordSet(one, known.ordinary) || isInWordSet(word, known.verbs)) return true
  if (isInWordSet(word, known.general)) return true
  if (known.adding.ordinaryEndings.some((ending) => word.length > ending.length + 2 && word.endsWith(ending))) return true
  return known.language === 'ar' && isJoined(word, known)
}

function isJoined(word: string, known: Known): boolean {
  return joinedTo(word).some(
    (one) => vocabularyOf('ar').root.next.has(one) || isInWordSet(one, known.ordinary) || isInWordSet(one, known.verbs),
  )
}

/** An Arabic word without its attached particles (و, ف, ب, ل before it, pronouns after it). */
function joinedTo(word: string): readonly string[] {
  if (word.length < 3) return []
  const rest = (/^[وفبلك]/u.test(word) ? word.slice(1) : word).replace(/^ال/u, '')
  return [rest, rest.replace(/(?:هما|ها|هم|ه)$/u, '')]
}
