import { expect, test } from 'vitest'
import type { Usage } from '#domain/usage/usage.ts'
import { mayGenerate, opensDialog, refetchDelay, timeUntil, usageOfNow } from '#web/usage/standing.ts'

const now = new Date('2026-11-21T17:00:00Z')
const aUsage = (over: Partial<Usage> = {}): Usage => ({
  used: 2,
  limit: 6,
  remaining: 4,
  resetDate: '2026-11-22T00:00:00.000Z',
  sessionId: null,
  totalLifetime: 2,
  ...over,
})
const spent = aUsage({ used: 6, remaining: 0 })

test('searches may be asked for while one is left, there is no limit, or nothing is known', () => {
  expect(mayGenerate(aUsage({ remaining: 1 }))).toBe(true)
  expect(mayGenerate(aUsage({ limit: null, remaining: null }))).toBe(true)
  expect(mayGenerate(null)).toBe(true)
  expect(mayGenerate(spent)).toBe(false)
})

test('the dialog opens by itself once, when the last search is used', () => {
  expect(opensDialog(aUsage({ remaining: 1 }), spent, false)).toBe(true)
  expect(opensDialog(spent, spent, false)).toBe(false)
  expect(opensDialog(aUsage(), aUsage({ remaining: 3 }), false)).toBe(false)
})

test('the dialog opens on every quota exceeded', () => {
  expect(opensDialog(spent, spent, true)).toBe(true)
})

test('what the browser remembers is void after the reset', () => {
  expect(usageOfNow(aUsage(), now)).toEqual(aUsage())
  expect(usageOfNow(aUsage({ resetDate: '2026-11-21T16:59:59.000Z' }), now)).toBeNull()
  expect(usageOfNow(null, now)).toBeNull()
})

test('the count is asked for again just after the reset', () => {
  expect(refetchDelay(aUsage({ resetDate: '2026-11-21T17:10:00.000Z' }), now)).toBe(601_000)
  expect(refetchDelay(aUsage(), now)).toBe(3_600_000)
  expect(refetchDelay(aUsage({ resetDate: '2026-11-20T00:00:00.000Z' }), now)).toBe(60_000)
})

test('the time until the reset is said in hours, and in days when there are many', () => {
  expect(timeUntil('2026-11-22T00:00:00.000Z', now)).toEqual({ unit: 'hours', count: 7 })
  expect(timeUntil('2026-11-21T17:20:00.000Z', now)).toEqual({ unit: 'soon' })
  expect(timeUntil('2026-12-01T00:00:00.000Z', now)).toEqual({ unit: 'days', count: 10 })
})
