import { type Language, languageCodes } from '#domain/options.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { hasName } from './written-names.ts'
import { deniedBy, type Slip, slipOf } from './wrong-no.ts'

/** What came of reading names under the headers of other languages. */
export interface EveryHeader {
  names: number
  /** Readings of a name under a header that is not its own. */
  pairs: number
  /** Readings that deny what the name's own reading says. */
  wrong: Slip[]
  /** Readings that deny what the name's own reading does not know. */
  unsure: Slip[]
  /**
   * Of both, those where the header's language has that very word as a name of its own: no error, but read by a
   * person.
   */
  sameWord: Slip[]
  sameWordUnsure: Slip[]
}

/** Reads names of a language under every other header, and holds that against the reading under their own. */
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

/** The tallies of several parts as one. */
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
