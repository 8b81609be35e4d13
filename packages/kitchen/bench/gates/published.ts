import type { Allergen } from '#kitchen/options.ts'
import { type Inspection, inspectPhrase } from '#kitchen/reader/inspect.ts'
import { type Measured, noneOf } from './measured.ts'
import { oracleRows, type Row } from './oracle.ts'

const allergenOf: Readonly<Record<string, Allergen>> = {
  dairy: 'dairy',
  gluten: 'gluten',
  eggs: 'eggs',
  peanut: 'peanut',
  shellfish: 'shellfish',
}

/** Does the reader exclude for certain an allergen that a published list names? Asking the cook is no such error. */
export function deniesPublishedAllergen(claim: string, inspected: Inspection): boolean {
  const allergen = allergenOf[claim]
  if (allergen !== undefined) return inspected.contains[allergen] === 'no'
  return (claim === '(not vegan)' ? inspected.vegan : inspected.vegetarian) === 'yes'
}

/**
 * Compares the reader with published English lists of foods that contain an allergen, flesh or an animal's product.
 */
export function measurePublished(rows: readonly Row[] = oracleRows('allergen_published_lists_en.tsv')): Measured {
  const claims = rows.filter(({ certainty }) => certainty === 'contains')
  const passed = claims.filter(({ term = '', allergen_or_class: claim = '' }) => deniesPublishedAllergen(claim, inspectPhrase(term, 'en')))
  return {
    gates: [noneOf('en published lists: what passes as free of what it contains', passed.length, claims.length)],
    notes: [],
    faults: passed.map(({ term = '', allergen_or_class: claim = '' }) => ({ kind: `published: free of ${claim}`, detail: term })),
  }
}
