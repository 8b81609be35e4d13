import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test, vi } from 'vitest'
import { openKeyRing, type SigningKey } from '#platform/tokens/key-ring.ts'
import { TokenError } from '#platform/tokens/token-error.ts'

async function aKey(kid: string): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kty: 'EC', alg: 'ES256', kid }
}

/** A key ring over a list that the test changes, with a clock of its own; it counts its loads. */
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

test('parallel callers cause one load of keys', async () => {
  const keys = [await aKey('a')]
  const { ring, pass, looks } = aRing(keys)
  const token = await ring.sign({ role: 'anon' })
  expect(looks()).toBe(1)
  pass(5_000)
  await Promise.all(Array.from({ length: 100 }, () => ring.verify(token)))
  expect(looks()).toBe(2)
})

test('a key made by another process is loaded when a token names it', async () => {
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

test('tokens with unknown key ids cause at most twenty loads of keys a second', async () => {
  const { ring, pass, looks } = aRing([await aKey('a')])
  const strange = await aRing([await aKey('x')]).ring.sign({ role: 'anon' })
  for (let ms = 0; ms < 1_000; ms += 5) {
    await expect(ring.verify(strange)).rejects.toThrow(/^unrecognized JWT kid x for algorithm ES256$/)
    pass(5)
  }
  expect(looks()).toBeLessThanOrEqual(21)
})

test('a retired key is accepted for at most five seconds', async () => {
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

test('a failed load of keys is repeated, and signing goes on with the cached ones', async () => {
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

test('a verified token is accepted until it expires or its key is retired, and no other token with it', async () => {
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

test("a token's signature is verified once while its keys are cached", async () => {
  const { ring } = aRing([await aKey('a')])
  const token = await ring.sign({ role: 'anon' })
  const verify = vi.spyOn(crypto.subtle, 'verify')
  for (let times = 0; times < 3; times += 1) expect(await ring.verify(token)).toEqual({ role: 'anon' })
  expect(verify).toHaveBeenCalledTimes(1)
  verify.mockRestore()
})

test('the latest token is still verified only once after ten thousand others', async () => {
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

test('a token in use stays cached, and one that was not used for five minutes is forgotten', async () => {
  const { ring, pass } = aRing([await aKey('a')])
  const used = await ring.sign({ sub: 'used' })
  const unused = await ring.sign({ sub: 'unused' })
  await ring.verify(unused)
  await ring.verify(used)
  const verify = vi.spyOn(crypto.subtle, 'verify')
  for (let minute = 0; minute < 6; minute += 1) {
    pass(60_000)
    await ring.jwks()
    await ring.verify(used)
  }
  expect(verify).not.toHaveBeenCalled()
  await ring.verify(await ring.sign({ sub: 'newer' }))
  verify.mockClear()
  await ring.verify(used)
  expect(verify).not.toHaveBeenCalled()
  await ring.verify(unused)
  expect(verify).toHaveBeenCalledTimes(1)
  verify.mockRestore()
})
