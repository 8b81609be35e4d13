import { generateKeyPairSync, randomUUID, X509Certificate } from 'node:crypto'
import { selfSignedCertificate } from '@potluck/platform/testing/certificate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type House, openHouse } from './house.ts'
import {
  anIdentityProvider,
  type IdentityProvider,
  idpMetadata,
  isRequestSigned,
  readSignInRequest,
  respond,
  type Said,
} from './identity-provider.ts'

const site = 'https://kitchen.example'
const acsUrl = `${site}/auth/v1/sso/saml/acs`
const entityId = `${site}/auth/v1/sso/saml/metadata`
const minute = 60_000
const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

let house: House
let company: { idp: IdentityProvider; id: string; domain: string }
beforeAll(async () => {
  house = await openHouse({
    env: {
      AUTH_SAML_ENABLED: 'true',
      AUTH_SAML_PRIVATE_KEY: key.export({ type: 'pkcs1', format: 'der' }).toString('base64'),
      AUTH_SITE_URL: site,
      AUTH_EXTERNAL_URL: `${site}/auth/v1`,
    },
  })
  company = await aCompany()
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

const now = () => house.world.accounts.auth.now()
const fromNow = (ms: number) => new Date(now().getTime() + ms)

/** A call with the service role key, as administrators make it: the client library has no methods for providers. */
async function admin(method: string, path: string, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const { serviceRole } = house.world.accounts.apiKeys
  const response = await fetch(`${house.url}/auth/v1/admin/sso/providers${path}`, {
    method,
    headers: { authorization: `Bearer ${serviceRole}`, apikey: serviceRole, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

/** An identity provider that an administrator has added, with a domain of its own. */
async function aCompany(parts: Record<string, unknown> = {}) {
  const idp = anIdentityProvider()
  const domain = `${randomUUID().slice(0, 8)}.example`
  const { status, body } = await admin('POST', '', { type: 'saml', metadata_xml: idp.metadata, domains: [domain], ...parts })
  expect(status).toBe(201)
  return { idp, domain, id: String(body.id) }
}

/** Starts a sign-in at the client, and prepares what the identity provider would answer. */
async function begin({ domain } = company, redirectTo = `${site}/welcome`) {
  const { data, error } = await house.client().auth.signInWithSSO({ domain, options: { redirectTo } })
  expect(error).toBeNull()
  const request = readSignInRequest(data?.url ?? '')
  const said: Said = { now: now(), acsUrl, audience: entityId, requestId: request.id }
  return { request, said }
}

/** Posts a response as the browser would, and returns where it is redirected. */
async function bring(xml: string, relayState?: string): Promise<{ status: number; to: URL; fragment: URLSearchParams }> {
  const form = new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64') })
  if (relayState !== undefined) form.set('RelayState', relayState)
  return post(form)
}

async function post(form: URLSearchParams) {
  const response = await fetch(`${house.url}/auth/v1/sso/saml/acs`, { method: 'POST', body: form, redirect: 'manual' })
  const to = new URL(response.headers.get('location') ?? 'none:')
  return { status: response.status, to, fragment: new URLSearchParams(to.hash.slice(1)) }
}

async function count(table: 'auth.users' | 'auth.sessions' | 'auth.identities'): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(house.world.db)
  return rows[0]?.count ?? 0
}

test('an SSO sign-in creates an account apart from the password account of the same address', async () => {
  const member = await house.member({ email: `ada@${company.domain}` })
  const { request, said } = await begin()
  expect(request).toMatchObject({ acsUrl, url: { origin: 'https://idp.example', pathname: '/sign-in' } })
  expect(request.url.searchParams.get('tenant')).toBe('1')
  expect(request.xml).toContain(entityId)
  expect(request.xml).toContain('nameid-format:persistent')

  const { status, to, fragment } = await bring(respond(company.idp, { ...said, nameId: `Ada@${company.domain}` }), request.relayState)
  expect(status).toBe(302)
  expect(`${to.origin}${to.pathname}`).toBe(`${site}/welcome`)
  expect([...fragment.keys()].toSorted()).toEqual(['access_token', 'expires_at', 'expires_in', 'refresh_token', 'sb', 'token_type'])
  const client = house.client()
  const { error } = await client.auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  })
  expect(error).toBeNull()
  const { data } = await client.auth.getUser()
  const provider = `sso:${company.id}`
  expect(data.user).toMatchObject({
    email: `ada@${company.domain}`,
    app_metadata: { provider, providers: [provider] },
    user_metadata: { iss: company.idp.entityId, sub: `ada@${company.domain}`, email_verified: true, custom_claims: {} },
    identities: [{ provider, id: `ada@${company.domain}` }],
  })
  expect(data.user?.email_confirmed_at).toBeTruthy()
  expect(data.user?.id).not.toBe(member.id)
  const claims = await client.auth.getClaims()
  expect(claims.data?.claims.amr).toMatchObject([{ method: 'sso/saml' }])
})

test('an SSO sign-in with a PKCE verifier returns a code that only its client exchanges for a session', async () => {
  const client = house.client({ auth: { flowType: 'pkce' } })
  const { data } = await client.auth.signInWithSSO({ providerId: company.id, options: { redirectTo: `${site}/welcome` } })
  const request = readSignInRequest(data?.url ?? '')
  const said: Said = { now: now(), acsUrl, audience: entityId, requestId: request.id, nameId: 'pkce@company.example' }
  const { to } = await bring(respond(company.idp, said), request.relayState)
  expect(to.hash).toBe('')
  const code = to.searchParams.get('code') ?? ''
  const stranger = await house.client({ auth: { flowType: 'pkce' } }).auth.exchangeCodeForSession(code)
  expect(stranger.error).not.toBeNull()
  const { data: signedIn, error } = await client.auth.exchangeCodeForSession(code)
  expect(error).toBeNull()
  expect(signedIn.user?.email).toBe('pkce@company.example')
})

test('a second SSO sign-in finds the same account and updates its data', async () => {
  const ids: unknown[] = []
  for (const name of ['Grace', 'Grace H.']) {
    const { idp, domain } = company
    await admin('PUT', `/${company.id}`, { attribute_mapping: { keys: { full_name: { name: 'displayName' }, role: { name: 'role' } } } })
    const { request, said } = await begin({ ...company, idp, domain })
    const attributes = { displayName: [name], role: ['service_role'], mail: ['grace@company.example'] }
    const nameIdFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
    const { fragment } = await bring(respond(idp, { ...said, nameId: 'employee-7', nameIdFormat, attributes }), request.relayState)
    const { data } = await house.client().auth.getUser(fragment.get('access_token') ?? '')
    expect(data.user).toMatchObject({
      role: 'authenticated',
      email: 'grace@company.example',
      user_metadata: { full_name: name, sub: 'employee-7', custom_claims: { role: 'service_role' } },
    })
    ids.push(data.user?.id)
  }
  expect(ids[0]).toBe(ids[1])
})

test('an attribute mapping takes the first non-empty attribute, lists and defaults', async () => {
  const keys = {
    name: { names: ['cn', 'displayName'] },
    teams: { name: 'team', array: true },
    plan: { name: 'plan', default: 'free' },
    email: { name: 'workMail' },
    sub: { name: 'cn' },
    iss: { name: 'cn' },
  }
  const own = await aCompany({ attribute_mapping: { keys } })
  const { request, said } = await begin(own)
  const attributes = {
    displayName: ['Lin'],
    team: ['salt', 'pepper'],
    workMail: ['lin@work.example'],
    mail: ['lin@home.example'],
    cn: [''],
  }
  const { fragment } = await bring(respond(own.idp, { ...said, attributes, nameId: 'lin@id.example' }), request.relayState)
  const { data } = await house.client().auth.getUser(fragment.get('access_token') ?? '')
  expect(data.user).toMatchObject({
    email: 'lin@work.example',
    user_metadata: {
      name: 'Lin',
      sub: 'lin@id.example',
      iss: own.idp.entityId,
      custom_claims: { teams: ['salt', 'pepper'], plan: 'free' },
    },
  })
})

test('an employee whose name id changed keeps the account of the same provider and address', async () => {
  const nameIdFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
  const attributes = { mail: ['moved@company.example'] }
  const ids: unknown[] = []
  for (const nameId of ['old-id', 'new-id']) {
    const { request, said } = await begin()
    const { fragment } = await bring(respond(company.idp, { ...said, nameId, nameIdFormat, attributes }), request.relayState)
    ids.push((await house.client().auth.getUser(fragment.get('access_token') ?? '')).data.user?.id)
  }
  expect(ids[0]).toBe(ids[1])
})

test('a signature around the whole SAML response covers its unsigned assertion', async () => {
  const { request, said } = await begin()
  const { fragment } = await bring(respond(company.idp, { ...said, sign: 'response' }), request.relayState)
  expect(fragment.get('access_token')).toBeTruthy()
})

test('an SSO session ends at the time that the provider sets', async () => {
  const { request, said } = await begin()
  const { fragment } = await bring(respond(company.idp, { ...said, sessionEnd: fromNow(60 * minute) }), request.relayState)
  const { session_id: id } = JSON.parse(Buffer.from(fragment.get('access_token')?.split('.')[1] ?? '', 'base64url').toString())
  const { rows } = await sql<{ not_after: Date }>`select not_after from auth.sessions where id = ${id}`.execute(house.world.db)
  expect(Math.abs((rows[0]?.not_after.getTime() ?? 0) - fromNow(60 * minute).getTime())).toBeLessThan(minute)
})

test('an SSO sign-in started by the identity provider works once per assertion and leads only to allowed pages', async () => {
  const said: Said = { now: now(), acsUrl, audience: entityId, requestId: null }
  const xml = respond(company.idp, said)
  const first = await bring(xml, `${site}/recipes`)
  expect(`${first.to.origin}${first.to.pathname}`).toBe(`${site}/recipes`)
  expect(first.fragment.get('access_token')).toBeTruthy()
  const again = await bring(xml, `${site}/recipes`)
  expect(again.to.searchParams.get('error_description')).toBe('SAML Assertion is not valid')
  const elsewhere = await bring(respond(company.idp, said), 'https://thief.example/')
  expect(elsewhere.to.origin).toBe(site)
  expect(elsewhere.fragment.get('access_token')).toBeTruthy()
})

test('one of eight concurrent posts of an assertion signs in', async () => {
  const xml = respond(company.idp, { now: now(), acsUrl, audience: entityId, requestId: null })
  const answers = await Promise.all(Array.from({ length: 8 }, () => bring(xml)))
  expect(answers.filter(({ fragment }) => fragment.has('access_token'))).toHaveLength(1)
})

test('an SSO sign-in with a disallowed redirect ends at the site', async () => {
  const { request, said } = await begin(company, 'https://thief.example/')
  const { to } = await bring(respond(company.idp, said), request.relayState)
  expect(to.origin).toBe(site)
})

describe('invalid SAML assertions', () => {
  const thief = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  test.each<[string, (said: Said) => Partial<Said>]>([
    ['signed with another key', () => ({ key: thief })],
    ['signed with another key, which it brings along', () => ({ key: thief, enclosed: pem(selfSignedCertificate(thief, 'idp.example')) })],
    ['not signed at all', () => ({ sign: 'nothing' })],
    ['for another audience', () => ({ audience: 'https://other.example' })],
    ['for another recipient', () => ({ recipient: 'https://other.example/acs' })],
    ['for another destination', () => ({ destination: 'https://other.example/acs' })],
    ['by another issuer', () => ({ issuer: 'https://other.example/idp' })],
    ['in answer to another request', () => ({ requestId: 'id-of-another' })],
    [
      'in answer to another request, in a response to this one',
      ({ requestId }) => ({ requestId: 'another', responseRequestId: requestId }),
    ],
    ['in answer to no request', () => ({ requestId: null })],
    ['expired', () => ({ notOnOrAfter: fromNow(-4 * minute) })],
    ['not valid yet', () => ({ notBefore: fromNow(4 * minute) })],
    ['issued long ago', () => ({ issuedAt: fromNow(-10 * minute) })],
    ['issued in the future', () => ({ issuedAt: fromNow(10 * minute) })],
    ['a failure', () => ({ status: 'urn:oasis:names:tc:SAML:2.0:status:Responder' })],
  ])('a SAML assertion (%s) is refused, signs no one in and stores nothing', async (_, parts) => {
    const { request, said } = await begin()
    const before = [await count('auth.users'), await count('auth.sessions')]
    const { status, to } = await bring(respond(company.idp, { ...said, ...parts(said) }), request.relayState)
    expect(status).toBe(303)
    expect(to.origin).toBe(site)
    expect(Object.fromEntries(to.searchParams)).toEqual({
      error: 'invalid_request',
      error_code: 'validation_failed',
      error_description: 'SAML Assertion is not valid',
    })
    expect([await count('auth.users'), await count('auth.sessions')]).toEqual(before)
  })

  const evil = 'boss@company.example'
  test.each<[string, (xml: string) => string]>([
    ['a name changed after signing', (xml) => xml.replaceAll('ada@company.example', evil)],
    ['wrapped: a forged assertion before the signed one', (xml) => xml.replace('<saml:Assertion', `${forged(xml, evil)}<saml:Assertion`)],
    [
      'wrapped: a forged assertion after the signed one',
      (xml) => xml.replace('</samlp:Response>', `${forged(xml, evil)}</samlp:Response>`),
    ],
    [
      'wrapped: the signed assertion inside the forged one',
      (xml) => {
        const original = assertionIn(xml)
        return xml.replace(original, forged(xml, evil).replace('</saml:Assertion>', `${original}</saml:Assertion>`))
      },
    ],
    [
      'wrapped: the signed assertion in an extension, under the same id',
      (xml) => {
        const original = assertionIn(xml)
        const id = / ID="([^"]+)"/.exec(original)?.[1] ?? ''
        const copy = forged(xml, evil).replace(/ ID="[^"]+"/, ` ID="${id}"`)
        return xml.replace(original, copy).replace('<samlp:Status>', `<samlp:Extensions>${original}</samlp:Extensions><samlp:Status>`)
      },
    ],
    [
      'wrapped: the signature moved onto the forged one',
      (xml) => {
        const original = assertionIn(xml)
        const signature = /<Signature.*<\/Signature>/s.exec(original)?.[0] ?? ''
        const copy = forged(xml, evil).replace('</saml:Issuer>', `</saml:Issuer>${signature}`)
        return xml.replace(original, `${copy}<samlp:Extensions>${original.replace(signature, '')}</samlp:Extensions>`)
      },
    ],
    ['two signed assertions', (xml) => xml.replace('</samlp:Response>', `${assertionIn(xml)}</samlp:Response>`)],
    ['a comment in the name', (xml) => xml.replaceAll('ada@company.example', 'ada@company.example<!-- -->.thief.example')],
  ])('a tampered SAML response (%s) is refused, signs no one in and stores nothing', async (_, misuse) => {
    const { request, said } = await begin()
    const before = [await count('auth.users'), await count('auth.sessions')]
    const { to, fragment } = await bring(misuse(respond(company.idp, said)), request.relayState)
    expect(to.searchParams.get('error_description')).toBe('SAML Assertion is not valid')
    expect(fragment.has('access_token')).toBe(false)
    expect([await count('auth.users'), await count('auth.sessions')]).toEqual(before)
  })

  test.each<[string, (xml: string) => string]>([
    ['a document type with an entity', (xml) => `<!DOCTYPE x [<!ENTITY who "${evil}">]>${xml.replaceAll('ada@company.example', '&who;')}`],
    ['a document type that reads a file', (xml) => `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${xml}`],
    [
      'a billion laughs',
      (xml) => `<!DOCTYPE x [<!ENTITY a "haha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>${xml}`,
    ],
    ['an unknown entity', (xml) => xml.replaceAll('ada@company.example', '&who;')],
    ['plain text', () => 'hello'],
    ['another document', () => '<a/>'],
    ['a response of a hundred thousand tags', (xml) => xml.replace('</samlp:Response>', `${'<a/>'.repeat(100_000)}</samlp:Response>`)],
    ['tags nested 20,000 deep', () => `${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`],
  ])('a malformed SAML response (%s) is refused', async (_, misuse) => {
    const { request, said } = await begin()
    const { to } = await bring(misuse(respond(company.idp, said)), request.relayState)
    expect(to.searchParams.get('error_description')).toBe('SAMLResponse is not a valid XML SAML assertion')
  })

  test('a SAML assertion with a transient name id is refused', async () => {
    const { request, said } = await begin()
    const nameIdFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
    const { to } = await bring(respond(company.idp, { ...said, nameIdFormat }), request.relayState)
    expect(to.searchParams.get('error_code')).toBe('saml_assertion_no_user_id')
  })

  test('a SAML assertion without an address is refused', async () => {
    const { request, said } = await begin()
    const nameIdFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
    const { to } = await bring(respond(company.idp, { ...said, nameId: '7', nameIdFormat }), request.relayState)
    expect(to.searchParams.get('error_code')).toBe('saml_assertion_no_email')
  })
})

function pem(certificate: Buffer): string {
  return `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----`
}

/** The signed assertion of a response. */
function assertionIn(xml: string): string {
  return /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? ''
}

/** A copy of the assertion with another name and id, and without the signature. */
function forged(xml: string, nameId: string): string {
  return assertionIn(xml)
    .replace(/<Signature.*<\/Signature>/s, '')
    .replace(/ ID="[^"]+"/, ` ID="_${randomUUID()}"`)
    .replaceAll('ada@company.example', nameId)
}

describe('a SAML relay state', () => {
  test('a relay state works once, even when its response was refused', async () => {
    const { request, said } = await begin()
    await bring(respond(company.idp, { ...said, sign: 'nothing' }), request.relayState)
    const { to } = await bring(respond(company.idp, said), request.relayState)
    expect(to.searchParams.get('error_code')).toBe('saml_relay_state_not_found')
  })

  test('a relay state expires after two minutes', async () => {
    const { request } = await begin()
    house.passTime(2 * minute)
    const said: Said = { now: now(), acsUrl, audience: entityId, requestId: request.id }
    const { to } = await bring(respond(company.idp, said), request.relayState)
    expect(Object.fromEntries(to.searchParams)).toMatchObject({ error: 'server_error', error_code: 'saml_relay_state_expired' })
  })

  test('a relay state that is neither an id nor a URL is refused', async () => {
    const { said } = await begin()
    const { to } = await bring(respond(company.idp, said), 'hello')
    expect(to.searchParams.get('error_description')).toBe('SAML RelayState is not a valid UUID or URL')
  })

  test("a relay state of one provider is refused with another provider's response", async () => {
    const other = await aCompany()
    const { request, said } = await begin()
    const { to } = await bring(respond(other.idp, said), request.relayState)
    expect(to.searchParams.get('error_description')).toBe('SAML Assertion is not valid')
  })
})

test('a post to the SAML endpoint without a response of a known provider is refused', async () => {
  const empty = await post(new URLSearchParams())
  expect(empty.to.searchParams.get('error_description')).toBe('SAMLResponse is missing')
  const art = await post(new URLSearchParams({ SAMLart: 'AAQ' }))
  expect(art.to.searchParams.get('error_description')).toBe('SAML Artifact response can only be used with SP initiated flow')
  const unreadable = await post(new URLSearchParams({ SAMLResponse: '!!' }))
  expect(unreadable.to.searchParams.get('error_description')).toBe('SAMLResponse is not a valid Base64 string')
  const stranger = anIdentityProvider()
  const { to } = await bring(respond(stranger, { now: now(), acsUrl, audience: entityId, requestId: null }))
  expect(to.searchParams.get('error_code')).toBe('saml_idp_not_found')
})

test('a disabled identity provider signs no one in, from either side', async () => {
  const own = await aCompany()
  const { request, said } = await begin(own)
  expect(await admin('PUT', `/${own.id}`, { disabled: true })).toMatchObject({ status: 200, body: { disabled: true } })
  const { to } = await bring(respond(own.idp, said), request.relayState)
  expect(to.searchParams.get('error_code')).toBe('sso_provider_disabled')
  const { error } = await house.client().auth.signInWithSSO({ domain: own.domain })
  expect(error).toMatchObject({ status: 404, code: 'sso_provider_disabled' })
})

test('the SSO endpoint redirects the browser unless skip_http_redirect is set', async () => {
  const response = await fetch(`${house.url}/auth/v1/sso`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ domain: company.domain.toUpperCase() }),
    redirect: 'manual',
  })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toMatch(/^https:\/\/idp\.example\/sign-in\?/)
})

test('the SAML metadata names the entity id, the endpoint and the certificate that signs the requests', async () => {
  const response = await fetch(`${house.url}/auth/v1/sso/saml/metadata`)
  expect(response.headers.get('content-type')).toBe('application/xml')
  expect(response.headers.get('cache-control')).toBe('public, max-age=600')
  const xml = await response.text()
  expect(xml).toContain(`entityID="${entityId}"`)
  expect(xml).toContain(`Location="${acsUrl}"`)
  const certificate = /X509Certificate>([^<]+)</.exec(xml)?.[1] ?? ''
  const parsed = new X509Certificate(Buffer.from(certificate, 'base64'))
  expect(parsed.verify(parsed.publicKey)).toBe(true)
  expect(parsed.subject).toBe('CN=SAML 2.0 Certificate for kitchen.example')
  const { request } = await begin()
  expect(isRequestSigned(request, certificate)).toBe(true)

  const download = await fetch(`${house.url}/auth/v1/sso/saml/metadata?download=true`)
  expect(download.headers.get('content-disposition')).toBe('attachment; filename="metadata.xml"')
  const until = new Date(/validUntil="([^"]+)"/.exec(await download.text())?.[1] ?? '')
  expect(until.getFullYear() - now().getFullYear()).toBeGreaterThanOrEqual(4)
})

describe('identity providers in the admin API', () => {
  test('an identity provider is added, read, listed without its metadata and deleted', async () => {
    const idp = anIdentityProvider()
    const domain = `Company-${randomUUID()}.example`
    const made = await admin('POST', '', { type: 'saml', metadata_xml: idp.metadata, domains: [domain, domain], resource_id: randomUUID() })
    expect(made).toMatchObject({
      status: 201,
      body: { disabled: null, saml: { entity_id: idp.entityId, metadata_xml: idp.metadata }, domains: [{ domain: domain.toLowerCase() }] },
    })
    expect(await admin('GET', `/${made.body.id}`)).toEqual({ status: 200, body: made.body })
    expect(await admin('GET', `/resource_${made.body.resource_id}`)).toEqual({ status: 200, body: made.body })
    const { body } = await admin('GET', `?resource_id=${made.body.resource_id}`)
    expect(body).toMatchObject({ items: [{ id: made.body.id, saml: { entity_id: idp.entityId } }] })
    expect(JSON.stringify(body)).not.toContain('metadata_xml')
    expect(JSON.stringify((await admin('GET', '')).body)).toContain(String(made.body.id))
    expect(await admin('DELETE', `/${made.body.id}`)).toEqual({ status: 200, body: made.body })
    expect(await admin('GET', `/${made.body.id}`)).toMatchObject({ status: 404, body: { error_code: 'sso_provider_not_found' } })
  })

  const { metadata } = anIdentityProvider()
  test.each<[string, Record<string, unknown>, string | RegExp]>([
    ['no type', {}, "Only 'saml' supported for SSO provider type"],
    ['another type', { type: 'oidc' }, "Only 'saml' supported for SSO provider type"],
    ['no metadata', { type: 'saml' }, 'Either metadata_xml or metadata_url must be set'],
    [
      'both metadata_xml and metadata_url',
      { type: 'saml', metadata_xml: metadata, metadata_url: 'https://idp.example/' },
      'Only one of metadata_xml or metadata_url needs to be set',
    ],
    ['an address without HTTPS', { type: 'saml', metadata_url: 'http://idp.example/' }, 'metadata_url is not a HTTPS URL'],
    ['a malformed address', { type: 'saml', metadata_url: 'https://idp.example\\o/saml2' }, 'metadata_url is not a valid URL'],
    [
      'an unknown name id format',
      { type: 'saml', metadata_xml: metadata, name_id_format: 'x' },
      /^name_id_format must be unspecified or one of/,
    ],
    ['metadata that is not XML', { type: 'saml', metadata_xml: 'hello' }, /^SAML Metadata is not valid XML/],
    [
      'an entity in the XML',
      { type: 'saml', metadata_xml: `<!DOCTYPE x [<!ENTITY e "x">]>${metadata}` },
      /^SAML Metadata is not valid XML/,
    ],
    [
      'no entity id',
      { type: 'saml', metadata_xml: metadata.replace(/entityID="[^"]+"/, '') },
      'SAML Metadata does not contain an EntityID',
    ],
    [
      'a service provider instead',
      { type: 'saml', metadata_xml: metadata.replaceAll('IDPSSODescriptor', 'SPSSODescriptor') },
      'SAML Metadata does not contain any IDPSSODescriptor',
    ],
    [
      'two identity providers',
      { type: 'saml', metadata_xml: metadata.replace(/<md:IDPSSODescriptor.*<\/md:IDPSSODescriptor>/s, '$&$&') },
      'SAML Metadata contains multiple IDPSSODescriptors',
    ],
    [
      'no certificate',
      { type: 'saml', metadata_xml: metadata.replace(/<md:KeyDescriptor.*<\/md:KeyDescriptor>/s, '') },
      'SAML Metadata does not contain a valid signing certificate',
    ],
    [
      'a script as its sign-in address',
      { type: 'saml', metadata_xml: metadata.replace('https://idp.example/sign-in?tenant=1', 'javascript:alert(1)') },
      'SAML Metadata does not contain a SingleSignOnService with the HTTP-Redirect binding',
    ],
    ['an empty domain', { type: 'saml', metadata_xml: metadata, domains: [''] }, 'domains must be names of domains'],
  ])('an identity provider with %s is refused', async (_, body, message) => {
    const { rows: before } = await sql`select id from auth.sso_providers`.execute(house.world.db)
    const answer = await admin('POST', '', body)
    expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } })
    expect(answer.body.msg).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
    const { rows: after } = await sql`select id from auth.sso_providers`.execute(house.world.db)
    expect(after).toHaveLength(before.length)
  })

  test('an identity provider and a domain are added once, even by concurrent requests', async () => {
    expect(await admin('POST', '', { type: 'saml', metadata_xml: company.idp.metadata })).toMatchObject({
      status: 422,
      body: { error_code: 'saml_idp_already_exists' },
    })
    const other = anIdentityProvider()
    expect(await admin('POST', '', { type: 'saml', metadata_xml: other.metadata, domains: [company.domain.toUpperCase()] })).toMatchObject({
      status: 400,
      body: { error_code: 'sso_domain_already_exists' },
    })
    const answers = await Promise.all(Array.from({ length: 5 }, () => admin('POST', '', { type: 'saml', metadata_xml: other.metadata })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422])
  })

  test('an identity provider changes its domains and metadata, but never its entity id', async () => {
    const own = await aCompany()
    const more = [own.domain, `${randomUUID()}.example`].toSorted()
    expect(await admin('PUT', `/${own.id}`, { domains: more })).toMatchObject({
      status: 200,
      body: { domains: more.map((domain) => ({ domain })) },
    })
    expect(await admin('PUT', `/${own.id}`, { domains: [company.domain] })).toMatchObject({
      status: 400,
      body: { error_code: 'sso_domain_already_exists' },
    })
    expect(await admin('PUT', `/${own.id}`, { metadata_xml: anIdentityProvider().metadata })).toMatchObject({
      status: 400,
      body: { error_code: 'saml_entity_id_mismatch' },
    })
    const renewed = anIdentityProvider({ entityId: own.idp.entityId })
    expect(await admin('PUT', `/${own.id}`, { metadata_xml: renewed.metadata })).toMatchObject({
      status: 200,
      body: { domains: more.map((domain) => ({ domain })) },
    })
    const { request, said } = await begin(own)
    const { fragment } = await bring(respond(renewed, said), request.relayState)
    expect(fragment.get('access_token')).toBeTruthy()
    const next = await begin(own)
    const { to } = await bring(respond(own.idp, next.said), next.request.relayState)
    expect(to.searchParams.get('error_description')).toBe('SAML Assertion is not valid')
  })

  test("an identity provider's metadata is fetched from its URL, and again when it is a day old", async () => {
    const idp = anIdentityProvider()
    const renewed = anIdentityProvider({ entityId: idp.entityId })
    const served = { status: 200, text: idp.metadata }
    const asked: unknown[] = []
    const { auth } = house.world.accounts
    const ordinary = auth.fetch
    auth.fetch = async (input, init) => {
      asked.push([String(input), init?.redirect])
      return new Response(served.text, { status: served.status })
    }
    try {
      served.status = 404
      const url = 'https://idp.example/metadata'
      expect(await admin('POST', '', { type: 'saml', metadata_url: url })).toMatchObject({
        status: 400,
        body: { error_code: 'saml_metadata_fetch_failed', msg: `HTTP 404 error fetching SAML Metadata from URL '${url}'` },
      })
      served.status = 200
      const domain = `${randomUUID()}.example`
      const made = await admin('POST', '', { type: 'saml', metadata_url: url, domains: [domain] })
      expect(made).toMatchObject({ status: 201, body: { saml: { metadata_url: url, metadata_xml: idp.metadata } } })
      served.text = renewed.metadata
      const own = { idp, domain, id: String(made.body.id) }
      const young = await begin(own)
      expect((await bring(respond(idp, young.said), young.request.relayState)).fragment.has('access_token')).toBe(true)
      house.passTime(24 * 60 * minute + minute)
      const old = await begin(own)
      expect((await bring(respond(renewed, old.said), old.request.relayState)).fragment.has('access_token')).toBe(true)
      served.status = 500
      house.passTime(24 * 60 * minute + minute)
      const unreachable = await begin(own)
      expect((await bring(respond(renewed, unreachable.said), unreachable.request.relayState)).fragment.has('access_token')).toBe(true)
      expect(new Set(asked.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify([url, 'error'])]))
    } finally {
      auth.fetch = ordinary
    }
  })

  test('metadata within its cache duration is not fetched again', async () => {
    const idp = anIdentityProvider()
    const long = idpMetadata(idp.entityId, idp.certificate, 'cacheDuration="P30D"')
    const { auth } = house.world.accounts
    const ordinary = auth.fetch
    let asked = 0
    auth.fetch = async () => {
      asked += 1
      return new Response(long)
    }
    try {
      const domain = `${randomUUID()}.example`
      const made = await admin('POST', '', { type: 'saml', metadata_url: 'https://idp.example/metadata', domains: [domain] })
      house.passTime(25 * 60 * minute)
      const { request, said } = await begin({ idp, domain, id: String(made.body.id) })
      expect((await bring(respond(idp, said), request.relayState)).fragment.has('access_token')).toBe(true)
      expect(asked).toBe(1)
    } finally {
      auth.fetch = ordinary
    }
  })

  test('a member cannot read identity providers', async () => {
    const member = await house.member()
    const { data } = await member.client.auth.getSession()
    const response = await fetch(`${house.url}/auth/v1/admin/sso/providers`, {
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    })
    expect(response.status).toBe(403)
  })
})

test('every SSO route answers 404 while SAML is off, and SAML without a valid key stops the start', async () => {
  const off = await openHouse()
  const { serviceRole } = off.world.accounts.apiKeys
  const id = randomUUID()
  const doors = ['POST /sso', 'GET /sso/saml/metadata', 'POST /sso/saml/acs', 'GET /admin/sso/providers', 'POST /admin/sso/providers']
  for (const door of [...doors, `GET /admin/sso/providers/${id}`, `PUT /admin/sso/providers/${id}`, `DELETE /admin/sso/providers/${id}`]) {
    const [method = '', path = ''] = door.split(' ')
    const response = await off.world.send(`/auth/v1${path}`, { method, headers: { authorization: `Bearer ${serviceRole}` } })
    expect(response.status, door).toBe(404)
    expect(await response.json()).toMatchObject({ error_code: 'saml_provider_disabled', msg: 'SAML 2.0 is disabled' })
  }
  const settings = await off.world.send('/auth/v1/settings')
  expect(await settings.json()).toMatchObject({ saml_enabled: false })
  await off.close()
  expect(() => readConfig({ AUTH_SAML_ENABLED: 'true' })).toThrow(/AUTH_SAML_PRIVATE_KEY/)
  expect(() => readConfig({ AUTH_SAML_PRIVATE_KEY: 'hello' })).toThrow(/AUTH_SAML_PRIVATE_KEY/)
})
