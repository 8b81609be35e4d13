import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextLocalMidnight } from '#domain/usage/midnight.ts'

const hour = 3_600_000
const zones = Intl.supportedValuesOf('timeZone')
const localDate = (zone: string, time: Date | number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(time)

test('the next local midnight is the first instant of another local date, in every time zone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
      (zone, now) => {
        const midnight = nextLocalMidnight(now, zone)
        expect(midnight.getTime()).toBeGreaterThan(now.getTime())
        expect(localDate(zone, midnight)).not.toBe(localDate(zone, now))
        expect(localDate(zone, midnight.getTime() - 1)).toBe(localDate(zone, now))
      },
    ),
    { numRuns: 3_000 },
  )
})

test('two local midnights are 22 to 26 hours apart', () => {
  const clocksJumpAtMidnight = ['Africa/Cairo', 'America/Havana', 'America/Santiago', 'Asia/Beirut', 'Atlantic/Azores']
  for (const zone of [...clocksJumpAtMidnight, 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'Asia/Kathmandu']) {
    let midnight = nextLocalMidnight(new Date('2026-01-01T12:00:00Z'), zone)
    while (midnight.getTime() < Date.UTC(2028, 0)) {
      const next = nextLocalMidnight(midnight, zone)
      const gap = (next.getTime() - midnight.getTime()) / hour
      if (gap < 22 || gap > 26) expect.fail(`${zone}: ${gap} h after ${midnight.toISOString()}`)
      midnight = next
    }
  }
}, 60_000)

test.each([
  // The clocks jump over 00:00 on these days, so they begin at 01:00.
  ['Africa/Cairo', '2026-04-23T12:00:00Z', '2026-04-23T22:00:00.000Z'],
  ['Asia/Beirut', '2026-03-28T12:00:00Z', '2026-03-28T22:00:00.000Z'],
  ['America/Havana', '2026-03-07T12:00:00Z', '2026-03-08T05:00:00.000Z'],
  ['America/Santiago', '2026-09-05T12:00:00Z', '2026-09-06T04:00:00.000Z'],
  // An ordinary day, and a zone of three quarters of an hour.
  ['Europe/Berlin', '2026-07-01T12:00:00Z', '2026-07-01T22:00:00.000Z'],
  ['Asia/Kathmandu', '2026-07-01T12:00:00Z', '2026-07-01T18:15:00.000Z'],
])('%s from %s', (zone, now, midnight) => {
  expect(nextLocalMidnight(new Date(now), zone).toISOString()).toBe(midnight)
})

test('an unknown zone is UTC', () => {
  expect(nextLocalMidnight(new Date('2026-07-01T12:00:00Z'), 'Kitchen/Table').toISOString()).toBe('2026-07-02T00:00:00.000Z')
  expect(nextLocalMidnight(new Date('2026-07-01T12:00:00Z'), '').toISOString()).toBe('2026-07-02T00:00:00.000Z')
})
