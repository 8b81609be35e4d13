import { createHash } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { enrolApp, proveApp } from './authenticator-app.ts'
import { pages } from './browser.ts'
import { besideProviders } from './by-provider.ts'
import { aPerson } from './fake-person.ts'
import { clientId, type FakeProviders } from './fake-provider.ts'
import { type House, openHouse } from './house.ts'

let fake: FakeProviders
let house: House
besideProviders(
  ['google', 'apple', 'azure', 'facebook', 'keycloak', 'kakao'],
  {
    AUTH_MAILER_AUTOCONFIRM: 'false',
    AUTH_MAILER_LINK_PATH: '/auth/confirm',
    AUTH_SECURITY_MANUAL_LINKING_ENABLED: 'true',
    AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
    AUTH_INTERNAL_HTTP_TIMEOUT: '500ms',
    AUTH_EXTERNAL_KEYCLOAK_SKIP_NONCE_CHECK: 'true',
  },
  (street) => {
    ;({ fake, house } = street)
  },
)

/** A token about the fake provider's person, for our client id. */
function aToken(provider: string, parts: JWTPayload = {}, options: { key?: 'own' | 'another' } = {}): Promise<string> {
  const { id, email, isVerified, name } = fake.person
  const issuer = provider === 'azure' ? '/azure/company/v2.0' : `/${provider}`
  const claims = { iss: `${fake.url}${issuer}`, aud: clientId, sub: id, email, email_verified: isVerified, name, nickname: name }
  return fake.idToken({ ...claims, ...parts }, options)
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The raw answer, as a program that speaks OAuth gets it. */
async function raw(body: unknown, headers: Record<string, string> = {}): Promise<[number, unknown]> {
  const response = await fetch(`${house.url}/auth/v1/token?grant_type=id_token`, { method: 'POST', body: JSON.stringify(body), headers })
  return [response.status, await response.json()]
}

const refused = (description: string | RegExp, error = 'invalid request') => [
  400,
  { error, error_description: typeof description === 'string' ? description : expect.stringMatching(description) },
]

describe('an ID token', () => {
  test.each(['google', 'apple', 'azure', 'facebook', 'keycloak', 'kakao'])(
    'an ID token of %s signs its person in, and the same person again',
    async (provider) => {
      const client = house.client()
      const { data, error } = await client.auth.signInWithIdToken({ provider, token: await aToken(provider) })
      expect(error).toBeNull()
      expect(data.user).toMatchObject({
        email: fake.person.email,
        email_confirmed_at: expect.any(String),
        app_metadata: { provider, providers: [provider] },
        identities: [
          { provider, id: fake.person.id, identity_data: { sub: fake.person.id, email: fake.person.email, email_verified: true } },
        ],
      })
      expect((await client.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'oauth' }])
      const again = await house.client().auth.signInWithIdToken({ provider, token: await aToken(provider) })
      expect(again.data.user?.id).toBe(data.user?.id)
    },
  )

  test('an ID token for any configured client id is accepted', async () => {
    const token = await aToken('google', { aud: 'another-of-ours' })
    expect((await house.client().auth.signInWithIdToken({ provider: 'google', token })).error).toBeNull()
  })

  test('an ID token with the hash of a nonce is accepted with that nonce', async () => {
    const token = await aToken('google', { nonce: sha256('once') })
    const { data, error } = await house.client().auth.signInWithIdToken({ provider: 'google', token, nonce: 'once' })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(fake.person.email)
  })

  test('an ID token with a verified address signs in to the existing account of that address', async () => {
    const { email } = fake.person
    const { data: made } = await house.admin().auth.admin.createUser({ email, email_confirm: true })
    const { data } = await house.client().auth.signInWithIdToken({ provider: 'google', token: await aToken('google') })
    expect(data.user).toMatchObject({ id: made.user?.id, app_metadata: { providers: ['email', 'google'] } })
  })

  test('an ID token with an unverified address sends a confirmation mail first', async () => {
    fake.person = { ...fake.person, isVerified: false }
    const { data, error } = await house.client().auth.signInWithIdToken({ provider: 'google', token: await aToken('google') })
    expect(error).toMatchObject({
      status: 422,
      code: 'provider_email_needs_verification',
      message: 'Unverified email with google. A confirmation email has been sent to your google email',
    })
    expect(data.session).toBeNull()
    await house.settled()
    expect(house.mailTo(fake.person.email).text).toContain('token_hash=')
  })

  test('an ID token leaves no account behind when the confirmation mail is rate limited or cannot be sent', async () => {
    fake.person = { ...fake.person, isVerified: false }
    const { email } = fake.person
    const { auth } = house.world.accounts
    const { sendMail, settings } = auth
    const signIn = async () => house.client().auth.signInWithIdToken({ provider: 'google', token: await aToken('google') })
    const accounts = () => house.world.db.selectFrom('auth.users').select('id').where('email', '=', email).execute()
    auth.sendMail = () => Promise.reject(new Error('the mail server refuses'))
    expect((await signIn()).error).toMatchObject({ status: 500, message: 'Error sending confirmation email' })
    expect(await accounts()).toEqual([])
    auth.sendMail = sendMail

    await house.client().auth.resend({ type: 'signup', email })
    Object.assign(auth, { settings: { ...settings, email: { ...settings.email, maxFrequency: 60_000 } } })
    await house.client().auth.resend({ type: 'signup', email })
    expect((await signIn()).error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    expect(await accounts()).toEqual([])
    Object.assign(auth, { settings })
    expect((await signIn()).error).toMatchObject({ code: 'provider_email_needs_verification' })
    expect(await accounts()).toHaveLength(1)
  })

  test('an ID token with the hash of an access token needs the matching access token', async () => {
    const at_hash = createHash('sha256').update('the-access-token').digest().subarray(0, 16).toString('base64url')
    const id_token = await aToken('google', { at_hash })
    expect(await raw({ provider: 'google', id_token, access_token: 'another' })).toEqual(refused('Bad ID token'))
    expect(await raw({ provider: 'google', id_token, access_token: 'the-access-token' })).toMatchObject([200, { token_type: 'bearer' }])
  })
})

describe('refused ID tokens', () => {
  test('the official client shows the OAuth error of a refused ID token', async () => {
    const { error } = await house.client().auth.signInWithIdToken({ provider: 'google', token: 'not-a-token' })
    expect(error).toMatchObject({ status: 400, message: 'Bad ID token' })
  })

  test.each([
    ['no token', { provider: 'google' }, 'id_token required'],
    ['neither provider nor issuer', { id_token: 'x' }, 'provider or client_id and issuer required'],
    ['an issuer without a client', { id_token: 'x', issuer: 'https://accounts.google.com' }, 'provider or client_id and issuer required'],
    [
      'an identity to link but no session',
      { id_token: 'x', provider: 'google', link_identity: true },
      'Linking requires a valid user access token in Authorization',
    ],
  ])('a token request with %s is refused as an OAuth error', async (_, body, description) => {
    expect(await raw(body)).toEqual(refused(description))
  })

  test.each<[string, string, JWTPayload, { nonce?: string }, string | RegExp, string]>([
    [
      'for another program',
      'google',
      { aud: 'another-program' },
      {},
      'Unacceptable audience in id_token: [another-program]',
      'invalid request',
    ],
    ['for two other programs', 'google', { aud: ['one', 'two'] }, {}, 'Unacceptable audience in id_token: [one two]', 'invalid request'],
    ['without an audience', 'google', { aud: [] }, {}, 'Unacceptable audience in id_token: []', 'invalid request'],
    ['without a subject', 'google', { sub: '' }, {}, 'Missing sub claim in id_token', 'invalid request'],
    ['that has expired', 'google', { exp: 1_700_000_000 }, {}, 'Bad ID token', 'invalid request'],
    ['of another issuer', 'google', { iss: 'https://accounts.google.com.thief.example' }, {}, 'Bad ID token', 'invalid request'],
    ['with another nonce', 'google', { nonce: sha256('once') }, { nonce: 'twice' }, 'Nonces mismatch', 'invalid nonce'],
    ['with the nonce itself instead of its hash', 'google', { nonce: 'once' }, { nonce: 'once' }, 'Nonces mismatch', 'invalid nonce'],
    [
      'with a nonce that is not shown',
      'google',
      { nonce: sha256('once') },
      {},
      /^Passed nonce and nonce in id_token should either both exist or not\.$/,
      'invalid request',
    ],
    [
      'without the nonce that is shown',
      'google',
      {},
      { nonce: 'once' },
      /^Passed nonce and nonce in id_token should either both exist or not\.$/,
      'invalid request',
    ],
    ['of Facebook without an address', 'facebook', { email: '' }, {}, 'Bad ID token', 'invalid request'],
  ])('an ID token %s is refused', async (_, provider, claims, body, description, error) => {
    expect(await raw({ provider, id_token: await aToken(provider, claims), ...body })).toEqual(refused(description, error))
  })

  test('nonces are ignored for providers that have none and where the settings skip the check', async () => {
    for (const provider of ['facebook', 'keycloak']) {
      const id_token = await aToken(provider, { nonce: sha256('once') })
      expect(await raw({ provider, id_token })).toMatchObject([200, {}])
    }
  })

  test('an ID token that its issuer did not sign is refused', async () => {
    const { id, email } = fake.person
    const claims = { iss: `${fake.url}/google`, aud: clientId, sub: id, email, email_verified: true }
    const keys = await (await fetch(`${fake.url}/google/jwks`)).text()
    const forgeries = [
      await aToken('google', {}, { key: 'another' }),
      new UnsecuredJWT(claims).setExpirationTime('1h').encode(),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'one' }).setExpirationTime('1h').sign(Buffer.from(keys)),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'none' }).setExpirationTime('1h').sign(Buffer.from('sesame')),
      `${(await aToken('google')).split('.').slice(0, 2).join('.')}.`,
      'a.b.c',
      '\u0000',
    ]
    for (const id_token of forgeries) {
      const [status, body] = await raw({ provider: 'google', id_token })
      expect(status).toBe(400)
      if (id_token !== '\u0000') expect(body).toEqual(refused('Bad ID token')[1])
    }
  })

  test('an ID token that brings its own keys is refused', async () => {
    const { id, email } = fake.person
    const own = await crypto.subtle.generateKey(
      { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
      true,
      ['sign', 'verify'],
    )
    const jwk = await crypto.subtle.exportKey('jwk', own.publicKey)
    const { n = '', e = '' } = jwk
    const id_token = await new SignJWT({ iss: `${fake.url}/google`, aud: clientId, sub: id, email })
      .setProtectedHeader({ alg: 'RS256', kid: 'thief', jwk: { kty: 'RSA', n, e }, jku: `${fake.url}/stranger/jwks` })
      .setExpirationTime('1h')
      .sign(own.privateKey)
    expect(await raw({ provider: 'google', id_token })).toEqual(refused('Bad ID token'))
  })

  test.each([
    ['an object for a token', { provider: 'google', id_token: {} }],
    ['a list for a provider', { provider: ['google'], id_token: 'x' }],
    ['a text for a boolean', { provider: 'google', id_token: 'x', link_identity: 'true' }],
  ])('a token request with %s is refused', async (_, body) => {
    expect((await raw(body))[0]).toBe(400)
  })
})

describe('the issuer of an ID token', () => {
  const validation = (msg: string) => [400, { code: 400, error_code: 'validation_failed', msg }]

  test('the issuer of an Apple or Microsoft ID token is read from the token and must be theirs', async () => {
    const id_token = await fake.idToken({ iss: `${fake.url}/stranger`, aud: clientId, sub: '1' })
    expect(await raw({ provider: 'apple', id_token })).toEqual(validation('Detected ID token issuer is not an Apple ID token issuer'))
    expect(await raw({ provider: 'azure', id_token })).toEqual(validation('Detected ID token issuer is not an Azure ID token issuer'))
    expect(await raw({ provider: 'apple', id_token: 'x' })).toEqual(validation('Unable to detect issuer in ID token for Apple provider'))
    expect(await raw({ provider: 'azure', id_token: 'x' })).toEqual(validation('Unable to detect issuer in ID token for Azure provider'))
    const issuer = 'https://appleid.apple.com'
    expect(await raw({ provider: 'apple', id_token: await aToken('apple'), issuer })).toEqual(
      validation('Provided issuer does not match ID token issuer'),
    )
  })

  test("an issuer and client id may stand in for the provider's name", async () => {
    const [status, body] = await raw({ issuer: `${fake.url}/keycloak`, client_id: clientId, id_token: await aToken('keycloak') })
    expect([status, body]).toMatchObject([200, { user: { app_metadata: { provider: 'keycloak' } } }])
  })

  test('an unconfigured provider or issuer is refused', async () => {
    expect(await raw({ provider: 'somebody', id_token: 'x' })).toEqual(validation('Custom OIDC provider "somebody" not allowed'))
    expect(await raw({ issuer: 'https://thief.example', client_id: 'x', id_token: 'x' })).toEqual(
      validation('Custom OIDC provider "" not allowed'),
    )
  })

  test('an issuer whose keys are unreachable answers 503, is asked again later, and its keys are then cached', async () => {
    const fresh = await openHouse({ env: { ...pages, ...fake.env('google') } })
    const ask = async () => fresh.client().auth.signInWithIdToken({ provider: 'google', token: await aToken('google') })
    fake.misbehaviour = 'keys gone'
    expect((await ask()).error).toMatchObject({ status: 503 })
    fake.misbehaviour = null
    expect((await ask()).error).toBeNull()
    fake.misbehaviour = 'keys gone'
    expect((await ask()).error).toBeNull()
    await fresh.close()
  })
})

test("a token that cannot be an issuer's own causes no request for the issuer's keys", async () => {
  const fresh = await openHouse({ env: { ...pages, ...fake.env('google') } })
  fake.misbehaviour = 'keys gone'
  const claims = { iss: `${fake.url}/google`, aud: clientId, sub: '1' }
  const tokens = [
    'mock-id-token',
    'a.b.c',
    new UnsecuredJWT(claims).setExpirationTime('1h').encode(),
    await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1h').sign(Buffer.from('sesame')),
    await aToken('google', { iss: 'https://thief.example' }),
    await aToken('google', { exp: Math.floor(Date.now() / 1000) - 3600 }),
  ]
  for (const token of tokens) {
    const { error } = await fresh.client().auth.signInWithIdToken({ provider: 'google', token })
    expect(error).toMatchObject({ status: 400 })
  }
  await fresh.close()
})

describe('linking with an ID token', () => {
  const linkTo = async (client: SupabaseClient, provider = 'google') =>
    client.auth.linkIdentity({ provider, token: await aToken(provider) })

  test('linking with an ID token adds an identity to the account and starts a new session', async () => {
    const { email } = aPerson()
    const password = 'correct-horse-1'
    const { data: made } = await house.admin().auth.admin.createUser({ email, password, email_confirm: true })
    const client = house.client()
    await client.auth.signInWithPassword({ email, password })
    const { data, error } = await linkTo(client)
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id: made.user?.id, email, app_metadata: { provider: 'email', providers: ['email', 'google'] } })
    expect((await client.auth.getUser()).data.user?.id).toBe(made.user?.id)
    const signedIn = await house.client().auth.signInWithIdToken({ provider: 'google', token: await aToken('google') })
    expect(signedIn.data.user?.id).toBe(made.user?.id)
  })

  test('linking with an ID token makes an anonymous account permanent', async () => {
    const client = house.client()
    const { data: before } = await client.auth.signInAnonymously()
    const { data } = await linkTo(client)
    expect(data.user).toMatchObject({ id: before.user?.id, is_anonymous: false, email: fake.person.email })
  })

  test("linking with an ID token is refused for another account's identity and for an unverified address", async () => {
    await house.client().auth.signInWithIdToken({ provider: 'google', token: await aToken('google') })
    const client = house.client()
    await client.auth.signInAnonymously()
    expect((await linkTo(client)).error).toMatchObject({
      status: 422,
      code: 'identity_already_exists',
      message: 'Identity is already linked to another user',
    })
    fake.person = aPerson({ isVerified: false })
    expect((await linkTo(client)).error).toMatchObject({ status: 422, code: 'email_not_confirmed' })
    await house.settled()
    expect(house.mailTo(fake.person.email).text).toContain('token_hash=')
  })

  test('linking with an ID token is refused at aal1 when the account has a second factor', async () => {
    const { email } = aPerson()
    const password = 'correct-horse-1'
    await house.admin().auth.admin.createUser({ email, password, email_confirm: true })
    const [high, low] = [house.client(), house.client()]
    await high.auth.signInWithPassword({ email, password })
    await proveApp(high, await enrolApp(high), house.world.now().getTime())
    await low.auth.signInWithPassword({ email, password })
    expect((await linkTo(low)).error).toMatchObject({ status: 401, code: 'insufficient_aal' })
    expect((await low.auth.getUserIdentities()).data?.identities).toHaveLength(1)
    expect((await linkTo(high)).error).toBeNull()
  })

  test('linking with an ID token is refused without a valid access token', async () => {
    const body = { provider: 'google', id_token: await aToken('google'), link_identity: true }
    expect(await raw(body, { authorization: 'Bearer x.y.z' })).toMatchObject([403, { error_code: 'bad_jwt' }])
  })
})
