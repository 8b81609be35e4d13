import { allergens, type Language, languageCodes } from '#kitchen/options.ts'
import { keysOf } from '#kitchen/reader/match/phrase-tree.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { ingredientTruths } from './oracle.ts'
import { accuracy, readAll, recall, type TestedRow, tallyAllergen, tallyDiet } from './reader-gates.ts'
import { percent } from './report.ts'
import { writtenIn } from './written-names.ts'

/** The reader's result for names that are in none of our tables: an honest measure of how it guesses. */
export interface Unlisted {
  language: Language
  /** Names that are in none of our tables, and all names. */
  rows: number
  of: number
  /** Allergens that such names contain, all seven together, and the share of them that the reader finds. */
  claims: number
  recall: number
  vegan: number
}

/**
 * Measures the reader on the names of the large table that are in no table of ours, in any language. Printed for
 * information, without a target.
 */
export function measureUnlisted(language: Language): Unlisted {
  const truths = ingredientTruths(language)
  const seen = readAll(
    truths.filter(({ name }) => !isListed(name)),
    language,
  )
  return { language, of: truths.length, ...tallyUnlisted(seen) }
}

/** The shares over the rows that were read. */
export function tallyUnlisted(seen: readonly TestedRow[]): Pick<Unlisted, 'rows' | 'claims' | 'recall' | 'vegan'> {
  const tallies = allergens.map((allergen) => tallyAllergen(seen, allergen))
  const all = {
    found: tallies.flatMap(({ found }) => found),
    asked: tallies.flatMap(({ asked }) => asked),
    missed: tallies.flatMap(({ missed }) => missed),
    falseAlarms: [],
    askedInVain: [],
    clean: [],
  }
  const claims = all.found.length + all.asked.length + all.missed.length
  return { rows: seen.length, claims, recall: recall(all), vegan: accuracy(tallyDiet(seen, 'vegan')) }
}

/** Whether a table of any language has the whole name, apart from case, accents, hyphens and number. */
export function isListed(name: string): boolean {
  return languageCodes.some((language) => listedNames(language).has(keyOf(name, language)))
}

/** The line of the report. */
export function unlistedLine({ language, rows, of, claims, ...share }: Unlisted): string {
  return `${language}: of names that stand in none of our tables (${rows} of ${of}): recall ${percent(share.recall)} of ${claims}, vegan judgement ${percent(share.vegan)}`
}

const known = new Map<Language, Set<string>>()

function listedNames(language: Language): Set<string> {
  const listed =
    known.get(language) ??
    new Set(
      [...writtenIn(language), ...vocabularyOf(language).words.preparation, ...vocabularyOf(language).words.neutral].map((name) =>
        keyOf(name, language),
      ),
    )
  known.set(language, listed)
  return listed
}

function keyOf(name: string, language: Language): string {
  return keysOf(tokenise(name), language).join(' ')
}
