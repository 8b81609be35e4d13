import type { Phrases } from '#kitchen/checker/words/words.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import { memoizedByKey } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import type { Place } from '#kitchen/reader/match/place.ts'
import { countsInPhrase } from '#kitchen/reader/segment/read-segment.ts'

/** An unknown word that a step adds, and its form in the list's spelling. */
export interface UnknownWord {
  words: string
  isListed(listed: ReadonlySet<string>): boolean
}

/** The general words for foods, such as "meat". They are known even when they are no ingredient. */
export const generalWordsOf: (language: Language) => Phrases = memoizedByKey((language: Language) => {
  const { families, carrying } = checkerWordsIn[language]
  return [...Object.values(families), ...Object.values(carrying)].flat()
})

/**
 * Does the reader know a word at this place of its phrase tree: a food, a unit, a preparation, or a thing named after
 * a food?
 */
export function isKnownPlace(place: Place): boolean {
  return countsInPhrase(place) || place.isOtherThing
}
