import { createPublicKey } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { retireKey, rotateKey } from '@potluck/platform/tokens/stored-keys'
import { type CryptoKey, decodeProtectedHeader, exportJWK, generateKeyPair, type JWK, type JWTHeaderParameters, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOwnAccounts } from '#server/accounts/own.ts'
import { makeApp } from '#server/app.ts'
import { listen } from '#server/listen.ts'
import { type House, openHouse, someone } from './house.ts'

let house: House
let member: Awaited<ReturnType<House['member']>>
let goodToken: string
let stranger: { privateKey: CryptoKey; jwk: JWK }

beforeAll(async () => {
  house = await openHouse()
  member = await house.member()
  goodToken = (await member.client.auth.getSession()).data.session?.access_token ?? ''
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  stranger = { privateKey, jwk: await exportJWK(publicKey) }
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const askUser = (token: string, url = house.url) => fetch(`${url}/auth/v1/user`, { headers: bearer(token) })
const askFunction = (token: string, url = house.url) =>
  fetch(`${url}/functions/v1/check-usage-status`, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: '{}',
  })

const part = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const partsOf = (token: string) => {
  const [header = '', payload = '', signature = ''] = token.split('.')
  return { header, payload, signature, claims: JSON.parse(Buffer.from(payload, 'base64url').toString()) }
}
const ourKid = () => decodeProtectedHeader(goodToken).kid ?? ''
const ownSigned = (claims: Record<string, unknown>) => house.world.accounts.auth.keys.sign({ ...partsOf(goodToken).claims, ...claims })
const strangerSigned = (header: JWTHeaderParameters) =>
  new SignJWT(partsOf(goodToken).claims).setProtectedHeader(header).sign(stranger.privateKey)

describe('forged and invalid tokens', () => {
  const { now } = Date
  const seconds = () => Math.floor(now() / 1000)

  const forgeries: Record<string, () => Promise<string> | string> = {
    'alg none without a signature': () => `${part({ alg: 'none', typ: 'JWT' })}.${partsOf(goodToken).payload}.`,
    'alg none with the signature of a good one': () =>
      `${part({ alg: 'none' })}.${partsOf(goodToken).payload}.${partsOf(goodToken).signature}`,
    'alg NoNe': () => `${part({ alg: 'NoNe' })}.${partsOf(goodToken).payload}.`,
    'HS256 with our public key in PEM as its secret': async () =>
      hs256(createPublicKey({ key: await ourPublicKey(), format: 'jwk' }).export({ type: 'spki', format: 'pem' })),
    'HS256 with our public key as JSON as its secret': async () => hs256(JSON.stringify(await ourPublicKey())),
    "HS256 with an empty secret's neighbour": () => hs256('\u0000'),
    "our key id over an attacker's signature": () => strangerSigned({ alg: 'ES256', kid: ourKid() }),
    'an unknown key id': () => strangerSigned({ alg: 'ES256', kid: crypto.randomUUID() }),
    'a key id that is a path': () => strangerSigned({ alg: 'ES256', kid: '../../../../dev/null' }),
    'a key id that is SQL': () => strangerSigned({ alg: 'ES256', kid: "' union select 'x" }),
    "an attacker's key in its own header (jwk)": () => strangerSigned({ alg: 'ES256', jwk: stranger.jwk }),
    'an address of keys in its own header (jku)': () => strangerSigned({ alg: 'ES256', jku: `${house.url}/auth/v1/.well-known/jwks.json` }),
    'an address of a certificate in its own header (x5u)': () => strangerSigned({ alg: 'ES256', x5u: 'http://127.0.0.1:9/cert.pem' }),
    'a certificate in its own header (x5c)': () => strangerSigned({ alg: 'ES256', x5c: ['AAAA'] }),
    'an unknown critical extension': () =>
      `${part({ alg: 'ES256', kid: ourKid(), crit: ['x'], x: 1 })}.${partsOf(goodToken).payload}.${partsOf(goodToken).signature}`,
    'another algorithm of ours named': () =>
      `${part({ alg: 'RS256', kid: ourKid() })}.${partsOf(goodToken).payload}.${partsOf(goodToken).signature}`,
    'a payload that was changed': () =>
      `${partsOf(goodToken).header}.${part({ ...partsOf(goodToken).claims, role: 'service_role' })}.${partsOf(goodToken).signature}`,
    'no signature': () => `${partsOf(goodToken).header}.${partsOf(goodToken).payload}.`,
    'a signature of zeros': () => `${partsOf(goodToken).header}.${partsOf(goodToken).payload}.${'A'.repeat(86)}`,
    'its end cut off': () => goodToken.slice(0, -10),
    'two parts only': () => goodToken.split('.').slice(0, 2).join('.'),
    'five parts': () => `${goodToken}.a.b`,
    'a header that is not JSON': () => `${part('{')}.${partsOf(goodToken).payload}.${partsOf(goodToken).signature}`,
    'a header that is a list': () => `${part([])}.${partsOf(goodToken).payload}.${partsOf(goodToken).signature}`,
    'a header that is null': () => `${part('null')}.${partsOf(goodToken).payload}.${partsOf(goodToken).signature}`,
    'a payload that is not JSON': () => `${partsOf(goodToken).header}.${part('{')}.${partsOf(goodToken).signature}`,
    'two alg fields': () => `${part(`{"alg":"ES256","kid":"${ourKid()}","alg":"none"}`)}.${partsOf(goodToken).payload}.`,
    'two sub claims': () =>
      `${partsOf(goodToken).header}.${part(`{"sub":"${member.id}","sub":"${crypto.randomUUID()}","role":"service_role"}`)}.${partsOf(goodToken).signature}`,
    'a header nested 3,000 deep': () => `${part(`${'['.repeat(3_000)}${']'.repeat(3_000)}`)}.${partsOf(goodToken).payload}.x`,
    '100 kB': () => `${goodToken}${'A'.repeat(100_000)}`,
    words: () => 'let-me-in',
    expired: () => ownSigned({ exp: seconds() - 1 }),
    'valid only tomorrow': () => ownSigned({ nbf: seconds() + 86_400 }),
    'of another audience': () => ownSigned({ aud: 'somebody-else' }),
    'of several other audiences': () => ownSigned({ aud: ['a', 'b'] }),
    'an expiry that is a text': () => ownSigned({ exp: 'tomorrow' as never }),
    'without a subject': () => ownSigned({ sub: undefined }),
    'an empty subject': () => ownSigned({ sub: '' }),
    'a malformed subject': () => ownSigned({ sub: '7' }),
    'a subject of no account': () => ownSigned({ sub: crypto.randomUUID() }),
    'an unknown session': () => ownSigned({ session_id: crypto.randomUUID() }),
    'a malformed session id': () => ownSigned({ session_id: "' or 1=1" }),
    'a session that is a number': () => ownSigned({ session_id: 7 }),
  }

  async function ourPublicKey(): Promise<JWK> {
    const { keys } = await house.world.accounts.auth.keys.jwks()
    return keys.find(({ kid }) => kid === ourKid()) ?? {}
  }
  function hs256(secret: string | Buffer): Promise<string> {
    return new SignJWT(partsOf(goodToken).claims)
      .setProtectedHeader({ alg: 'HS256', kid: ourKid() })
      .sign(new TextEncoder().encode(secret.toString()))
  }

  test('a genuine token is accepted by accounts and functions', async () => {
    expect((await askUser(goodToken)).status).toBe(200)
    expect((await askFunction(goodToken)).status).toBe(200)
  })

  test.each(Object.entries(forgeries))(
    'a forged or invalid token (%s) is refused by accounts, functions and the admin API',
    async (what, forge) => {
      const token = await forge()
      const user = await askUser(token)
      if (what === '100 kB') expect(user.status).toBe(431)
      else if (what === 'a malformed subject') expect(user.status).toBe(400)
      else expect(user.status).toBe(403)
      if (user.status !== 431) {
        const { error_code: code } = await user.json()
        const expected = what.startsWith('a subject of no account')
          ? 'user_not_found'
          : what === 'an unknown session'
            ? 'session_not_found'
            : 'bad_jwt'
        expect(code).toBe(expected)
      }
      const called = await askFunction(token)
      expect(called.status).toBe(what === '100 kB' ? 431 : 401)
      const admin = await fetch(`${house.url}/auth/v1/admin/users`, { headers: bearer(token) })
      expect([403, 431]).toContain(admin.status)
    },
  )

  test('a missing or malformed Authorization header answers 401', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer ', `Basic ${goodToken}`, goodToken, `Bearer ${goodToken} ${goodToken}`]) {
      const response = await fetch(`${house.url}/auth/v1/user`, { headers: authorization ? { authorization } : {} })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ error_code: 'no_authorization', msg: 'This endpoint requires a valid Bearer token' })
    }
  })
})

describe('callers of a function', () => {
  test("the anon key, the service role key and a member's token may call a function until a ban, a sign-out or a deletion", async () => {
    const { anon, serviceRole } = house.world.accounts.apiKeys
    for (const token of [anon, serviceRole]) expect((await askFunction(token)).status).toBe(200)
    const admin = house.admin().auth.admin

    const banned = await house.member()
    const tokenOf = async (of: typeof banned) => (await of.client.auth.getSession()).data.session?.access_token ?? ''
    const bannedToken = await tokenOf(banned)
    expect((await askFunction(bannedToken)).status).toBe(200)
    await admin.updateUserById(banned.id, { ban_duration: '1h' })
    expect((await askFunction(bannedToken)).status).toBe(401)

    const leaving = await house.member()
    const leavingToken = await tokenOf(leaving)
    await admin.signOut(leavingToken, 'global')
    expect((await askFunction(leavingToken)).status).toBe(401)

    const gone = await house.member()
    const goneToken = await tokenOf(gone)
    await admin.deleteUser(gone.id)
    expect((await askFunction(goneToken)).status).toBe(401)
  })
})

describe('keys of this installation', () => {
  test('the JWKS endpoint shows only public key parts and may be cached for ten minutes', async () => {
    const response = await fetch(`${house.url}/auth/v1/.well-known/jwks.json`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=600')
    const { keys } = await response.json()
    expect(keys).toHaveLength(1)
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'])
  })

  test('a rotated key signs in every process at once, the old one still verifies, and a retired one stops within five seconds', async () => {
    const own = await openHouse()
    const other = await openOwnAccounts(own.world)
    const listening = await listen(makeApp({ ...own.world, accounts: other }), { host: '127.0.0.1', port: 0 })
    const otherUrl = `http://127.0.0.1:${listening.port}`
    const outside = { db: own.world.db, now: own.world.now, uuid: own.world.uuid }
    try {
      const before = await own.member()
      const oldToken = (await before.client.auth.getSession()).data.session?.access_token ?? ''
      const oldAnon = own.world.accounts.apiKeys.anon
      expect((await askUser(oldToken, otherUrl)).status).toBe(200)

      const newKid = await rotateKey(outside)
      own.passTime(5_001)
      await own.world.accounts.auth.keys.jwks()
      const after = await own.member()
      const newToken = (await after.client.auth.getSession()).data.session?.access_token ?? ''
      expect(decodeProtectedHeader(newToken).kid).toBe(newKid)
      for (const url of [own.url, otherUrl]) for (const token of [oldToken, newToken]) expect((await askUser(token, url)).status).toBe(200)
      expect((await (await fetch(`${own.url}/auth/v1/.well-known/jwks.json`)).json()).keys.map(({ kid }: { kid: string }) => kid)[0]).toBe(
        newKid,
      )

      expect(await retireKey(outside, decodeProtectedHeader(oldToken).kid ?? '')).toBe(true)
      own.passTime(5_001)
      for (const url of [own.url, otherUrl]) {
        expect((await askUser(oldToken, url)).status).toBe(403)
        expect((await askFunction(oldAnon, url)).status).toBe(401)
        expect((await askUser(newToken, url)).status).toBe(200)
        const { anonKey } = await (await fetch(`${url}/config.json`)).json()
        expect(anonKey).not.toBe(oldAnon)
        expect((await askFunction(anonKey, url)).status).toBe(200)
      }
      expect(own.world.failures).toEqual([])
    } finally {
      await listening.stop()
      await own.close()
    }
  })
})

describe('configured keys', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'potluck-keys-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const aKey = async (alg: string, kid: string) => {
    const { privateKey } = await generateKeyPair(alg, { extractable: true })
    return { ...(await exportJWK(privateKey)), alg, kid }
  }
  const inHouse = async (env: Record<string, string>, act: (own: House) => Promise<void>) => {
    const own = await openHouse({ env })
    try {
      await act(own)
      expect(own.world.failures).toEqual([])
    } finally {
      await own.close()
    }
  }
  const tokenIn = async (own: House) => {
    const { data } = await own.client().auth.signUp({ email: someone(), password: 'correct-horse-1' })
    return data.session?.access_token ?? ''
  }

  test('an RS256 key from a file signs tokens, and the client verifies them with the public keys', async () => {
    const file = join(folder, 'keys.json')
    writeFileSync(file, JSON.stringify([await aKey('RS256', 'first'), await aKey('ES256', 'second')]))
    await inHouse({ AUTH_JWT_KEYS_FILE: file }, async (own) => {
      const client = own.client()
      await client.auth.signUp({ email: someone(), password: 'correct-horse-1' })
      const { data, error } = await client.auth.getClaims()
      expect(error).toBeNull()
      expect(data?.header).toMatchObject({ alg: 'RS256', kid: 'first' })
      const { keys } = await (await fetch(`${own.url}/auth/v1/.well-known/jwks.json`)).json()
      expect(keys.map(({ kid }: JWK) => kid)).toEqual(['first', 'second'])
      for (const key of keys)
        expect(Object.keys(key).filter((member) => ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k'].includes(member))).toEqual([])
    })
  })

  test('an HS256 key signs and is never published, and a verify-only key does not sign', async () => {
    const shared = { kty: 'oct', alg: 'HS256', kid: 'shared', k: Buffer.from('x'.repeat(32)).toString('base64url') }
    const onlyVerifies = { ...(await aKey('ES256', 'old')), key_ops: ['verify'] }
    await inHouse({ AUTH_JWT_KEYS: JSON.stringify({ keys: [onlyVerifies, shared] }) }, async (own) => {
      const token = await tokenIn(own)
      expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'HS256', kid: 'shared' })
      expect((await askUser(token, own.url)).status).toBe(200)
      const { keys } = await (await fetch(`${own.url}/auth/v1/.well-known/jwks.json`)).json()
      expect(keys.map(({ kid }: JWK) => kid)).toEqual(['old'])
    })
  })

  test('a token signed with AUTH_JWT_SECRET is accepted beside the keys, and one signed with another secret is refused', async () => {
    const secret = 'an-older-project-signed-with-this-secret'
    await inHouse({ AUTH_JWT_SECRET: secret }, async (own) => {
      const ask = async (by: string) => {
        const token = await new SignJWT({ role: 'service_role' })
          .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
          .sign(new TextEncoder().encode(by))
        return (await fetch(`${own.url}/auth/v1/admin/users`, { headers: bearer(token) })).status
      }
      expect(await ask(secret)).toBe(200)
      expect(await ask(`${secret}!`)).toBe(403)
      expect(decodeProtectedHeader(await tokenIn(own)).alg).toBe('ES256')
    })
  })

  test('a configured API key may have any form', async () => {
    await inHouse({ ANON_KEY: 'sb_publishable_0123456789abcdef', SERVICE_ROLE_KEY: 'sb_secret_0123456789abcdef' }, async (own) => {
      expect((await own.admin().auth.admin.listUsers()).error).toBeNull()
      expect((await own.client().auth.admin.listUsers()).error).toMatchObject({ code: 'not_admin' })
    })
  })

  test('an unusable configured key stops the start with one sentence that does not show it', async () => {
    const broken = { kty: 'EC', alg: 'ES256', kid: 'x', crv: 'P-256', x: 'hunter2', y: 'hunter2', d: 'hunter2' }
    await expect(openHouse({ env: { AUTH_JWT_KEYS: JSON.stringify({ keys: [broken] }) } })).rejects.toThrow(
      /^AUTH_JWT_KEYS has a key that cannot be used with its "alg"$/,
    )
    const { d: _, ...publicOnly } = await aKey('ES256', 'x')
    await expect(openHouse({ env: { AUTH_JWT_KEYS: JSON.stringify({ keys: [publicOnly] }) } })).rejects.toThrow(
      /^AUTH_JWT_KEYS must be .* one of them private, but it is something else$/,
    )
  })
})
