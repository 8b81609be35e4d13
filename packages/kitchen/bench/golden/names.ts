import { createHash } from 'node:crypto'
import type { Language } from '#kitchen/options.ts'
import { poisonsIn, thingsIn } from '#kitchen/reader/kinds/not-food/poisons-in.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { namesOf } from '../gates/written-names.ts'

/**
 * Every name of our tables in a language, of foods, poisons and things, once and sorted: a moved row changes nothing.
 */
function everyName(language: Language): string[] {
  return [...new Set([...namesOf(language), ...poisonsIn[language], ...thingsIn[language]])].toSorted()
}

/** Each name with its reading, a line a name. */
export function nameLines(language: Language): string[] {
  return everyName(language).map((name) => JSON.stringify([name, readPhrase(name, language)]))
}

/** The hash of these lines: a row that is lost or read in another way changes it. */
export function hashOfLines(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)
}
