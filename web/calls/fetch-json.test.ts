import { afterEach, expect, test, vi } from 'vitest'
import { failureCodeOf, fetchJson, pointersIn } from '#web/calls/fetch-json.ts'

afterEach(() => vi.unstubAllGlobals())

test('the code of a problem decides what failed', () => {
  expect(failureCodeOf(400, { type: 'about:blank', code: 'missing_fields' })).toBe('missing_fields')
  expect(failureCodeOf(403, { code: 'captcha_required' })).toBe('captcha_required')
})

test('a failure without a known code reads as temporarily unavailable', () => {
  expect(failureCodeOf(502, undefined)).toBe('unavailable')
  expect(failureCodeOf(500, '<html>')).toBe('unavailable')
  expect(failureCodeOf(500, { code: 'toString' })).toBe('unavailable')
  expect(failureCodeOf(429, null)).toBe('too_many_requests')
})

test('a 403 without a known code asks for the captcha', () => {
  expect(failureCodeOf(403, undefined)).toBe('captcha_required')
  expect(failureCodeOf(403, { message: 'Forbidden' })).toBe('captcha_required')
  expect(failureCodeOf(403, { code: 'forbidden' })).toBe('forbidden')
  expect(failureCodeOf(403, { code: 'a_code_of_a_later_version' })).toBe('unavailable')
})

test.each([
  { error: 'Captcha verification required' },
  { message: 'Please pass the security check first.' },
  { msg: 'captcha protection: request disallowed' },
  { error: { message: 'hCaptcha token missing' } },
])('a failure whose message speaks of a captcha or of security asks for the captcha: %j', (body) => {
  expect(failureCodeOf(400, body)).toBe('captcha_required')
  expect(failureCodeOf(500, body)).toBe('captcha_required')
})

test('a known code counts more than the words beside it', () => {
  expect(failureCodeOf(500, { code: 'unexpected_failure', detail: 'security definer' })).toBe('unexpected_failure')
})

test('a problem says where the fault lies', () => {
  expect(pointersIn({ code: 'bad_request', errors: [{ pointer: '#/ingredients/0', code: 'prompt' }] })).toEqual(['#/ingredients/0'])
  expect(pointersIn({ code: 'bad_request', detail: 'Nested deeper than 32.' })).toEqual([])
  expect(pointersIn(undefined)).toEqual([])
})

/** A server that answers so, whatever it is asked. */
const answering = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer())

test('an answer that broke off on its way was not reached, one that is no JSON was', async () => {
  answering(() => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })))
  await expect(fetchJson('/', {})).rejects.toMatchObject({ code: 'unreachable' })
  answering(() => new Response('<html>'))
  expect(await fetchJson('/', {})).toBeUndefined()
})

test('a failure says in milliseconds when asking again makes sense, where the server does', async () => {
  const failing = (status: number, headers: HeadersInit) => answering(() => Response.json({}, { status, headers }))
  failing(429, { 'retry-after': '37' })
  await expect(fetchJson('/', {})).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 37_000 })
  failing(503, {})
  await expect(fetchJson('/', {})).rejects.toMatchObject({ code: 'unavailable', retryAfter: null })
  failing(503, { 'retry-after': 'Sun, 22 Nov 2026 07:00:00 GMT' })
  await expect(fetchJson('/', {})).rejects.toMatchObject({ retryAfter: null })
})
