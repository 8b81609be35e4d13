import { describe, expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const ingredientsOf = (text: string) => readPhrase(text, 'ru').foods.map(({ ingredient, known }) => [ingredient, known])

describe('Russian typed on a Latin keyboard layout', () => {
  test.each([
    ['vjkjrj', 'milk'],
    ['uhtxrf', 'buckwheat'],
    ['Cs', null],
    ['[kt,', 'bread'],
    ['200 u hbcf', 'rice'],
  ])('the reader corrects Russian typed in Latin letters by their keys, as a guess: %s', (text, ingredient) => {
    expect(ingredientsOf(text)).toEqual(ingredient === null ? [] : [[ingredient, 'misspelt']])
  })

  test.each(['qwerty', 'asdfgh', 'hfrtnf', 'vjkjnjr', 'xyzzy'])(
    'the reader finds no food in Latin letters whose keys spell none: %s',
    (text) => {
      expect(ingredientsOf(text)).toEqual([])
    },
  )

  test('the reader ignores the keys when the Latin letters name a food: milk', () => {
    expect(ingredientsOf('milk')).toEqual([['milk', 'whole']])
  })
})
