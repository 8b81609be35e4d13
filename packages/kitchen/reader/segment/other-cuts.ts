import { asPossibility, type FoodSense, withDoubtsOf } from '#kitchen/reader/food/food.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'
import { type Chunk, coverWithPhrases, foodOfChunk } from '#kitchen/reader/match/cover.ts'
import { exactWords } from '#kitchen/reader/match/phrase-tree.ts'
import type { Place, Vocabulary } from '#kitchen/reader/match/place.ts'
import { rolesWithoutMeaning } from '#kitchen/reader/segment/pieces.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'

const longestName = 5

/**
 * Adds doubts to foods in Chinese characters that another segmentation would name otherwise: 花生油-条 may contain 油条, and
 * 红-豆奶 may be milk.
 */
export function withOtherCuts(
  foods: readonly Food[],
  tokens: readonly Token[],
  chunks: readonly Chunk[],
  vocabulary: Vocabulary,
  means: (place: Place) => boolean,
): Food[] {
  if (vocabulary.language !== 'zh' || foods.length === 0 || chunks.length < 2) return [...foods]
  const doubts = otherCuts(tokens, chunks, vocabulary, means).map(asPossibility)
  if (doubts.length === 0) return [...foods]
  return foods.map((food) => ({ ...food, ...doubts.reduce<FoodSense>(withDoubtsOf, food) }))
}

/** The foods of names that cross a segment border, with the words beside them, if every character is then known. */
function otherCuts(
  tokens: readonly Token[],
  chunks: readonly Chunk[],
  vocabulary: Vocabulary,
  means: (place: Place) => boolean,
): readonly FoodSense[] {
  const isCut = (at: number) => at === 0 || chunks.some(({ to }) => to === at)
  return chunks.flatMap(({ to: cut }) =>
    Array.from({ length: longestName - 1 }, (_, before) => cut - before - 1).flatMap((from) =>
      Array.from({ length: longestName - (cut - from) }, (_, behind) => cut + behind + 1).flatMap((to) => {
        if (from < 0 || to > tokens.length || (isCut(from) && isCut(to))) return []
        const sense = vocabulary.surfaces.get(exactWords(tokens.slice(from, to)))
        if (sense === undefined) return []
        const beside = [tokens.slice(0, from), tokens.slice(to)].flatMap((rest) =>
          coverWithPhrases(rest, vocabulary, means).map((chunk) => sensesOf(chunk, rest)),
        )
        return beside.includes(null) ? [] : [sense, ...beside.flatMap((senses) => senses ?? [])]
      }),
    ),
  )
}

/** The foods of a chunk. Empty for a word without meaning for food; null for an unknown word. */
function sensesOf(chunk: Chunk, tokens: readonly Token[]): readonly FoodSense[] | null {
  const food = foodOfChunk(chunk, tokens)
  if (food !== null) return [food]
  return chunk.place !== null && rolesWithoutMeaning.includes(chunk.place.role) ? [] : null
}
