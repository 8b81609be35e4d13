import { expect, test } from 'vitest'
import { ownerOf } from '#web/auth/recovery-token.ts'

function aToken(claims: unknown) {
  const accessToken = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`
  return { kind: 'recovery', accessToken, refreshToken: 'r' } as const
}
const ada = { sub: 'a1', email: 'ada@köche.example' }

test('a recovery token names its owner, and the token of a password sign-in is no recovery whatever the address says', () => {
  const recovery = { ...ada, amr: [{ method: 'otp', timestamp: 1 }] }
  expect(ownerOf(aToken(recovery))).toEqual({ id: 'a1', email: 'ada@köche.example' })
  expect(ownerOf(aToken({ ...ada, amr: ['otp', 'password'] }))).toEqual({ id: 'a1', email: 'ada@köche.example' })
  expect(ownerOf(aToken({ ...ada, amr: [{ method: 'password', timestamp: 1 }] }))).toBe('no-recovery')
  expect(ownerOf(aToken({ ...ada, amr: ['password'] }))).toBe('no-recovery')
  for (const claims of [null, {}, { sub: 'a1' }, { ...ada, email: '' }]) expect(ownerOf(aToken(claims))).toBeNull()
  expect(ownerOf({ kind: 'recovery', accessToken: 'x', refreshToken: 'r' })).toBeNull()
})
