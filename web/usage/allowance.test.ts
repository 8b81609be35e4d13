import { expect, test } from 'vitest'
import { daysUntil } from '#domain/usage/days-until.ts'
import type { Usage } from '#domain/usage/usage.ts'
import { type Allowance, allowanceOfNow, mayGenerate, opensDialog, refetchDelay } from '#web/usage/allowance.ts'

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
const anAllowance = (usage: Usage): Allowance => ({ usage, premium: false, tester: false, canGenerate: usage.remaining !== 0 })

test('searches may be asked for as the server says, or while nothing is known', () => {
  expect(mayGenerate(anAllowance(aUsage({ remaining: 1 })))).toBe(true)
  expect(mayGenerate(null)).toBe(true)
  expect(mayGenerate(anAllowance(spent))).toBe(false)
  expect(mayGenerate({ ...anAllowance(spent), canGenerate: true })).toBe(true)
})

test('the dialog opens by itself once, when the last search is used', () => {
  expect(opensDialog(anAllowance(aUsage({ remaining: 1 })), spent, false)).toBe(true)
  expect(opensDialog(null, spent, false)).toBe(true)
  expect(opensDialog(anAllowance(spent), spent, false)).toBe(false)
  expect(opensDialog(anAllowance(aUsage()), aUsage({ remaining: 3 }), false)).toBe(false)
})

test('the dialog opens on every quota exceeded', () => {
  expect(opensDialog(anAllowance(spent), spent, true)).toBe(true)
})

test('a remembered allowance is void after the reset', () => {
  expect(allowanceOfNow(anAllowance(aUsage()), now)).toEqual(anAllowance(aUsage()))
  expect(allowanceOfNow(anAllowance(aUsage({ resetDate: '2026-11-21T16:59:59.000Z' })), now)).toBeNull()
  expect(allowanceOfNow(anAllowance(aUsage({ resetDate: 'soon' })), now)).toBeNull()
  expect(allowanceOfNow(null, now)).toBeNull()
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
