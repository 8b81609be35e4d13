import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { aKitchen } from './a-kitchen.ts'
import { aLastingMember, type Searcher, search } from './searching.ts'
import { readLimits } from './structured-fields.ts'
import { openWorld, type TestWorld } from './world.ts'

// The headers RateLimit-Policy and RateLimit of draft-ietf-httpapi-ratelimit-headers: structured lists with the same
// names in both.

const day = 86_400
const month = 31 * day
/** Half a day before the UTC midnight that begins 2 July. */
const noon = new Date('2026-07-01T12:00:00Z')

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ kitchen: aKitchen(), env: { ANONYMOUS_DAILY_SEARCHES: '3', FREE_MONTHLY_SEARCHES: '2' } })
})
afterEach(async () => {
  await world.empty()
  world.setNow(noon)
  expect(world.failures).toEqual([])
})
afterAll(() => world.close())

/** The one limit of an answer: its name, quota `q` in window `w` (seconds), remaining `r` and seconds to reset `t`. */
function told(headers: Headers) {
  const [policy, ...otherPolicies] = readLimits(headers.get('ratelimit-policy'))
  const [standing, ...otherStandings] = readLimits(headers.get('ratelimit'))
  expect([otherPolicies, otherStandings]).toEqual([[], []])
  expect(standing?.name).toBe(policy?.name)
  return { name: policy?.name, ...policy?.parameters, ...standing?.parameters }
}

const ask = async (who: Searcher) => told((await search(world, who)).headers)

async function someone(role: 'admin' | 'premium' | 'tester') {
  const member = await aLastingMember(world)
  await world.db.insertInto('public.user_roles').values({ user_id: member.id, role }).execute()
  return member
}

test("a visitor's searches carry the daily limit, the refused one included", async () => {
  const limit = { name: 'anon-day', q: 3, w: day, t: 12 * 3600 }
  expect([await ask({}), await ask({}), await ask({}), await ask({})]).toEqual([
    { ...limit, r: 2 },
    { ...limit, r: 1 },
    { ...limit, r: 0 },
    { ...limit, r: 0 },
  ])
  world.setNow(new Date('2026-07-01T23:59:59.999Z'))
  expect(await ask({})).toEqual({ ...limit, r: 0, t: 1 })
})

test("a visitor's reset after twice the limit in 24 hours is when the oldest search turns a day old", async () => {
  const visits = [
    { time: '2026-07-01T23:30:00Z', zone: 'UTC' },
    { time: '2026-07-02T00:30:00Z', zone: '+03:00' },
  ]
  for (const { time, zone } of visits) {
    world.setNow(new Date(time))
    for (let go = 0; go < 3; go += 1) expect((await search(world, { zone })).isGiven).toBe(true)
  }
  // Midnight in the new zone, 21 hours after the midnight before.
  world.setNow(new Date('2026-07-02T21:00:00Z'))
  expect(await ask({ zone: '+03:00' })).toEqual({ name: 'anon-day', q: 3, w: day, r: 0, t: 2.5 * 3600 })
})

test("a member's searches carry the monthly limit", async () => {
  const ada = await aLastingMember(world)
  const limit = { name: 'member-month', q: 2, w: month, t: 30 * day + day / 2 }
  expect([await ask(ada), await ask(ada), await ask(ada)]).toEqual([
    { ...limit, r: 1 },
    { ...limit, r: 0 },
    { ...limit, r: 0 },
  ])
})

test.each(['tester', 'premium'] as const)(
  'a member with the role %s gets a RateLimit header only above the fair-use limit',
  async (role) => {
    const ada = await someone(role)
    const { most, within } = limits.fairUse.burst
    for (let go = 0; go < most; go += 1) {
      const { isGiven, headers } = await search(world, ada)
      expect([isGiven, headers.get('ratelimit-policy'), headers.get('ratelimit')]).toEqual([true, null, null])
    }
    const { status, headers } = await search(world, ada)
    expect(status).toBe(429)
    expect(told(headers)).toEqual({ name: 'fair-use-burst', q: most, w: within / 1000, r: 0, t: within / 1000 })
    expect(headers.get('retry-after')).toBe(String(within / 1000))
  },
)

test("a member's reset above the daily fair-use limit is when the oldest search turns a day old", async () => {
  const ada = await someone('premium')
  const most = limits.fairUse.searchesIn24Hours
  let time = noon.getTime()
  for (let go = 0; go < most; go += 1) {
    world.setNow(new Date(time))
    expect((await search(world, ada)).status).toBe(200)
    time += limits.fairUse.burst.within / limits.fairUse.burst.most
  }
  world.setNow(new Date(time))
  const { status, headers } = await search(world, ada)
  const wait = day - (time - noon.getTime()) / 1000
  expect(status).toBe(429)
  expect(told(headers)).toEqual({ name: 'fair-use-day', q: most, w: day, r: 0, t: wait })
  expect(headers.get('retry-after')).toBe(String(wait))
  world.setNow(new Date(noon.getTime() + day * 1000))
  expect((await search(world, ada)).status).toBe(200)
}, 60_000)

test("an admin's searches carry no limit", async () => {
  const ada = await someone('admin')
  for (let go = 0; go < limits.fairUse.burst.most + 5; go += 1) {
    const { status, headers } = await search(world, ada)
    expect([status, headers.get('ratelimit-policy'), headers.get('ratelimit')]).toEqual([200, null, null])
  }
})

test('a usage check reports the same limit as a search and takes nothing', async () => {
  await ask({})
  const check = async (headers: Record<string, string>) => told((await world.call('check-usage-status', {}, headers)).headers)
  expect([await check({}), await check({})]).toEqual(Array(2).fill({ name: 'anon-day', q: 3, w: day, r: 2, t: 12 * 3600 }))
  const ada = await aLastingMember(world)
  expect(await check(ada.headers)).toEqual({ name: 'member-month', q: 2, w: month, r: 2, t: 30 * day + day / 2 })
  const { headers } = await someone('tester')
  expect((await world.call('check-usage-status', {}, headers)).headers.get('ratelimit')).toBeNull()
})
