import type { SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAgain } from './guarded.ts'
import { type House, openHouse } from './house.ts'
import { inBrowser, SecurityKey, type Shown } from './security-key.ts'

const site = 'https://larder.example'

let house: House
beforeAll(async () => {
  house = await openHouse({
    env: {
      AUTH_SITE_URL: site,
      AUTH_URI_ALLOW_LIST: 'https://*.larder.example/**,larder-app://**',
      AUTH_MFA_WEB_AUTHN_ENROLL_ENABLED: 'true',
      AUTH_MFA_WEB_AUTHN_VERIFY_ENABLED: 'true',
    },
  })
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

async function register(client: SupabaseClient, key: SecurityKey, { origin = site, friendlyName = 'key' } = {}) {
  const { result, shown } = await inBrowser(origin, key, () => client.auth.mfa.webauthn.register({ friendlyName }))
  return { ...result, shown }
}

async function authenticate(client: SupabaseClient, key: SecurityKey, factorId: string, origin = site) {
  const { result, shown } = await inBrowser(origin, key, () => client.auth.mfa.webauthn.authenticate({ factorId }))
  return { ...result, shown }
}

/** A member with a proved key, and another session of theirs at aal1. */
async function guarded(options: { counts?: boolean } = {}) {
  const member = await house.member()
  const key = new SecurityKey(options)
  const { error } = await register(member.client, key)
  if (error) throw error
  const { data } = await member.client.auth.mfa.listFactors()
  return { ...member, key, factorId: data?.webauthn[0]?.id ?? '', low: await signInAgain(house, member) }
}

async function level(client: SupabaseClient) {
  const { data } = await client.auth.getClaims()
  return data?.claims.aal
}

/** An answer to a challenge from a program that is not a browser. */
async function post(client: SupabaseClient, path: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const { data } = await client.auth.getSession()
  const response = await fetch(`${house.url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

function answer(client: SupabaseClient, factorId: string, challengeId: string, type: 'create' | 'request', shown: Shown | undefined) {
  return post(client, `/factors/${factorId}/verify`, { challenge_id: challengeId, webauthn: { type, credential_response: shown } })
}

async function challenge(
  client: SupabaseClient,
  factorId: string,
  webauthn: { rpId: string; rpOrigins?: string[] } = { rpId: 'larder.example' },
) {
  const { data, error } = await client.auth.mfa.challenge({ factorId, webauthn })
  if (error) throw error
  return data
}

async function enrol(client: SupabaseClient, friendlyName = 'key'): Promise<string> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName })
  if (error) throw error
  expect(data).toMatchObject({ type: 'webauthn', friendly_name: friendlyName })
  return data.id
}

test('registering a security key in the browser raises the session to aal2', async () => {
  const { client } = await house.member()
  const { data, error } = await register(client, new SecurityKey())
  expect(error).toBeNull()
  expect(data?.user.factors).toMatchObject([{ factor_type: 'webauthn', status: 'verified', friendly_name: 'key' }])
  const { data: claims } = await client.auth.getClaims()
  expect(claims?.claims).toMatchObject({ aal: 'aal2', amr: expect.arrayContaining([expect.objectContaining({ method: 'mfa/webauthn' })]) })
  expect((await client.auth.mfa.listFactors()).data?.webauthn).toHaveLength(1)
})

test('a registered key raises another session every time, and its counter is stored', async () => {
  const { key, factorId, low } = await guarded()
  for (const time of [1, 2]) {
    const { error } = await authenticate(low, key, factorId)
    expect(error, `${time}`).toBeNull()
    expect(await level(low)).toBe('aal2')
  }
  const { rows } = await sql<{ count: number }>`
    select (web_authn_credential -> 'authenticator' ->> 'signCount')::int as count from auth.mfa_factors where id = ${factorId}
  `.execute(house.world.db)
  expect(rows).toEqual([{ count: key.counter }])
})

test('a key without a counter is accepted every time', async () => {
  const { key, factorId, low } = await guarded({ counts: false })
  for (const time of [1, 2]) expect((await authenticate(low, key, factorId)).error, `${time}`).toBeNull()
})

test('the registration options name the account and exclude the keys it has already', async () => {
  const { client, key, email } = await guarded()
  const second = await enrol(client, 'second')
  const { webauthn } = await challenge(client, second)
  if (webauthn.type !== 'create') throw new Error('a new factor is registered')
  const { publicKey } = webauthn.credential_options
  expect(publicKey).toMatchObject({ rp: { id: 'larder.example', name: 'larder.example' }, user: { name: email }, attestation: 'none' })
  expect(publicKey.excludeCredentials).toHaveLength(1)
  expect(publicKey.pubKeyCredParams).toContainEqual({ type: 'public-key', alg: -7 })
  const again = await register(client, key, { friendlyName: 'again' })
  expect(again.error?.message).toMatch(/previously registered|already/)
})

describe('a forged answer of a security key', () => {
  test.each([
    ['from another page', { origin: 'https://larder.example.evil.example' }],
    ['to another challenge', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
    ['for another site', { rpId: 'evil.example' }],
    ['without a present user', { isAbsent: true }],
  ] as const)("a security key's answer %s is refused, and the session stays at aal1", async (_, lies) => {
    const { client } = await house.member()
    const liar = new SecurityKey()
    liar.lies = lies
    const registered = await register(client, liar)
    expect(registered.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    expect(await level(client)).toBe('aal1')
    expect((await client.auth.mfa.listFactors()).data?.webauthn).toEqual([])

    const { key, factorId, low } = await guarded()
    key.lies = lies
    const asked = await authenticate(low, key, factorId)
    expect(asked.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    expect(await level(low)).toBe('aal1')
  })

  test.each([
    ['with a counter that went back', { counter: 1 }],
    ['with a counter that stayed at zero', { counter: 0 }],
    ['signed by another key', { signsWith: new SecurityKey().privateKey }],
  ] as const)("a security key's assertion %s is refused, and the session stays at aal1", async (_, lies) => {
    const { key, factorId, low } = await guarded()
    key.lies = lies
    expect((await authenticate(low, key, factorId)).error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    expect(await level(low)).toBe('aal1')
  })

  test('an assertion by a key that another account registered is refused', async () => {
    const { factorId, low } = await guarded()
    const { id } = await challenge(low, factorId)
    const other = await guarded()
    const theirs = await authenticate(other.low, other.key, other.factorId)
    const { status, body } = await answer(low, factorId, id, 'request', theirs.shown)
    expect({ status, body }).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } })
  })
})

test("a security key's answer works once: neither for its own challenge again nor for another one", async () => {
  // A key without a counter, so that only the challenge tells one answer from the next.
  const { key, factorId, low } = await guarded({ counts: false })
  const first = await challenge(low, factorId)
  const { shown } = await inBrowser(site, key, async () =>
    low.auth.mfa.webauthn.challenge({ factorId, webauthn: { rpId: 'larder.example' } }),
  )
  const replayed = await answer(low, factorId, first.id, 'request', shown)
  expect(replayed).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } })

  const { result, shown: signed } = await inBrowser(site, key, () =>
    low.auth.mfa.webauthn.challenge({ factorId, webauthn: { rpId: 'larder.example' } }),
  )
  const challengeId = result.data?.challengeId ?? ''
  const answers = await Promise.all(Array.from({ length: 5 }, () => answer(low, factorId, challengeId, 'request', signed)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(4)
  const again = await answer(low, factorId, challengeId, 'request', signed)
  expect(again).toMatchObject({ status: 422, body: { code: 'mfa_ip_address_mismatch' } })
})

test('an attacker with only the password cannot answer for a proved key with their own key', async () => {
  const { factorId, low } = await guarded()
  const { id, webauthn } = await challenge(low, factorId)
  expect(webauthn.type).toBe('request')
  const own = new SecurityKey()
  own.counter = 100
  const shown = own.create(
    { publicKey: { challenge: webauthn.credential_options.publicKey.challenge, rp: { id: 'larder.example' } } },
    site,
  )
  expect(await answer(low, factorId, id, 'create', shown)).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } })
  expect(await answer(low, factorId, id, 'request', shown)).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  expect(await level(low)).toBe('aal1')
})

test('origins of the site, the allow list and localhost may use security keys, and other origins are refused', async () => {
  for (const origin of ['https://app.larder.example', 'http://localhost:5173']) {
    const { client } = await house.member()
    expect((await register(client, new SecurityKey(), { origin })).error, origin).toBeNull()
  }
  for (const origin of [
    'https://evil.example',
    'https://larder.example.evil.example',
    'https://a.b.larder.example',
    'http://app.larder.example',
  ]) {
    const { client } = await house.member()
    const { error } = await register(client, new SecurityKey(), { origin })
    expect(error, origin).toMatchObject({ status: 400, code: 'validation_failed' })
  }
})

test("a relying party id must be the page's own domain or a parent of it", async () => {
  const { client } = await house.member()
  const factorId = await enrol(client)
  const wider = await challenge(client, factorId, { rpId: 'larder.example', rpOrigins: ['https://app.larder.example', site] })
  expect(wider.webauthn.type).toBe('create')
  for (const rpId of ['evil.example', 'example', 'app.larder.example', 'arder.example']) {
    const { error } = await client.auth.mfa.challenge({ factorId, webauthn: { rpId, rpOrigins: [site] } })
    expect(error, rpId).toMatchObject({ status: 400, code: 'validation_failed' })
  }
})

test('each of at most sixteen origins is checked, and more or overlong ones are refused', async () => {
  const { client } = await house.member()
  const factorId = await enrol(client)
  const ask = (rpOrigins: readonly string[]) =>
    post(client, `/factors/${factorId}/challenge`, { webauthn: { rpId: 'larder.example', rpOrigins } })
  const pages = Array.from({ length: 17 }, (_, at) => `https://page-${at}.larder.example`)
  const sixteen = pages.slice(1)
  expect((await ask(sixteen)).status).toBe(200)
  expect(await ask(pages)).toMatchObject({ status: 400, body: { code: 'validation_failed', message: 'WebAuthn takes at most 16 origins' } })
  for (const wrong of ['https://evil.larder.example.org', `https://${'a'.repeat(300)}.larder.example`]) {
    const message = 'WebAuthn origin is not allowed'
    for (const at of [0, 15]) expect(await ask(sixteen.with(at, wrong)), wrong).toMatchObject({ status: 400, body: { message } })
  }
})

test('an answer with overlong transports, id or attestation is refused', async () => {
  const { client } = await house.member()
  const factorId = await enrol(client)
  const { id: challenge_id } = await challenge(client, factorId)
  const key = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }
  const response = { clientDataJSON: 'AAAA', attestationObject: 'AAAA' }
  const answered = async (credential_response: object) =>
    (await post(client, `/factors/${factorId}/verify`, { challenge_id, webauthn: { type: 'create', credential_response } })).status
  expect(await answered({ ...key, response: { ...response, transports: ['usb', 'internal'] } })).toBe(422)
  for (const transports of [['x'.repeat(33)], Array(17).fill('usb')]) {
    expect(await answered({ ...key, response: { ...response, transports } })).toBe(400)
  }
  expect(await answered({ ...key, rawId: 'A'.repeat(1_365), response })).toBe(400)
  expect(await answered({ ...key, response: { ...response, attestationObject: 'A'.repeat(32_769) } })).toBe(400)
})

test('the default relying party of a challenge is the site itself', async () => {
  const { client } = await house.member()
  const factorId = await enrol(client)
  const { status, body } = await post(client, `/factors/${factorId}/challenge`, {})
  expect(status).toBe(200)
  expect(body).toMatchObject({ webauthn: { type: 'create', credential_options: { publicKey: { rp: { id: 'larder.example' } } } } })
})

test('a malformed answer or challenge is refused and causes no server failure', async () => {
  const { client } = await house.member()
  const factorId = await enrol(client)
  const { id: challenge_id } = await challenge(client, factorId)
  const key = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }
  const said = Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge: 'x', origin: site })).toString('base64url')
  const refused = [
    [{}, 400],
    [{ webauthn: { type: 'create' } }, 400],
    [{ webauthn: { type: 'destroy', credential_response: {} } }, 400],
    [{ webauthn: { type: 'create', credential_response: [] } }, 400],
    [{ webauthn: { type: 'create', credential_response: { ...key, response: {} } } }, 400],
    [{ webauthn: { type: 'create', credential_response: { ...key, response: { clientDataJSON: 7, attestationObject: 'AAAA' } } } }, 400],
    [
      { webauthn: { type: 'create', credential_response: { ...key, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } } } },
      422,
    ],
    [
      { webauthn: { type: 'create', credential_response: { ...key, response: { clientDataJSON: said, attestationObject: 'v_____8' } } } },
      422,
    ],
    [{ webauthn: 'create' }, 400],
  ] as const
  for (const [body, status] of refused) {
    const answered = await post(client, `/factors/${factorId}/verify`, { challenge_id, ...body })
    expect({ status: answered.status, body }).toEqual({ status, body })
  }
  for (const webauthn of [{ rpId: 7 }, { rpId: 'larder.example', rpOrigins: 'x' }, { rpId: 'x', rpOrigins: ['not an origin'] }, []]) {
    const answered = await post(client, `/factors/${factorId}/challenge`, { webauthn })
    expect(answered.status, JSON.stringify(webauthn)).toBe(400)
  }
})

test("a security key is stored in GoTrue's format, so that a dump works in both directions", async () => {
  const { key, factorId } = await guarded()
  const { rows } = await sql<{ credential: unknown; aaguid: string }>`
    select web_authn_credential as credential, web_authn_aaguid as aaguid from auth.mfa_factors where id = ${factorId}
  `.execute(house.world.db)
  const [row] = rows
  expect(row?.aaguid).toBe('07070707-0707-0707-0707-070707070707')
  expect(row?.credential).toMatchObject({
    id: key.id.toString('base64'),
    publicKey: expect.stringMatching(/^[\w+/]+=*$/),
    attestationType: 'none',
    transport: ['usb'],
    flags: { userPresent: true, userVerified: false, backupEligible: false, backupState: false },
    authenticator: { AAGUID: Buffer.alloc(16, 7).toString('base64'), signCount: 1, cloneWarning: false },
  })
})
