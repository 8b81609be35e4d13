import { type Allergen, allergens, type Language } from '#kitchen/options.ts'
import type { Inspection } from '#kitchen/reader/inspect.ts'
import { type Diet, diets } from './reader-gates.ts'

/** The claims about a name that a reading denies although they are true or uncertain. */
export interface Denied {
  /**
   * Allergens that the name has or likely has and that the reading excludes, and diets that the name breaks and that
   * the reading claims.
   */
  wrong: (Allergen | Diet)[]
  /** The same for allergens and diets of which the name's own reading is not certain. */
  unsure: (Allergen | Diet)[]
}

/** Compares a reading of a name with the facts about the name. */
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

/** A reading that denies something. */
export interface Slip {
  /** The words that were read. */
  words: string
  /** The misspelt name, and the way of misspelling; missing when the words are the name itself. */
  misspelt?: { name: string; how: string }
  language: Language
  header: Language
  denied: (Allergen | Diet)[]
  readAs: string
}

/** Makes a slip of a reading. */
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
