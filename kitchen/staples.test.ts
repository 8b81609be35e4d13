import { describe, expect, it } from 'vitest'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import { idsOfStaples } from '#kitchen/staples.ts'

describe('staples', () => {
  it('cover nothing when none is selected', () => {
    expect(idsOfStaples([])).toEqual([])
  })

  it('never bring an animal food unless butter is one of them', () => {
    const ids = idsOfStaples(['cooking oil', 'salt and pepper', 'sugar', 'rice', 'spices and herbs', 'garlic'])
    expect(ids.filter((id) => lexicon[id].diet !== 'vegan')).toEqual([])
  })

  it('open every spice and herb, vanilla too, but no nut or seed paste', () => {
    const ids = idsOfStaples(['spices and herbs'])
    expect(ids).toEqual(expect.arrayContaining(['cumin', 'thyme', 'parsley', 'vanilla', 'garam-masala']))
    expect(ids).not.toContain('peanut')
    expect(ids).not.toContain('tahini')
  })

  it('of cooking oil are plant oils, not lard or margarine', () => {
    expect(idsOfStaples(['cooking oil']).sort()).toEqual(['coconut-oil', 'olive-oil', 'peanut-oil', 'sesame-oil', 'vegetable-oil'])
  })
})
