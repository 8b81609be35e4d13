import { memoizedText } from '#kitchen/memoize.ts'

/** A lower-case text and its words. */
interface LowerWords {
  text: string
  words: readonly string[]
}

const word = /[\p{L}\p{M}]+/gu

/** Cache size: the texts of one recipe and a few more. */
const cachedTexts = 100

/** The lower-case words of a text with their accents, for telling languages apart. Memoized for all rules. */
export const lowerCaseWordsOf: (text: string) => LowerWords = memoizedText(cachedTexts, (written) => {
  const text = written.toLowerCase()
  return { text, words: text.match(word) ?? [] }
})
