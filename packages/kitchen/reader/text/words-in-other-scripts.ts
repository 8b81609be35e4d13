import { armenian } from '#kitchen/reader/text/other-scripts/armenian.ts'
import { georgian } from '#kitchen/reader/text/other-scripts/georgian.ts'
import { greek } from '#kitchen/reader/text/other-scripts/greek.ts'
import { hebrew } from '#kitchen/reader/text/other-scripts/hebrew.ts'
import { hindi } from '#kitchen/reader/text/other-scripts/hindi.ts'
import { korean } from '#kitchen/reader/text/other-scripts/korean.ts'
import { measures } from '#kitchen/reader/text/other-scripts/measures.ts'
import { thai } from '#kitchen/reader/text/other-scripts/thai.ts'
import { formsOf } from '#kitchen/word-list.ts'

/** The form in which words are compared: without accents, vowel points and the final sigma. */
export function otherScriptKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u093c]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ς', 'σ')
}

/**
 * English names by the words in scripts of no reading language. The English name has the same facts; a dish goes by an
 * English dish of which at least as much is unknown.
 */
export const englishOfOtherScripts: ReadonlyMap<string, string> = new Map(
  formsOf(armenian, georgian, korean, greek, hebrew, hindi, thai, measures).map(([word, english]) => [
    otherScriptKey(word),
    english.toLowerCase(),
  ]),
)
