import { memoizedFirstTexts } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import { findFoods } from '#kitchen/reader/find-foods.ts'

/** How many answers are kept. */
const mostCached = 2_000

const isOneFood = memoizedFirstTexts(mostCached, (_key: string, { words, language }: { words: string; language: Language }) => {
  const [only, ...more] = findFoods(words, language)
  return only !== undefined && more.length === 0 && only.start === 0 && only.end === words.length
})

/**
 * Does a language read the cook's own words as one food? They are then written like any noun; unknown words stand in
 * quotation marks.
 */
export function isKnownIn(words: string, language: Language): boolean {
  return isOneFood(`${language} ${words}`, { words, language })
}
