import type { Language } from '#domain/options.ts'
import type { Phrases } from '#kitchen/checker/words/words.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import type { Place } from '#kitchen/reader/place.ts'
import { countsInPhrase } from '#kitchen/reader/read-segment.ts'

/** An unknown word that a step adds, unless the list has it. */
export interface UnknownWord {
  words: string
  isListed(listed: ReadonlySet<string>): boolean
}

const generalWords = new Map<Language, Phrases>()

/** The general words for foods: known, even where the reader has no such food. */
export function generalWordsOf(language: Language): Phrases {
  const known = generalWords.get(language)
  if (known !== undefined) return known
  const { families, carrying } = checkerWordsIn[language]
  const made = [...Object.values(families), ...Object.values(carrying)].flat()
  generalWords.set(language, made)
  return made
}

/** Words that the reader knows in a text: foods, units, preparations, and things with the name of a food. */
export function isKnown(place: Place): boolean {
  return countsInPhrase(place) || place.isOtherThing
}
