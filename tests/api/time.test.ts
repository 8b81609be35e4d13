import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { howMany, isLong } from '../how-many.ts'
import { aKitchen } from './a-kitchen.ts'
import { aLastingMember, awkwardZones, mostWithin, type Searcher, search } from './searching.ts'
import { openWorld, type TestWorld } from './world.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ kitchen: aKitchen(), env: { ANONYMOUS_DAILY_SEARCHES: '2', FREE_MONTHLY_SEARCHES: '2' } })
})
afterEach(async () => {
  await world.empty()
  // The clock of the next test may be years back, so no used-up limit may remain.
  await sql`truncate platform.rate_limits`.execute(world.db)
  expect(world.failures).toEqual([])
})
afterAll(() => world.close())

/** How a date or month is written, which is the test's own way to find where it begins. */
type Part = 'date' | 'month'
const written = { date: { year: 'numeric', month: '2-digit', day: '2-digit' }, month: { year: 'numeric', month: '2-digit' } } as const

/** The first instants of every local date or month in a period: searched by the hour, then to the millisecond. */
function beginnings(part: Part, zone: string, from: number, to: number): number[] {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, ...written[part] })
  const found: number[] = []
  for (let time = from; time < to; time += hour) {
    const before = format.format(time)
    if (format.format(time + hour) === before) continue
    let [early, late] = [time, time + hour]
    while (late - early > 1) {
      const middle = Math.floor((early + late) / 2)
      if (format.format(middle) === before) early = middle
      else late = middle
    }
    found.push(late)
  }
  return found
}

const instant = (time: number) => new Date(time).toISOString()

async function searchAt(time: number, who: Searcher, at: TestWorld = world) {
  at.setNow(new Date(time))
  const { status, isGiven, usage } = await search(at, who)
  return { at: instant(time), status, isGiven, used: usage?.used, resets: usage?.resetDate }
}

describe('resets over a year', () => {
  interface Visit {
    time: number
    who: Searcher
    /** The expected answer: whether a search is given, and how many are used. */
    told: { isGiven: boolean; used: number; resets: string }
  }

  /**
   * Two searches at the first instant of each local day, and a third at its last instant. `npm test` tries the days
   * around clock changes and the ends of the year, and some others.
   */
  function visitsIn(zone: string, index: number): Visit[] {
    const starts = beginnings('date', zone, Date.UTC(2026, 11, 29), Date.UTC(2028, 0, 3))
    const isOdd = (from: number) =>
      starts.some((start, at) => Math.abs(start - from) < 1.5 * day && (starts[at + 1] ?? start + day) - start !== day)
    return starts.slice(0, -1).flatMap((start, at) => {
      const isTried = isLong() || at < 4 || at > starts.length - 5 || at % 61 === 0 || isOdd(start)
      const end = starts[at + 1] ?? start
      const who = { session: `in_${zone}`, address: `198.51.100.${index}`, zone }
      const visit = (time: number, isGiven: boolean, used: number): Visit => ({ time, who, told: { isGiven, used, resets: instant(end) } })
      return isTried ? [visit(start, true, 1), visit(start, true, 2), visit(end - 1, false, 2)] : []
    })
  }

  test("each local day resets a visitor's count once, at its first instant", async () => {
    const tried = awkwardZones.slice(0, howMany(7, awkwardZones.length))
    const visits = tried.flatMap(visitsIn).toSorted((one, other) => one.time - other.time)
    for (const { time, who, told } of visits) {
      expect([who.zone, await searchAt(time, who)]).toEqual([who.zone, { at: instant(time), status: 200, ...told }])
    }
    expect(visits.length).toBeGreaterThan(tried.length * 3 * howMany(12, 365))
  }, 600_000)

  test("each local month resets a member's count once, at its first instant", async () => {
    for (const zone of awkwardZones.slice(0, howMany(4, awkwardZones.length))) {
      world.setNow(new Date(Date.UTC(2026, 10, 28)))
      const ada = await aLastingMember(world)
      const starts = beginnings('month', zone, Date.UTC(2026, 10, 28), Date.UTC(2028, 2, 4))
      for (const [at, end] of starts.entries()) {
        const start = starts[at - 1]
        if (start === undefined) continue
        const who = { headers: ada.headers, zone, address: '198.51.100.1' }
        const told = { isGiven: true, resets: instant(end) }
        expect([zone, await searchAt(start, who)]).toMatchObject([zone, { ...told, used: 1 }])
        expect([zone, await searchAt(end - 1, who)]).toMatchObject([zone, { ...told, used: 2 }])
        expect([zone, await searchAt(end - 1, who)]).toMatchObject([zone, { ...told, used: 2, isGiven: false }])
      }
    }
  }, 120_000)
})

describe('following midnight around the world', () => {
  // One zone for each hour, from the first that reaches a date, for 24 hours.
  const westward = Array.from({ length: 24 }, (_, index) => 14 - index).map((offset) => ({
    zone: `${offset < 0 ? '-' : '+'}${String(Math.abs(offset)).padStart(2, '0')}:00`,
    turn: Date.UTC(2026, 7, 1) - offset * hour,
  }))

  test.each([
    ['a visitor has one new day', async () => ({ session: 'on_the_way' })],
    ['a member has one new month', () => aLastingMember(world)],
  ])('%s while following midnight around the world', async (_what, someone) => {
    world.setNow(new Date(Date.UTC(2026, 6, 30)))
    const who = await someone()
    for (let go = 0; go < 3; go += 1) await searchAt(Date.UTC(2026, 6, 30, 23), { ...who, zone: '+14:00' })
    const given: string[] = []
    for (const [at, { zone, turn }] of westward.entries()) {
      // The caller claims the next zone, which reaches the date an hour later.
      const claimed = westward[at + 1]?.zone ?? zone
      for (let go = 0; go < 3; go += 1) if ((await searchAt(turn, { ...who, zone: claimed })).isGiven) given.push(zone)
    }
    expect(given).toEqual(['+14:00', '+14:00'])
  })
})

describe("corrections of the server's clock", () => {
  const midnight = Date.UTC(2026, 6, 2)
  const who = { session: 's', zone: 'UTC' }
  const isGivenAt = async (time: number) => (await searchAt(time, who)).isGiven

  test.each([
    ['an hour', hour],
    ['a day', day],
    ['a second', second],
  ])('a clock set back by %s after midnight gives no second day', async (_how, step) => {
    expect([await isGivenAt(midnight - 2 * minute), await isGivenAt(midnight - 2 * minute), await isGivenAt(midnight - minute)]).toEqual([
      true,
      true,
      false,
    ])
    // The new day has begun and is used up; the clock goes back and reaches midnight again.
    expect([await isGivenAt(midnight), await isGivenAt(midnight), await isGivenAt(midnight)]).toEqual([true, true, false])
    for (const time of [midnight - step, midnight - 1, midnight, midnight + 1, midnight + 20 * hour, midnight + day - 1]) {
      expect([instant(time), await isGivenAt(time)]).toEqual([instant(time), false])
    }
    expect(await isGivenAt(midnight + day)).toBe(true)
  })

  test.each([
    ['an hour', hour],
    ['a day', day],
  ])('a clock set forward by %s and back again blocks a visitor for at most two days', async (_how, step) => {
    const noon = midnight - 12 * hour
    const steps = [noon, noon + step, noon, noon + step, noon]
    const given: number[] = []
    for (const time of steps) for (let go = 0; go < 3; go += 1) if (await isGivenAt(time)) given.push(time)
    expect(mostWithin(given, day)).toBeLessThanOrEqual(4)
    let freeAt = noon
    while (!(await isGivenAt(freeAt))) freeAt += hour
    expect(freeAt - noon).toBeLessThanOrEqual(2 * day)
  })

  test('two servers with clocks a minute apart begin each day once between them', async () => {
    const other = await openWorld({ beside: world, kitchen: aKitchen(), env: { ANONYMOUS_DAILY_SEARCHES: '2' } })
    const given: number[] = []
    for (let time = midnight - 5 * minute; time < midnight + 2 * day + 5 * minute; time += 20 * second) {
      const fromMidnight = (time + day / 2) % day
      if (Math.abs(fromMidnight - day / 2) > 5 * minute) continue
      const isAhead = await searchAt(time + minute, who)
      const isRight = await searchAt(time, who, other)
      if (isAhead.isGiven) given.push(time + minute)
      if (isRight.isGiven) given.push(time)
    }
    // Two searches before the first midnight and two on each of three days, each first at the server that is ahead.
    expect(given.map(instant)).toEqual([
      ...[midnight - 4 * minute, midnight - 5 * minute].map(instant),
      ...[0, 1, 2].flatMap((days) => [midnight + days * day, midnight + days * day - minute].map(instant)),
    ])
    await other.close()
  })

  test("a visitor's own wrong clock changes nothing", async () => {
    const wrongly = (time: number) => ({
      ...who,
      headers: { date: new Date(time).toUTCString(), 'x-request-time': instant(time) },
      body: { requestTimestamp: time },
    })
    const noon = midnight - 12 * hour
    const year = 365 * day
    expect(await searchAt(noon, wrongly(noon + year))).toMatchObject({ isGiven: true, used: 1, resets: instant(midnight) })
    expect(await searchAt(noon, wrongly(noon - year))).toMatchObject({ isGiven: true, used: 2, resets: instant(midnight) })
    expect(await searchAt(noon, wrongly(noon + 2 * year))).toMatchObject({ isGiven: false, resets: instant(midnight) })
    expect(await searchAt(midnight, wrongly(noon - year))).toMatchObject({ isGiven: true, used: 1, resets: instant(midnight + day) })
  })
})
