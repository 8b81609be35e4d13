import { expect, test } from 'vitest'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { planTurnsOf } from '#kitchen/testing/some-plans.ts'

/** The ml of salt in an entrée of these foods, for each turn. */
function saltIn(...typed: string[]): number[] {
  const request = typedRequest(typed, { searchMode: 'full', cuisine: 'Italian', selectedStaples: ['cooking oil', 'salt and pepper'] })
  return planTurnsOf(request, 3).map(({ plan }) => plan.lines.find(({ item }) => item.class === 'salt')?.amount?.amount ?? 0)
}

test('the composer halves the salt beside a salty food, and leaves it out when most of the plate is salty', () => {
  const plain = Math.max(...saltIn('zucchini', 'potatoes'))
  expect(plain).toBeGreaterThan(0)
  for (const typed of [
    ['zucchini', 'potatoes', 'feta'],
    ['zucchini', 'potatoes', 'olives'],
    ['chicken', 'bacon'],
  ])
    expect([typed, Math.max(...saltIn(...typed)) <= plain / 2]).toEqual([typed, true])
  for (const typed of [['spam', 'rice'], ['smoked salmon'], ['kimchi'], ['sausages', 'peppers']])
    expect([typed, Math.max(...saltIn(...typed))]).toEqual([typed, 0])
})
