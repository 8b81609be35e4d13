import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextLocalMidnight } from '#domain/usage/midnight.ts'
import { nextLocalMonth } from '#domain/usage/month.ts'
import { everyZone, zonesOfEveryKind } from '#domain/usage/zones-of-every-kind.ts'
import { howMany, isLong } from '../../tests/how-many.ts'

const formats = new Map<string, Intl.DateTimeFormat>()
function localMonth(zone: string, time: Date | number): string {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit' })
  formats.set(zone, format)
  return format.format(time)
}

const anInstant = fc.date({ min: new Date('2024-01-01'), max: new Date('2031-01-01'), noInvalidDate: true })
const someMoments = fc.array(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), { minLength: 4, maxLength: 4 })

test('the next local month begins at the first instant of another calendar month, from any instant of 2024 to 2030 in any time zone', () => {
  fc.assert(
    fc.property(fc.constantFrom(...everyZone), anInstant, someMoments, (zone, now, moments) => {
      const start = nextLocalMonth(now, zone)
      const present = localMonth(zone, now)
      expect(start.getTime()).toBeGreaterThan(now.getTime())
      expect(start.getTime() - now.getTime()).toBeLessThanOrEqual(31 * 86_400_000 + 2 * 3_600_000)
      expect(localMonth(zone, start)).not.toBe(present)
      expect(localMonth(zone, start.getTime() - 1)).toBe(present)
      expect(nextLocalMidnight(new Date(start.getTime() - 1), zone)).toEqual(start)
      for (const moment of moments) {
        const before = now.getTime() + Math.floor(moment * (start.getTime() - now.getTime()))
        expect(localMonth(zone, before)).toBe(present)
      }
    }),
    { numRuns: howMany(1_500, 100_000) },
  )
})

test('every month of 2024 to 2030 comes once in every time zone', () => {
  const zones = isLong() ? everyZone : zonesOfEveryKind(new Date('2024-01-01'), new Date('2031-01-01'))
  for (const zone of zones) {
    let start = nextLocalMonth(new Date('2023-12-15T00:00:00Z'), zone)
    const months: string[] = []
    while (start.getTime() < Date.UTC(2030, 11, 15)) {
      months.push(localMonth(zone, start))
      start = nextLocalMonth(start, zone)
    }
    const all = Array.from({ length: 84 }, (_, index) => new Date(Date.UTC(2024, index)).toISOString().slice(0, 7))
    expect({ zone, months }).toEqual({ zone, months: all })
  }
})

test.each([
  ['UTC', '2026-11-22T12:00:00Z', '2026-12-01T00:00:00.000Z'],
  ['Asia/Tokyo', '2026-11-30T14:59:59Z', '2026-11-30T15:00:00.000Z'],
  ['Asia/Tokyo', '2026-11-30T15:00:00Z', '2026-12-31T15:00:00.000Z'],
  ['America/New_York', '2026-12-15T00:00:00Z', '2027-01-01T05:00:00.000Z'],
  // February with and without a leap day, from its first and its last instant.
  ['Pacific/Kiritimati', '2028-01-31T10:00:00Z', '2028-02-29T10:00:00.000Z'],
  ['Pacific/Kiritimati', '2028-02-29T09:59:59.999Z', '2028-02-29T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2027-02-01T11:00:00Z', '2027-03-01T11:00:00.000Z'],
  // The clocks jump over 00:00 of the first of the month.
  ['America/Asuncion', '2023-09-20T00:00:00Z', '2023-10-01T04:00:00.000Z'],
  // They go back from 00:00 of the first to 23:00 of the last.
  ['Asia/Almaty', '2024-02-10T00:00:00Z', '2024-02-29T19:00:00.000Z'],
  // 00:00 of the first occurs twice.
  ['America/Havana', '2026-10-20T00:00:00Z', '2026-11-01T04:00:00.000Z'],
  ['America/Havana', '2026-11-01T05:30:00Z', '2026-12-01T05:00:00.000Z'],
  // The last day but one of the year, and of the month, was left out.
  ['Pacific/Apia', '2011-12-05T00:00:00Z', '2011-12-31T10:00:00.000Z'],
  ['Pacific/Kiritimati', '1994-12-05T00:00:00Z', '1994-12-31T10:00:00.000Z'],
  ['Kitchen/Table', '2026-11-22T12:00:00Z', '2026-12-01T00:00:00.000Z'],
])('the next month in %s after %s begins at its first instant', (zone, now, start) => {
  expect(nextLocalMonth(new Date(now), zone).toISOString()).toBe(start)
})
