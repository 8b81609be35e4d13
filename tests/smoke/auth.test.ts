import { randomUUID } from 'node:crypto'
import { grants } from '@potluck/platform/testing/grants'
import { routes } from '@potluck/platform/testing/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allOn } from '../auth/all-on.ts'
import { codeAt } from '../auth/authenticator-app.ts'
import { type House, openHouse, someone } from '../auth/house.ts'
import { anIdentityProvider } from '../auth/identity-provider.ts'
import { type Answered, type Asked, ask } from './ask.ts'

// Every route of /auth/v1 and every grant of its tokens: with success, or with a refusal where success needs an outside
// provider (tests/auth tests those).

const password = 'correct-horse-1'
let house: House
let service: string

beforeAll(async () => {
  house = await openHouse({ env: allOn })
  service = house.world.accounts.apiKeys.serviceRole
})
afterAll(async () => {
  await house.settled()
  expect(house.world.failures).toEqual([])
  await house.close()
})

const auth = (line: string, asked?: Asked) => ask(house.world, line.replace(' /', ' /auth/v1/'), asked)
const asAdmin = (line: string, body?: unknown) => auth(line, { token: service, ...(body !== undefined && { body }) })

/** A signed-up member with a session. */
async function aMember() {
  const email = someone()
  const { body } = await auth('POST /signup', { body: { email, password } })
  const { access_token: token, refresh_token, user } = Object(body)
  return { email, token: String(token), refresh_token: String(refresh_token), id: String(user?.id) }
}

/** A member with an enrolled, unproved app. */
async function withFactor() {
  const member = await aMember()
  const { body } = await auth('POST /factors', { token: member.token, body: { factor_type: 'totp', friendly_name: 'app' } })
  const { id: factor, totp } = Object(body)
  return { ...member, factor: String(factor), secret: String(totp?.secret) }
}

async function challenged() {
  const member = await withFactor()
  const { body } = await auth(`POST /factors/${member.factor}/challenge`, { token: member.token, body: {} })
  const proof = { challenge_id: Object(body).id, code: codeAt(member.secret, house.world.now().getTime()) }
  return { ...member, proof }
}

/** The secret of a mailed link to a new member. */
async function aLink() {
  const { email } = await aMember()
  const { body } = await asAdmin('POST /admin/generate_link', { type: 'magiclink', email })
  return { email, hash: String(Object(body).hashed_token) }
}

async function aCompany() {
  const domain = `${randomUUID().slice(0, 8)}.example`
  const made = await asAdmin('POST /admin/sso/providers', { type: 'saml', metadata_xml: anIdentityProvider().metadata, domains: [domain] })
  return { made, domain, at: `/admin/sso/providers/${Object(made.body).id}` }
}

const done = { status: 200, body: {} }
const refused = (status: number, error_code: string) => ({ status, body: { code: status, error_code } })

/** A call and its expected answer, by route. */
const lines: Record<string, () => Promise<[answer: Answered, expected: object]>> = {
  async 'GET /admin/users'() {
    const { id } = await aMember()
    const one = expect.objectContaining({ id })
    return [await asAdmin('GET /admin/users?per_page=1000'), { status: 200, body: { users: expect.arrayContaining([one]) } }]
  },
  async 'POST /admin/users'() {
    const email = someone()
    return [await asAdmin('POST /admin/users', { email, password }), { status: 200, body: { email, role: 'authenticated' } }]
  },
  async 'GET /admin/users/:user_id'() {
    const { id, email } = await aMember()
    return [await asAdmin(`GET /admin/users/${id}`), { status: 200, body: { id, email } }]
  },
  async 'PUT /admin/users/:user_id'() {
    const { id } = await aMember()
    const user_metadata = { first_name: 'Grace' }
    return [await asAdmin(`PUT /admin/users/${id}`, { user_metadata }), { status: 200, body: { id, user_metadata } }]
  },
  async 'DELETE /admin/users/:user_id'() {
    const { id } = await aMember()
    expect(await asAdmin(`DELETE /admin/users/${id}`)).toMatchObject(done)
    return [await asAdmin(`GET /admin/users/${id}`), refused(404, 'user_not_found')]
  },
  async 'GET /admin/users/:user_id/factors'() {
    const { id, factor } = await withFactor()
    return [await asAdmin(`GET /admin/users/${id}/factors`), { status: 200, body: [{ id: factor, status: 'unverified' }] }]
  },
  async 'PUT /admin/users/:user_id/factors/:factor_id'() {
    const { id, factor } = await withFactor()
    const renamed = await asAdmin(`PUT /admin/users/${id}/factors/${factor}`, { friendly_name: 'new telephone' })
    return [renamed, { status: 200, body: { id: factor, friendly_name: 'new telephone' } }]
  },
  async 'DELETE /admin/users/:user_id/factors/:factor_id'() {
    const { id, factor } = await withFactor()
    expect(await asAdmin(`DELETE /admin/users/${id}/factors/${factor}`)).toMatchObject({ status: 200, body: { id: factor } })
    return [await asAdmin(`GET /admin/users/${id}/factors`), { status: 200, body: [] }]
  },
  'POST /otp': async () => [await mailed('/otp'), done],
  'POST /magiclink': async () => [await mailed('/magiclink'), done],
  'POST /recover': async () => [await mailed('/recover'), done],
  async 'POST /resend'() {
    const { email } = await aMember()
    return [await auth('POST /resend', { body: { type: 'signup', email } }), done]
  },
  async 'GET /verify'() {
    const { hash } = await aLink()
    const followed = await auth(`GET /verify?token=${hash}&type=magiclink`)
    return [followed, { status: 303, location: expect.stringContaining('#access_token=') }]
  },
  async 'POST /verify'() {
    const { email, hash } = await aLink()
    const shown = await auth('POST /verify', { body: { type: 'magiclink', token_hash: hash } })
    return [shown, { status: 200, body: { access_token: expect.any(String), user: { email } } }]
  },
  async 'GET /reauthenticate'() {
    const { token, email } = await aMember()
    const asked = await auth('GET /reauthenticate', { token })
    await house.settled()
    expect(house.mailTo(email).text).toMatch(/\b\d{6}\b/)
    return [asked, done]
  },
  async 'POST /invite'() {
    const email = someone()
    return [await asAdmin('POST /invite', { email }), { status: 200, body: { email, invited_at: expect.any(String) } }]
  },
  async 'POST /admin/generate_link'() {
    const { email } = await aMember()
    const made = await asAdmin('POST /admin/generate_link', { type: 'recovery', email })
    return [
      made,
      { status: 200, body: { email, action_link: expect.stringContaining('/auth/confirm?token_hash='), verification_type: 'recovery' } },
    ]
  },
  'GET /authorize': async () => [
    await auth('GET /authorize?provider=google'),
    { status: 302, location: expect.stringMatching(/^https:\/\/accounts\.google\.com\//) },
  ],
  'GET /callback': async () => [await auth('GET /callback?code=x&state=y'), { status: 303, location: expect.stringContaining('error=') }],
  'POST /callback': async () => [
    await auth('POST /callback', { form: { code: 'x', state: 'y' } }),
    { status: 303, location: expect.stringContaining('error=') },
  ],
  async 'POST /factors'() {
    const { token } = await aMember()
    const enrolled = await auth('POST /factors', { token, body: { factor_type: 'totp', friendly_name: 'app' } })
    return [enrolled, { status: 200, body: { type: 'totp', totp: { uri: expect.stringMatching(/^otpauth:/) } } }]
  },
  async 'POST /factors/:factor_id/challenge'() {
    const { token, factor } = await withFactor()
    const asked = await auth(`POST /factors/${factor}/challenge`, { token, body: {} })
    return [asked, { status: 200, body: { type: 'totp', expires_at: expect.any(Number) } }]
  },
  async 'POST /factors/:factor_id/verify'() {
    const { token, factor, proof, id } = await challenged()
    const proved = await auth(`POST /factors/${factor}/verify`, { token, body: proof })
    return [proved, { status: 200, body: { access_token: expect.any(String), user: { id } } }]
  },
  async 'DELETE /factors/:factor_id'() {
    const { token, factor } = await withFactor()
    return [await auth(`DELETE /factors/${factor}`, { token }), { status: 200, body: { id: factor } }]
  },
  async 'GET /user/identities/authorize'() {
    const { token } = await aMember()
    const way = await auth('GET /user/identities/authorize?provider=google&skip_http_redirect=true', { token })
    return [way, { status: 200, body: { url: expect.stringMatching(/^https:\/\/accounts\.google\.com\//) } }]
  },
  async 'DELETE /user/identities/:identity_id'() {
    const { token } = await aMember()
    const { body } = await auth('GET /user', { token })
    const [identity] = Object(body).identities
    return [await auth(`DELETE /user/identities/${identity.identity_id}`, { token }), refused(422, 'single_identity_not_deletable')]
  },
  'GET /health': async () => [await auth('GET /health'), { status: 200, body: { name: 'GoTrue' } }],
  'GET /settings': async () => [
    await auth('GET /settings'),
    { status: 200, body: { external: { google: true, email: true }, saml_enabled: true } },
  ],
  'GET /.well-known/jwks.json': async () => [
    await auth('GET /.well-known/jwks.json'),
    { status: 200, body: { keys: [expect.objectContaining({ alg: 'ES256', kty: 'EC' })] } },
  ],
  'GET /.well-known/openid-configuration': async () => [
    await auth('GET /.well-known/openid-configuration'),
    { status: 200, body: { jwks_uri: expect.stringMatching(/\/auth\/v1\/\.well-known\/jwks\.json$/) } },
  ],
  async 'POST /signup'() {
    const email = someone()
    const made = await auth('POST /signup', { body: { email, password } })
    return [made, { status: 200, body: { access_token: expect.any(String), token_type: 'bearer', user: { email } } }]
  },
  async 'POST /sso'() {
    const { domain } = await aCompany()
    const way = await auth('POST /sso', { body: { domain, skip_http_redirect: true } })
    return [way, { status: 200, body: { url: expect.stringMatching(/^https:\/\/idp\.example\/sign-in\?/) } }]
  },
  'GET /sso/saml/metadata': async () => [
    await auth('GET /sso/saml/metadata'),
    { status: 200, body: expect.stringContaining('<md:AssertionConsumerService') },
  ],
  'POST /sso/saml/acs': async () => [
    await auth('POST /sso/saml/acs', { form: { SAMLResponse: 'x', RelayState: 'y' } }),
    { status: 303, location: expect.stringContaining('error=') },
  ],
  async 'GET /admin/sso/providers'() {
    const { made } = await aCompany()
    const one = expect.objectContaining({ id: Object(made.body).id })
    return [await asAdmin('GET /admin/sso/providers'), { status: 200, body: { items: expect.arrayContaining([one]) } }]
  },
  async 'POST /admin/sso/providers'() {
    const { made, domain } = await aCompany()
    return [made, { status: 201, body: { domains: [{ domain }] } }]
  },
  async 'GET /admin/sso/providers/:id'() {
    const { at, domain } = await aCompany()
    return [await asAdmin(`GET ${at}`), { status: 200, body: { domains: [{ domain }] } }]
  },
  async 'PUT /admin/sso/providers/:id'() {
    const { at } = await aCompany()
    const domain = `${randomUUID().slice(0, 8)}.example`
    return [await asAdmin(`PUT ${at}`, { domains: [domain] }), { status: 200, body: { domains: [{ domain }] } }]
  },
  async 'DELETE /admin/sso/providers/:id'() {
    const { at } = await aCompany()
    expect(await asAdmin(`DELETE ${at}`)).toMatchObject({ status: 200 })
    return [await asAdmin(`GET ${at}`), refused(404, 'sso_provider_not_found')]
  },
  'POST /token': async () => [
    await auth('POST /token?grant_type=none', { body: {} }),
    { status: 400, body: { error_code: 'invalid_credentials', msg: 'unsupported_grant_type' } },
  ],
  async 'POST /logout'() {
    const { token } = await aMember()
    expect(await auth('POST /logout', { token })).toEqual({ status: 204, body: '' })
    return [await auth('GET /user', { token }), refused(403, 'session_not_found')]
  },
  async 'GET /user'() {
    const { token, id, email } = await aMember()
    return [await auth('GET /user', { token }), { status: 200, body: { id, email, aud: 'authenticated' } }]
  },
  async 'PUT /user'() {
    const { token, id } = await aMember()
    const data = { first_name: 'Grace' }
    return [await auth('PUT /user', { token, body: { data } }), { status: 200, body: { id, user_metadata: data } }]
  },
}

/** A call and its expected answer, by grant. */
const byGrant: typeof lines = {
  async password() {
    const { email, id } = await aMember()
    return [await token('password', { email, password }), { status: 200, body: { expires_in: 3600, user: { id } } }]
  },
  async refresh_token() {
    const { refresh_token, id } = await aMember()
    return [await token('refresh_token', { refresh_token }), { status: 200, body: { expires_in: 3600, user: { id } } }]
  },
  web3: async () => [await token('web3', { chain: 'ethereum', message: 'x', signature: 'x' }), refused(400, 'validation_failed')],
  id_token: async () => [
    await token('id_token', { provider: 'google', id_token: 'x' }),
    { status: 400, body: { error: 'invalid request', error_description: 'Bad ID token' } },
  ],
  pkce: async () => [await token('pkce', { auth_code: randomUUID(), code_verifier: 'v'.repeat(64) }), refused(404, 'flow_state_not_found')],
}

const token = (grant: string, body: unknown) => auth(`POST /token?grant_type=${grant}`, { body })

/** Requests a mail to a member, and waits until it is sent. */
async function mailed(path: string) {
  const { email } = await aMember()
  const answer = await auth(`POST ${path}`, { body: { email } })
  await house.settled()
  expect(house.mailTo(email).text).toMatch(/http/)
  return answer
}

test('every auth route and every grant has a call in the smoke test', () => {
  expect(Object.keys(lines).toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).toSorted())
  expect(Object.keys(byGrant).toSorted()).toEqual(Object.keys(grants).toSorted())
})

test.each(Object.entries(lines))('the auth route %s answers as expected', async (_, call) => {
  const [answer, expected] = await call()
  expect(answer).toMatchObject(expected)
})

test.each(Object.entries(byGrant))('the grant %s answers as expected', async (_, call) => {
  const [answer, expected] = await call()
  expect(answer).toMatchObject(expected)
})
