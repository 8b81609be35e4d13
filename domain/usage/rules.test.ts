import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { allowanceOf, type Counter, counterAt, nextMidnights, standingOf, usageOf } from '#domain/usage/rules.ts'

const hour = 3_600_000
const noon = new Date('2026-07-01T12:00:00Z')
const allowance = allowanceOf(limits.anonymousDailySearches)
const midnights = nextMidnights(noon, 'UTC')
const aCounter = (parts: Partial<Counter> = {}): Counter => ({ used: 0, resetsAt: midnights[0], recent: [], lifetime: 0, ...parts })
const hoursAgo = (...hours: number[]) => hours.map((ago) => new Date(noon.getTime() - ago * hour))

test('a new visitor has six searches until the next local midnight', () => {
  const counter = counterAt(undefined, noon, nextMidnights(noon, 'Asia/Tokyo'))
  expect(usageOf([counter], noon, allowance, 'session_1_a')).toEqual({
    used: 0,
    limit: 6,
    remaining: 6,
    resetDate: '2026-07-01T15:00:00.000Z',
    sessionId: 'session_1_a',
    totalLifetime: 0,
  })
})

test('the strictest counter is the one that is told', () => {
  const usage = usageOf([aCounter({ used: 1, lifetime: 1 }), aCounter({ used: 5, lifetime: 40 })], noon, allowance, 's')
  expect(usage).toMatchObject({ used: 5, remaining: 1, totalLifetime: 1 })
})

test('a passed reset empties the counter', () => {
  const counter = counterAt(aCounter({ used: 6, resetsAt: hoursAgo(12)[0] ?? noon, lifetime: 6 }), noon, midnights)
  expect(counter).toMatchObject({ used: 0, resetsAt: midnights[0], lifetime: 6 })
})

test('more than the ceiling in 24 hours is refused until the oldest of them is a day old', () => {
  const recent = hoursAgo(23, 22, 21, 20, 19, 18, 5, 4, 3, 2, 1)
  expect(standingOf(aCounter({ used: 5, recent }), noon, allowance).remaining).toBe(1)
  const full = [...recent, ...hoursAgo(0.5)]
  expect(standingOf(aCounter({ used: 2, recent: full }), noon, allowance)).toEqual({
    remaining: 0,
    resetsAt: new Date(noon.getTime() + hour),
  })
})

test('whatever zones are claimed, two resets are at least 20 hours apart and each is a local midnight of the claimed zone', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const visit = fc.record({ zone: fc.constantFrom(...zones), after: fc.integer({ min: 0, max: 40 * hour }) })
  fc.assert(
    fc.property(fc.array(visit, { minLength: 2, maxLength: 12 }), (visits) => {
      let now = noon
      let counter: Counter | undefined
      for (const { zone, after } of visits) {
        now = new Date(now.getTime() + after)
        const next = counterAt(counter, now, nextMidnights(now, zone))
        expect(next.resetsAt.getTime()).toBeGreaterThan(now.getTime())
        if (counter && next.resetsAt.getTime() !== counter.resetsAt.getTime()) {
          expect(next.resetsAt.getTime() - counter.resetsAt.getTime()).toBeGreaterThanOrEqual(limits.shortestQuotaDay)
        }
        counter = next
      }
    }),
  )
})

test('an allowance of another size keeps the proportion of the ceiling', () => {
  expect(allowanceOf(6)).toEqual({ daily: 6, ceiling: 12 })
  expect(allowanceOf(10)).toEqual({ daily: 10, ceiling: 20 })
})
