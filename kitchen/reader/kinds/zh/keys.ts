import { tokenise } from '#kitchen/reader/tokens.ts'

/** A list of Chinese words as the reader compares them: folded, one character a token. */
export function keys(words: string): readonly string[] {
  return words.split(',').map((phrase) =>
    tokenise(phrase)
      .filter((token) => token.kind !== 'mark')
      .map((token) => token.text)
      .join(' '),
  )
}
