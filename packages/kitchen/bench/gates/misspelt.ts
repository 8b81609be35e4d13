import { hashText, randomSourceFrom } from '#kitchen/composer/random.ts'
import { type Language, languageCodes } from '#kitchen/options.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { foodListedAs } from '#kitchen/reader/match/phrase-tree.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { misspell, slipsOfTheHand } from './misspell.ts'
import { hasName, keyOfName } from './written-names.ts'
import { deniedBy, type Slip, slipOf } from './wrong-no.ts'

/** The result of reading misspelt names. */
export interface Misspelt {
  names: number
  /** Misspelt names that were read. */
  variants: number
  /** Misspelt names that are themselves a whole name in some language, which are not read. */
  setAside: number
  /** Readings: under the name's own header, and under one chosen by seed. */
  readings: number
  /** Readings that deny an allergen that the name has, or claim a diet that it breaks. */
  wrong: Slip[]
}

/**
 * Misspells each name of a language once in every way, the same every time, and reads the result under its own header
 * and under another.
 */
export function readMisspelt(names: readonly string[], language: Language, inspect = inspectPhrase): Misspelt {
  const tally: Misspelt = { names: names.length, variants: 0, setAside: 0, readings: 0, wrong: [] }
  const others = languageCodes.filter((code) => code !== language)
  for (const name of names) {
    const known = inspect(name, language)
    for (const how of slipsOfTheHand) {
      const chance = randomSourceFrom(hashText(`${language} ${how} ${name}`))
      const words = misspell(name, how, chance)
      const drawn = others[chance.below(others.length)] ?? language
      if (words === null) continue
      const headers = isWholeName(words, name, language) ? [] : [language, drawn]
      if (headers.length === 0) tally.setAside += 1
      else tally.variants += 1
      for (const header of headers) {
        const reading = inspect(words, header)
        tally.readings += 1
        const { wrong } = deniedBy(reading, known)
        if (wrong.length > 0) tally.wrong.push(slipOf(words, wrong, reading, { misspelt: { name, how }, language, header }))
      }
    }
  }
  return tally
}

/**
 * Whether a misspelt name is a whole name in some language, or the plural of an English name: "peaches". Without its
 * accents a name is itself, unless another language has it too.
 */
function isWholeName(words: string, name: string, language: Language): boolean {
  const isItself = keyOfName(words) === keyOfName(name)
  const isIn = (code: Language) => hasName(code, words) || foodListedAs(keyOfName(words), vocabularyOf(code)) !== undefined
  return languageCodes.some((code) => (code !== language || !isItself) && isIn(code))
}

/** Adds the tallies of several parts. */
export function sumOfMisspelt(parts: readonly Misspelt[]): Misspelt {
  return {
    names: parts.reduce((sum, { names }) => sum + names, 0),
    variants: parts.reduce((sum, { variants }) => sum + variants, 0),
    setAside: parts.reduce((sum, { setAside }) => sum + setAside, 0),
    readings: parts.reduce((sum, { readings }) => sum + readings, 0),
    wrong: parts.flatMap(({ wrong }) => wrong),
  }
}
