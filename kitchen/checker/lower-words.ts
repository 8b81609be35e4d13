import { memoizedText } from '#kitchen/checker/memoize.ts'

/** A text in small letters, with its words. */
interface LowerWords {
  text: string
  words: readonly string[]
}

const word = /[\p{L}\p{M}]+/gu

/** Texts of one recipe and a few more. */
const most = 100

/** The words of a text in small letters, with accents, for telling languages apart: found once for all rules. */
export const lowerWordsOf: (text: string) => LowerWords = memoizedText(most, (written) => {
  const text = written.toLowerCase()
  return { text, words: text.match(word) ?? [] }
})
