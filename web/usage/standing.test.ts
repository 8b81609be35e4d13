import { expect, test } from 'vitest'
import type { Usage } from '#domain/usage/usage.ts'
import { daysUntil, mayGenerate, opensDialog, refetchDelay, type Standing, standingOfNow } from '#web/usage/standing.ts'

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
const aStanding = (usage: Usage): Standing => ({ usage, premium: false, tester: false, canGenerate: usage.remaining !== 0 })

test('searches may be asked for as the server says, or while nothing is known', () => {
  expect(mayGenerate(aStanding(aUsage({ remaining: 1 })))).toBe(true)
  expect(mayGenerate(null)).toBe(true)
  expect(mayGenerate(aStanding(spent))).toBe(false)
  expect(mayGenerate({ ...aStanding(spent), canGenerate: true })).toBe(true)
})

test('the dialog opens by itself once, when the last search is used', () => {
  expect(opensDialog(aStanding(aUsage({ remaining: 1 })), spent, false)).toBe(true)
  expect(opensDialog(null, spent, false)).toBe(true)
  expect(opensDialog(aStanding(spent), spent, false)).toBe(false)
  expect(opensDialog(aStanding(aUsage()), aUsage({ remaining: 3 }), false)).toBe(false)
})

test('the dialog opens on every quota exceeded', () => {
  expect(opensDialog(aStanding(spent), spent, true)).toBe(true)
})

test('what the browser remembers is void after the reset', () => {
  expect(standingOfNow(aStanding(aUsage()), now)).toEqual(aStanding(aUsage()))
  expect(standingOfNow(aStanding(aUsage({ resetDate: '2026-11-21T16:59:59.000Z' })), now)).toBeNull()
  expect(standingOfNow(aStanding(aUsage({ resetDate: 'soon' })), now)).toBeNull()
  expect(standingOfNow(null, now)).toBeNull()
})

test('the count is asked for again just after the reset', () => {
  expect(refetchDelay(aUsage({ resetDate: '2026-11-21T17:10:00.000Z' }), now)).toBe(601_000)
  expect(refetchDelay(aUsage(), now)).toBe(3_600_000)
  expect(refetchDelay(aUsage({ resetDate: '2026-11-20T00:00:00.000Z' }), now)).toBe(60_000)
})

test('the days until the reset are those of the calendar', () => {
  const noon = new Date(2026, 10, 21, 12)
  const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString()
  expect(daysUntil(at(2026, 10, 21, 20), noon)).toBe(0)
  expect(daysUntil(at(2026, 10, 22, 0), noon)).toBe(1)
  expect(daysUntil(at(2026, 10, 22, 23), noon)).toBe(1)
  expect(daysUntil(at(2026, 11, 1, 0), noon)).toBe(10)
  expect(daysUntil(at(2026, 10, 20, 0), noon)).toBe(0)
})
