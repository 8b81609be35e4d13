import { coverWithPhrases } from '#kitchen/reader/match/cover.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { countsInPhrase } from '#kitchen/reader/segment/read-segment.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'

/** Characters that end a Chinese relative clause before the food: 朋友从老家带来的油菜. */
const clauseEndings: ReadonlySet<string> = new Set('的嘅')

/** Characters of verbs for handling food, and of verb suffixes. */
const verbCharacters: ReadonlySet<string> = new Set('买剩做放带送给吃用拿存开切煮泡腌冻晒种摘采寄留囤翻找捡分包了过着到完掉')

/**
 * The tokens after a clause about how the food was obtained; null without a clause, or if the clause names another
 * food or a poison.
 */
export function withoutRelativeClause(tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] | null {
  if (vocabulary.language !== 'zh') return null
  const end = tokens.findLastIndex(({ text }) => clauseEndings.has(text))
  if (end < 1 || end === tokens.length - 1) return null
  const clause = tokens.slice(0, end)
  if (!clause.some(({ text }) => verbCharacters.has(text))) return null
  const saysMore = coverWithPhrases(clause, vocabulary, countsInPhrase).some(
    ({ place }) =>
      place !== null && (place.food !== null || place.role === 'poison' || place.role === 'spoiled' || place.role === 'without'),
  )
  return saysMore ? null : tokens.slice(end + 1)
}
