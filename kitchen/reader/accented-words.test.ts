import { expect, it } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

it.each([
  ['caillé', { dairy: 'yes' }],
  ['200 g de caillé', { dairy: 'yes' }],
  ['sablés', { gluten: 'yes' }],
  ['caille', { dairy: 'no' }],
] as const)('an accent that makes another food of a French word is heeded: %s', (text, contains) => {
  expect(readPhrase(text, 'fr').foods).toMatchObject([{ contains }])
})

it('an accented word beside another food is part of its name', () => {
  expect(readPhrase('pâtés en croûte', 'fr').foods).toMatchObject([{ contains: { gluten: 'yes' } }])
  expect(readPhrase('pâtés', 'fr').foods).toMatchObject([{ vegetarian: 'no' }])
})
