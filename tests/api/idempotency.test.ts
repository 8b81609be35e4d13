import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { ledgerLimits } from '#domain/usage/ledger-limits.ts'
import type { SearchStep } from '#server/recipes/search-steps.ts'
import type { Kitchen } from '#server/world.ts'
import { aDish, aKitchen } from './a-kitchen.ts'
import { standings } from './ledger.ts'
import { aLastingMember } from './searching.ts'
import { aRequest, openWorld, type TestWorld } from './world.ts'

const noon = new Date('2026-07-01T12:00:00Z')
const session = { 'x-session-id': 'session_1' }

/** What each test does at the steps of a search. */
let at: Partial<Record<SearchStep, () => void | Promise<void>>> = {}
const refuse: Kitchen['cook'] = () => ({ state: 'refused', code: 'not_food', reasons: [] })
let cook: Kitchen['cook'] = aDish
let cooked = 0
/** Called when a request starts to wait for another one. */
let waits = () => {}
const kitchen = aKitchen({
  cook(request, seed) {
    cooked += 1
    return cook(request, seed)
  },
})

let world: TestWorld
beforeAll(async () => {
  const pause = (ms: number) => {
    waits()
    return setTimeout(ms)
  }
  world = await openWorld({ kitchen, reached: (point) => at[point]?.(), pause })
})
beforeEach(() => {
  at = {}
  cook = aDish
  cooked = 0
  waits = () => {}
})
afterEach(async () => {
  await world.empty()
  world.setNow(noon)
  expect(world.failures).toEqual([])
})
afterAll(() => world.close())

type Sent = { status: number; text: string; body: { code?: string; type?: string; recipe?: { id: string } } }

async function search(key: string | null, parts: Record<string, unknown> = {}, headers: Record<string, string> = session): Promise<Sent> {
  const all = { ...headers, ...(key !== null && { 'idempotency-key': key }) }
  const response = await world.call('generate-recipe', aRequest(parts), all)
  const text = await response.text()
  return { status: response.status, text, body: JSON.parse(text) }
}

/** A gate that holds all callers until it is opened; `somebody` resolves when the first one arrives. */
function aDoor() {
  const door = { open: () => {}, come: () => {} }
  const opened = new Promise<void>((resolve) => {
    door.open = resolve
  })
  const somebody = new Promise<void>((resolve) => {
    door.come = resolve
  })
  const pass = () => {
    door.come()
    return opened
  }
  return { pass, somebody, open: () => door.open() }
}

test('a repeated idempotency key gets the identical answer, and is cooked, stored and charged once', async () => {
  const first = await search('click-1')
  const second = await search('click-1')
  expect(first.body).toHaveProperty('recipe')
  expect(second).toEqual(first)
  world.setNow(new Date(noon.getTime() + ledgerLimits.idempotencyKept - 1))
  expect((await search('click-1')).text).toBe(first.text)
  expect(cooked).toBe(1)
  expect(await world.storedRecipes()).toBe(1)
  expect((await standings(world.db)).map(({ made }) => made)).toEqual([1, 1])
})

test('an idempotency key is new again after 24 hours', async () => {
  const first = await search('click-1')
  world.setNow(new Date(noon.getTime() + ledgerLimits.idempotencyKept))
  const second = await search('click-1')
  expect(second.body.recipe?.id).not.toBe(first.body.recipe?.id)
  expect(await world.storedRecipes()).toBe(2)
})

test('an idempotency key with another body answers 422, during the first search and after it', async () => {
  const door = aDoor()
  at = { cooking: door.pass }
  const first = search('click-1')
  await door.somebody
  expect(await search('click-1', { cuisine: 'Thai' })).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
  door.open()
  expect((await first).status).toBe(200)
  expect(await search('click-1', { cuisine: 'Thai' })).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
  expect(await world.storedRecipes()).toBe(1)
})

test('an idempotency key with other kinds answers 422, and the order of the kinds does not matter', async () => {
  const first = await search('click-1', { kinds: { zblorp: 'fruit', quux: 'meat' } })
  expect(first.body).toHaveProperty('recipe')
  expect(await search('click-1', { kinds: { quux: 'meat', zblorp: 'fruit' } })).toEqual(first)
  for (const kinds of [{ zblorp: 'spice', quux: 'meat' }, { zblorp: 'fruit' }, undefined])
    expect(await search('click-1', { kinds })).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
  expect(await world.storedRecipes()).toBe(1)
})

test('an idempotency key is separate for each session, for no session and for each member', async () => {
  const signUp = await world.send('/auth/v1/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${crypto.randomUUID()}@example.org`, password: 'correct-horse-1' }),
  })
  const { access_token: token } = await signUp.json()
  const everybody = [session, { 'x-session-id': 'session_2' }, {}, { ...session, authorization: `Bearer ${token}` }]
  const answers = await Promise.all(everybody.map((headers) => search('click-1', {}, headers)))
  expect(new Set(answers.map(({ body }) => body.recipe?.id)).size).toBe(4)
})

test('a malformed idempotency key is a bad request', async () => {
  for (const key of ['', 'two words', 'é', 'x'.repeat(256)]) {
    const response = await world.call('generate-recipe', aRequest(), { ...session, 'idempotency-key': key })
    expect(await response.json(), key).toMatchObject({ code: 'bad_request', detail: expect.stringContaining('Idempotency-Key') })
  }
  expect((await search('x'.repeat(255))).status).toBe(200)
})

test("fifty requests with one idempotency key count once towards a tester's burst limit", async () => {
  const { id, headers } = await aLastingMember(world)
  await world.db.insertInto('public.user_roles').values({ user_id: id, role: 'tester' }).execute()
  const first = await search('click-1', {}, headers)
  expect(first.body).toHaveProperty('recipe')
  for (let count = 1; count < 50; count += 1) expect(await search('click-1', {}, headers)).toEqual(first)
  for (let count = 1; count < limits.fairUse.burst.most; count += 1) expect((await search(`other-${count}`, {}, headers)).status).toBe(200)
  expect((await search('one-more', {}, headers)).status).toBe(429)
  expect(await search('click-1', {}, headers)).toEqual(first)
})

test('an answer stored under an older contract is repeated unchanged', async () => {
  const first = await search('click-1')
  const stored = first.text.replace('{"recipe":', '{"recipes":')
  await sql`update private.searches set answer = ${stored} where idempotency_key = 'click-1'`.execute(world.db)
  expect(await search('click-1')).toMatchObject({ status: 200, text: stored })
})

test('fifty requests with one idempotency key, half of them disconnecting, store and charge one recipe', async () => {
  const sends = Array.from({ length: 50 }, async (_, index) => {
    const leaving = new AbortController()
    const answer = world.send('/functions/v1/generate-recipe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...session, 'idempotency-key': 'click-1' },
      body: JSON.stringify(aRequest()),
      signal: leaving.signal,
    })
    if (index % 2 === 0) void setTimeout(index).then(() => leaving.abort())
    const { status } = await answer
    return status
  })
  for (const status of await Promise.all(sends)) expect([200, 409, 503]).toContain(status)
  const last = await search('click-1')
  expect(last.body).toHaveProperty('recipe')
  expect(await world.storedRecipes()).toBe(1)
  expect(await standings(world.db)).toEqual([
    { key: 'ip:192.0.2.1', used: 1, made: 1, lifetime: 1 },
    { key: 'session:session_1', used: 1, made: 1, lifetime: 1 },
  ])
})

test('an idempotency key is free again after a disconnection before the recipe was stored, and repeats the answer after it', async () => {
  const send = (leaving: AbortController) =>
    world.send('/functions/v1/generate-recipe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...session, 'idempotency-key': 'click-1' },
      body: JSON.stringify(aRequest()),
      signal: leaving.signal,
    })
  const early = new AbortController()
  at = { cooked: () => early.abort() }
  await send(early)
  expect((await standings(world.db)).map(({ used, made }) => [used, made])).toEqual([
    [0, 0],
    [0, 0],
  ])
  const reasons = await sql`select distinct reason from private.search_ledger where made < 0`.execute(world.db)
  expect(reasons.rows).toEqual([{ reason: 'left' }])
  const late = new AbortController()
  at = { storing: () => late.abort() }
  await send(late)
  at = {}
  const again = await search('click-1')
  expect(again.body).toHaveProperty('recipe')
  expect(cooked).toBe(2)
  expect(await world.storedRecipes()).toBe(1)
  expect((await standings(world.db)).map(({ used, made }) => [used, made])).toEqual([
    [1, 1],
    [1, 1],
  ])
})

test.each(['click-1', null])('an identical request during the first one waits for its answer (key: %s)', async (key) => {
  const door = aDoor()
  let asked = 0
  const count = () => {
    asked += 1
  }
  at = { cooking: door.pass, reserved: count }
  const first = search(key)
  await door.somebody
  const others = [search(key), search(key)]
  await expect.poll(() => asked).toBe(3)
  door.open()
  const { text } = await first
  for (const other of await Promise.all(others)) expect(other.text).toBe(text)
  expect(cooked).toBe(1)
  expect(await world.storedRecipes()).toBe(1)
})

test('requests without a key are separate searches after the first one ended, or with another body or session', async () => {
  const door = aDoor()
  at = { cooking: door.pass }
  const first = search(null)
  await door.somebody
  at = {}
  await search(null, { requestTimestamp: 2 })
  await search(null, {}, { 'x-session-id': 'session_2' })
  door.open()
  await first
  await search(null)
  expect(await world.storedRecipes()).toBe(4)
})

test('a request that waits for a failed one runs its own search', async () => {
  const door = aDoor()
  at = { cooking: door.pass }
  cook = () => {
    cook = aDish
    throw new Error('The pot fell.')
  }
  const first = search('click-1')
  await door.somebody
  const second = search('click-1')
  await somebodyWaits()
  door.open()
  expect((await first).status).toBe(500)
  expect((await second).body).toHaveProperty('recipe')
  expect(await world.storedRecipes()).toBe(1)
  expect((await standings(world.db)).map(({ used }) => used)).toEqual([1, 1])
  expect(world.failures.splice(0)).toEqual([expect.stringContaining('The pot fell.')])
})

test('a request that waits too long for another one answers 409 with Retry-After', async () => {
  const door = aDoor()
  const impatient = await openWorld({ beside: world, kitchen, reached: (point) => at[point]?.(), pause: async () => {} })
  at = { cooking: door.pass }
  const first = search('click-1')
  await door.somebody
  const response = await impatient.call('generate-recipe', aRequest(), { ...session, 'idempotency-key': 'click-1' })
  expect(response.status).toBe(409)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(await response.json()).toMatchObject({ code: 'in_flight' })
  door.open()
  expect((await first).status).toBe(200)
  await impatient.close()
})

test('a refusal is repeated for its idempotency key without a charge, and a reached limit is not kept', async () => {
  cook = refuse
  const refused = await search('click-1')
  cook = aDish
  expect(refused.body.type).toBe('REFUSED')
  expect((await search('click-1')).text).toBe(refused.text)
  expect(cooked).toBe(1)
  for (let count = 0; count < limits.anonymousDailySearches; count += 1) await search(`other-${count}`)
  expect((await search('click-2')).body.type).toBe('QUOTA_EXCEEDED')
  world.setNow(new Date('2026-07-02T00:00:00Z'))
  expect((await search('click-2')).body).toHaveProperty('recipe')
})

/** Resolves when a request starts to wait for another one. */
function somebodyWaits(): Promise<void> {
  return new Promise((resolve) => {
    waits = resolve
  })
}
