import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { inPlainFrench } from '#kitchen/reader/spelling/hasty-french.ts'

test.each([
  ['riiiz', 'rice'],
  ['pouletttt', 'chicken'],
  ['pilon poulé x6', 'chicken-leg'],
  ['beurre 1/2 sel entamé', 'butter'],
  ['quinoa cui', 'quinoa'],
  ['poulet cru 2blancs', 'chicken-breast'],
  ['concentré 2 tomate', 'tomato-paste'],
  ['somon fumé 2 tr.', 'smoked-salmon'],
])('the reader reads drawn-out and sounded French as misspelt: %s', (typed, ingredient) => {
  const { foods } = readPhrase(typed, 'fr')
  expect(foods.map((food) => food.ingredient)).toEqual([ingredient])
  expect(foods.flatMap((food) => Object.values(food.contains))).not.toContain('no')
})

test.each(['poule', 'VIII', 'XXX', '1/2 oignon', 'pâtes filées', 'farine 2 oeufs', 'cui'])('other words stay as they are: %s', (typed) => {
  expect(inPlainFrench(typed, 'fr')).toBe(typed)
})

test('no allergen is ruled out of a food with drawn-out letters', () => {
  expect(Object.values(readPhrase('riiiz', 'fr').foods[0]?.contains ?? { none: 'no' })).not.toContain('no')
})
