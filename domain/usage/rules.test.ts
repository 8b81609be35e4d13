import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { limits } from '#domain/limits.ts'
import { type Counter, counterAt, dailyAllowance, monthlyAllowance, remainingOf, resetsOf, usageOf } from '#domain/usage/rules.ts'
import type { UsagePeriod } from '#domain/usage/usage.ts'

const hour = 3_600_000
const noon = new Date('2026-07-01T12:00:00Z')
const allowance = dailyAllowance(limits.anonymousDailySearches)
const midnights = resetsOf('day', noon, 'UTC')
const aCounter = (parts: Partial<Counter> = {}): Counter => ({ used: 0, resetsAt: midnights.next, recent: [], lifetime: 0, ...parts })
const hoursAgo = (...hours: number[]) => hours.map((ago) => new Date(noon.getTime() - ago * hour))

test('a new visitor has six searches until the next local midnight', () => {
  const counter = counterAt(undefined, noon, resetsOf('day', noon, 'Asia/Tokyo'))
  expect(usageOf([counter], noon, allowance, 'session_1_a')).toEqual({
    used: 0,
    limit: 6,
    remaining: 6,
    resetDate: '2026-07-01T15:00:00.000Z',
    sessionId: 'session_1_a',
    totalLifetime: 0,
    period: 'day',
  })
})

/**
 * Reads a counter at these visits. Resets are never too close to each other, and the next one is ahead: one of the
 * two that the claimed zone gives, or unchanged.
 */
function expectResets(period: UsagePeriod, visits: readonly { zone: string; after: number }[], shortest: number) {
  let now = noon
  let counter: Counter | undefined
  let lastReset = Number.NEGATIVE_INFINITY
  for (const { zone, after } of visits) {
    now = new Date(now.getTime() + after)
    const resets = resetsOf(period, now, zone)
    const next = counterAt(counter, now, resets)
    expect(next.resetsAt.getTime()).toBeGreaterThan(now.getTime())
    if (counter && now >= counter.resetsAt) {
      expect(counter.resetsAt.getTime() - lastReset).toBeGreaterThanOrEqual(shortest)
      lastReset = counter.resetsAt.getTime()
      expect(next.resetsAt.getTime() - lastReset).toBeGreaterThanOrEqual(shortest)
    }
    if (counter && next.resetsAt.getTime() !== counter.resetsAt.getTime())
      expect([resets.next, resets.afterNext]).toContainEqual(next.resetsAt)
    counter = next
  }
}

test('a reset written by a clock that was ahead is moved to the second next one', () => {
  const ahead = aCounter({ used: 6, resetsAt: new Date(noon.getTime() + 400 * 24 * hour) })
  expect(counterAt(ahead, noon, midnights)).toMatchObject({ used: 6, resetsAt: midnights.afterNext })
})

test('the usage of several counters is that of the strictest', () => {
  const usage = usageOf([aCounter({ used: 1, lifetime: 1 }), aCounter({ used: 5, lifetime: 40 })], noon, allowance, 's')
  expect(usage).toMatchObject({ used: 5, remaining: 1, totalLifetime: 1 })
})

test('a passed reset empties the counter', () => {
  const counter = counterAt(aCounter({ used: 6, resetsAt: hoursAgo(12)[0] ?? noon, lifetime: 6 }), noon, midnights)
  expect(counter).toMatchObject({ used: 0, resetsAt: midnights.next, lifetime: 6 })
})

test('searches above the ceiling in 24 hours are refused until the oldest is a day old', () => {
  const recent = hoursAgo(23, 22, 21, 20, 19, 18, 5, 4, 3, 2, 1)
  expect(remainingOf(aCounter({ used: 5, recent }), noon, allowance).remaining).toBe(1)
  const full = [...recent, ...hoursAgo(0.5)]
  expect(remainingOf(aCounter({ used: 2, recent: full }), noon, allowance)).toEqual({
    remaining: 0,
    resetsAt: new Date(noon.getTime() + hour),
  })
})

test('two daily resets are at least 20 hours apart for any claimed zones', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const visit = fc.record({ zone: fc.constantFrom(...zones), after: fc.integer({ min: 0, max: 40 * hour }) })
  fc.assert(
    fc.property(fc.array(visit, { minLength: 2, maxLength: 12 }), (visits) => {
      expectResets('day', visits, limits.shortestQuotaDay)
    }),
  )
})

test("another daily allowance keeps the ceiling's proportion", () => {
  expect(dailyAllowance(6)).toEqual({ period: 'day', most: 6, ceiling: 12 })
  expect(dailyAllowance(10)).toEqual({ period: 'day', most: 10, ceiling: 20 })
})

describe("a member's usage", () => {
  const month = monthlyAllowance(180)

  test("a member has 180 searches until the zone's next calendar month, all on one day if wanted", () => {
    const counter = counterAt(undefined, noon, resetsOf('month', noon, 'Asia/Tokyo'))
    const told = { limit: 180, resetDate: '2026-07-31T15:00:00.000Z', sessionId: null, period: 'month' }
    expect(usageOf([counter], noon, month, null)).toEqual({ ...told, used: 0, remaining: 180, totalLifetime: 0 })
    expect(usageOf([{ ...counter, used: 179, lifetime: 500 }], noon, month, null)).toMatchObject({ used: 179, remaining: 1 })
    expect(usageOf([{ ...counter, used: 180, lifetime: 501 }], noon, month, null)).toMatchObject({ used: 180, remaining: 0 })
  })

  test('usage above the limit leaves zero, not less', () => {
    expect(usageOf([aCounter({ used: 300 })], noon, month, null)).toMatchObject({ used: 180, remaining: 0 })
  })

  test('unlimited searches are counted and none are refused', () => {
    const usage = usageOf([aCounter({ used: 300, lifetime: 900 })], noon, monthlyAllowance(null), null)
    expect(usage).toMatchObject({ used: 300, limit: null, remaining: null, totalLifetime: 900, period: 'month' })
  })

  test('two monthly resets are at least 20 days apart for any claimed zones', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    const visit = fc.record({ zone: fc.constantFrom(...zones), after: fc.integer({ min: 0, max: 40 * 24 * hour }) })
    fc.assert(
      fc.property(fc.array(visit, { minLength: 2, maxLength: 8 }), (visits) => {
        expectResets('month', visits, limits.shortestQuotaMonth)
      }),
      { numRuns: 60 },
    )
  })
})

test('the resets of a zone are cached until the next one, or until the clock goes back', () => {
  // Every calculation of local time uses it.
  const asked = vi.spyOn(Date, 'UTC')
  const evening = new Date('2031-03-01T20:00:00Z')
  const first = resetsOf('day', evening, 'Pacific/Apia')
  expect(asked.mock.calls.length).toBeGreaterThan(0)
  asked.mockClear()
  const later = new Date(first.next.getTime() - 1)
  expect(resetsOf('day', later, 'Pacific/Apia')).toEqual(first)
  expect(asked).not.toHaveBeenCalled()
  expect(resetsOf('day', first.next, 'Pacific/Apia').next).toEqual(first.afterNext)
  expect(resetsOf('day', evening, 'Pacific/Apia')).toEqual(first)
  expect(resetsOf('month', evening, 'Pacific/Apia')).not.toEqual(first)
  asked.mockRestore()
})
