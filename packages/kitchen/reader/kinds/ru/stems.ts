import { russianStem } from '#kitchen/reader/match/russian.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * Splits a Russian word list into lookup keys, as modifiers of a head noun are compared: folded, without case endings.
 */
export function stemKeysOf(words: string): readonly string[] {
  return list(words).map((phrase) =>
    phrase
      .split(' ')
      .map((word) => russianStem(foldWord(word)))
      .join(' '),
  )
}
