import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { actorOf } from '#server/accounts/actor.ts'
import { openOwnAccounts } from '#server/accounts/own.ts'
import { aKitchen } from './a-kitchen.ts'
import { aRequest, openWorld, type TestWorld } from './world.ts'

let world: TestWorld

beforeAll(async () => {
  world = await openWorld()
})
afterEach(async () => {
  await world.empty()
  expect(world.failures).toEqual([])
})
afterAll(() => world.close())

test('config.json holds the public settings and is not cached', async () => {
  const response = await world.send('/config.json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    url: 'http://localhost',
    functionsUrl: 'http://localhost',
    disposableMail: 'builtin',
    anonKey: world.accounts.apiKeys.anon,
    product: 'Potluck',
    captcha: null,
    freeMonthlySearches: 180,
    capabilities: {
      accounts: true,
      archive: false,
      billing: false,
      captcha: false,
      photo: false,
      sandboxBilling: false,
      sharing: false,
      signUp: true,
      testBilling: false,
      voice: false,
    },
  })
})

test('a page of another origin may read config.json', async () => {
  const init = { headers: { origin: 'http://localhost:5173' } }
  expect((await world.send('/config.json', init)).headers.get('access-control-allow-origin')).toBe('*')
})

test('the anon key is a JWT of the role anon and is accepted in both headers', async () => {
  const [, payload = ''] = world.accounts.apiKeys.anon.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  expect(claims).toMatchObject({ role: 'anon', iss: 'potluck' })
  expect(claims.exp).toBeGreaterThan(Date.UTC(2100, 0) / 1000)
  const headers = { apikey: world.accounts.apiKeys.anon, authorization: `Bearer ${world.accounts.apiKeys.anon}` }
  expect((await world.call('check-usage-status', {}, headers)).status).toBe(200)
})

test('the anon key stays valid after a restart', async () => {
  const again = await openOwnAccounts(world)
  expect(await actorOf(again, world.accounts.apiKeys.anon)).toEqual({ kind: 'visitor' })
  expect(await actorOf(world.accounts, again.apiKeys.anon)).toEqual({ kind: 'visitor' })
})

test('eight processes that create the first key at once agree on one', async () => {
  const fresh = await openWorld()
  const all = await Promise.all(Array.from({ length: 8 }, () => openOwnAccounts(fresh)))
  for (const accounts of all) expect(await actorOf(fresh.accounts, accounts.apiKeys.anon)).toEqual({ kind: 'visitor' })
  await fresh.close()
})

test('a foreign, expired, unsigned or role-less token is refused as bad_jwt', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const ours = { ...(await exportJWK(privateKey)), alg: 'ES256', kid: 'ours' }
  const own = await openWorld({ env: { AUTH_JWT_KEYS: JSON.stringify({ keys: [ours] }) } })
  const token = (claims: Record<string, unknown>, expires: string | number = '1h') =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'ours' })
      .setIssuedAt(1_782_900_000)
      .setExpirationTime(expires)
      .sign(privateKey)
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const [header = '', payload = ''] = own.accounts.apiKeys.anon.split('.')
  const good = await token({ role: 'anon' }, 1_782_999_999)
  const bad: Record<string, string> = {
    'another installation’s': world.accounts.apiKeys.anon,
    expired: await token({ role: 'anon' }, 1_782_900_001),
    'a role that is not known': await token({ role: 'postgres' }, 1_782_999_999),
    'without a role': await token({}, 1_782_999_999),
    'without a signature': `${header}.${payload}.`,
    'alg none': `${encode({ alg: 'none' })}.${payload}.`,
    'alg HS256 with the public key': `${encode({ alg: 'HS256', kid: 'ours' })}.${payload}.AAAA`,
    'no token at all': 'leek',
  }
  expect((await own.call('check-usage-status', {}, { authorization: `Bearer ${good}` })).status).toBe(200)
  for (const [what, words] of Object.entries(bad)) {
    for (const headers of [{ authorization: `Bearer ${words}` }, { apikey: words }]) {
      const response = await own.call('check-usage-status', {}, headers)
      expect(response.status, what).toBe(401)
      expect(await response.json(), what).toMatchObject({ code: 'bad_jwt', status: 401 })
    }
  }
  expect((await own.call('check-usage-status', {}, { authorization: 'Basic bGVlaw==' })).status).toBe(401)
  await own.close()
})

test.each(['ES256', 'RS256', 'HS256'] as const)('a configured %s key signs and verifies the anon key', async (alg) => {
  const jwk =
    alg === 'HS256'
      ? { kty: 'oct', k: Buffer.alloc(32, 7).toString('base64url') }
      : await exportJWK((await generateKeyPair(alg, { extractable: true })).privateKey)
  const own = await openWorld({ env: { AUTH_JWT_KEYS: JSON.stringify({ keys: [{ ...jwk, alg }] }) } })
  expect((await own.call('check-usage-status', {}, { apikey: own.accounts.apiKeys.anon })).status).toBe(200)
  const another = new SignJWT({ role: 'anon' }).setProtectedHeader({ alg }).setExpirationTime('100y')
  expect(await actorOf(own.accounts, await another.sign(await importJWK(jwk, alg)))).toEqual({ kind: 'visitor' })
  expect((await own.call('check-usage-status', {}, { apikey: `${own.accounts.apiKeys.anon}x` })).status).toBe(401)
  await own.close()
})

test('a page of another origin may call a function and read the limit headers', async () => {
  const preflight = await world.send('/functions/v1/generate-recipe', {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-time-zone')
  const response = await world.call('generate-recipe', aRequest(), { origin: 'https://elsewhere.example' })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-expose-headers')).toContain('ratelimit')
  const failed = await world.call('generate-recipe', {}, { origin: 'https://elsewhere.example' })
  expect(failed.headers.get('access-control-allow-origin')).toBe('*')
})

test('an unknown function answers 404 and a wrong method 405, both as problems', async () => {
  const unknown = await world.call('boil-the-ocean', {})
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toMatchObject({ code: 'not_found' })
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
    const wrong = await world.send('/functions/v1/generate-recipe', { method })
    expect(wrong.status, method).toBe(405)
    expect(wrong.headers.get('allow')).toBe('POST, OPTIONS')
    expect(await wrong.json()).toMatchObject({ code: 'method_not_allowed' })
  }
  const posted = await world.send('/', { method: 'POST' })
  expect(posted.status).toBe(405)
  expect(posted.headers.get('allow')).toBe('GET, HEAD')
})

test('every answer carries the security headers and a request id', async () => {
  const answers = [
    await world.send('/config.json'),
    await world.send('/nowhere'),
    await world.send('/functions/v1/nowhere', { method: 'POST' }),
    await world.call('generate-recipe', aRequest()),
  ]
  for (const answer of answers) {
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(/(script-src|style-src)[^;]*'unsafe/.test(policy)).toBe(false)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.headers.get('strict-transport-security')).toBeNull()
    expect(answer.headers.get('server')).toBeNull()
    expect(answer.headers.get('x-powered-by')).toBeNull()
  }
})

test('an HTTPS site sends Strict-Transport-Security', async () => {
  const secure = await openWorld({ env: { SITE_URL: 'https://potluck.example/' } })
  const response = await secure.send('/config.json')
  expect(response.headers.get('strict-transport-security')).toContain('max-age=')
  expect(response.headers.get('content-security-policy')).toContain("img-src 'self' data: blob: https://potluck.example;")
  // Sign-up is closed, because without a mail server no address can be confirmed.
  expect(await response.json()).toMatchObject({ url: 'https://potluck.example', capabilities: { accounts: true, signUp: false } })
  await secure.close()
})

test('/healthz and /ready answer 200 on a running server', async () => {
  expect((await world.send('/healthz')).status).toBe(200)
  for (const path of ['/ready', '/readyz']) expect((await world.send(path)).status, path).toBe(200)
})

test('a server with an unloaded kitchen is alive but not ready, and names the kitchen', async () => {
  const loading = await openWorld({ beside: world, kitchen: aKitchen({ isLoaded: () => false }) })
  expect((await loading.send('/healthz')).status).toBe(200)
  for (const path of ['/ready', '/readyz']) {
    const response = await loading.send(path)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('1')
    expect(await response.json()).toMatchObject({ code: 'unavailable', waitingFor: 'kitchen' })
  }
})

test('a server without its database is alive but not ready, and names the database', async () => {
  const broken = await openWorld()
  await broken.db.destroy()
  expect((await broken.send('/healthz')).status).toBe(200)
  const response = await broken.send('/ready')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(await response.json()).toMatchObject({ code: 'unavailable', waitingFor: 'database' })
})
