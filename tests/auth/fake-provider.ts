import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { aPerson, type FakePerson } from './fake-person.ts'
import { wireOf } from './fake-provider-wires.ts'

/** The faults that a provider can have. */
export type Misbehaviour =
  | 'denies'
  | 'sends no code'
  | 'token 500'
  | 'token 400'
  | 'token garbage'
  | 'token slow'
  | 'token without a token'
  | 'token redirects'
  | 'codes stay good'
  | 'profile 500'
  | 'profile garbage'
  | 'profile slow'
  | 'profile huge'
  | 'profile nobody'
  | 'id token of another issuer'
  | 'id token for another program'
  | 'id token expired'
  | 'id token signed by nobody'
  | 'keys gone'

/**
 * Fake providers on a port of this machine, each below its own name. They speak OAuth 2 and OpenID Connect like the
 * real ones.
 */
export interface FakeProviders {
  url: string
  /** The person who signs in from now on. */
  person: FakePerson
  misbehaviour: Misbehaviour | null
  /** The parameters of the latest address that a browser was sent to. */
  asked: URLSearchParams
  /** The settings that make a server use these providers. */
  env(...names: readonly string[]): Record<string, string>
  /** An ID token of an issuer below this port. */
  idToken(claims: JWTPayload & { iss: string }, options?: { key?: 'own' | 'another' }): Promise<string>
  close(): Promise<void>
}

export const clientId = 'potluck-at-the-provider'
export const secret = 'sesame'

interface Grant {
  provider: string
  redirectUri: string
  challenge: string | null
  person: FakePerson
}

export async function openFakeProviders(): Promise<FakeProviders> {
  const own = await generateKeyPair('RS256', { extractable: true })
  const another = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, FakePerson>()
  const server = createServer(async (request, response) => {
    const reply = await answer(request)
    if (reply) response.writeHead(reply.status, reply.headers).end(reply.body)
  })
  server.unref()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

  const fake: FakeProviders = {
    url,
    person: aPerson(),
    misbehaviour: null,
    asked: new URLSearchParams(),
    env: (...names) =>
      Object.fromEntries(
        names.flatMap((name) => {
          const start = `AUTH_EXTERNAL_${name.toUpperCase()}`
          return [
            [`${start}_ENABLED`, 'true'],
            [`${start}_CLIENT_ID`, `${clientId},another-of-ours`],
            [`${start}_SECRET`, secret],
            [`${start}_URL`, `${url}/${name}`],
          ]
        }),
      ),
    idToken: ({ exp = Math.floor(Date.now() / 1000) + 600, ...claims }, { key = 'own' } = {}) =>
      new SignJWT({ ...claims, exp })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuedAt()
        .sign(key === 'own' ? own.privateKey : another.privateKey),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }

  async function answer(request: IncomingMessage): Promise<Reply> {
    const at = new URL(request.url ?? '/', url)
    const provider = at.pathname.split('/')[1] ?? ''
    const path = at.pathname.slice(provider.length + 1)
    const wire = wireOf(provider)
    if (path.endsWith('/.well-known/openid-configuration')) {
      if (fake.misbehaviour === 'keys gone') return json(503, {})
      return json(200, {
        issuer: `${url}${at.pathname.replace('/.well-known/openid-configuration', '')}`,
        jwks_uri: `${url}/${provider}/jwks`,
      })
    }
    if (provider === 'elsewhere') {
      tokens.set('of-elsewhere', fake.person)
      return json(200, { access_token: 'of-elsewhere', token_type: 'bearer' })
    }
    if (path === '/jwks') return json(200, { keys: [jwk] })
    if (!wire) return json(404, { error: 'no such provider' })
    if (path === wire.authorize) return consent(provider, at.searchParams)
    if (path === wire.token) return exchange(provider, await bodyOf(request), request)
    return tell(provider, at, request)
  }

  /** Answers a person's consent, or refusal, with a redirect. */
  function consent(provider: string, asked: URLSearchParams): Reply {
    fake.asked = asked
    const redirectUri = asked.get('redirect_uri') ?? ''
    if (asked.get('client_id') !== clientId || asked.get('response_type') !== 'code' || redirectUri === '') {
      return json(400, { error: 'invalid_request' })
    }
    const code = randomUUID()
    codes.set(code, { provider, redirectUri, challenge: asked.get('code_challenge'), person: fake.person })
    const fields = new URLSearchParams(
      fake.misbehaviour === 'denies' ? { error: 'access_denied', error_description: 'The cook said no' } : { code },
    )
    if (fake.misbehaviour === 'sends no code') fields.delete('code')
    fields.set('state', asked.get('state') ?? '')
    // A page that posts itself, as Apple's does.
    if (asked.get('response_mode') === 'form_post') return json(200, { action: redirectUri, fields: fields.toString() })
    return to(302, `${redirectUri}?${fields}`)
  }

  async function exchange(provider: string, form: URLSearchParams, request: IncomingMessage): Promise<Reply> {
    const fault = fake.misbehaviour
    if (fault === 'token 500') return json(500, { error: 'server_error' })
    if (fault === 'token 400') return json(400, { error: 'invalid_grant' })
    if (fault === 'token garbage') return { status: 200, headers: {}, body: '<html>Sorry</html>' }
    if (fault === 'token slow') return silence
    if (fault === 'token redirects') return to(307, `${url}/elsewhere`)
    if (fault === 'token without a token') return json(200, { token_type: 'bearer' })
    const grant = codes.get(form.get('code') ?? '')
    if (fault !== 'codes stay good') codes.delete(form.get('code') ?? '')
    const shown = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isFits = grant?.provider === provider && grant.redirectUri === form.get('redirect_uri') && (grant.challenge ?? shown) === shown
    if (!grant || !isFits || form.get('grant_type') !== 'authorization_code') return json(400, { error: 'invalid_grant' })
    if (!knowsSecret(request, form)) return json(401, { error: 'invalid_client' })
    const accessToken = randomUUID()
    tokens.set(accessToken, grant.person)
    return json(200, {
      access_token: accessToken,
      token_type: 'bearer',
      expires_in: 3600,
      refresh_token: `again-${accessToken}`,
      id_token: await idTokenFor(provider, grant.person, accessToken),
      ...wireOf(provider)?.besideToken?.(grant.person),
    })
  }

  function idTokenFor(provider: string, person: FakePerson, accessToken: string): Promise<string> {
    const fault = fake.misbehaviour
    const half = createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url')
    return fake.idToken(
      {
        iss: fault === 'id token of another issuer' ? `${url}/stranger` : `${url}/${provider}${wireOf(provider)?.issuer ?? ''}`,
        aud: fault === 'id token for another program' ? 'another-program' : clientId,
        sub: person.id,
        at_hash: half,
        ...(fault === 'id token expired' ? { exp: Math.floor(Date.now() / 1000) - 3600 } : {}),
        ...wireOf(provider)?.claims?.(person),
      },
      { key: fault === 'id token signed by nobody' ? 'another' : 'own' },
    )
  }

  function tell(provider: string, at: URL, request: IncomingMessage): Reply {
    const fault = fake.misbehaviour
    if (fault === 'profile 500') return json(500, {})
    if (fault === 'profile garbage') return { status: 200, headers: {}, body: '{"id": ' }
    if (fault === 'profile slow') return silence
    if (fault === 'profile huge') return { status: 200, headers: {}, body: JSON.stringify({ name: 'a'.repeat(2_000_000) }) }
    if (fault === 'profile nobody') return json(200, {})
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const person = tokens.get(token)
    const wire = wireOf(provider)
    const path = at.pathname.slice(provider.length + 1)
    const told = person && wire?.profile?.(path, person)
    const proof = createHmac('sha256', secret).update(token).digest('hex')
    const isAsked = !wire?.wants || wire.wants({ headers: request.headers, query: at.searchParams, clientId, proof })
    if (told === undefined || !isAsked) return json(400, { error: 'not like this' })
    return json(200, told)
  }

  return fake
}

function knowsSecret(request: IncomingMessage, form: URLSearchParams): boolean {
  const basic = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (basic !== undefined) return Buffer.from(basic, 'base64').toString() === `${clientId}:${secret}`
  return form.get('client_id') === clientId && form.get('client_secret') === secret
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const chunk of request) body += chunk
  return new URLSearchParams(body)
}

/** Null: the provider never answers. */
type Reply = { status: number; headers: Record<string, string>; body: string } | null
const silence = null

function json(status: number, body: unknown): Reply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

function to(status: number, location: string): Reply {
  return { status, headers: { location }, body: '' }
}
