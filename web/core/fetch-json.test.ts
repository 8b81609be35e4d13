import { expect, test } from 'vitest'
import { failureCodeOf, pointersIn } from '#web/core/fetch-json.ts'

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

test('a problem says where the fault lies', () => {
  expect(pointersIn({ code: 'bad_request', errors: [{ pointer: '#/ingredients/0', code: 'prompt' }] })).toEqual(['#/ingredients/0'])
  expect(pointersIn({ code: 'bad_request', detail: 'Nested deeper than 32.' })).toEqual([])
  expect(pointersIn(undefined)).toEqual([])
})
