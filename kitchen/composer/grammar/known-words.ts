import type { Language } from '#domain/options.ts'
import { findFoods } from '#kitchen/reader/find-foods.ts'

const cachedAnswers = new Map<string, boolean>()

/** The size of the cache. */
const mostCached = 2_000

/**
 * Does a language read the cook's own words as one food? They are then written like any noun; unknown words stand in
 * quotation marks.
 */
export function isKnownIn(words: string, language: Language): boolean {
  const key = `${language} ${words}`
  const before = cachedAnswers.get(key)
  if (before !== undefined) return before
  const [only, ...more] = findFoods(words, language)
  const known = only !== undefined && more.length === 0 && only.start === 0 && only.end === words.length
  if (cachedAnswers.size < mostCached) cachedAnswers.set(key, known)
  return known
}
