import { expect, test } from 'vitest'
import { emptyFilters } from '#domain/filters/filters.ts'
import { summariseFilters } from '#domain/filters/summary.ts'

test('the summary has the chosen parts, with the cuisines last and in the order of choosing', () => {
  const filters = {
    ...emptyFilters,
    mealTypes: ['entrée' as const],
    allergens: ['dairy' as const],
    cuisines: ['Thai' as const, 'Italian' as const],
  }
  expect(summariseFilters(filters)).toEqual([
    { part: 'meal-type', choices: ['entrée'] },
    { part: 'without', choices: ['dairy'] },
    { part: 'cuisines', choices: ['Thai', 'Italian'] },
  ])
})

test('the summary of no filters is empty', () => {
  expect(summariseFilters(emptyFilters)).toEqual([])
})
