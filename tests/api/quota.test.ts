import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Kitchen } from '#server/world.ts'
import { aDish, aKitchen } from './a-kitchen.ts'
import { haveUsed, standings } from './ledger.ts'
import { aRequest, openWorld, type TestWorld } from './world.ts'

const kitchen = aKitchen()
const noon = new Date('2026-07-01T12:00:00Z')
const hour = 3_600_000
let world: TestWorld
let stamp = 0

beforeAll(async () => {
  world = await openWorld({ kitchen, env: { TRUST_PROXY: 'loopback' } })
})
afterEach(async () => {
  await world.empty()
  world.setNow(noon)
  kitchen.cooked.length = 0
  expect(world.failures).toEqual([])
})
afterAll(() => world.close())

interface Who {
  session?: string
  address?: string
  zone?: string
}

const headersOf = ({ session, zone }: Who): Record<string, string> => ({
  ...(session ? { 'x-session-id': session } : {}),
  ...(zone ? { 'x-time-zone': zone } : {}),
})

async function search(who: Who = {}) {
  stamp += 1
  const response = await world.call('generate-recipe', aRequest({ requestTimestamp: stamp }), headersOf(who), who.address)
  expect(response.status).toBe(200)
  return response.json()
}

async function searchTimes(times: number, who: Who = {}) {
  for (let count = 0; count < times; count += 1) expect(await search(who)).toHaveProperty('recipe')
}

async function status(who: Who = {}) {
  return (await world.call('check-usage-status', {}, headersOf(who), who.address)).json()
}

test('the seventh search of a day is refused, uncooked and unstored', async () => {
  await searchTimes(6, { session: 'session_1' })
  expect(await search({ session: 'session_1' })).toEqual({
    type: 'QUOTA_EXCEEDED',
    usage: {
      used: 6,
      limit: 6,
      remaining: 0,
      resetDate: '2026-07-02T00:00:00.000Z',
      sessionId: 'session_1',
      totalLifetime: 6,
      period: 'day',
    },
  })
  expect(kitchen.cooked).toHaveLength(6)
  expect(await world.storedRecipes()).toBe(6)
})

test('a new session at the same address gets no further searches', async () => {
  await searchTimes(6, { session: 'session_1' })
  expect(await search({ session: 'session_2' })).toMatchObject({ type: 'QUOTA_EXCEEDED', usage: { sessionId: 'session_2', remaining: 0 } })
  expect(await search({})).toMatchObject({ type: 'QUOTA_EXCEEDED' })
})

test('a new address with the same session gets no further searches', async () => {
  await searchTimes(6, { session: 'session_1' })
  expect(await search({ session: 'session_1', address: '198.51.100.7' })).toMatchObject({ type: 'QUOTA_EXCEEDED' })
  expect(await search({ session: 'session_9', address: '198.51.100.7' })).toHaveProperty('recipe')
})

test('a session id in the body counts like one in the header', async () => {
  for (let count = 0; count < 6; count += 1) {
    await world.call('generate-recipe', aRequest({ requestTimestamp: count, sessionId: 'session_b' }), {}, `198.51.100.${count}`)
  }
  const response = await world.call('generate-recipe', aRequest({ sessionId: 'session_b' }), {}, '198.51.100.77')
  expect(await response.json()).toMatchObject({ type: 'QUOTA_EXCEEDED' })
})

test('an IPv6 network counts as one visitor, and an IPv4-mapped address as its IPv4 address', async () => {
  await searchTimes(6, { address: '2001:db8:1:2::1' })
  expect(await search({ address: '2001:db8:1:2:aaaa::9' })).toMatchObject({ type: 'QUOTA_EXCEEDED' })
  expect(await search({ address: '2001:db8:1:3::1' })).toHaveProperty('recipe')
  await searchTimes(6, { address: '192.0.2.50' })
  expect(await search({ address: '::ffff:192.0.2.50' })).toMatchObject({ type: 'QUOTA_EXCEEDED' })
})

test('X-Forwarded-For is believed only from the trusted proxy', async () => {
  const from = async (forwarded: string, remoteAddress: string) => {
    stamp += 1
    return (
      await world.call('generate-recipe', aRequest({ requestTimestamp: stamp }), { 'x-forwarded-for': forwarded }, remoteAddress)
    ).json()
  }
  for (let count = 0; count < 6; count += 1) expect(await from('198.51.100.1', '127.0.0.1')).toHaveProperty('recipe')
  expect(await from('198.51.100.1', '127.0.0.1')).toMatchObject({ type: 'QUOTA_EXCEEDED' })
  expect(await from('203.0.113.1, 198.51.100.1', '127.0.0.1')).toMatchObject({ type: 'QUOTA_EXCEEDED' })
  expect(await from('198.51.100.2', '127.0.0.1')).toHaveProperty('recipe')
  for (let count = 0; count < 6; count += 1) expect(await from(`198.51.100.${count}`, '203.0.113.9')).toHaveProperty('recipe')
  expect(await from('198.51.100.99', '203.0.113.9')).toMatchObject({ type: 'QUOTA_EXCEEDED' })
})

test("a visitor's count is reset at the next local midnight", async () => {
  await searchTimes(6, { session: 's', zone: 'America/New_York' })
  world.setNow(new Date('2026-07-02T03:59:59Z'))
  expect(await search({ session: 's', zone: 'America/New_York' })).toMatchObject({ type: 'QUOTA_EXCEEDED' })
  world.setNow(new Date('2026-07-02T04:00:00Z'))
  expect(await search({ session: 's', zone: 'America/New_York' })).toMatchObject({
    usage: { used: 1, resetDate: '2026-07-03T04:00:00.000Z', totalLifetime: 7 },
  })
})

test('a search given back after midnight lowers the count of its own day, not of the new one', async () => {
  world.setNow(new Date('2026-07-01T23:59:59Z'))
  const { cook } = kitchen
  kitchen.cook = async () => {
    kitchen.cook = cook
    world.setNow(new Date('2026-07-02T00:00:01Z'))
    await searchTimes(2, { session: 's', zone: 'UTC' })
    return { state: 'refused', code: 'not_food', reasons: [] }
  }
  expect(await search({ session: 's', zone: 'UTC' })).toMatchObject({ type: 'REFUSED' })
  expect(await status({ session: 's', zone: 'UTC' })).toMatchObject({ usage: { used: 2, totalLifetime: 2 } })
  const { rows } = await sql`select sum(counted)::integer as counted from private.search_ledger where account = 'session:s'`.execute(
    world.db,
  )
  expect(rows).toEqual([{ counted: 2 }])
})

test('another claimed time zone does not reset the count early', async () => {
  await searchTimes(6, { session: 's', zone: 'UTC' })
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Tokyo', 'nonsense', '+05:30']) {
    expect(await search({ session: 's', zone })).toMatchObject({ type: 'QUOTA_EXCEEDED' })
  }
})

test('random time zones get at most twelve searches in any 24 hours', async () => {
  const zones = Intl.supportedValuesOf('timeZone').filter((_, index) => index % 23 === 0)
  const times: number[] = []
  for (let hours = 0; hours < 72; hours += 1) {
    const now = new Date(noon.getTime() + hours * hour)
    world.setNow(now)
    for (let go = 0; go < 3; go += 1) {
      const answer = await search({ session: 's', zone: zones[(hours * 3 + go) % zones.length] ?? 'UTC' })
      if ('recipe' in answer) times.push(now.getTime())
    }
  }
  for (const time of times) expect(times.filter((other) => other > time - 24 * hour && other <= time).length).toBeLessThanOrEqual(12)
  expect(times.length).toBeGreaterThan(12)
  expect(times.length).toBeLessThanOrEqual(6 * 5)
}, 60_000)

test('a usage check creates no rows', async () => {
  expect(await status({ session: 's' })).toEqual({
    usage: { used: 0, limit: 6, remaining: 6, resetDate: '2026-07-02T00:00:00.000Z', sessionId: 's', totalLifetime: 0, period: 'day' },
    premium: { isActive: false },
    tester: { isActive: false },
    canGenerate: true,
    can_generate: true,
  })
  const { rows } = await sql`select key from private.usage_accounts`.execute(world.db)
  expect(rows).toEqual([])
})

test('a usage check reports the stricter count of session and address', async () => {
  await searchTimes(4, { session: 'a' })
  await searchTimes(2, { session: 'b' })
  expect(await status({ session: 'a' })).toMatchObject({
    usage: { used: 6, remaining: 0, totalLifetime: 4 },
    canGenerate: false,
    can_generate: false,
  })
  expect(await status({ session: 'a', address: '198.51.100.7' })).toMatchObject({ usage: { used: 4, remaining: 2 }, canGenerate: true })
})

test('fifty concurrent searches with one left store one recipe', async () => {
  await searchTimes(5, { session: 's' })
  const answers = await Promise.all(Array.from({ length: 50 }, () => search({ session: 's' })))
  expect(answers.filter((answer) => 'recipe' in answer)).toHaveLength(1)
  expect(await world.storedRecipes()).toBe(6)
  expect(await standings(world.db)).toEqual([
    { key: 'ip:192.0.2.1', used: 6, made: 6, lifetime: 6 },
    { key: 'session:s', used: 6, made: 6, lifetime: 6 },
  ])
})

describe("a member's monthly limit", () => {
  interface Member {
    id: string
    headers: Record<string, string>
  }
  const aMember = async (): Promise<Member> => {
    const response = await world.send('/auth/v1/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${crypto.randomUUID()}@example.org`, password: 'correct-horse-1' }),
    })
    const { access_token: token, user } = await response.json()
    return { id: user.id, headers: { authorization: `Bearer ${token}` } }
  }
  const as = ({ headers }: Member, who: Who = {}) => ({ ...headers, ...headersOf(who) })
  const searchAs = async (member: Member, who: Who = {}) => {
    stamp += 1
    return world.call('generate-recipe', aRequest({ requestTimestamp: stamp }), as(member, who), who.address)
  }
  const statusOf = async (member: Member, who: Who = {}) =>
    (await world.call('check-usage-status', {}, as(member, who), who.address)).json()
  const use = (member: Member, used: number) => haveUsed(world.db, `member:${member.id}`, used)
  const give = (member: Member, role: 'admin' | 'premium' | 'tester') =>
    world.db.insertInto('public.user_roles').values({ user_id: member.id, role }).execute()

  test("a member's searches are counted by the month, and charge neither session nor address", async () => {
    const ada = await aMember()
    const first = await searchAs(ada, { session: 's', zone: 'Asia/Tokyo' })
    expect(await first.json()).toMatchObject({
      usage: { used: 1, limit: 180, remaining: 179, resetDate: '2026-07-31T15:00:00.000Z', sessionId: 's', period: 'month' },
    })
    expect(first.headers.get('ratelimit-policy')).toBe('"member-month";q=180;w=2678400')
    expect(first.headers.get('ratelimit')).toMatch(/^"member-month";r=179;t=\d+$/)
    for (let count = 0; count < 12; count += 1) await searchAs(ada, { session: 't', address: '198.51.100.7' })
    expect(await statusOf(ada)).toMatchObject({ usage: { used: 13, remaining: 167, totalLifetime: 13 }, canGenerate: true })
    expect(await standings(world.db)).toEqual([{ key: `member:${ada.id}`, used: 13, made: 13, lifetime: 13 }])
    expect(await status({ session: 's' })).toMatchObject({ usage: { used: 0, limit: 6, period: 'day' } })
  })

  test('a member has 180 searches a month in any time zone, and 180 again in the next month', async () => {
    const ada = await aMember()
    await searchAs(ada)
    await use(ada, 179)
    expect(await (await searchAs(ada)).json()).toMatchObject({ usage: { used: 180, remaining: 0 } })
    for (const zone of ['UTC', 'Pacific/Kiritimati', 'nonsense']) {
      const refused = await (await searchAs(ada, { zone })).json()
      expect(refused).toMatchObject({
        type: 'QUOTA_EXCEEDED',
        usage: { remaining: 0, resetDate: '2026-08-01T00:00:00.000Z', period: 'month' },
      })
    }
    expect(kitchen.cooked).toHaveLength(2)
    expect(await statusOf(ada)).toMatchObject({ canGenerate: false })
    world.setNow(new Date('2026-08-01T00:00:00Z'))
    await relogin(ada)
    expect(await (await searchAs(ada, { zone: 'America/New_York' })).json()).toMatchObject({
      // In New York it is still July, and the August there begins too soon for another reset.
      usage: { used: 1, resetDate: '2026-09-01T04:00:00.000Z', totalLifetime: 3 },
    })
  })

  test.each(['tester', 'premium', 'admin'] as const)(
    'a member with the role %s has no limit, and those searches do not count after the role is gone',
    async (role) => {
      const ada = await aMember()
      await searchAs(ada)
      await use(ada, 150)
      await give(ada, role)
      const answer = await searchAs(ada)
      expect(await answer.json()).toMatchObject({ usage: { used: 150, limit: null, remaining: null, totalLifetime: 2 } })
      expect(answer.headers.get('ratelimit')).toBeNull()
      expect(await statusOf(ada)).toMatchObject({
        premium: { isActive: role === 'premium' },
        tester: { isActive: role === 'tester' },
        canGenerate: true,
        can_generate: true,
      })
      await sql`delete from public.user_roles where user_id = ${ada.id}`.execute(world.db)
      expect(await statusOf(ada)).toMatchObject({ usage: { used: 150, limit: 180, remaining: 30, totalLifetime: 2 } })
    },
  )

  test('a search that meets a deadlock is retried once and counted once, and answers 503 after a second deadlock', async () => {
    const ada = await aMember()
    await searchAs(ada)
    // Two deadlocks at the first search, one at the second.
    await sql`create sequence private.collisions`.execute(world.db)
    await sql`create function private.collide() returns trigger language plpgsql as $$ begin
      if nextval('private.collisions') <= 3 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end $$`.execute(world.db)
    await sql`create trigger collide before insert on public.generated_recipes for each row execute function private.collide()`.execute(
      world.db,
    )
    try {
      expect((await searchAs(ada)).status).toBe(503)
      expect(await (await searchAs(ada)).json()).toMatchObject({ usage: { used: 2, totalLifetime: 2 } })
    } finally {
      await sql`drop function private.collide() cascade`.execute(world.db)
      await sql`drop sequence private.collisions`.execute(world.db)
    }
  })

  test('an account deleted during its search gets no recipe and leaves no rows', async () => {
    const ada = await aMember()
    let leaving: Promise<unknown> = Promise.resolve()
    const cook: Kitchen['cook'] = (request, seed) => {
      leaving = world.db.deleteFrom('auth.users').where('id', '=', ada.id).execute()
      return aDish(request, seed)
    }
    const own = await openWorld({ beside: world, kitchen: aKitchen({ cook }) })
    const answer = await own.call('generate-recipe', aRequest(), ada.headers)
    await leaving
    // With one connection the account was deleted first; with several, either may come first.
    expect(inject('postgres') === null ? [401] : [200, 401]).toContain(answer.status)
    expect(own.failures).toEqual([])
    expect(await standings(world.db)).toEqual([])
    expect((await sql`select id from private.searches`.execute(world.db)).rows).toEqual([])
    expect((await sql`select id from private.search_ledger`.execute(world.db)).rows).toEqual([])
    await own.close()
  })

  test('twenty concurrent searches of a member with one left cook one recipe', async () => {
    const ada = await aMember()
    await searchAs(ada)
    await use(ada, 179)
    const answers = await Promise.all(Array.from({ length: 20 }, async () => (await searchAs(ada)).json()))
    expect(answers.filter((answer) => 'recipe' in answer)).toHaveLength(1)
    expect(await statusOf(ada)).toMatchObject({ usage: { used: 180, totalLifetime: 2 } })
    expect(await world.storedRecipes()).toBe(2)
  })

  /** Signs a fresh token, because tokens last an hour and these tests move the clock by weeks. */
  async function relogin(member: Member) {
    const { auth } = world.accounts
    const claims = await auth.keys.sign({ ...decoded(member), exp: Math.floor(world.now().getTime() / 1000) + 3600 })
    member.headers.authorization = `Bearer ${claims}`
  }
  const decoded = ({ headers }: Member) => JSON.parse(Buffer.from(headers.authorization?.split('.')[1] ?? '', 'base64url').toString())
})

test('a limit of zero searches refuses every visitor', async () => {
  const closed = await openWorld({ kitchen, env: { ANONYMOUS_DAILY_SEARCHES: '0' } })
  expect(await (await closed.call('generate-recipe', aRequest())).json()).toMatchObject({
    type: 'QUOTA_EXCEEDED',
    usage: { limit: 0, remaining: 0 },
  })
  await closed.close()
})
