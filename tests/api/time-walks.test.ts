import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { howMany } from '../how-many.ts'
import { aKitchen } from './a-kitchen.ts'
import { aLastingMember, awkwardZones, mostWithin, search } from './searching.ts'
import { openWorld, type TestWorld } from './world.ts'

// A caller changes zone, address and session to get more searches, while the server's clock is set wrong and right
// again.

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** The longest time between two resets: the rest of 20 hours, and a day of 25 hours. */
const longestWait = 50 * hour

let world: TestWorld
let walks = 0
beforeAll(async () => {
  world = await openWorld({ kitchen: aKitchen(), env: { FREE_MONTHLY_SEARCHES: '3' } })
})
afterEach(() => expect(world.failures).toEqual([]))
afterAll(() => world.close())

/**
 * One step: how long the caller waits, or by how much the clock is corrected, what the caller then claims, and how
 * often the caller asks.
 */
interface Move {
  wait: number
  session: number
  address: number
  zone: string
  asks: number
}

const sessions = [undefined, 'one', 'two']
// Two addresses of one IPv6 network, and one IPv4 address in two spellings. Each walk uses another network, because the
// limit of a whole network is tested elsewhere.
const placesIn = (walk: number) => [
  { address: '192.0.2.7', household: 'a' },
  { address: '::ffff:192.0.2.7', household: 'a' },
  { address: '198.51.100.9', household: 'b' },
  { address: `2001:db8:${walk.toString(16)}:2::1`, household: 'c' },
  { address: `2001:db8:${walk.toString(16)}:2:ffff::9`, household: 'c' },
]
const placeCount = placesIn(0).length

const aZone = fc.oneof(
  fc.constantFrom(...awkwardZones),
  fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
  fc.constantFrom('', 'nonsense', '+14:00', '-12:00', '+23:59', '-23:59'),
)
const aMove = (wait: fc.Arbitrary<number>): fc.Arbitrary<Move> =>
  fc.record({
    wait,
    session: fc.nat(sessions.length - 1),
    address: fc.nat(placeCount - 1),
    zone: aZone,
    asks: fc.integer({ min: 1, max: 7 }),
  })
const putRight = fc.constantFrom(-minute, -hour, hour, -day, day)
const aWaitOfHours = fc.oneof(
  { arbitrary: fc.integer({ min: 0, max: 4 * hour }), weight: 5 },
  { arbitrary: fc.integer({ min: 4 * hour, max: 30 * hour }), weight: 3 },
  { arbitrary: putRight, weight: 1 },
)

test('a visitor gets at most twelve searches in any 24 hours, in any zones and with clock corrections', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aMove(aWaitOfHours), { minLength: 6, maxLength: 24 }), async (moves) => {
      walks += 1
      await world.empty()
      const places = placesIn(walks)
      const given = new Map<string, number[]>()
      const timesOf = (name: string) => given.get(name) ?? []
      let time = Date.UTC(2026, 2, 27, 12)
      let latest = time
      for (const move of moves) {
        time += move.wait
        latest = Math.max(latest, time)
        world.setNow(new Date(time))
        const session = sessions[move.session]
        const { address, household } = places[move.address] ?? { address: '192.0.2.1', household: 'none' }
        const names = session === undefined ? [household] : [household, session]
        for (let ask = 0; ask < move.asks; ask += 1) {
          const { isGiven, usage, headers } = await search(world, {
            zone: move.zone,
            address,
            ...(session !== undefined && { session: `${session}_${walks}` }),
          })
          if (usage === undefined) {
            // Searches counted by a clock that was ahead hold their network back no longer than the clock was ahead.
            expect(headers.get('ratelimit')).toContain('"anon-network"')
            expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual((latest - time) / 1000)
            continue
          }
          expect(Date.parse(usage.resetDate) - time).toBeLessThanOrEqual(longestWait)
          if (isGiven) for (const name of names) given.set(name, [...timesOf(name), time])
          // A refused caller has had six searches, by address or session, within the longest time that a count lasts.
          else expect(names.map((name) => timesOf(name).filter((one) => one > time - longestWait).length >= 6)).toContain(true)
        }
        for (const name of names) {
          expect(mostWithin(timesOf(name), day)).toBeLessThanOrEqual(12)
          // At most one reset in 20 hours: six searches before it and six after it.
          expect(mostWithin(timesOf(name), 20 * hour)).toBeLessThanOrEqual(12)
          expect(mostWithin(timesOf(name), 40 * hour)).toBeLessThanOrEqual(18)
        }
      }
    }),
    { numRuns: howMany(9, 400) },
  )
}, 600_000)

test("a member gets at most two months' searches in any 20 days, in any zones and with clock corrections", async () => {
  const month = 3
  const days = fc.integer({ min: 0, max: 25 * day })
  const aWait = fc.oneof({ arbitrary: days, weight: 5 }, { arbitrary: putRight, weight: 1 })
  await fc.assert(
    fc.asyncProperty(fc.array(aMove(aWait), { minLength: 4, maxLength: 14 }), async (moves) => {
      let time = Date.UTC(2026, 0, 27, 12)
      world.setNow(new Date(time))
      const { headers } = await aLastingMember(world)
      const given: number[] = []
      let resets = 0
      let used = 0
      for (const { wait, zone, asks } of moves) {
        time += wait
        world.setNow(new Date(time))
        for (let ask = 0; ask < asks; ask += 1) {
          const { isGiven, usage } = await search(world, { headers, zone })
          if (isGiven) given.push(time)
          else expect(given.filter((one) => one > time - 53 * day).length).toBeGreaterThanOrEqual(month)
          const next = Date.parse(usage?.resetDate ?? '')
          expect(next - time).toBeLessThanOrEqual(53 * day)
          // In another zone, or after the clock was set back, a month may end sooner: then the count continues.
          if (next < resets) expect(usage?.used).toBeGreaterThanOrEqual(used)
          else if (next > resets) expect(next - resets).toBeGreaterThanOrEqual(20 * day)
          resets = next
          used = usage?.used ?? 0
        }
      }
      expect(mostWithin(given, 20 * day)).toBeLessThanOrEqual(2 * month)
      expect(mostWithin(given, 40 * day)).toBeLessThanOrEqual(3 * month)
    }),
    { numRuns: howMany(8, 200) },
  )
}, 600_000)
