import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { ledgerLimits } from '#domain/usage/ledger-limits.ts'
import { howMany } from '../how-many.ts'
import { aKitchen } from './a-kitchen.ts'
import { mostWithin } from './searching.ts'
import { readLimits } from './structured-fields.ts'
import { aRequest, openWorld, type TestWorld } from './world.ts'

// A caller at one address gets six searches a day and no seventh, whatever it sends, omits or forges.

const hour = 3_600_000
const noon = Date.UTC(2026, 6, 1, 12)
const [here, proxy] = ['192.0.2.1', '127.0.0.1']

let direct: TestWorld
/** The same behind a local proxy, which appends the true address to whatever the visitor forged. */
let proxied: TestWorld
beforeAll(async () => {
  direct = await openWorld({ kitchen: aKitchen() })
  proxied = await openWorld({ beside: direct, kitchen: aKitchen(), env: { TRUST_PROXY: 'loopback' } })
})
afterEach(async () => {
  await direct.empty()
  await sql`truncate platform.rate_limits`.execute(direct.db)
  setNow(noon)
  expect([...direct.failures, ...proxied.failures]).toEqual([])
})
afterAll(async () => {
  await proxied.close()
  await direct.close()
})

function setNow(time: number): void {
  for (const world of [direct, proxied]) world.setNow(new Date(time))
}

/** The parts of a request that differ from the usual one. */
interface Attempt {
  method?: string
  path?: string
  headers?: [string, string][]
  body?: Record<string, unknown>
  /** The address that the caller connects from. */
  address?: string
  /** The value of `x-forwarded-for` before the proxy appends the true address. */
  forwarded?: string
}

let attempts = 0

/** Sends the request to one server directly, and every second time to the other through the proxy. */
async function send({ method = 'POST', path = '/functions/v1/generate-recipe', headers = [], body, address = here, forwarded }: Attempt) {
  attempts += 1
  const isProxied = attempts % 2 === 0
  const all = new Headers({ 'content-type': 'application/json' })
  for (const [name, value] of headers) all.append(name, value)
  if (forwarded !== undefined) all.append('x-forwarded-for', forwarded)
  if (isProxied) all.append('x-forwarded-for', address)
  const init: RequestInit = { method, headers: all }
  if (method !== 'GET' && method !== 'HEAD') init.body = JSON.stringify(aRequest({ requestTimestamp: attempts, ...body }))
  return (isProxied ? proxied : direct).send(path, init, isProxied ? proxy : address)
}

/** How many recipes visitors received, whatever the answers said. */
async function cooked(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from public.generated_recipes where user_id is null`.execute(
    direct.db,
  )
  return rows[0]?.count ?? 0
}

async function useUp(attempt: Attempt = {}): Promise<void> {
  for (let count = 0; count < limits.anonymousDailySearches; count += 1) {
    expect((await send({ headers: [['x-session-id', 'the_first']], ...attempt })).status).toBe(200)
  }
}

const letters = 'abcdefghijklmnop'
const someAddress = (count: number) => `198.51.100.${count % 250}`
const forging = (name: string, write: (count: number) => string) => (count: number) =>
  ({ headers: [[name, write(count)]] }) satisfies Attempt
const session = (id: string): [string, string] => ['x-session-id', id]

/** Ways to get a seventh search, with a variation for each try. */
const tricks: Record<string, (count: number) => Attempt> = {
  'clears the browser and has no session': () => ({}),
  'has a new session each time': (count) => ({ headers: [session(`new_${count}_${letters}`)] }),
  'has a new session in the body each time': (count) => ({ body: { sessionId: `new_${count}` } }),
  'has one session in the header and another in the body': (count) => ({
    headers: [session(`h_${count}`)],
    body: { sessionId: `b_${count}` },
  }),
  'has an empty session in the body': () => ({ body: { sessionId: '   ' } }),
  'has two sessions at once': (count) => ({ headers: [session(`one_${count}`), session(`two_${count}`)] }),
  'spells the session header in capitals': (count) => ({ headers: [['X-SESSION-ID', `other_${count}`]] }),
  'sends an account key as the session': (count) => ({ headers: [session(`member:${count}`)] }),
  'sends an address key as the session': (count) => ({ headers: [session(`ip:${someAddress(count)}`)] }),
  'has a session of the longest allowed length': (count) => ({ headers: [session(`${count}`.padEnd(128, 'x'))] }),
  'forges X-Forwarded-For': (count) => ({ forwarded: someAddress(count) }),
  'forges X-Forwarded-For with several addresses': (count) => ({ forwarded: `${someAddress(count)}, 203.0.113.9, 10.0.0.1` }),
  'forges X-Forwarded-For with the loopback address': () => ({ forwarded: '127.0.0.1' }),
  'forges X-Forwarded-For without an address': (count) => ({ forwarded: `unknown, _hidden${count}, ,` }),
  'forges Forwarded': forging('forwarded', (count) => `for=${someAddress(count)};proto=https`),
  'forges X-Real-IP': forging('x-real-ip', someAddress),
  'forges X-Client-IP': forging('x-client-ip', someAddress),
  'forges CF-Connecting-IP': forging('cf-connecting-ip', someAddress),
  'forges True-Client-IP': forging('true-client-ip', someAddress),
  'forges Fastly-Client-IP': forging('fastly-client-ip', someAddress),
  'forges X-Original-Forwarded-For': forging('x-original-forwarded-for', someAddress),
  'forges X-Forwarded-Host': forging('x-forwarded-host', (count) => `host${count}.example.org`),
  'comes from another site': forging('origin', (count) => `https://site${count}.example.org`),
  'uses another browser': forging('user-agent', (count) => `Browser/${count}`),
  'has cookies': forging('cookie', (count) => `session=${count}`),
  'asks for another language': (count) => ({
    body: { language: ['en', 'es', 'fr', 'de', 'it', 'zh', 'ja', 'ar'][count % 8] },
    headers: [['accept-language', 'fr']],
  }),
  'claims another time zone': (count) => ({
    headers: [['x-time-zone', ['Pacific/Kiritimati', 'Pacific/Pago_Pago', '+23:59', '-23:59', 'x', ''][count % 6] ?? 'UTC']],
  }),
  'has no requestTimestamp': () => ({ body: { requestTimestamp: undefined } }),
  'has a requestTimestamp of another year': (count) => ({ body: { requestTimestamp: noon + (count - 3) * 365 * 24 * hour } }),
  'has a requestTimestamp of text': (count) => ({ body: { requestTimestamp: `tomorrow ${count}` } }),
  'has a negative requestTimestamp': (count) => ({ body: { requestTimestamp: -count } }),
  'sends another turn': (count) => ({ body: { turn: count } }),
  'asks for another cuisine': (count) => ({ body: { cuisine: ['Indian', 'French', 'Mexican', 'Thai'][count % 4] } }),
  'changes one word': (count) => ({ body: { ingredients: ['chicken', 'tomatoes', letters.slice(0, 3 + (count % 9))] } }),
  'sends unknown fields': (count) => ({
    body: { usage: { used: 0 }, isPremium: true, user_id: crypto.randomUUID(), count },
  }),
  'claims a solved CAPTCHA': () => ({ body: { hcaptchaToken: 'passed' } }),
  'has a new Idempotency-Key each time': (count) => ({ headers: [['idempotency-key', `key-${count}-${letters}`]] }),
  'has one Idempotency-Key for other bodies': () => ({ headers: [['idempotency-key', 'one-key-for-all']] }),
  'sends the anon key': () => ({
    headers: [
      ['apikey', direct.accounts.apiKeys.anon],
      ['authorization', `Bearer ${direct.accounts.apiKeys.anon}`],
    ],
  }),
  'sends an unsigned token': () => ({ headers: [['authorization', 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.']] }),
  'uses another method': (count) => ({ method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'][count % 5] ?? 'GET' }),
  'overrides the method': () => ({ method: 'PUT', headers: [['x-http-method-override', 'POST']] }),
  'spells the path in other ways': (count) => ({
    path:
      [
        '/functions/v1/generate-recipe/',
        '/functions/v1//generate-recipe',
        '/functions/v1/generate%2Drecipe',
        '/functions/v1/Generate-Recipe',
        '/functions/v1/generate-recipe?fresh=1',
        '/functions/v1/x/../generate-recipe',
        '/functions/v1/generate-recipe;a=b',
        '/functions/v1/./generate-recipe#again',
      ][count % 8] ?? '',
  }),
  'sends X-Original-URL': forging('x-original-url', () => '/functions/v1/check-usage-status'),
  'comes from its own address in other spellings': (count) => ({
    address:
      ['::ffff:192.0.2.1', '::FFFF:c000:201', '0:0:0:0:0:ffff:192.0.2.1', '[::ffff:192.0.2.1]', ' 192.0.2.1 ', '::ffff:192.0.2.1%eth0'][
        count % 6
      ] ?? here,
  }),
}

describe('a visitor after six searches', () => {
  test.each(Object.entries(tricks))('a visitor who %s gets no seventh search', async (_name, trick) => {
    await useUp()
    expect(await cooked()).toBe(6)
    for (let count = 1; count <= 6; count += 1) {
      const response = await send(trick(count))
      expect(response.status).toBeLessThan(500)
    }
    expect(await cooked()).toBe(6)
  })

  test('a refused seventh search answers QUOTA_EXCEEDED with the time of the reset', async () => {
    await useUp()
    const answer = await (await send({})).json()
    expect(answer).toMatchObject({ type: 'QUOTA_EXCEEDED', usage: { used: 6, remaining: 0, resetDate: '2026-07-02T00:00:00.000Z' } })
  })

  test('a visitor at another address of their IPv6 network gets no seventh search', async () => {
    await useUp({ address: '2001:db8:1:2::1' })
    for (const address of ['2001:db8:1:2::2', '2001:DB8:1:2:FFFF:ffff:ffff:ffff', '2001:0db8:0001:0002::', '2001:db8:1:2:0:0:192.0.2.1']) {
      expect([address, await (await send({ address })).json()]).toMatchObject([address, { type: 'QUOTA_EXCEEDED' }])
    }
    expect(await cooked()).toBe(6)
  })

  test('a visitor who signs up, searches as a member and signs out again gets no seventh search', async () => {
    await useUp()
    const signUp = await direct.send('/auth/v1/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${crypto.randomUUID()}@example.org`, password: 'correct-horse-1' }),
    })
    const { access_token: token } = await signUp.json()
    const authorization: [string, string] = ['authorization', `Bearer ${token}`]
    expect(await (await send({ headers: [authorization] })).json()).toHaveProperty('recipe')
    await direct.send('/auth/v1/logout', { method: 'POST', headers: [authorization] })
    expect((await send({ headers: [authorization] })).status).toBe(401)
    expect(await (await send({})).json()).toMatchObject({ type: 'QUOTA_EXCEEDED' })
    expect(await (await send({ headers: [session('after')] })).json()).toMatchObject({ type: 'QUOTA_EXCEEDED' })
    expect(await cooked()).toBe(6)
  })

  test('a visitor who sends sixty concurrent requests gets six searches', async () => {
    const kinds = Object.values(tricks)
    await Promise.all(Array.from({ length: 40 }, (_, count) => send(kinds[count % kinds.length]?.(count) ?? {})))
    await Promise.all(Array.from({ length: 20 }, () => send({ body: { requestTimestamp: 0 } })))
    expect(await cooked()).toBe(6)
  })

  test("another visitor's idempotency key gives neither their recipe nor a seventh search", async () => {
    const key: [string, string] = ['idempotency-key', 'a-key-that-was-overheard']
    const body = { requestTimestamp: 7 }
    const theirs = await (await send({ address: '203.0.113.5', headers: [key, session('theirs')], body })).json()
    expect(theirs).toHaveProperty('recipe')
    await useUp()
    expect(await (await send({ headers: [key], body })).json()).toMatchObject({ type: 'QUOTA_EXCEEDED' })
    expect(await cooked()).toBe(7)
  })

  test('a repeated idempotency key repeats the earlier answer without a further search', async () => {
    await useUp()
    setNow(noon + 24 * hour)
    const again: Attempt = { headers: [['idempotency-key', 'the-click-of-this-morning'], session('s')], body: { requestTimestamp: 7 } }
    const first = await (await send(again)).json()
    for (let count = 0; count < 8; count += 1) expect(await (await send(again)).json()).toEqual(first)
    expect(await cooked()).toBe(7)
  })
})

test('random sequences of all tricks get at most one search a try and twelve in any 24 hours', async () => {
  const names = Object.keys(tricks)
  const aTry = fc.record({
    name: fc.constantFrom(...names),
    count: fc.nat(40),
    wait: fc.constantFrom(0, 0, 0, 0, hour, 3 * hour, 7 * hour),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(aTry, { minLength: 10, maxLength: 30 }), async (tries) => {
      await direct.empty()
      const given: number[] = []
      let time = noon
      let before = 0
      for (const { name, count, wait } of tries) {
        time += wait
        setNow(time)
        expect((await send(tricks[name]?.(count) ?? {})).status).toBeLessThan(500)
        const after = await cooked()
        if (after > before) given.push(time)
        expect(after - before).toBeLessThanOrEqual(1)
        before = after
      }
      expect(mostWithin(given, 24 * hour)).toBeLessThanOrEqual(12)
      expect(mostWithin(given, 1)).toBeLessThanOrEqual(6)
    }),
    { numRuns: howMany(8, 300) },
  )
}, 600_000)

test('a caller with 65,536 networks gets the searches of sixteen networks', async () => {
  const most = ledgerLimits.householdsOfNetwork * limits.anonymousDailySearches
  const from = (count: number): Attempt => ({ address: `2001:db8:1:${count.toString(16)}::1` })
  for (let count = 0; count < most; count += 1) expect((await send(from(count))).status).toBe(200)
  const refused = await send(from(most))
  expect(await refused.json()).toMatchObject({ status: 429, code: 'too_many_requests', retryAfter: 900 })
  expect(readLimits(refused.headers.get('ratelimit-policy'))).toEqual([{ name: 'anon-network', parameters: { q: most, w: 86_400 } }])
  expect(readLimits(refused.headers.get('ratelimit'))).toEqual([{ name: 'anon-network', parameters: { r: 0, t: 900 } }])
  expect(await cooked()).toBe(most)
  // The refused caller is charged nothing, and neither a neighbouring network nor a member is limited.
  const status = await direct.send(
    '/functions/v1/check-usage-status',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
    `2001:db8:1:${most.toString(16)}::1`,
  )
  expect(await status.json()).toMatchObject({ usage: { used: 0 } })
  expect((await send({ address: '2001:db8:2::1' })).status).toBe(200)
}, 60_000)
