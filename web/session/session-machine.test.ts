import { expect, test } from 'vitest'
import { type GoTrueSession, nextState, readRoles, type SessionState, withRoles } from '#web/session/session-machine.ts'

const loading: SessionState = { state: 'loading' }

function aSession({ id = 'ada', aal = 'aal1', factors = [] as { status: string }[] } = {}): GoTrueSession {
  const claims = btoa(JSON.stringify({ aal, name: 'é>?' }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return { access_token: `e30.${claims}.x`, user: { id, email: `${id}@example.org`, factors } }
}
const verified = [{ status: 'verified' }]

test('a session signs in, its end signs out', () => {
  const signedIn = nextState(loading, aSession())
  expect(signedIn).toEqual({ state: 'signed-in', member: { id: 'ada', email: 'ada@example.org', roles: null } })
  expect(nextState(signedIn, null)).toEqual({ state: 'signed-out' })
  expect(nextState(loading, null)).toEqual({ state: 'signed-out' })
})

test('a member with a second factor is not signed in before its code', () => {
  const half = nextState(loading, aSession({ factors: verified }))
  expect(half.state).toBe('second-factor')
  expect(nextState(half, aSession({ factors: verified, aal: 'aal2' })).state).toBe('signed-in')
  expect(nextState(loading, aSession({ factors: [{ status: 'unverified' }] })).state).toBe('signed-in')
})

test('a token that cannot be read is worth one factor', () => {
  const spoilt = { ...aSession({ factors: verified }), access_token: 'spoilt' }
  expect(nextState(loading, spoilt).state).toBe('second-factor')
})

test('roles stay with a refresh and go with the member', () => {
  const known = withRoles(nextState(loading, aSession()), 'ada', ['tester'])
  expect(nextState(known, aSession())).toMatchObject({ member: { roles: ['tester'] } })
  expect(nextState(known, aSession({ id: 'bo' }))).toMatchObject({ member: { id: 'bo', roles: null } })
})

test('roles that come late belong to nobody else', () => {
  const bo = nextState(loading, aSession({ id: 'bo' }))
  expect(withRoles(bo, 'ada', ['admin'])).toBe(bo)
  expect(withRoles({ state: 'signed-out' }, 'ada', ['admin'])).toEqual({ state: 'signed-out' })
})

test('the rows of get_user_roles count only where they name a known role', () => {
  expect(readRoles([{ role: 'tester' }, { role: 'owner' }, { role: 'admin' }, null])).toEqual(['admin', 'tester'])
  expect(readRoles(null)).toEqual([])
  expect(readRoles({ role: 'admin' })).toEqual([])
})
