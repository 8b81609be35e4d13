import { expect, test } from 'vitest'
import { readHash, redirectOf } from '#web/session/hash-token.ts'

const recovery = '#access_token=a.b.c&expires_in=3600&refresh_token=r&token_type=bearer&type=recovery'

test.each(['/', '/settings', '/no/such/page', '/auth/signin'])(
  'a recovery token at %s goes to the reset page, hash and all',
  (pathname) => {
    expect(redirectOf({ pathname, hash: recovery })).toBe(`/auth/reset-password${recovery}`)
  },
)

test('a token stays in the address of the page that reads it, and a hash of another kind stays everywhere', () => {
  expect(redirectOf({ pathname: '/auth/reset-password', hash: recovery })).toBeNull()
  for (const hash of ['', '#content', '#error', '#type=recovery']) expect(redirectOf({ pathname: '/', hash })).toBeNull()
})

test('only a recovery brings a session along', () => {
  expect(readHash(recovery)).toEqual({ kind: 'recovery', accessToken: 'a.b.c', refreshToken: 'r' })
  expect(readHash(recovery.replace('recovery', 'signup'))).toEqual({ kind: 'other', type: 'signup' })
  expect(readHash('#access_token=a.b.c')).toEqual({ kind: 'other', type: '' })
  expect(readHash('#access_token=a.b.c&type=recovery')).toEqual({ kind: 'other', type: 'recovery' })
})

test('a link that was spent says so by its code', () => {
  const hash = '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb='
  expect(readHash(hash)).toEqual({ kind: 'failed', code: 'otp_expired' })
  expect(redirectOf({ pathname: '/', hash })).toBe(`/auth/reset-password${hash}`)
})
