import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import type { SearchesAnswer } from '#domain/usage/ledger.ts'
import { ledgerLimits } from '#domain/usage/ledger-limits.ts'
import { runJobs } from '#server/jobs/schedule.ts'
import type { SearchStep } from '#server/recipes/search-steps.ts'
import { usageJobs } from '#server/usage/jobs.ts'
import type { Kitchen } from '#server/world.ts'
import { aDish, aKitchen } from './a-kitchen.ts'
import { bookSums, haveUsed, standings } from './ledger.ts'
import { aLastingMember } from './searching.ts'
import { aRequest, openWorld, type TestWorld } from './world.ts'

const noon = new Date('2026-07-01T12:00:00Z')
const [second, hour, day] = [1_000, 3_600_000, 86_400_000]

let cook: Kitchen['cook'] = aDish
let at: Partial<Record<SearchStep, () => void | Promise<void>>> = {}
let stamp = 0
let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ kitchen: aKitchen({ cook: (request, seed) => cook(request, seed) }), reached: (point) => at[point]?.() })
})
beforeEach(() => {
  cook = aDish
  at = {}
})
afterEach(async () => {
  await world.empty()
  world.setNow(noon)
  expect(world.failures).toEqual([])
})
afterAll(() => world.close())

interface Who {
  session?: string | undefined
  token?: string
  address?: string
}

const headersOf = ({ session, token }: Who) => ({
  ...(session && { 'x-session-id': session }),
  ...(token && { authorization: `Bearer ${token}` }),
})

function search(who: Who = { session: 's' }, parts: Record<string, unknown> = {}): Promise<Response> {
  stamp += 1
  return world.call('generate-recipe', aRequest({ requestTimestamp: stamp, ...parts }), headersOf(who), who.address)
}

async function list(who: Who = { session: 's' }, before?: string): Promise<SearchesAnswer> {
  const response = await world.call('list-searches', { before }, headersOf(who), who.address)
  expect(response.status).toBe(200)
  return response.json()
}

/** A search that stops during cooking, as in a dead process; calling the result lets it continue. */
async function aStuckSearch(who: Who = { session: 's' }) {
  const goOn: (() => void)[] = []
  at = { cooking: () => new Promise<void>((resolve) => void goOn.push(resolve)) }
  const answer = search(who)
  await expect.poll(() => goOn.length, { interval: 1 }).toBe(1)
  at = {}
  return () => {
    goOn[0]?.()
    return answer
  }
}

const later = (ms: number) => world.setNow(new Date(world.now().getTime() + ms))
const sweep = () => runJobs(world, usageJobs(world))
const told = ({ lines }: SearchesAnswer) => lines.map(({ reason, counted }) => [reason, counted])

async function aMember(role?: 'premium' | 'tester' | 'admin'): Promise<{ id: string; token: string }> {
  const response = await world.send('/auth/v1/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${crypto.randomUUID()}@example.org`, password: 'correct-horse-1' }),
  })
  const { access_token: token, user } = await response.json()
  if (role) await world.db.insertInto('public.user_roles').values({ user_id: user.id, role }).execute()
  return { id: user.id, token }
}

describe('the list of searches', () => {
  test('the list of searches shows each search with its outcome and charge, newest first', async () => {
    await search({ session: 's' }, { cuisine: 'Thai' })
    later(second)
    cook = () => ({ state: 'refused', code: 'not_food', reasons: [] })
    await search()
    later(second)
    cook = () => {
      throw new Error('The pot fell.')
    }
    await search()
    expect(world.failures.splice(0)).toHaveLength(1)
    later(second)
    cook = aDish
    const goOn = await aStuckSearch()
    const { lines, usage, others, next } = await list()
    expect(usage).toMatchObject({ used: 2, remaining: 4 })
    expect([others, next]).toEqual([0, null])
    expect(lines).toEqual([
      {
        kind: 'search',
        id: expect.any(String),
        at: '2026-07-01T12:00:03.000Z',
        cuisine: 'Italian',
        recipeName: null,
        counted: 1,
        reason: 'under_way',
      },
      {
        kind: 'search',
        id: expect.any(String),
        at: '2026-07-01T12:00:02.000Z',
        cuisine: 'Italian',
        recipeName: null,
        counted: 0,
        reason: 'failed',
      },
      {
        kind: 'search',
        id: expect.any(String),
        at: '2026-07-01T12:00:01.000Z',
        cuisine: 'Italian',
        recipeName: null,
        counted: 0,
        reason: 'refused',
      },
      {
        kind: 'search',
        id: expect.any(String),
        at: '2026-07-01T12:00:00.000Z',
        cuisine: 'Thai',
        recipeName: 'Thai supper',
        counted: 1,
        reason: 'recipe',
      },
    ])
    expect((await goOn()).status).toBe(200)
    expect(told(await list())[0]).toEqual(['recipe', 1])
  })

  test('the list of searches shows the reset of a new day, and its lines add up to the used count', async () => {
    await search()
    await search()
    later(day)
    await search()
    expect(told(await list())).toEqual([
      ['recipe', 1],
      ['new_day', -2],
      ['recipe', 1],
      ['recipe', 1],
    ])
    expect((await list()).lines[1]).toMatchObject({ kind: 'count', at: '2026-07-02T00:00:00.000Z' })
  })

  test("a member's list of searches shows free searches and the reset of a new month", async () => {
    const { id, token } = await aMember()
    await search({ token })
    await world.db.insertInto('public.user_roles').values({ user_id: id, role: 'tester' }).execute()
    await search({ token })
    expect(told(await list({ token }))).toEqual([
      ['unlimited', 0],
      ['recipe', 1],
    ])
    await sql`update private.usage_accounts set resets_at = ${noon}`.execute(world.db)
    await search({ token })
    expect(told(await list({ token })).slice(0, 2)).toContainEqual(['new_month', -1])
  })

  test('the list of searches comes in pages, with each line once', async () => {
    const { token } = await aMember('admin')
    for (let count = 0; count < 2 * limits.searchLines + 5; count += 1) await search({ token })
    const pages = [await list({ token })]
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await list({ token }, next))
    expect(pages.map(({ lines }) => lines.length)).toEqual([limits.searchLines, limits.searchLines, 5])
    expect(new Set(pages.flatMap(({ lines }) => lines.map(({ id }) => id))).size).toBe(2 * limits.searchLines + 5)
    const wrong = await world.call('list-searches', { before: 'yesterday' }, headersOf({ token }))
    expect(await wrong.json()).toMatchObject({ code: 'bad_request' })
  })

  test("the list of searches holds only those of the caller's own session or account", async () => {
    const { token } = await aMember()
    await search({ session: 'mine' })
    await search({ session: 'theirs' })
    await search({})
    await search({ token, session: 'mine' })
    await search({ session: 'mine', address: '198.51.100.7' })
    expect(told(await list({ session: 'mine' }))).toHaveLength(2)
    expect(await list({ session: 'mine' })).toMatchObject({ others: 2, usage: { used: 3 } })
    expect(await list({ session: 'theirs' })).toMatchObject({ others: 2, lines: [{ kind: 'search' }] })
    expect(await list({})).toMatchObject({ others: 2, lines: [], next: null })
    expect(await list({ token })).toMatchObject({ others: 0, lines: [{ kind: 'search' }] })
    later(day)
    expect(await list({ session: 'mine' })).toMatchObject({ others: 0, usage: { used: 0 } })
  })
})

describe('a search that a crash left unfinished', () => {
  test('a crashed search is released by the job after its lease, and can store nothing afterwards', async () => {
    const goOn = await aStuckSearch()
    later(limits.searchLease - 1)
    await sweep()
    expect(told(await list())).toEqual([['under_way', 1]])
    later(1)
    await sweep()
    await sweep()
    expect(told(await list())).toEqual([['lost', 0]])
    expect(await goOn()).toMatchObject({ status: 503 })
    expect(await world.storedRecipes()).toBe(0)
    expect((await standings(world.db)).map(({ used, made }) => [used, made])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  test('a crashed search is released by the next search of its session or address, without the job', async () => {
    await aStuckSearch()
    for (let count = 1; count < limits.anonymousDailySearches; count += 1) await search()
    expect(await (await search({ session: 'other' })).json()).toMatchObject({ type: 'QUOTA_EXCEEDED' })
    later(limits.searchLease)
    expect(await (await search({ session: 'other' })).json()).toMatchObject({ usage: { remaining: 0 }, recipe: {} })
    expect(told(await list()).at(-1)).toEqual(['lost', 0])
  })

  test('a crashed search is released when the clock was set back', async () => {
    await aStuckSearch()
    later(-hour)
    await sweep()
    expect(told(await list())).toEqual([['lost', 0]])
  })

  test('a search released after its day is over does not change the count of the new day', async () => {
    world.setNow(new Date('2026-07-01T23:59:50Z'))
    const goOn = await aStuckSearch()
    later(20 * second)
    await search()
    cook = () => ({ state: 'refused', code: 'not_food', reasons: [] })
    expect((await goOn()).status).toBe(200)
    const sums = (await standings(world.db)).map(({ key, used }) => ({ key, used }))
    expect(sums.map(({ used }) => used)).toEqual([1, 1])
    expect(await bookSums(world.db)).toEqual(sums)
  })
})

describe('fair-use limits', () => {
  test.each(['premium', 'tester'] as const)(
    'a %s member makes 300 searches in any 24 hours, then gets a rate limit instead of a quota',
    async (role) => {
      const { id, token } = await aMember(role)
      await search({ token })
      await sql`
      insert into private.search_ledger (account, period, written_at, charged_at, counted, made, reason)
      select ${`member:${id}`}, 1, ${noon}, ${noon}::timestamptz - interval '23 hours 50 minutes', 0, 1, 'carried_over' from generate_series(1, 298)
    `.execute(world.db)
      expect((await search({ token })).status).toBe(200)
      const refused = await search({ token })
      expect(refused.status).toBe(429)
      expect(refused.headers.get('ratelimit-policy')).toBe('"fair-use-day";q=300;w=86400')
      expect(refused.headers.get('ratelimit')).toBe('"fair-use-day";r=0;t=600')
      expect(refused.headers.get('retry-after')).toBe('600')
      expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
      later(600 * second)
      expect((await search({ token })).status).toBe(200)
    },
  )

  test('a premium member makes twenty searches in a burst, and an admin has no burst limit', async () => {
    const premium = await aMember('premium')
    const admin = await aMember('admin')
    const { most } = limits.fairUse.burst
    for (let count = 0; count < most; count += 1) expect((await search({ token: premium.token })).status).toBe(200)
    const refused = await search({ token: premium.token })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('ratelimit')).toBe('"fair-use-burst";r=0;t=60')
    expect(refused.headers.get('retry-after')).toBe('60')
    for (let count = 0; count <= most; count += 1) expect((await search({ token: admin.token })).status).toBe(200)
    later(59 * second)
    expect((await search({ token: premium.token })).status).toBe(429)
    later(second)
    expect((await search({ token: premium.token })).status).toBe(200)
  })
})

describe('limits on uncharged searches', () => {
  const { most, within } = limits.fairUse.givenBack
  async function aLastingOne(role?: 'tester'): Promise<Who> {
    const { id, headers } = await aLastingMember(world)
    if (role) await world.db.insertInto('public.user_roles').values({ user_id: id, role }).execute()
    return { token: headers.authorization?.slice('Bearer '.length) ?? '' }
  }
  const countLines = async () =>
    Number((await sql<{ lines: string }>`select count(*) as lines from private.search_ledger`.execute(world.db)).rows[0]?.lines)

  test.each([
    ['a visitor', async () => ({ session: 's' })],
    ['a free member', () => aLastingOne()],
    ['a tester', () => aLastingOne('tester')],
  ] as const)('%s gets sixty uncharged searches an hour, and beyond them nothing is written', async (_who, aWho) => {
    const who: Who = await aWho()
    cook = () => ({ state: 'refused', code: 'not_food', reasons: [] })
    for (let count = 0; count < most; count += 1) {
      // Slowly enough to stay below the burst limit.
      later(4 * second)
      expect((await search(who)).status).toBe(200)
    }
    const written = await countLines()
    cook = aDish
    const refused = await search(who)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('ratelimit-policy')).toBe(`"fair-use-given-back";q=${most};w=${within / 1000}`)
    expect(refused.headers.get('retry-after')).toBe(String((within - (most - 1) * 4 * second) / 1000))
    expect(await countLines()).toBe(written)
    later(within - (most - 1) * 4 * second)
    expect(await (await search(who)).json()).toHaveProperty('recipe')
  })

  test('uncharged searches are counted by the address too, whatever session the visitor sends', async () => {
    cook = () => ({ state: 'refused', code: 'not_food', reasons: [] })
    for (let count = 0; count < most; count += 1) await search({ session: `s${count}` })
    expect((await search({ session: 'new' })).status).toBe(429)
    expect((await search({ session: 'new', address: '198.51.100.7' })).status).toBe(200)
  })

  test('an admin has no limit on uncharged searches', async () => {
    const { token } = await aMember('admin')
    cook = () => ({ state: 'refused', code: 'not_food', reasons: [] })
    for (let count = 0; count <= most; count += 1) expect((await search({ token })).status).toBe(200)
  })
})

describe('the ledger of searches', () => {
  const lines = async () => (await sql`select * from private.search_ledger order by id`.execute(world.db)).rows

  test('a ledger line can be neither changed nor deleted', async () => {
    await search()
    const before = await lines()
    for (const statement of ['set counted = 0', 'set recipe_id = null', 'set recipe_id = gen_random_uuid()', "set reason = 'left'"]) {
      await expect(sql`update private.search_ledger ${sql.raw(statement)}`.execute(world.db), statement).rejects.toMatchObject({
        code: '55000',
      })
    }
    await expect(sql`delete from private.search_ledger`.execute(world.db)).rejects.toMatchObject({ code: '55000' })
    expect(await lines()).toEqual(before)
  })

  test('the ledger charges a search once and releases it once', async () => {
    await search()
    const write = (made: number) =>
      sql`
        insert into private.search_ledger (account, search_id, period, written_at, charged_at, counted, made, reason)
        select account, search_id, period, written_at, charged_at, 0, ${made}::int, reason from private.search_ledger where made = 1
      `.execute(world.db)
    await write(-1)
    for (const made of [1, -1]) await expect(write(made)).rejects.toMatchObject({ code: '23505' })
  })

  test("the ledger deletes answers and keys after a day and visitors' searches after 35 days, and keeps lifetime counts longer", async () => {
    const { token } = await aMember()
    await search({ token })
    await search({ session: 's' })
    const keyed = { 'x-session-id': 's', 'idempotency-key': 'click-1' }
    await world.call('generate-recipe', aRequest(), keyed)
    later(ledgerLimits.idempotencyKept - 1)
    await sweep()
    const kept = async () => {
      const { rows } = await sql<{ answers: number; keys: number; searches: number; lines: number; accounts: string[] }>`
        select count(answer)::int as answers, count(idempotency_key)::int as keys, count(*)::int as searches,
          (select count(*)::int from private.search_ledger) as lines,
          (select array_agg(left(key, 7) order by key) from private.usage_accounts) as accounts
        from private.searches
      `.execute(world.db)
      return rows[0]
    }
    const accounts = ['ip:192.', 'member:', 'session']
    expect(await kept()).toEqual({ answers: 3, keys: 1, searches: 3, lines: 5, accounts })
    later(1)
    await sweep()
    expect(await kept()).toEqual({ answers: 0, keys: 0, searches: 3, lines: 5, accounts })
    later(ledgerLimits.visitorSearchesKept)
    await sweep()
    expect(await kept()).toEqual({ answers: 0, keys: 0, searches: 1, lines: 1, accounts: ['member:', 'session'] })
    await search({ session: 's' })
    expect(await (await world.call('check-usage-status', {}, { 'x-session-id': 's' })).json()).toMatchObject({
      usage: { used: 1, totalLifetime: 3 },
    })
    later(ledgerLimits.visitorSessionsKept + 2 * day)
    await sweep()
    expect(await kept()).toMatchObject({ lines: 1, accounts: ['member:'] })
  })

  test('the ledger carries over the counts of an older version', async () => {
    const script = readFileSync(join(import.meta.dirname, '../../database/migrations/0016_ledger.sql'), 'utf8')
    const [carry] = /insert into private\.usage_accounts[\s\S]*?carried_over' from private\.visitor_usage, unnest[^;]*;/.exec(script) ?? []
    expect(carry).toBeDefined()
    await sql`create table private.visitor_usage (key text, used int, resets_at timestamptz, recent timestamptz[], lifetime bigint)`.execute(
      world.db,
    )
    try {
      const recent = Array.from({ length: 11 }, (_, index) => new Date(noon.getTime() - (index + 1) * hour).toISOString())
      await sql`
        insert into private.visitor_usage values
          ('session:s', 4, '2026-07-02', ${recent}::timestamptz[], 40), ('ip:192.0.2.1', 1, '2026-07-02', '{}', 9), ('session:old', 6, '2026-06-02', '{}', 6)
      `.execute(world.db)
      await sql.raw(carry ?? '').execute(world.db)
    } finally {
      await sql`drop table private.visitor_usage`.execute(world.db)
    }
    expect(await list()).toMatchObject({
      usage: { used: 5, remaining: 1, totalLifetime: 40 },
      others: 0,
      lines: [{ reason: 'carried_over', counted: 4 }],
    })
    expect(await (await search()).json()).toHaveProperty('recipe')
    expect(await (await search()).json()).toMatchObject({ type: 'QUOTA_EXCEEDED', usage: { totalLifetime: 41 } })
    expect(await (await search({ session: 'old', address: '198.51.100.9' })).json()).toMatchObject({ usage: { used: 1, totalLifetime: 7 } })
  })

  test("a member's ledger is deleted with the account, and no other ledger is", async () => {
    const ada = await aMember()
    const bo = await aMember()
    await search({ token: ada.token })
    await search({ token: bo.token })
    await haveUsed(world.db, `member:${ada.id}`, 100)
    await world.db.deleteFrom('auth.users').where('id', '=', ada.id).execute()
    expect((await standings(world.db)).map(({ key }) => key)).toEqual([`member:${bo.id}`])
    const { rows } = await sql`select user_id, (select count(*)::int from private.search_ledger) as lines from private.searches`.execute(
      world.db,
    )
    expect(rows).toEqual([{ user_id: bo.id, lines: 1 }])
  })
})
