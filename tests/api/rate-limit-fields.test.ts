import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { aKitchen } from './a-kitchen.ts'
import { aLastingMember, type Searcher, search } from './searching.ts'
import { readLimits } from './structured-fields.ts'
import { openWorld, type TestWorld } from './world.ts'

// RateLimit-Policy and RateLimit as draft-ietf-httpapi-ratelimit-headers has them: lists of structured fields, the
// same names in both.

const day = 86_400
const month = 31 * day
/** Half a day before midnight of the first of July in UTC. */
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

/**
 * The one limit that an answer tells, by name: so many in so many seconds, so many left, and the seconds until there
 * are more.
 */
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

test('a visitor gets the day’s limit with each search and when there is none left', async () => {
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

test('a visitor who had twice the limit in 24 hours gets the moment when the first of them is a day old', async () => {
  const visits = [
    { time: '2026-07-01T23:30:00Z', zone: 'UTC' },
    { time: '2026-07-02T00:30:00Z', zone: '+03:00' },
  ]
  for (const { time, zone } of visits) {
    world.setNow(new Date(time))
    for (let go = 0; go < 3; go += 1) expect((await search(world, { zone })).isGiven).toBe(true)
  }
  // Midnight in the zone they moved to, 21 hours after the one before.
  world.setNow(new Date('2026-07-02T21:00:00Z'))
  expect(await ask({ zone: '+03:00' })).toEqual({ name: 'anon-day', q: 3, w: day, r: 0, t: 2.5 * 3600 })
})

test('a member gets the month’s limit', async () => {
  const ada = await aLastingMember(world)
  const limit = { name: 'member-month', q: 2, w: month, t: 30 * day + day / 2 }
  expect([await ask(ada), await ask(ada), await ask(ada)]).toEqual([
    { ...limit, r: 1 },
    { ...limit, r: 0 },
    { ...limit, r: 0 },
  ])
})

test.each(['tester', 'premium'] as const)('a %s gets the fair-use limit only when they are over it', async (role) => {
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
})

test('a member who made all the searches that are fair in a day gets the moment when the first of them is a day old', async () => {
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

test('an admin gets no limit', async () => {
  const ada = await someone('admin')
  for (let go = 0; go < limits.fairUse.burst.most + 5; go += 1) {
    const { status, headers } = await search(world, ada)
    expect([status, headers.get('ratelimit-policy'), headers.get('ratelimit')]).toEqual([200, null, null])
  }
})

test('check-usage-status tells the same limit as a search, and takes nothing', async () => {
  await ask({})
  const check = async (headers: Record<string, string>) => told((await world.call('check-usage-status', {}, headers)).headers)
  expect([await check({}), await check({})]).toEqual(Array(2).fill({ name: 'anon-day', q: 3, w: day, r: 2, t: 12 * 3600 }))
  const ada = await aLastingMember(world)
  expect(await check(ada.headers)).toEqual({ name: 'member-month', q: 2, w: month, r: 2, t: 30 * day + day / 2 })
  const { headers } = await someone('tester')
  expect((await world.call('check-usage-status', {}, headers)).headers.get('ratelimit')).toBeNull()
})
