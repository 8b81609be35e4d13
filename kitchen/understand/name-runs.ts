import { exactWords } from '#kitchen/reader/phrase-tree.ts'
import { type Token, tokenise } from '#kitchen/reader/tokens.ts'

/** Words, or single characters, of the longest name that this searches in a phrase. */
const longestRun = 8
/** A longer text is no misspelt name. */
const mostTokens = 40

/** Some words of a phrase that stand together: where they are, and how names are compared with them. */
export interface Run {
  start: number
  end: number
  words: string
}

const isName = ({ kind }: Token) => kind === 'word' || kind === 'character'
const isHyphen = ({ kind, text }: Token) => kind === 'mark' && /^[-‐‑]$/u.test(text)

/**
 * Every run of words of a phrase, without its numbers and marks; a hyphen within it parts nothing: "gluten-free
 * flour".
 */
export function runsOf(text: string): Run[] {
  const tokens = tokenise(text).slice(0, mostTokens)
  return tokens.flatMap((first, from) =>
    tokens.slice(from, from + longestRun).flatMap((last, length): Run[] => {
      const run = tokens.slice(from, from + length + 1)
      const isRun = isName(first) && isName(last) && run.every((token) => isName(token) || isHyphen(token))
      return isRun ? [{ start: first.start, end: last.end, words: exactWords(run.filter(isName)) }] : []
    }),
  )
}
