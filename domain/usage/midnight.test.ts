import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextLocalMidnight } from '#domain/usage/midnight.ts'
import { everyZone, zonesOfEveryKind } from '#domain/usage/zones-of-every-kind.ts'
import { howMany, isLong } from '../../tests/how-many.ts'

const hour = 3_600_000
const day = 24 * hour

// The date in another calendar notation than the code parses, so both share only the time zone data.
const formats = new Map<string, Intl.DateTimeFormat>()
function localDate(zone: string, time: Date | number): string {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(zone, format)
  return format.format(time)
}

const anInstant = fc.date({ min: new Date('2024-01-01'), max: new Date('2031-01-01'), noInvalidDate: true })
const someMoments = fc.array(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), { minLength: 4, maxLength: 4 })

test('the tested zones are those of the world, or one of each kind', () => {
  expect(everyZone.length).toBeGreaterThanOrEqual(418)
  const kinds = zonesOfEveryKind(new Date('2026-01-01'), new Date('2027-01-01'))
  expect(kinds.length).toBeGreaterThanOrEqual(50)
  expect(kinds).toEqual(
    expect.arrayContaining(['Africa/Cairo', 'America/Havana', 'Antarctica/Troll', 'Australia/Lord_Howe', 'Pacific/Apia']),
  )
})

test('the next local midnight is the first instant of another local date, from any instant of 2024 to 2030 in any time zone', () => {
  fc.assert(
    fc.property(fc.constantFrom(...everyZone), anInstant, someMoments, (zone, now, moments) => {
      const midnight = nextLocalMidnight(now, zone)
      const today = localDate(zone, now)
      expect(midnight.getTime()).toBeGreaterThan(now.getTime())
      expect(localDate(zone, midnight)).not.toBe(today)
      expect(localDate(zone, midnight.getTime() - 1)).toBe(today)
      for (const moment of moments) {
        const before = now.getTime() + Math.floor(moment * (midnight.getTime() - now.getTime()))
        expect(localDate(zone, before)).toBe(today)
      }
    }),
    { numRuns: howMany(2_000, 200_000) },
  )
})

test('every day of the calendar comes once between midnights, 22 to 26 hours long, in every time zone', () => {
  const [first, last] = [Date.UTC(2026, 0, 1), Date.UTC(howMany(2027, 2031), 0, 1)]
  for (const zone of isLong() ? everyZone : zonesOfEveryKind(new Date(first), new Date(last))) {
    let midnight = nextLocalMidnight(new Date(first - day), zone)
    while (midnight.getTime() < last) {
      const next = nextLocalMidnight(midnight, zone)
      const [date, dateBefore, dateOfNext] = [midnight, next.getTime() - 1, next].map((time) => localDate(zone, time))
      const length = next.getTime() - midnight.getTime()
      const tomorrow = new Date(Date.parse(`${date}T00:00:00Z`) + day).toISOString().slice(0, 10)
      if (dateBefore !== date || dateOfNext !== tomorrow || length < 22 * hour || length > 26 * hour) {
        expect.fail(`${zone}: from ${midnight.toISOString()} (${date}) to ${next.toISOString()} (${dateOfNext})`)
      }
      midnight = next
    }
  }
}, 300_000)

describe('midnights of unusual days', () => {
  test.each([
    ['the clocks jump over 00:00', 'Africa/Cairo', '2026-04-23T12:00:00Z', '2026-04-23T22:00:00.000Z'],
    ['the clocks jump over 00:00', 'Asia/Beirut', '2026-03-28T12:00:00Z', '2026-03-28T22:00:00.000Z'],
    ['the clocks jump over 00:00', 'America/Havana', '2026-03-07T12:00:00Z', '2026-03-08T05:00:00.000Z'],
    ['the clocks jump over 00:00', 'America/Santiago', '2026-09-05T12:00:00Z', '2026-09-06T04:00:00.000Z'],
    ['the clocks jump over 00:00', 'Atlantic/Azores', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
    ['the clocks go back from 00:00 to 23:00', 'Africa/Cairo', '2026-10-29T12:00:00Z', '2026-10-29T22:00:00.000Z'],
    ['the clocks go back from 00:00 to 23:00', 'Asia/Beirut', '2026-10-24T12:00:00Z', '2026-10-24T22:00:00.000Z'],
    ['the clocks go back from 00:00 to 23:00', 'America/Santiago', '2026-04-04T12:00:00Z', '2026-04-05T04:00:00.000Z'],
    ['00:00 comes twice', 'America/Havana', '2026-10-31T12:00:00Z', '2026-11-01T04:00:00.000Z'],
    ['00:00 comes twice', 'Atlantic/Azores', '2026-10-24T12:00:00Z', '2026-10-25T00:00:00.000Z'],
    ['00:00 comes twice, and is past once', 'America/Havana', '2026-11-01T05:30:00Z', '2026-11-02T05:00:00.000Z'],
    ['the zone itself is changed at midnight', 'Asia/Almaty', '2024-02-29T12:00:00Z', '2024-02-29T19:00:00.000Z'],
    ['the clocks are put on by half an hour', 'Australia/Lord_Howe', '2026-10-03T15:00:00Z', '2026-10-04T13:00:00.000Z'],
    ['the clocks are put back by half an hour', 'Australia/Lord_Howe', '2026-04-04T14:00:00Z', '2026-04-05T13:30:00.000Z'],
    ['the clocks are put on by two hours', 'Antarctica/Troll', '2026-03-28T12:00:00Z', '2026-03-29T00:00:00.000Z'],
    ['the zone is of three quarters of an hour', 'Asia/Kathmandu', '2026-07-01T12:00:00Z', '2026-07-01T18:15:00.000Z'],
    ['the zone went on by a quarter of an hour', 'Asia/Kathmandu', '1985-12-31T12:00:00Z', '1985-12-31T18:30:00.000Z'],
    ['the clocks went back from 00:00 to 23:30', 'Asia/Pyongyang', '2015-08-14T12:00:00Z', '2015-08-14T15:30:00.000Z'],
    ['the clocks went on by half an hour', 'Asia/Pyongyang', '2018-05-04T14:00:00Z', '2018-05-04T15:00:00.000Z'],
    ['30 December was left out', 'Pacific/Apia', '2011-12-29T12:00:00Z', '2011-12-30T10:00:00.000Z'],
    ['30 December was left out', 'Pacific/Fakaofo', '2011-12-29T12:00:00Z', '2011-12-30T11:00:00.000Z'],
    ['31 December was left out', 'Pacific/Kiritimati', '1994-12-30T12:00:00Z', '1994-12-31T10:00:00.000Z'],
    ['21 August was left out', 'Pacific/Kwajalein', '1993-08-20T13:00:00Z', '1993-08-21T12:00:00.000Z'],
    ['a date began for one minute before the clocks went back', 'America/St_Johns', '2010-11-07T01:00:00Z', '2010-11-07T02:30:00.000Z'],
    ['a date is in its one minute before the clocks go back', 'America/St_Johns', '2010-11-07T02:30:30Z', '2010-11-07T02:31:00.000Z'],
    ['the clocks have gone back from a date of one minute', 'America/St_Johns', '2010-11-07T02:31:00Z', '2010-11-07T03:30:00.000Z'],
    ['it is the day before a leap day', 'Europe/Berlin', '2028-02-28T12:00:00Z', '2028-02-28T23:00:00.000Z'],
    ['it is a leap day', 'Europe/Berlin', '2028-02-29T12:00:00Z', '2028-02-29T23:00:00.000Z'],
    ['the year ends in the first zone', 'Pacific/Kiritimati', '2027-12-31T09:59:59.999Z', '2027-12-31T10:00:00.000Z'],
    ['the year ends in the last zone', 'Pacific/Pago_Pago', '2027-12-31T10:00:00Z', '2027-12-31T11:00:00.000Z'],
    ['midnight is now', 'UTC', '2026-07-01T00:00:00Z', '2026-07-02T00:00:00.000Z'],
    ['midnight is next', 'UTC', '2026-06-30T23:59:59.999Z', '2026-07-01T00:00:00.000Z'],
  ])('the next midnight is right when %s: in %s from %s', (_why, zone, now, midnight) => {
    expect(nextLocalMidnight(new Date(now), zone).toISOString()).toBe(midnight)
    const today = localDate(zone, new Date(now))
    expect([localDate(zone, Date.parse(midnight) - 1), localDate(zone, Date.parse(midnight)) === today]).toEqual([today, false])
  })
})

describe('recognised time zones', () => {
  const noon = new Date('2026-07-01T12:00:00Z')
  const midnightIn = (zone: string) => nextLocalMidnight(noon, zone).toISOString()

  test.each([
    ['in any case', 'europe/BERLIN', '2026-07-01T22:00:00.000Z'],
    ['by an older name', 'Asia/Calcutta', '2026-07-01T18:30:00.000Z'],
    ['by a newer name', 'Asia/Kolkata', '2026-07-01T18:30:00.000Z'],
    ['by a link', 'US/Eastern', '2026-07-02T04:00:00.000Z'],
    ['by an offset', '+05:45', '2026-07-01T18:15:00.000Z'],
    ['by an offset without a colon', '-0930', '2026-07-02T09:30:00.000Z'],
    ['by an offset that no place uses', '+23:59', '2026-07-02T00:01:00.000Z'],
    ['by a nautical name with its reversed sign', 'Etc/GMT+12', '2026-07-02T12:00:00.000Z'],
  ])('a time zone given %s is recognised: %s', (_how, zone, midnight) => {
    expect(midnightIn(zone)).toBe(midnight)
  })

  test.each([
    '',
    ' ',
    'Kitchen/Table',
    'UTC',
    'Etc/UTC',
    'undefined',
    'Europe/Berlin ',
    '+24:00',
    '+05:60',
    '__proto__',
    'constructor',
    'Ευρώπη',
    '\u0000',
    'Z'.repeat(64),
  ])('the unknown time zone %j is read as UTC', (zone) => {
    expect(midnightIn(zone)).toBe('2026-07-02T00:00:00.000Z')
  })

  test('a time zone is recognised after any number of unknown spellings', () => {
    for (let made = 0; made < 2_000; made += 1) midnightIn(`Kitchen/Table_${made}`)
    expect(midnightIn('Asia/Kathmandu')).toBe('2026-07-01T18:15:00.000Z')
    expect(midnightIn('Kitchen/Table_1999')).toBe('2026-07-02T00:00:00.000Z')
  })
})
