import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each([
  ['caillé', { dairy: 'yes' }],
  ['200 g de caillé', { dairy: 'yes' }],
  ['sablés', { gluten: 'yes' }],
  ['caille', { dairy: 'no' }],
] as const)('the reader respects an accent that makes another French food: %s', (text, contains) => {
  expect(readPhrase(text, 'fr').foods).toMatchObject([{ contains }])
})

test('the reader keeps an accented French word in the name of the food beside it: pâtés en croûte', () => {
  expect(readPhrase('pâtés en croûte', 'fr').foods).toMatchObject([{ contains: { gluten: 'yes' } }])
  expect(readPhrase('pâtés', 'fr').foods).toMatchObject([{ vegetarian: 'no' }])
})
