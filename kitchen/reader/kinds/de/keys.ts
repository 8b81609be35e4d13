import { singular } from '#kitchen/reader/plurals.ts'
import { tokenise } from '#kitchen/reader/tokens.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** German words in the form in which the words beside a head noun are compared with them: folded, without their endings. */
export function keys(words: string): readonly string[] {
  return list(words).map((word) =>
    tokenise(word)
      .filter(({ kind }) => kind !== 'mark')
      .map(({ text }) => singular(text, 'de'))
      .join(' '),
  )
}
