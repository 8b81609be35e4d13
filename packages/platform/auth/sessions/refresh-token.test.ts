import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSignedBy, readRefreshToken, writeRefreshToken } from '#platform/auth/sessions/refresh-token.ts'

const sessionIds = fc.uuid()
const counters = fc.oneof(
  fc.integer({ min: 0, max: 300 }),
  fc.maxSafeNat().map((most) => most % 2 ** 40),
)
const keys = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('base64url'))

test('a refresh token contains its session and counter, and only its key verifies it', () => {
  fc.assert(
    fc.property(sessionIds, counters, keys, keys, (sessionId, counter, key, other) => {
      const token = writeRefreshToken({ sessionId, counter }, key)
      expect(readRefreshToken(token)).toEqual({ sessionId, counter })
      expect(isSignedBy(token, key)).toBe(true)
      expect(isSignedBy(token, other)).toBe(key === other)
    }),
  )
})

test('a token with any changed character is refused', () => {
  fc.assert(
    fc.property(sessionIds, counters, keys, fc.nat(), fc.constantFrom(...'AZaz09-_'), (sessionId, counter, key, at, letter) => {
      const token = writeRefreshToken({ sessionId, counter }, key)
      const index = at % token.length
      const changed = token.slice(0, index) + letter + token.slice(index + 1)
      // The last character has bits that belong to no byte.
      fc.pre(Buffer.from(changed, 'base64url').toString('hex') !== Buffer.from(token, 'base64url').toString('hex'))
      expect(readRefreshToken(changed)).toBeUndefined()
    }),
  )
})

test("a token with changed content and a right checksum fails the key's check", () => {
  fc.assert(
    fc.property(sessionIds, counters, keys, fc.nat({ max: 16 }), fc.integer({ min: 1, max: 255 }), (sessionId, counter, key, at, flip) => {
      const bytes = Buffer.from(writeRefreshToken({ sessionId, counter }, key), 'base64url').subarray(0, -4)
      const forged = Buffer.from(bytes)
      forged[at + 1] = (forged[at + 1] ?? 0) ^ flip
      const token = Buffer.concat([forged, createHash('sha256').update(forged).digest().subarray(0, 4)]).toString('base64url')
      expect(isSignedBy(token, key)).toBe(false)
    }),
  )
})

test('no text makes reading a refresh token throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String(), fc.string({ minLength: 40, maxLength: 80, unit: 'binary' })), (text) => {
      expect(readRefreshToken(text)).toBeUndefined()
      expect(isSignedBy(text, Buffer.alloc(32).toString('base64url'))).toBe(false)
    }),
  )
})

test("a refresh token has GoTrue's bytes: version, session, counter as a varint, 16 bytes of HMAC, 4 of SHA-256", () => {
  const sessionId = '00112233-4455-6677-8899-aabbccddeeff'
  const key = Buffer.alloc(32, 7).toString('base64url')
  for (const [counter, hex] of [
    [0, '00'],
    [127, '7f'],
    [128, '8001'],
    [300, 'ac02'],
    [2 ** 32, '8080808010'],
  ] as const) {
    const bytes = Buffer.from(writeRefreshToken({ sessionId, counter }, key), 'base64url')
    expect(bytes.subarray(0, -20).toString('hex')).toBe(`0000112233445566778899aabbccddeeff${hex}`)
    expect(bytes.subarray(-4)).toEqual(createHash('sha256').update(bytes.subarray(0, -4)).digest().subarray(0, 4))
  }
})
