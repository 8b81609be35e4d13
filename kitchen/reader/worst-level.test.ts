import { expect, it } from 'vitest'
import { senseOfKind } from '#kitchen/reader/food.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

it('a kind that is likely to hold milk, eggs or shellfish is not vegan for certain', () => {
  expect(senseOfKind({ class: 'sauce', mayContain: ['dairy'], diet: 'vegan' })).toMatchObject({
    vegan: 'unknown',
    vegetarian: 'yes',
  })
  expect(senseOfKind({ class: 'sauce', mayContain: ['shellfish'], diet: 'vegan' }).vegetarian).toBe('unknown')
  expect(senseOfKind({ class: 'sauce', mayContain: ['gluten'], diet: 'vegan' }).vegan).toBe('yes')
})

it.each([
  ['en', 'chocolate'],
  ['fr', 'chocolat'],
  ['de', 'Schokolade'],
] as const)('plain chocolate is asked about in %s', (language, name) => expect(readPhrase(name, language).foods[0]?.vegan).toBe('unknown'))
