import type { Language } from '#kitchen/options.ts'
import type { Chunk } from '#kitchen/reader/match/cover.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'

/** Measure words that name a dish at the end of a word without a number: 鸡肉包 is a bun, 一包鸡肉 a bag of chicken. */
const measures: Partial<Record<Language, readonly string[]>> = { zh: ['包', '卷', '盒', '串', '杯', '盅', '筒', '碗', '堡'] }

/** Does a dish name end in a measure word? Its further contents are unknown: the dough of a bun, the batter of 茄子盒. */
export function isNamedByMeasure(tokens: readonly Token[], chunks: readonly Chunk[], { language }: Vocabulary): boolean {
  const [last, before] = [tokens.at(-1), tokens.at(-2)]
  if (last === undefined || before?.end !== last.start || measures[language]?.includes(last.text) !== true) return false
  const isCounted = tokens.some(({ kind }) => kind === 'number') || chunks.some(({ place }) => place?.role === 'number')
  return !isCounted && chunks.at(-1)?.place?.food == null
}
