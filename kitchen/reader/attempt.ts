import type { Vocabulary } from '#kitchen/reader/place.ts'
import { readSegment } from '#kitchen/reader/read-segment.ts'
import type { SegmentReading } from '#kitchen/reader/segment-reading.ts'
import type { Token } from '#kitchen/reader/tokens.ts'

/** A part of a phrase as one language reads it. */
export interface Attempt {
  reading: SegmentReading
  vocabulary: Vocabulary
  tokens: readonly Token[]
}

/** Reads tokens in one language. `text` is what the tokens were cut from. */
export function attemptIn(vocabulary: Vocabulary, text: string, tokens: readonly Token[]): Attempt {
  return { reading: readSegment(text, tokens, vocabulary), vocabulary, tokens }
}

/**
 * Does a language know the words as a whole? It accounts for each, as typed or as a misspelt one, and they name a
 * food.
 */
export function isWhole({ reading }: Attempt): boolean {
  return reading.known !== 'part' && reading.foods.length > 0 && reading.unknown.length === 0 && reading.notFood.length === 0
}

/** Does a language know every word, without taking one for a variety or a brand? */
export function isClear({ reading }: Attempt): boolean {
  return reading.unknown.length === 0 && !reading.guessed
}
