import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { nextLocalMidnight } from '#domain/usage/midnight.ts'
import type { Usage } from '#domain/usage/usage.ts'
import { AnonymousCounter, counterFrom, localDate, usageFrom } from './anonymous-counter.ts'

const aUsage = (used: number, limit: number | null = 6): Usage => ({
  used,
  limit,
  remaining: limit === null ? null : limit - used,
  resetDate: '2026-11-23T00:00:00.000Z',
  sessionId: 'session_1_a',
  totalLifetime: 40,
  period: 'day',
})
const here = { date: '2026-11-22', sessionId: 'session_1_a' }
const kept = (used: number) => ({ ...here, used, limit: 6, resetDate: '2026-11-23T00:00:00.000Z' })

test('the counter keeps the server’s count with the date and the session', () => {
  expect(counterFrom(aUsage(2), here)).toEqual(kept(2))
  expect(counterFrom(aUsage(2, null), here)).toBeNull()
})

test('the counter holds on its own date, is empty on any other, and says nothing about another session', () => {
  expect(usageFrom(kept(5), here)).toMatchObject({ used: 5, remaining: 1, limit: 6, period: 'day' })
  expect(usageFrom(kept(6), here)).toMatchObject({ remaining: 0 })
  expect(usageFrom(kept(6), { ...here, date: '2026-11-23' })).toMatchObject({ used: 0, remaining: 6 })
  // A clock that was set back is another date too.
  expect(usageFrom(kept(6), { ...here, date: '2026-11-21' })).toMatchObject({ used: 0, remaining: 6 })
  expect(usageFrom(kept(6), { ...here, sessionId: 'session_2_b' })).toBeNull()
  expect(usageFrom({ ...kept(2), resetDate: 'tomorrow' }, here)).toBeNull()
})

test.each([
  ['nothing', undefined],
  ['a number', 3],
  ['an older format', { asker: null, usage: aUsage(2) }],
  ['a count below nothing', { ...kept(2), used: -1 }],
  ['a count that is no whole number', { ...kept(2), used: 1.5 }],
  ['a count in words', { ...kept(2), used: '2' }],
  ['a reset in numbers', { ...kept(2), resetDate: 1 }],
  ['without a date', { ...kept(2), date: undefined }],
])('%s is no counter', (_, value) => {
  expect(z.safeParse(AnonymousCounter, value).success).toBe(false)
})

test('a counter with more used than allowed leaves none, and not less than none', () => {
  expect(usageFrom({ ...kept(0), used: 900 }, here)).toMatchObject({ used: 6, remaining: 0 })
})

test('the counter grows by one a search and allows one while one remains, as the server counts', () => {
  const seen = Array.from({ length: 6 }, (_, search) => {
    const counter = counterFrom(aUsage(search + 1), here)
    return counter && usageFrom(counter, here)
  })
  expect(seen.map((usage) => usage?.used)).toEqual([1, 2, 3, 4, 5, 6])
  expect(seen.map((usage) => (usage?.remaining ?? 0) > 0)).toEqual([true, true, true, true, true, false])
})

// Beside all others, zones where a day has no midnight (clocks go forward over it), where one has two, and where a
// whole day was left out.
const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC']
const odd = [
  'America/Santiago',
  'Asia/Beirut',
  'Africa/Cairo',
  'America/Havana',
  'America/Asuncion',
  'Asia/Tehran',
  'Pacific/Apia',
  'America/Sao_Paulo',
]
const moments = fc.record({
  zone: fc.oneof(fc.constantFrom(...odd), fc.constantFrom(...zones)),
  now: fc.date({ min: new Date('2010-01-01T00:00:00Z'), max: new Date('2035-01-01T00:00:00Z'), noInvalidDate: true }),
})

test('the counter is kept until the last moment of the local day and empty from the next midnight on, in every zone', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 6 }), ({ zone, now }, used) => {
      const at = (moment: Date) => ({ date: localDate(moment, zone), sessionId: here.sessionId })
      const counter = counterFrom(aUsage(used), at(now))
      if (!counter) throw new Error('A limit has a counter')
      const midnight = nextLocalMidnight(now, zone)
      const usedAt = (moment: number) => usageFrom(counter, at(new Date(moment)))?.used
      expect(usedAt(midnight.getTime() - 1)).toBe(used)
      expect(usedAt(midnight.getTime())).toBe(0)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['America/Santiago', '2026-09-05T20:00:00Z', '2026-09-06T04:00:00.000Z'],
  ['Asia/Beirut', '2026-03-28T20:00:00Z', '2026-03-28T22:00:00.000Z'],
  ['Pacific/Apia', '2011-12-30T05:00:00Z', '2011-12-30T10:00:00.000Z'],
])('a day without a midnight begins all the same: %s', (zone, now, next) => {
  expect(nextLocalMidnight(new Date(now), zone).toISOString()).toBe(next)
  expect(localDate(new Date(Date.parse(next) - 1), zone)).toBe(localDate(new Date(now), zone))
  expect(localDate(new Date(next), zone)).not.toBe(localDate(new Date(now), zone))
})
