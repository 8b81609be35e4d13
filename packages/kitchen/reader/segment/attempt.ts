import type { SegmentReading } from '#kitchen/reader/food/segment-reading.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { readSegment } from '#kitchen/reader/segment/read-segment.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'

/** One language's reading of a part of a phrase. */
export interface Attempt {
  reading: SegmentReading
  vocabulary: Vocabulary
  tokens: readonly Token[]
}

/** Reads tokens in one language. `text` is their source. */
export function attemptIn(vocabulary: Vocabulary, text: string, tokens: readonly Token[]): Attempt {
  return { reading: readSegment(text, tokens, vocabulary), vocabulary, tokens }
}

/**
 * Does the language know the words as a whole? Every word is accounted for, typed or misspelt, and they name a food.
 */
export function isWhole({ reading }: Attempt): boolean {
  return reading.known !== 'part' && reading.foods.length > 0 && reading.unknown.length === 0 && reading.notFood.length === 0
}

/** Does the language know every word without assuming a variety or brand? */
export function knowsEveryWord({ reading }: Attempt): boolean {
  return reading.unknown.length === 0 && !reading.guessed
}
