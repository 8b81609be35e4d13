import { expect, test } from 'vitest'
import { senseOfKind } from '#kitchen/reader/food/food.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test('a kind that is likely to contain milk, eggs or shellfish is not certainly vegan', () => {
  expect(senseOfKind({ class: 'sauce', mayContain: ['dairy'], diet: 'vegan' })).toMatchObject({
    vegan: 'unknown',
    vegetarian: 'yes',
  })
  expect(senseOfKind({ class: 'sauce', mayContain: ['shellfish'], diet: 'vegan' }).vegetarian).toBe('unknown')
  expect(senseOfKind({ class: 'sauce', mayContain: ['gluten'], diet: 'vegan' }).vegan).toBe('yes')
})

test.each([
  ['en', 'chocolate'],
  ['fr', 'chocolat'],
  ['de', 'Schokolade'],
] as const)('the reader is not certain that plain chocolate is vegan, in %s', (language, name) =>
  expect(readPhrase(name, language).foods[0]?.vegan).toBe('unknown'),
)
