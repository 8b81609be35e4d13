import { foldWord } from '#kitchen/reader/fold.ts'
import { russianStem } from '#kitchen/reader/russian.ts'
import { list } from '#kitchen/reader/words/words.ts'

/**
 * Russian words in one string, in the form that the reader compares beside a head noun: folded and without their
 * case.
 */
export function stems(words: string): readonly string[] {
  return list(words).map((phrase) =>
    phrase
      .split(' ')
      .map((word) => russianStem(foldWord(word)))
      .join(' '),
  )
}
