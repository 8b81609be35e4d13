import { type Allergen, allergens, type Language } from '#domain/options.ts'
import type { Inspection } from '#kitchen/reader/inspect.ts'
import { type Diet, diets } from './reader-gates.ts'

/** What a reading denies that is true of a name, or of which nobody knows whether it is. */
export interface Denied {
  /**
   * Allergens that the name has or is likely to have and that are said to be absent; diets that it breaks and that
   * are said to be kept.
   */
  wrong: (Allergen | Diet)[]
  /** The same where the name's own reading does not know. */
  unsure: (Allergen | Diet)[]
}

/** Compares what a reading says of a name with what is known of it. */
export function deniedBy(reading: Inspection, known: Inspection): Denied {
  const absent = allergens.filter((allergen) => reading.contains[allergen] === 'no')
  const kept = diets.filter((diet) => reading[diet] === 'yes')
  return {
    wrong: [
      ...absent.filter((allergen) => known.contains[allergen] === 'yes' || known.contains[allergen] === 'likely'),
      ...kept.filter((diet) => known[diet] === 'no'),
    ],
    unsure: [...absent.filter((allergen) => known.contains[allergen] === 'unknown'), ...kept.filter((diet) => known[diet] === 'unknown')],
  }
}

/** One reading that denies something. */
export interface Slip {
  /** What was read. */
  words: string
  /** The name that was misspelt, and how; missing where the words are the name itself. */
  misspelt?: { name: string; how: string }
  language: Language
  header: Language
  denied: (Allergen | Diet)[]
  readAs: string
}

/** A reading that denies something, with what it was read as. */
export function slipOf(
  words: string,
  denied: Slip['denied'],
  reading: Inspection,
  where: Pick<Slip, 'misspelt' | 'language' | 'header'>,
): Slip {
  const known = reading.english.join(' + ') || 'no food'
  return { words, ...where, denied, readAs: reading.unknown.length === 0 ? known : `${known}, unknown ${reading.unknown.join(' + ')}` }
}

/** The line of a slip. */
export function slipLine(what: string, { words, misspelt, language, header, denied, readAs }: Slip): string {
  const meant = misspelt === undefined ? [] : [`for ${misspelt.name}, ${misspelt.how}`]
  return [what, `${language} under ${header}`, words, ...meant, `denies ${denied.join(', ')}`, `read as ${readAs}`].join('\t')
}
