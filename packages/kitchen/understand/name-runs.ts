import { exactWords } from '#kitchen/reader/match/phrase-tree.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'

/** The most words (or single characters) of a name that this search compares. */
const longestRun = 8
/** The most tokens of a phrase; a longer text is no misspelt name. */
const mostTokens = 40

/** Consecutive words of a phrase: their position, and their folded form for comparison. */
export interface WordRun {
  start: number
  end: number
  words: string
}

const isName = ({ kind }: Token) => kind === 'word' || kind === 'character'
const isHyphen = ({ kind, text }: Token) => kind === 'mark' && /^[-‐‑]$/u.test(text)

/**
 * Every run of consecutive words in a phrase, without numbers and punctuation. A hyphen does not separate words:
 * "gluten-free flour".
 */
export function wordRunsOf(text: string): WordRun[] {
  const tokens = tokenise(text).slice(0, mostTokens)
  return tokens.flatMap((first, from) =>
    tokens.slice(from, from + longestRun).flatMap((last, length): WordRun[] => {
      const run = tokens.slice(from, from + length + 1)
      const isRun = isName(first) && isName(last) && run.every((token) => isName(token) || isHyphen(token))
      return isRun ? [{ start: first.start, end: last.end, words: exactWords(run.filter(isName)) }] : []
    }),
  )
}
