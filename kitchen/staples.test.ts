import { describe, expect, it } from 'vitest'
import { spiceRack } from '#domain/options.ts'
import { ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { ingredientsOfStaples } from '#kitchen/staples.ts'

describe('staples', () => {
  it('cover nothing when none is selected', () => {
    expect(ingredientsOfStaples([])).toEqual([])
  })

  it('never bring an animal food unless butter is one of them', () => {
    const ids = ingredientsOfStaples(['cooking oil', 'salt and pepper', 'sugar', 'rice', 'spices and herbs', 'garlic'])
    expect(ids.filter((id) => lexicon[id].diet !== 'vegan')).toEqual([])
  })

  it('of spices and herbs are what stands dried in an ordinary rack, by the list that the page names', () => {
    expect(ingredientsOfStaples(['spices and herbs'])).toEqual([...spiceRack])
    expect(spiceRack).toEqual(expect.arrayContaining(['cumin', 'dried-thyme', 'bay-leaf', 'cinnamon']))
  })

  it('of spices and herbs are nothing fresh and no blend of one kitchen', () => {
    const fresh = ingredientIds.filter((id) => lexicon[id].class === 'herb')
    const blends = ingredientIds.filter((id) => lexicon[id].class === 'spice-blend')
    const others = [
      'rosemary',
      'thyme',
      'sage',
      'oregano',
      'curry-leaf',
      'kaffir-lime-leaf',
      'shiso',
      'vanilla',
      'saffron',
      'peanut',
      'tahini',
    ]
    const never: readonly string[] = [...fresh, ...blends, ...others]
    expect(never).toContain('garam-masala')
    expect(spiceRack.filter((id) => never.includes(id))).toEqual([])
  })

  it('of cooking oil are plant oils, not lard or margarine', () => {
    expect(ingredientsOfStaples(['cooking oil']).sort()).toEqual(['coconut-oil', 'olive-oil', 'peanut-oil', 'sesame-oil', 'vegetable-oil'])
  })
})
