import { expect, test } from 'vitest'
import { failureCodeOf } from '#web/core/api.ts'

test('a problem is known by its code', () => {
  expect(failureCodeOf(400, { type: 'about:blank', code: 'missing_fields' })).toBe('missing_fields')
  expect(failureCodeOf(403, { code: 'captcha_required' })).toBe('captcha_required')
})

test('a failure without a known code is temporarily unavailable', () => {
  expect(failureCodeOf(502, undefined)).toBe('unavailable')
  expect(failureCodeOf(500, '<html>')).toBe('unavailable')
  expect(failureCodeOf(500, { code: 'toString' })).toBe('unavailable')
  expect(failureCodeOf(429, null)).toBe('too_many_requests')
})
