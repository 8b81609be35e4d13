import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextLocalMidnight } from '#domain/usage/midnight.ts'
import { nextLocalMonth } from '#domain/usage/month.ts'

const zones = Intl.supportedValuesOf('timeZone')
const localMonth = (zone: string, time: Date | number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit' }).format(time)

test('the next local month begins at the first instant of another calendar month, in every time zone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true }),
      (zone, now) => {
        const start = nextLocalMonth(now, zone)
        expect(start.getTime()).toBeGreaterThan(now.getTime())
        expect(start.getTime() - now.getTime()).toBeLessThanOrEqual(31 * 86_400_000 + 2 * 3_600_000)
        expect(localMonth(zone, start)).not.toBe(localMonth(zone, now))
        expect(localMonth(zone, start.getTime() - 1)).toBe(localMonth(zone, now))
        expect(nextLocalMidnight(new Date(start.getTime() - 1), zone)).toEqual(start)
      },
    ),
    { numRuns: 200 },
  )
})

test.each([
  ['UTC', '2026-11-22T12:00:00Z', '2026-12-01T00:00:00.000Z'],
  ['Asia/Tokyo', '2026-11-30T14:59:59Z', '2026-11-30T15:00:00.000Z'],
  ['Asia/Tokyo', '2026-11-30T15:00:00Z', '2026-12-31T15:00:00.000Z'],
  ['America/New_York', '2026-12-15T00:00:00Z', '2027-01-01T05:00:00.000Z'],
  ['Pacific/Kiritimati', '2028-02-10T00:00:00Z', '2028-02-29T10:00:00.000Z'],
  // The clocks jump over 00:00 of the first of the month.
  ['America/Asuncion', '2023-09-20T00:00:00Z', '2023-10-01T04:00:00.000Z'],
  ['Kitchen/Table', '2026-11-22T12:00:00Z', '2026-12-01T00:00:00.000Z'],
])('%s from %s', (zone, now, start) => {
  expect(nextLocalMonth(new Date(now), zone).toISOString()).toBe(start)
})
