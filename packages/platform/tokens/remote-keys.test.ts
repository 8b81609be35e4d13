import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { KeysUnreachable, openRemoteKeys } from '#platform/tokens/remote-keys.ts'
import { TokenError } from '#platform/tokens/token-error.ts'

const now = new Date()
const at = (seconds: number) => Math.floor(now.getTime() / 1_000) + seconds
const honest: JWTPayload = { iss: 'https://project.example/auth/v1', aud: 'authenticated', sub: crypto.randomUUID(), exp: at(60) }
const legacySecret = '5f4dcc3b5aa765d61d8327deb882cf99'

async function aKey(alg: string, kid: string) {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
  const sign = (claims: JWTPayload, header = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg, kid, typ: 'JWT', ...header }).sign(privateKey)
  return { sign, jwk: { ...(await exportJWK(publicKey)), alg, kid, use: 'sig' } }
}
const bySecret = (claims: JWTPayload, secret: string | Uint8Array, kid = 'shared') =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(typeof secret === 'string' ? Buffer.from(secret) : secret)

/** The keys of a server with the answer `answer`; `asked` counts its requests. */
function openKeys(answer: () => unknown, parts: { legacySecret?: string } = {}) {
  let asked = 0
  const keys = openRemoteKeys({
    issuer: 'https://project.example/auth/v1',
    audience: 'authenticated',
    jwks: 'https://project.example/auth/v1/.well-known/jwks.json',
    now: () => now,
    fetch: async () => {
      asked += 1
      return Response.json(answer())
    },
    ...parts,
  })
  return { verify: keys.verify, asked: () => asked }
}

test.each(['ES256', 'RS256', 'EdDSA'])('a token signed with a %s key is accepted, and the keys are fetched once', async (alg) => {
  const { sign, jwk } = await aKey(alg, 'first')
  const keys = openKeys(() => ({ keys: [jwk] }))
  expect(await keys.verify(await sign(honest))).toMatchObject({ sub: honest.sub })
  expect(await keys.verify(await sign(honest))).toMatchObject({ sub: honest.sub })
  expect(keys.asked()).toBe(1)
})

test('an expired, foreign, changed, unsigned or malformed token is refused', async () => {
  const { sign, jwk } = await aKey('ES256', 'first')
  const stranger = await aKey('ES256', 'first')
  const good = await sign(honest)
  const [head = '', body = '', signature = ''] = good.split('.')
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const keys = openKeys(() => ({ keys: [jwk] }), { legacySecret })
  expect(await keys.verify(good)).toMatchObject({ sub: honest.sub })
  const wrong = {
    old: await sign({ ...honest, exp: at(-1) }),
    endless: await sign({ iss: honest.iss ?? '', aud: 'authenticated', sub: 'x' }),
    'for others': await sign({ ...honest, aud: 'others' }),
    'from others': await sign({ ...honest, iss: 'https://other.example/auth/v1' }),
    'without a subject': await sign({ iss: honest.iss ?? '', aud: 'authenticated', exp: at(60) }),
    'too early': await sign({ ...honest, nbf: at(60) }),
    'of a foreign key': await stranger.sign(honest),
    'of an unknown key': await stranger.sign(honest, { kid: 'second' }),
    changed: [head, part({ ...honest, sub: crypto.randomUUID() }), signature].join('.'),
    unsigned: [part({ alg: 'none' }), body, ''].join('.'),
    'no token': 'sb_secret_Zr83hVnB2xkGx0Q',
    empty: '',
  }
  for (const [what, token] of Object.entries(wrong)) await expect(keys.verify(token), what).rejects.toBeInstanceOf(TokenError)
})

test('a token signed with a public key as shared secret is refused', async () => {
  const { jwk } = await aKey('RS256', 'first')
  const forged = await Promise.all(
    [JSON.stringify(jwk), jwk.n ?? '', Buffer.from(jwk.n ?? '', 'base64url')].map((key) => bySecret(honest, key, 'first')),
  )
  for (const parts of [{}, { legacySecret }]) {
    const keys = openKeys(() => ({ keys: [jwk] }), parts)
    for (const token of forged) await expect(keys.verify(token)).rejects.toBeInstanceOf(TokenError)
  }
})

test("an older project's shared secret verifies tokens where it is set, with all other checks", async () => {
  const keys = openKeys(() => ({ keys: [] }), { legacySecret })
  expect(await keys.verify(await bySecret(honest, legacySecret))).toMatchObject({ sub: honest.sub })
  await expect(keys.verify(await bySecret({ ...honest, exp: at(-1) }, legacySecret))).rejects.toBeInstanceOf(TokenError)
  await expect(keys.verify(await bySecret({ ...honest, iss: 'supabase' }, legacySecret))).rejects.toBeInstanceOf(TokenError)
  await expect(openKeys(() => ({ keys: [] })).verify(await bySecret(honest, legacySecret))).rejects.toBeInstanceOf(TokenError)
  expect(keys.asked()).toBe(0)
})

test('unreachable keys leave a token undecided and are fetched again for the next', async () => {
  const { sign, jwk } = await aKey('ES256', 'first')
  const token = await sign(honest)
  const answers: (() => unknown)[] = [
    () => {
      throw new TypeError('fetch failed')
    },
    () => 'a page',
    () => ({ keys: 'none' }),
  ]
  const keys = openKeys(() => (answers.shift() ?? (() => ({ keys: [jwk] })))())
  for (let times = 0; times < 3; times += 1) await expect(keys.verify(token)).rejects.toBeInstanceOf(KeysUnreachable)
  expect(await keys.verify(token)).toMatchObject({ sub: honest.sub })
})
