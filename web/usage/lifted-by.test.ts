import { expect, test } from 'vitest'
import type { Allowance } from './allowance.ts'
import { liftedBy } from './lifted-by.ts'

const usage = { used: 0, limit: null, remaining: null, resetDate: '2026-12-01T00:00:00.000Z', sessionId: null, totalLifetime: 0 }
const both: Allowance = { usage, premium: true, tester: true, canGenerate: true }

test('an account with several roles sees the first of admin, premium and tester', () => {
  expect(liftedBy(both, ['admin', 'premium', 'tester'])).toBeNull()
  expect(liftedBy(both, ['tester'])).toBe('premium')
  expect(liftedBy({ ...both, premium: false }, ['tester'])).toBe('tester')
  expect(liftedBy({ ...both, premium: false, tester: false }, [])).toBeNull()
})
