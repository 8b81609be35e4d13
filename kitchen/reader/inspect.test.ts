import { describe, expect, it } from 'vitest'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'

describe('an inspected phrase', () => {
  it('has the shape that the command line promises', () => {
    expect(inspectPhrase('2 eggs and milk', 'en')).toEqual({
      text: '2 eggs and milk',
      ingredients: ['egg', 'milk'],
      english: ['egg', 'milk'],
      unknown: [],
      contains: { dairy: 'yes', gluten: 'no', eggs: 'yes', peanut: 'no', shellfish: 'no', soybean: 'no', mushroom: 'no' },
      vegan: 'no',
      vegetarian: 'yes',
      pescatarian: 'yes',
    })
  })

  it('does not know what a strange word hides', () => {
    const seen = inspectPhrase('butter and zblorp', 'en')
    expect(seen).toMatchObject({ ingredients: ['butter'], unknown: ['zblorp'], vegan: 'no', vegetarian: 'unknown' })
    expect(seen.contains).toMatchObject({ dairy: 'yes', eggs: 'unknown' })
  })

  it('knows nothing of what is not food', () => {
    const seen = inspectPhrase('bleach', 'en')
    expect(seen).toMatchObject({ ingredients: [], english: [], unknown: ['bleach'], vegan: 'unknown' })
    expect(new Set(Object.values(seen.contains))).toEqual(new Set(['unknown']))
  })

  it('claims nothing of an empty line', () => {
    for (const text of ['', '  ', '\n']) {
      const seen = inspectPhrase(text, 'en')
      expect(new Set(Object.values(seen.contains))).toEqual(new Set(['unknown']))
      expect([seen.vegan, seen.vegetarian, seen.pescatarian]).toEqual(['unknown', 'unknown', 'unknown'])
    }
  })

  it('names a food without an id by its words', () => {
    expect(inspectPhrase('oscypek cheese', 'en')).toMatchObject({ ingredients: [], english: ['oscypek cheese'], unknown: [] })
  })
})
