import { type Language, languageCodes } from '#kitchen/options.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { hasName } from './written-names.ts'
import { deniedBy, type Slip, slipOf } from './wrong-no.ts'

/** The result of reading names under the headers of other languages. */
export interface EveryHeader {
  names: number
  /** Readings of a name under a header that is not its own. */
  pairs: number
  /** Readings that deny an allergen or claim a diet against the name's own reading. */
  wrong: Slip[]
  /** Readings that deny an allergen or claim a diet of which the name's own reading is not certain. */
  unsure: Slip[]
  /**
   * The readings of both kinds in which the header's language has the same word as a name of its own. These are no
   * errors, but a person reads them.
   */
  sameWord: Slip[]
  sameWordUnsure: Slip[]
}

/**
 * Reads names of a language under every other header, and compares each reading with the one under the name's own
 * header.
 */
export function readUnderEveryHeader(names: readonly string[], language: Language, inspect = inspectPhrase): EveryHeader {
  const tally: EveryHeader = { names: names.length, pairs: 0, wrong: [], unsure: [], sameWord: [], sameWordUnsure: [] }
  const others = languageCodes.filter((code) => code !== language)
  for (const name of names) {
    const known = inspect(name, language)
    for (const header of others) {
      const reading = inspect(name, header)
      tally.pairs += 1
      const { wrong, unsure } = deniedBy(reading, known)
      if (wrong.length + unsure.length === 0) continue
      const isOwnWord = hasName(header, name)
      if (wrong.length > 0) (isOwnWord ? tally.sameWord : tally.wrong).push(slipOf(name, wrong, reading, { language, header }))
      if (unsure.length > 0) (isOwnWord ? tally.sameWordUnsure : tally.unsure).push(slipOf(name, unsure, reading, { language, header }))
    }
  }
  return tally
}

/** Adds the tallies of several parts. */
export function sumOfHeaders(parts: readonly EveryHeader[]): EveryHeader {
  return {
    names: parts.reduce((sum, { names }) => sum + names, 0),
    pairs: parts.reduce((sum, { pairs }) => sum + pairs, 0),
    wrong: parts.flatMap(({ wrong }) => wrong),
    unsure: parts.flatMap(({ unsure }) => unsure),
    sameWord: parts.flatMap(({ sameWord }) => sameWord),
    sameWordUnsure: parts.flatMap(({ sameWordUnsure }) => sameWordUnsure),
  }
}
