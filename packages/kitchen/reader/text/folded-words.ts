import { memoizedText } from '#kitchen/memoize.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'

/** The folded words and characters of a text, without punctuation. */
export const foldedWordsOf = memoizedText(500, (text: string): readonly string[] =>
  tokenise(text)
    .filter(({ kind }) => kind !== 'mark')
    .map((token) => token.text),
)
