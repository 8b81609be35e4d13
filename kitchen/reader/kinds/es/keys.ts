import { singular } from '#kitchen/reader/plurals.ts'
import { tokenise } from '#kitchen/reader/tokens.ts'

/** A list of Spanish words as the reader compares them: folded and in the singular of its rules. */
export function keys(words: string): readonly string[] {
  return words.split(',').map((phrase) =>
    tokenise(phrase)
      .filter((token) => token.kind !== 'mark')
      .map((token) => singular(token.text, 'es'))
      .join(' '),
  )
}
