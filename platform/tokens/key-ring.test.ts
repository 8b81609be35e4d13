import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test, vi } from 'vitest'
import { openKeyRing, type SigningKey } from '#platform/tokens/key-ring.ts'
import { TokenError } from '#platform/tokens/token-error.ts'

async function aKey(kid: string): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kty: 'EC', alg: 'ES256', kid }
}

/** A ring over a list that others change, on a clock of its own, that counts how often it looks. */
function aRing(keys: SigningKey[]) {
  let time = Date.parse('2026-07-01T12:00:00Z')
  let looks = 0
  const ring = openKeyRing({
    load: async () => {
      looks += 1
      return [...keys]
    },
    now: () => new Date(time),
  })
  const pass = (ms: number) => {
    time += ms
  }
  return { ring, pass, looks: () => looks }
}

test('many who ask at once look once', async () => {
  const keys = [await aKey('a')]
  const { ring, pass, looks } = aRing(keys)
  const token = await ring.sign({ role: 'anon' })
  expect(looks()).toBe(1)
  pass(5_000)
  await Promise.all(Array.from({ length: 100 }, () => ring.verify(token)))
  expect(looks()).toBe(2)
})

test('a key that another process made is known when a token names it', async () => {
  const keys = [await aKey('a')]
  const here = aRing(keys)
  await here.ring.jwks()
  const there = aRing([await aKey('b'), ...keys])
  const token = await there.ring.sign({ role: 'anon' })
  here.pass(50)
  await expect(here.ring.verify(token)).rejects.toThrow(TokenError)
  keys.unshift(await aKey('c'))
  const other = aRing(keys)
  const good = await other.ring.sign({ role: 'anon' })
  here.pass(50)
  expect(await here.ring.verify(good)).toEqual({ role: 'anon' })
})

test('tokens that name keys of nobody make it look no more than twenty times a second', async () => {
  const { ring, pass, looks } = aRing([await aKey('a')])
  const strange = await aRing([await aKey('x')]).ring.sign({ role: 'anon' })
  for (let ms = 0; ms < 1_000; ms += 5) {
    await expect(ring.verify(strange)).rejects.toThrow(/^unrecognized JWT kid x for algorithm ES256$/)
    pass(5)
  }
  expect(looks()).toBeLessThanOrEqual(21)
})

test('a retired key is believed for no longer than five seconds', async () => {
  const keys = [await aKey('a'), await aKey('b')]
  const { ring, pass } = aRing(keys)
  const token = await ring.sign({ role: 'anon' })
  keys.shift()
  pass(4_999)
  expect(await ring.verify(token)).toEqual({ role: 'anon' })
  pass(1)
  await expect(ring.verify(token)).rejects.toThrow(TokenError)
  expect(await ring.signerId()).toBe('b')
})

test('a look that fails is made again, and what was known before goes on for who signs', async () => {
  let isAway = false
  const keys = [await aKey('a')]
  let time = 0
  const ring = openKeyRing({
    load: async () => {
      if (isAway) throw new Error('away')
      return keys
    },
    now: () => new Date(time),
  })
  const token = await ring.sign({ role: 'anon' })
  isAway = true
  time += 5_000
  await expect(ring.verify(token)).rejects.toThrow('away')
  expect(await ring.sign({ role: 'anon' })).toMatch(/^ey/)
  isAway = false
  expect(await ring.verify(token)).toEqual({ role: 'anon' })
})

test('a token that was verified a moment ago is believed until it ends and its key is retired, and no other in its place', async () => {
  const keys = [await aKey('a')]
  const { ring, pass } = aRing(keys)
  const exp = Date.parse('2026-07-01T12:00:03Z') / 1000
  const token = await ring.sign({ role: 'authenticated', app_metadata: { plan: 'free' }, exp })
  const first = await ring.verify(token)
  first.app_metadata = { plan: 'premium' }
  expect(await ring.verify(token)).toEqual({ role: 'authenticated', app_metadata: { plan: 'free' }, exp })
  const again = await ring.verify(token)
  again.role = 'service_role'
  expect(await ring.verify(token)).toMatchObject({ role: 'authenticated' })
  const [head, , signature] = token.split('.')
  const forged = Buffer.from(JSON.stringify({ role: 'service_role', exp })).toString('base64url')
  await expect(ring.verify(`${head}.${forged}.${signature}`)).rejects.toThrow('token signature is invalid')
  pass(3_000)
  await expect(ring.verify(token)).rejects.toThrow('token has invalid claims: token is expired')
})

test('a token costs one look at its signature while its keys are held', async () => {
  const { ring } = aRing([await aKey('a')])
  const token = await ring.sign({ role: 'anon' })
  const verify = vi.spyOn(crypto.subtle, 'verify')
  for (let times = 0; times < 3; times += 1) expect(await ring.verify(token)).toEqual({ role: 'anon' })
  expect(verify).toHaveBeenCalledTimes(1)
  verify.mockRestore()
})

test('after ten thousand other tokens the latest is still looked at once', async () => {
  const secret = 'a-secret-that-both-sides-know-of-42-letters'
  const ring = openKeyRing({ load: async () => [], legacySecret: secret, now: () => new Date() })
  const tokenOf = (sub: number) => new SignJWT({ sub: String(sub) }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(secret))
  for (let sub = 0; sub < 10_000; sub += 1) await ring.verify(await tokenOf(sub))
  const token = await tokenOf(10_000)
  await ring.verify(token)
  const verify = vi.spyOn(crypto.subtle, 'verify')
  await ring.verify(token)
  expect(verify).not.toHaveBeenCalled()
  verify.mockRestore()
})
