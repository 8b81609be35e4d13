import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { memoizedByKey } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'
import type { Chunk } from '#kitchen/reader/match/cover.ts'
import { exactWords } from '#kitchen/reader/match/phrase-tree.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import { cutsOfMeat } from '#kitchen/reader/words/cuts-of-meat.ts'

const keyOf = (tokens: readonly Token[], language: Language) => tokens.map(({ text }) => singular(text, language)).join(' ')

const cutsIn = memoizedByKey(
  (language: Language): ReadonlySet<string> => new Set(cutsOfMeat[language].map((cut) => keyOf(tokenise(cut), language))),
)

/** Is the word a cut of meat, and not only a way of cutting food? */
export const isCutOfMeat = (token: Token, language: Language): boolean => cutsIn(language).has(keyOf([token], language))

/** Classes of plants that have ribs, steaks or fillets of their own: ribs of celery, a cabbage steak. */
const cutThemselves: readonly IngredientClass[] = ['crisp-vegetable', 'leaf', 'vegetable', 'mushroom']

/**
 * Does a cut of meat stand only beside plants ("garlic wings", "gigot à l'ail", 孜然腿)? The meat is then unsaid, and the
 * plants are its seasoning. `chunks` is the cover of the tokens.
 */
export function isCutWithoutMeat(
  foods: readonly Food[],
  tokens: readonly Token[],
  chunks: readonly Chunk[],
  { language }: Vocabulary,
): boolean {
  const arePlants = foods.length > 0 && foods.every(({ vegan, class: kind }) => vegan === 'yes' && !cutThemselves.includes(kind))
  if (!arePlants) return false
  const isNamed = ({ from, to }: Chunk) => {
    const written = exactWords(tokens.slice(from, to))
    return foods.some(({ words }) => exactWords(tokenise(words)) === written)
  }
  return chunks.some((chunk) => !isNamed(chunk) && cutsIn(language).has(keyOf(tokens.slice(chunk.from, chunk.to), language)))
}
