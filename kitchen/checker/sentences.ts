import { memoizedText } from '#kitchen/checker/memoize.ts'
import { matchesOf } from '#kitchen/checker/phrases.ts'

/** A sentence of a text, and where it starts there. */
export interface Sentence {
  text: string
  start: number
}

const sentence = /[^.!?;。！？؟؛；]+(?:[.!?;](?!\s|$)[^.!?;。！？؟؛；]*)*[.!?;。！？؟؛；]*/gu

/** A point that only shortens a word: "5 Min. kochen", "2 ст. л. масла". */
const shortened = /(?:^|[\s\d(])(?:min|std|sek|ca|geh|gestr|tl|el|c|cuil|env|aprox|seg|ст|ч|л|мин|сек|гр|шт|град|approx|no)\.$/iu

/** Texts of one recipe and a few more. */
const most = 100

/**
 * The sentences of a text. The point in "1.5" or "4.3 cm" ends none, nor does that of "5 Min." before a small
 * letter.
 */
function cutSentences(text: string): Sentence[] {
  const all: Sentence[] = []
  for (const { 0: found, index } of matchesOf(sentence, text)) {
    const last = all.at(-1)
    const isGoingOn = last !== undefined && shortened.test(last.text) && !/^\s*\p{Lu}/u.test(found)
    if (isGoingOn) last.text += found
    else if (found.trim() !== '') all.push({ text: found, start: index })
  }
  return all
}

/** The sentences of a text, cut once for all rules. */
export const sentencesOf: (text: string) => readonly Sentence[] = memoizedText(most, cutSentences)
