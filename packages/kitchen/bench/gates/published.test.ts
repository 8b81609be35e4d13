import { describe, expect, it } from 'vitest'
import { missedGates } from './gate.ts'
import { hasOracle } from './oracle.ts'
import { measurePublished } from './published.ts'

const row = (term: string, claim: string, certainty = 'contains') => ({ term, allergen_or_class: claim, certainty })

describe('the published lists of foods to avoid', () => {
  it('a published claim is compared with what passes as free, and not with what is asked about', () => {
    const rows = [
      row('butter', 'dairy'),
      row('carrot', 'dairy'),
      row('zblorp', 'eggs'),
      row('carrot', '(meat)'),
      row('honey', '(not vegan)'),
      row('carrot', 'eggs', 'may contain'),
    ]
    const { gates, faults } = measurePublished(rows)
    expect(gates).toMatchObject([{ value: 2, of: 5 }])
    expect(faults.map(({ kind, detail }) => `${detail}: ${kind}`)).toEqual([
      'carrot: published: free of dairy',
      'carrot: published: free of (meat)',
    ])
  })

  it.skipIf(!hasOracle)('the reader passes no food of the published lists as free', () => {
    const { gates, faults } = measurePublished()
    expect(faults).toEqual([])
    expect(missedGates(gates)).toEqual([])
  })
})
