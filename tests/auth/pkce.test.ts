import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { queryOf, site, travel } from './browser.ts'
import { besideProviders, wayTo } from './by-provider.ts'
import type { FakeProviders } from './fake-provider.ts'
import type { House } from './house.ts'

let fake: FakeProviders
let house: House
besideProviders(['google', 'github'], {}, (street) => {
  ;({ fake, house } = street)
})

const aClient = () => house.client({ auth: { flowType: 'pkce' } })

/** A client that has been at a provider and back, and the code it came back with. */
async function aCode(client = aClient()) {
  const home = await travel(house, await wayTo('google', client, { redirectTo: `${site}/welcome?from=here#top` }))
  return { client, home, code: home.searchParams.get('code') ?? '' }
}

/** A code with a known verifier, so that several requests can send it at once. */
async function aKnownCode(method: 's256' | 'plain' = 's256') {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  const start = `${house.url}/auth/v1/authorize?provider=google&code_challenge=${challenge}&code_challenge_method=${method}&redirect_to=${site}/welcome`
  return { verifier, code: (await travel(house, start)).searchParams.get('code') ?? '' }
}

function exchange(body: unknown): Promise<Response> {
  return fetch(`${house.url}/auth/v1/token?grant_type=pkce`, { method: 'POST', body: JSON.stringify(body) })
}

describe('a sign-in with a PKCE verifier', () => {
  test("a PKCE sign-in returns a code, which the client exchanges for a session and the provider's tokens", async () => {
    const { client, home, code } = await aCode()
    expect(home.hash).not.toContain('access_token')
    expect(queryOf(home)).toEqual({ from: 'here', code: expect.stringMatching(/^[0-9a-f-]{36}$/) })

    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.session).toMatchObject({ provider_token: expect.any(String), provider_refresh_token: expect.stringMatching(/^again-/) })
    expect(data.user).toMatchObject({ email: fake.person.email, app_metadata: { provider: 'google' } })
    const { data: claims } = await client.auth.getClaims()
    expect(claims?.claims.amr).toMatchObject([{ method: 'oauth' }])
  })

  test('a PKCE code works once', async () => {
    const { client, code } = await aCode()
    const { verifier } = await aKnownCode()
    await client.auth.exchangeCodeForSession(code)
    const again = await exchange({ auth_code: code, code_verifier: verifier })
    expect([again.status, await again.json()]).toMatchObject([404, { error_code: 'flow_state_not_found' }])
  })

  test('one of twenty concurrent exchanges of the same code and verifier succeeds', async () => {
    const { code, verifier } = await aKnownCode()
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange({ auth_code: code, code_verifier: verifier })))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 404)).toHaveLength(19)
  })

  test('a PKCE code with a plain challenge is exchanged for a session', async () => {
    const { code, verifier } = await aKnownCode('plain')
    const response = await exchange({ auth_code: code, code_verifier: verifier })
    expect([response.status, await response.json()]).toMatchObject([200, { token_type: 'bearer', user: { email: fake.person.email } }])
  })

  test("another client's verifier is refused and does not use up the code", async () => {
    const { client, code } = await aCode()
    const { client: thief } = await aCode()
    const { error } = await thief.auth.exchangeCodeForSession(code)
    expect(error).toMatchObject({
      status: 400,
      code: 'bad_code_verifier',
      message: 'code challenge does not match previously saved code verifier',
    })
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull()
  })

  test('an unknown PKCE code is refused', async () => {
    const { client } = await aCode()
    const { error } = await client.auth.exchangeCodeForSession(crypto.randomUUID())
    expect(error).toMatchObject({ status: 404, code: 'flow_state_not_found', message: 'invalid flow state, no valid flow state found' })
  })

  test('the code of a flow that never returned from the provider is refused', async () => {
    const verifier = randomBytes(32).toString('base64url')
    const start = `${house.url}/auth/v1/authorize?provider=google&code_challenge=${verifier}&code_challenge_method=plain`
    await fetch(start, { redirect: 'manual' })
    const flows = await house.world.db.selectFrom('auth.flow_state').select('auth_code').where('code_challenge', '=', verifier).execute()
    expect(flows).toHaveLength(1)
    const response = await exchange({ auth_code: flows[0]?.auth_code, code_verifier: verifier })
    expect(response.status).toBe(404)
  })

  test('a PKCE code expires five minutes after the start of its flow', async () => {
    const { client, code } = await aCode()
    house.passTime(301_000)
    const { error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toMatchObject({ status: 422, code: 'flow_state_expired', message: 'invalid flow state, flow state has expired' })
  })

  test.each([
    ['no code', { code_verifier: 'v' }],
    ['no verifier', { auth_code: 'c' }],
    ['an empty code and verifier', { auth_code: '', code_verifier: '' }],
    ['null for both', { auth_code: null, code_verifier: null }],
  ])('a PKCE exchange with %s is refused', async (_, body) => {
    const response = await exchange(body)
    const msg = 'invalid request: both auth code and code verifier should be non-empty'
    expect([response.status, await response.json()]).toMatchObject([400, { error_code: 'validation_failed', msg }])
  })

  test.each([
    ['an object for a code', { auth_code: {}, code_verifier: 'v' }],
    ['a number for a verifier', { auth_code: 'c', code_verifier: 1 }],
  ])('a PKCE exchange with %s is refused as malformed', async (_, body) => {
    expect((await exchange(body)).status).toBe(400)
  })

  test('a PKCE code of an account that was banned meanwhile is refused', async () => {
    const { client, code } = await aCode()
    const { data } = await house.admin().auth.admin.listUsers({ perPage: 1000 })
    const id = data.users.find(({ email }) => email === fake.person.email)?.id ?? ''
    await house.admin().auth.admin.updateUserById(id, { ban_duration: '1h' })
    const { error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toMatchObject({ status: 403, code: 'user_banned' })
  })
})

describe('PKCE code challenges', () => {
  const long = 'a'.repeat(43)
  test.each([
    ['without its method', { code_challenge: long }, 'PKCE flow requires code_challenge_method and code_challenge'],
    ['with only its method', { code_challenge_method: 's256' }, 'PKCE flow requires code_challenge_method and code_challenge'],
    [
      'that is short',
      { code_challenge: 'a'.repeat(42), code_challenge_method: 's256' },
      'code challenge has to be between 43 and 128 characters',
    ],
    [
      'that is long',
      { code_challenge: 'a'.repeat(129), code_challenge_method: 's256' },
      'code challenge has to be between 43 and 128 characters',
    ],
    [
      'with forbidden characters',
      { code_challenge: `${long}!`, code_challenge_method: 's256' },
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    ],
    ['with an unknown method', { code_challenge: long, code_challenge_method: 's512' }, 'Invalid code_challenge_method'],
  ])('a code challenge %s is refused', async (_, challenge, msg) => {
    const asked = new URLSearchParams({ provider: 'google', ...challenge })
    const response = await fetch(`${house.url}/auth/v1/authorize?${asked}`, { redirect: 'manual' })
    expect([response.status, await response.json()]).toMatchObject([400, { error_code: 'validation_failed', msg }])
  })

  test('a code challenge method is accepted in any case', async () => {
    const asked = new URLSearchParams({ provider: 'google', code_challenge: long, code_challenge_method: 'S256' })
    const response = await fetch(`${house.url}/auth/v1/authorize?${asked}`, { redirect: 'manual' })
    expect(response.status).toBe(302)
  })
})

test('an unknown provider is refused', async () => {
  const response = await fetch(`${house.url}/auth/v1/authorize?provider=somebody`, { redirect: 'manual' })
  const msg = 'Unsupported provider: Provider somebody could not be found'
  expect([response.status, await response.json()]).toMatchObject([400, { error_code: 'validation_failed', msg }])
})

test('an abandoned flow is deleted after a day', async () => {
  const start = `${house.url}/auth/v1/authorize?provider=google`
  await fetch(start, { redirect: 'manual' })
  const count = async () => (await house.world.db.selectFrom('auth.flow_state').select('id').execute()).length
  expect(await count()).toBeGreaterThan(0)
  house.passTime(25 * 3_600_000)
  await fetch(start, { redirect: 'manual' })
  expect(await count()).toBe(1)
})

test('a query value that PostgreSQL cannot store is refused', async () => {
  const response = await fetch(`${house.url}/auth/v1/authorize?provider=google&invite_token=%00`, { redirect: 'manual' })
  expect(response.status).toBe(400)
})
