import { exportJWK, generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import { openKeyRing, SigningKey } from '#platform/tokens/key-ring.ts'

const aKey = async (kid: string) => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return SigningKey.parse({ ...(await exportJWK(privateKey)), alg: 'ES256', kid })
}
const kidOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid

test('signing never waits for another look at the keys, and the look is taken behind it', async () => {
  let now = 0
  const keys = [await aKey('first')]
  let looks = 0
  let arrive = () => {}
  const ring = openKeyRing({
    load: async () => {
      looks += 1
      if (looks > 1) await new Promise<void>((resolve) => (arrive = resolve))
      return keys
    },
    now: () => new Date(now),
  })
  expect(kidOf(await ring.sign({ sub: 'a' }))).toBe('first')
  keys.unshift(await aKey('second'))
  now += 31_000
  expect(kidOf(await ring.sign({ sub: 'a' }))).toBe('first')
  expect(looks).toBe(2)
  arrive()
  await expect.poll(async () => kidOf(await ring.sign({ sub: 'a' }))).toBe('second')
})

test('a look at the keys that fails costs no signature', async () => {
  let now = 0
  let isDown = false
  const key = await aKey('first')
  const ring = openKeyRing({
    load: async () => {
      if (isDown) throw new Error('the database is away')
      return [key]
    },
    now: () => new Date(now),
  })
  await ring.sign({ sub: 'a' })
  isDown = true
  now += 31_000
  expect(kidOf(await ring.sign({ sub: 'a' }))).toBe('first')
})
