import { describe, expect, test } from 'vitest'
import { fragment, pages, queryOf, site, travel } from './browser.ts'
import { besideProviders, browserAt, type Way, wayTo } from './by-provider.ts'
import { clientId, type FakeProviders, type Misbehaviour } from './fake-provider.ts'
import { numberOf, type ProviderName, providerNames } from './fake-provider-wires.ts'
import { type House, openHouse, someone } from './house.ts'

let fake: FakeProviders
let house: House
besideProviders(
  providerNames,
  {
    AUTH_URI_ALLOW_LIST: 'https://app.example.org/**',
    AUTH_MAILER_AUTOCONFIRM: 'false',
    AUTH_MAILER_LINK_PATH: '/auth/confirm',
    AUTH_INTERNAL_HTTP_TIMEOUT: '500ms',
    AUTH_EXTERNAL_KAKAO_EMAIL_OPTIONAL: 'true',
  },
  (street) => {
    ;({ fake, house } = street)
  },
)

/** The address where a sign-in through a provider begins. */
const startOf = (provider: ProviderName, way: Way = {}, where = house) => wayTo(provider, where.client(), way)

/** The whole way to a provider and back. */
const signIn = async (provider: ProviderName, way: Way = {}) => travel(house, await startOf(provider, way))

/** The account that a browser came back with, read by a client that keeps its session. */
async function accountOf(home: URL) {
  const client = await browserAt(home, house)
  const { data, error } = await client.auth.getUser()
  if (error) throw error
  return { client, user: data.user }
}

/** An account with a password and a confirmed address, unless `isConfirmed` is false. */
async function anAccount(email: string, isConfirmed = true) {
  const { data, error } = await house.admin().auth.admin.createUser({ email, password: 'correct-horse-1', email_confirm: isConfirmed })
  if (error) throw error
  return data.user
}

const signsInByPassword = async (email: string) => {
  const { error } = await house.client().auth.signInWithPassword({ email, password: 'correct-horse-1' })
  return error === null
}

describe('signing in through a provider', () => {
  const numbered: readonly ProviderName[] = ['github', 'gitlab', 'kakao']
  const unverified: readonly ProviderName[] = ['spotify']

  test.each(providerNames.filter((name) => !unverified.includes(name)))(
    "a sign-in through %s creates an account with the provider's name and address",
    async (name) => {
      const home = await signIn(name)

      expect(home.href).toContain(`${site}/welcome#`)
      expect(fragment(home)).toMatchObject({ token_type: 'bearer', expires_in: '3600', sb: '', provider_token: expect.any(String) })
      expect(fragment(home).provider_refresh_token).toBe(`again-${fragment(home).provider_token}`)
      const { user } = await accountOf(home)
      const sub = numbered.includes(name) ? String(numberOf(fake.person)) : fake.person.id
      expect(user).toMatchObject({
        email: fake.person.email,
        email_confirmed_at: expect.any(String),
        app_metadata: { provider: name, providers: [name] },
        user_metadata: { sub, email: fake.person.email, email_verified: true, phone_verified: false },
        identities: [
          { id: sub, provider: name, email: fake.person.email, user_id: user.id, identity_data: { sub, iss: expect.any(String) } },
        ],
        is_anonymous: false,
      })
      const told = user.user_metadata.full_name ?? user.user_metadata.name
      if (name !== 'apple') expect(told).toBe('Ada Cook')
    },
  )

  test('an access token after a provider sign-in carries the oauth method', async () => {
    const { client } = await accountOf(await signIn('google'))
    const { data } = await client.auth.getClaims()
    expect(data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth', timestamp: expect.any(Number) }] })
  })

  test('the provider receives our client id, callback, scopes and state, and the parameters that the client passes on', async () => {
    await signIn('github', { scopes: 'repo,gist', queryParams: { prompt: 'consent', login_hint: 'ada' } })
    expect(Object.fromEntries(fake.asked)).toMatchObject({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: `${site}/auth/v1/callback`,
      scope: 'user:email repo gist',
      prompt: 'consent',
      login_hint: 'ada',
      state: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  test('a client cannot override the redirect, the state, the client id or the response type sent to the provider', async () => {
    const home = await signIn('github', {
      queryParams: { redirect_uri: 'https://thief.example', state: 'mine', client_id: 'x', Response_Type: 'token', client_secret: 'x' },
    })
    expect(fragment(home).access_token).toBeDefined()
    expect(Object.fromEntries(fake.asked)).toMatchObject({
      redirect_uri: `${site}/auth/v1/callback`,
      client_id: clientId,
      response_type: 'code',
    })
    expect([...fake.asked.keys()]).not.toContain('Response_Type')
    expect([...fake.asked.keys()]).not.toContain('client_secret')
  })

  test('a second sign-in through a provider finds the same account and updates its data', async () => {
    const { user: before } = await accountOf(await signIn('google'))
    fake.person = { ...fake.person, name: 'Ada Baker' }
    const { user: after } = await accountOf(await signIn('google'))
    expect(after).toMatchObject({ id: before.id, user_metadata: { full_name: 'Ada Baker' } })
    expect(after.identities).toMatchObject([{ identity_id: before.identities?.[0]?.identity_id, identity_data: { name: 'Ada Baker' } }])
  })

  test('the name that Apple posts once beside the code is stored', async () => {
    const home = await travel(house, await startOf('apple'), {
      posted: { user: JSON.stringify({ name: { firstName: 'Ada', lastName: 'Apple' }, email: 'somebody@else.example' }) },
    })
    const { user } = await accountOf(home)
    expect(user).toMatchObject({ email: fake.person.email, user_metadata: { full_name: 'Ada Apple', name: 'Ada Apple' } })
  })

  test('ten concurrent sign-ins of one new person create one account', async () => {
    const starts = await Promise.all(Array.from({ length: 10 }, () => startOf('github')))
    const homes = await Promise.all(starts.map((start) => travel(house, start)))
    const ids = await Promise.all(homes.map(async (home) => (await accountOf(home)).user.id))
    expect(new Set(ids).size).toBe(1)
  })

  test("a disallowed redirect_to falls back to the site's own address", async () => {
    expect((await signIn('github', { redirectTo: 'https://thief.example/' })).href).toMatch(`${site}/#`)
    const { headers } = await fetch(`${house.url}/auth/v1/authorize?provider=github`, { redirect: 'manual' })
    expect(headers.get('location')).toContain(`${fake.url}/github/login/oauth/authorize`)
  })
})

describe('accounts of a provider sign-in', () => {
  test('a verified address of a provider signs in to the existing account of that address', async () => {
    const { email } = fake.person
    const account = await anAccount(email)
    const { user } = await accountOf(await signIn('github'))
    expect(user.id).toBe(account.id)
    expect(user.app_metadata).toMatchObject({ provider: 'email', providers: ['email', 'github'] })
    expect(user.identities?.map(({ provider }) => provider)).toEqual(['email', 'github'])
    expect(await signsInByPassword(email)).toBe(true)
  })

  test('two providers with the same verified address sign in to one account', async () => {
    const { user: first } = await accountOf(await signIn('google'))
    fake.person = { ...fake.person, id: crypto.randomUUID() }
    const { user: second } = await accountOf(await signIn('discord'))
    expect(second.id).toBe(first.id)
    expect(second.app_metadata.providers).toEqual(['google', 'discord'])
  })

  test('an unconfirmed account loses its password and identities when a provider verifies the address', async () => {
    const { email } = fake.person
    const squatted = await anAccount(email, false)
    const { user } = await accountOf(await signIn('google'))
    expect(user).toMatchObject({ id: squatted.id, email_confirmed_at: expect.any(String), app_metadata: { providers: ['google'] } })
    expect(user.identities?.map(({ provider }) => provider)).toEqual(['google'])
    expect(await signsInByPassword(email)).toBe(false)
  })

  test('an unverified address of a provider neither opens nor changes the account of that address', async () => {
    const { email } = fake.person
    const account = await anAccount(email)
    fake.person = { ...fake.person, isVerified: false }
    const home = await signIn('discord')
    const told = {
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
      error_description: 'Unverified email with discord. Verify the email with discord in order to sign in',
    }
    expect(queryOf(home)).toEqual(told)
    expect(fragment(home)).toEqual({ ...told, sb: '' })
    const { data } = await house.admin().auth.admin.getUserById(account.id)
    expect(data.user).toMatchObject({ app_metadata: { providers: ['email'] }, identities: [{ provider: 'email' }] })
    expect(await signsInByPassword(email)).toBe(true)
  })

  test('an address that is verified at the provider later signs in', async () => {
    await anAccount(fake.person.email)
    fake.person = { ...fake.person, isVerified: false }
    expect(queryOf(await signIn('discord')).error_code).toBe('provider_email_needs_verification')
    fake.person = { ...fake.person, isVerified: true }
    const { user } = await accountOf(await signIn('discord'))
    expect(user.identities).toMatchObject([{ provider: 'discord', id: fake.person.id }])
  })

  test('a new account with an unverified address is confirmed by a mail before it can sign in', async () => {
    fake.person = { ...fake.person, isVerified: false }
    const { email } = fake.person
    const home = await signIn('spotify')
    expect(queryOf(home)).toMatchObject({
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
      error_description: 'Unverified email with spotify. A confirmation email has been sent to your spotify email',
    })
    await house.settled()
    const link = /token_hash=([\w]+)/.exec(house.mailTo(email).text)?.[1] ?? ''
    const { data, error } = await house.client().auth.verifyOtp({ token_hash: link, type: 'signup' })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, app_metadata: { providers: ['spotify'] } })
    expect((await accountOf(await signIn('spotify'))).user.id).toBe(data.user?.id)
  })

  test('a provider sign-in without an address is refused unless the settings make the address optional', async () => {
    fake.person = { ...fake.person, email: '' }
    expect(queryOf(await signIn('discord'))).toEqual({
      error: 'server_error',
      error_code: 'unexpected_failure',
      error_description: 'Error getting user email from external provider',
    })
    const { user } = await accountOf(await signIn('kakao'))
    expect(user).toMatchObject({ email: '', app_metadata: { providers: ['kakao'] } })
    expect((await accountOf(await signIn('kakao'))).user.id).toBe(user.id)
  })

  test('a banned account cannot sign in through a provider', async () => {
    const { user } = await accountOf(await signIn('google'))
    await house.admin().auth.admin.updateUserById(user.id, { ban_duration: '1h' })
    expect(queryOf(await signIn('google'))).toEqual({
      error: 'access_denied',
      error_code: 'user_banned',
      error_description: 'User is banned',
    })
  })

  test('an invitation is accepted through a provider with the invited address only, and only once', async () => {
    const { email } = fake.person
    const invited = await house.admin().auth.admin.inviteUserByEmail(email, { redirectTo: `${site}/welcome` })
    expect(invited.error).toBeNull()
    await house.settled()
    const invite_token = /token_hash=([\w]+)/.exec(house.mailTo(email).text)?.[1] ?? ''
    fake.person = { ...fake.person, email: someone() }
    expect(queryOf(await signIn('google', { queryParams: { invite_token } })).error_description).toBe(
      'Invited email does not match emails from external provider',
    )
    fake.person = { ...fake.person, email }
    const { user } = await accountOf(await signIn('google', { queryParams: { invite_token } }))
    expect(user).toMatchObject({
      id: invited.data.user?.id,
      email,
      email_confirmed_at: expect.any(String),
      app_metadata: { providers: ['google'] },
    })
    const again = await fetch(await startOf('google', { queryParams: { invite_token } }), { redirect: 'manual' })
    expect([again.status, await again.json()]).toMatchObject([
      404,
      { error_code: 'user_not_found', msg: 'User identified by token not found' },
    ])
  })

  test('a provider creates no account while sign-up is closed, and existing accounts sign in', async () => {
    const closed = await openHouse({ env: { ...pages, AUTH_DISABLE_SIGNUP: 'true', ...fake.env('google') } })
    const { email } = fake.person
    const start = () => startOf('google', {}, closed)
    expect(queryOf(await travel(closed, await start()))).toEqual({
      error: 'access_denied',
      error_code: 'signup_disabled',
      error_description: 'Signups not allowed for this instance',
    })
    await closed.admin().auth.admin.createUser({ email, email_confirm: true })
    expect(fragment(await travel(closed, await start())).access_token).toBeDefined()
    await closed.close()
  })
})

describe('a faulty provider', () => {
  const unable = /^Unable to exchange external code: [0-9a-f-]{36}$/
  const noProfile = 'Error getting user profile from external provider'
  const cases: readonly [Misbehaviour, ProviderName, string | RegExp][] = [
    ['token 500', 'github', unable],
    ['token 400', 'github', unable],
    ['token garbage', 'github', unable],
    ['token slow', 'github', unable],
    ['token redirects', 'github', unable],
    ['token without a token', 'github', unable],
    ['profile 500', 'github', noProfile],
    ['profile garbage', 'github', noProfile],
    ['profile slow', 'github', noProfile],
    ['profile huge', 'github', noProfile],
    ['profile nobody', 'github', noProfile],
    ['id token of another issuer', 'google', noProfile],
    ['id token for another program', 'google', noProfile],
    ['id token expired', 'google', noProfile],
    ['id token signed by nobody', 'google', noProfile],
    ['id token of another issuer', 'azure', noProfile],
  ]

  test.each(cases)(
    'the provider fault "%s" (%s) sends the browser back with an error and stores nothing',
    async (misbehaviour, name, description) => {
      fake.misbehaviour = misbehaviour
      const home = await signIn(name)
      expect(home.href).toContain(`${site}/welcome?`)
      const told = { error: 'server_error', error_code: 'unexpected_failure', error_description: expect.stringMatching(description) }
      expect(queryOf(home)).toEqual(told)
      expect(fragment(home)).toEqual({ ...told, sb: '' })
      const { data } = await house.admin().auth.admin.listUsers({ perPage: 1000 })
      expect(data.users.filter(({ email }) => email === fake.person.email)).toEqual([])
    },
  )

  test('a refusal by the person at the provider is passed on to the page', async () => {
    fake.misbehaviour = 'denies'
    const told = { error: 'access_denied', error_description: 'The cook said no' }
    const home = await signIn('google')
    expect(queryOf(home)).toEqual(told)
    expect(fragment(home)).toEqual({ ...told, sb: '' })
  })

  test('a callback without a code sends the browser back with an error', async () => {
    fake.misbehaviour = 'sends no code'
    expect(queryOf(await signIn('google'))).toMatchObject({ error: 'invalid_request', error_code: 'bad_oauth_callback' })
  })
})

describe('the callback of a provider', () => {
  const callback = async (query: string) => {
    const response = await fetch(`${house.url}/auth/v1/callback?${query}`, { redirect: 'manual' })
    return { status: response.status, home: new URL(response.headers.get('location') ?? '') }
  }

  test.each([
    ['no state', 'code=1', 'bad_oauth_callback', 'OAuth state parameter missing'],
    ['a malformed state', 'code=1&state=%00%ff', 'bad_oauth_state', 'OAuth state parameter is invalid'],
    ['an unknown state', `code=1&state=${crypto.randomUUID()}`, 'bad_oauth_state', 'OAuth state not found or expired'],
  ])('a callback with %s leads to the site with the reason', async (_, query, code, description) => {
    const { status, home } = await callback(query)
    expect(status).toBe(303)
    expect(home.origin).toBe(site)
    expect(queryOf(home)).toEqual({ error: 'invalid_request', error_code: code, error_description: description })
  })

  /** Stops before the provider sends the browser back and returns the query it would come back with. */
  async function halfway(): Promise<string> {
    const away = await fetch(await startOf('github'), { redirect: 'manual' })
    const back = await fetch(away.headers.get('location') ?? '', { redirect: 'manual' })
    return new URL(back.headers.get('location') ?? '').search.slice(1)
  }

  test('one of several concurrent callbacks with the same state succeeds', async () => {
    fake.misbehaviour = 'codes stay good'
    const query = await halfway()
    const homes = await Promise.all(Array.from({ length: 8 }, () => callback(query)))
    expect(homes.filter(({ home }) => fragment(home).access_token !== undefined)).toHaveLength(1)
    const { home } = await callback(query)
    expect(queryOf(home)).toMatchObject({ error_code: 'bad_oauth_state', error_description: 'OAuth state not found or expired' })
  })

  test('a state is used up by the first code, even when the provider refuses that code', async () => {
    fake.misbehaviour = 'token 400'
    const { auth } = house.world.accounts
    const send = auth.fetch
    let asked = 0
    auth.fetch = (...question) => {
      asked += 1
      return send(...question)
    }
    const query = await halfway()
    const homes = await Promise.all(Array.from({ length: 5 }, () => callback(query)))
    homes.push(await callback(query))
    auth.fetch = send
    expect(asked).toBe(1)
    const codes = homes.map(({ home }) => queryOf(home).error_code)
    expect(codes.sort()).toEqual([...Array(5).fill('bad_oauth_state'), 'unexpected_failure'])
  })

  test('a state expires after five minutes', async () => {
    const query = await halfway()
    house.passTime(301_000)
    const { home } = await callback(query)
    expect(queryOf(home)).toMatchObject({ error_code: 'bad_oauth_state', error_description: 'OAuth state has expired' })
  })
})

test('the OpenID configuration names the issuer, the keys and the signing algorithm', async () => {
  const response = await fetch(`${house.url}/auth/v1/.well-known/openid-configuration`)
  expect(response.headers.get('cache-control')).toBe('public, max-age=600')
  const { client } = await accountOf(await signIn('google'))
  const { data } = await client.auth.getClaims()
  expect(await response.json()).toMatchObject({
    issuer: data?.claims.iss,
    jwks_uri: `${site}/auth/v1/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: ['ES256'],
  })
})
