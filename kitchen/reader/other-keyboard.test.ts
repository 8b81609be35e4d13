import { describe, expect, it } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const ingredientsOf = (text: string) => readPhrase(text, 'ru').foods.map(({ ingredient, known }) => [ingredient, known])

describe('Russian typed while the keyboard wrote Latin letters', () => {
  it.each([
    ['vjkjrj', 'milk'],
    ['uhtxrf', 'buckwheat'],
    ['Cs', null],
    ['[kt,', 'bread'],
    ['200 u hbcf', 'rice'],
  ])('is the food that the keys stand for, and a guess: %s', (text, ingredient) => {
    expect(ingredientsOf(text)).toEqual(ingredient === null ? [] : [[ingredient, 'misspelt']])
  })

  it.each(['qwerty', 'asdfgh', 'hfrtnf', 'vjkjnjr', 'xyzzy'])('is no food where the keys stand for none: %s', (text) => {
    expect(ingredientsOf(text)).toEqual([])
  })

  it('is not looked for where the Latin letters name a food', () => {
    expect(ingredientsOf('milk')).toEqual([['milk', 'whole']])
  })
})
