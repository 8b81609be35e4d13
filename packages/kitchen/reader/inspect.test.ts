import { describe, expect, test } from 'vitest'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'

describe('inspected phrases', () => {
  test('an inspected phrase has the shape that the command line documents', () => {
    expect(inspectPhrase('2 eggs and milk', 'en')).toEqual({
      text: '2 eggs and milk',
      ingredients: ['egg', 'milk'],
      english: ['egg', 'milk'],
      forms: [null, null],
      unknown: [],
      contains: { dairy: 'yes', gluten: 'no', eggs: 'yes', peanut: 'no', shellfish: 'no', soybean: 'no', mushroom: 'no' },
      vegan: 'no',
      vegetarian: 'yes',
      pescatarian: 'yes',
    })
  })

  test('an inspected phrase with an unknown word rules out no allergen', () => {
    const seen = inspectPhrase('butter and zblorp', 'en')
    expect(seen).toMatchObject({ ingredients: ['butter'], unknown: ['zblorp'], vegan: 'no', vegetarian: 'unknown' })
    expect(seen.contains).toMatchObject({ dairy: 'yes', eggs: 'unknown' })
  })

  test('an inspected phrase without food has no facts: bleach', () => {
    const seen = inspectPhrase('bleach', 'en')
    expect(seen).toMatchObject({ ingredients: [], english: [], unknown: ['bleach'], vegan: 'unknown' })
    expect(new Set(Object.values(seen.contains))).toEqual(new Set(['unknown']))
  })

  test('an inspected empty line has no facts', () => {
    for (const text of ['', '  ', '\n']) {
      const seen = inspectPhrase(text, 'en')
      expect(new Set(Object.values(seen.contains))).toEqual(new Set(['unknown']))
      expect([seen.vegan, seen.vegetarian, seen.pescatarian]).toEqual(['unknown', 'unknown', 'unknown'])
    }
  })

  test('an inspected phrase names a food without an id by its words', () => {
    expect(inspectPhrase('oscypek cheese', 'en')).toMatchObject({ ingredients: [], english: ['oscypek cheese'], unknown: [] })
  })
})
