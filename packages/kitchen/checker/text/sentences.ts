import { matchesOf } from '#kitchen/checker/text/phrases.ts'
import { memoizedText } from '#kitchen/memoize.ts'

/** A sentence and its start position in the text. */
export interface Sentence {
  text: string
  start: number
}

const sentence = /[^.!?;。！？؟؛；]+(?:[.!?;](?!\s|$)[^.!?;。！？؟؛；]*)*[.!?;。！？؟؛；]*/gu

/** Abbreviations whose period ends no sentence: "5 Min. kochen", "2 ст. л. масла". */
const abbreviationPattern = /(?:^|[\s\d(])(?:min|std|sek|ca|geh|gestr|tl|el|c|cuil|env|aprox|seg|ст|ч|л|мин|сек|гр|шт|град|approx|no)\.$/iu

/** Cache size: the texts of one recipe and a few more. */
const cachedTexts = 100

/**
 * Cuts a text into sentences. The point of "1.5" or "4.3 cm" ends none, nor does "5 Min." before a lower-case letter.
 */
function cutSentences(text: string): Sentence[] {
  const all: Sentence[] = []
  for (const { 0: found, index } of matchesOf(sentence, text)) {
    const last = all.at(-1)
    const isGoingOn = last !== undefined && abbreviationPattern.test(last.text) && !/^\s*\p{Lu}/u.test(found)
    if (isGoingOn) last.text += found
    else if (found.trim() !== '') all.push({ text: found, start: index })
  }
  return all
}

/** The sentences of a text, memoized for all rules. */
export const sentencesOf: (text: string) => readonly Sentence[] = memoizedText(cachedTexts, cutSentences)
