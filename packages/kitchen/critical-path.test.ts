import { expect, test } from 'vitest'
import { criticalPath } from '#kitchen/critical-path.ts'

test('the time of a phase is that of its longest chain of dependent steps, whatever else is done meanwhile', () => {
  const steps = [
    { phase: 'prepare', takes: 5, after: [] },
    { phase: 'cook', takes: 10, after: [0] },
    { phase: 'cook', takes: 30, after: [] },
    { phase: 'cook', takes: 25, after: [1] },
    { phase: 'rest', takes: 60, after: [2, 3] },
    { phase: 'cook', takes: 2, after: [4] },
  ] as const
  // The rice of 30 minutes cooks beside the sauce of 10 and 25; the last 2 minutes come after the rest.
  expect(criticalPath(steps, 'cook')).toBe(37)
  expect(criticalPath(steps, 'rest')).toBe(60)
  expect(criticalPath([], 'cook')).toBe(0)
})
