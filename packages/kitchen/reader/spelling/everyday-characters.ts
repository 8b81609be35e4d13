import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import { zh } from '#kitchen/reader/words/ordinary/zh.ts'

const ordinaryWords = new Set(
  zh.map((word) =>
    tokenise(word)
      .map(({ text }) => text)
      .join(''),
  ),
)
const longestOrdinary = Math.max(...[...ordinaryWords].map(({ length }) => length))

/** Returns a test for characters that belong to an everyday word: such a word is no misspelt food. */
export function everydayCharactersIn(tokens: readonly Token[], { language }: Vocabulary): (from: number, to: number) => boolean {
  if (language !== 'zh') return () => false
  const spans = tokens.flatMap((_, from) =>
    tokens
      .slice(from, from + longestOrdinary)
      .map((_, length) => ({ from, to: from + length + 1 }))
      .filter((span) =>
        ordinaryWords.has(
          tokens
            .slice(span.from, span.to)
            .map(({ text }) => text)
            .join(''),
        ),
      ),
  )
  return (from, to) => spans.some((span) => span.from < to && span.to > from)
}
