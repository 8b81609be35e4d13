import type { SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt, enrolApp, proveApp } from './authenticator-app.ts'
import { aGuardedMember, signInAgain } from './guarded.ts'
import { type House, openHouse } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

const minute = 60_000
const now = () => house.world.now().getTime()

async function level(client: SupabaseClient) {
  const { data, error } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  if (error) throw error
  return [data.currentLevel, data.nextLevel]
}

async function methods(client: SupabaseClient): Promise<string[]> {
  const { data } = await client.auth.getClaims()
  return (data?.claims.amr ?? []).map((entry) => (typeof entry === 'string' ? entry : entry.method))
}

async function refresh(client: SupabaseClient, refreshToken?: string) {
  const { data, error } = await client.auth.refreshSession(refreshToken === undefined ? undefined : { refresh_token: refreshToken })
  return { session: data.session, error }
}

test('proving a factor raises the same session to aal2 and adds the method to its amr', async () => {
  const { client } = await house.member()
  expect(await level(client)).toEqual(['aal1', 'aal1'])
  const before = (await client.auth.getClaims()).data?.claims
  const app = await enrolApp(client)
  expect(await level(client)).toEqual(['aal1', 'aal1'])

  await proveApp(client, app, now())
  expect(await level(client)).toEqual(['aal2', 'aal2'])
  const after = (await client.auth.getClaims()).data?.claims
  expect(after?.session_id).toBe(before?.session_id)
  expect(await methods(client)).toEqual(expect.arrayContaining(['totp', 'password']))
})

test('a session at aal2 stays at aal2 through every refresh', async () => {
  const { client } = await aGuardedMember(house)
  for (const time of ['first', 'second']) {
    expect((await refresh(client)).error, time).toBeNull()
    expect(await level(client)).toEqual(['aal2', 'aal2'])
    expect(await methods(client)).toEqual(expect.arrayContaining(['totp', 'password']))
  }
})

test('a new sign-in by password begins at aal1, and proving the app raises it to aal2', async () => {
  const member = await aGuardedMember(house)
  const again = await signInAgain(house, member)
  expect(await level(again)).toEqual(['aal1', 'aal2'])
  expect(await methods(again)).toEqual(['password'])
  expect((await refresh(again)).error).toBeNull()
  expect(await level(again)).toEqual(['aal1', 'aal2'])

  await proveApp(again, member.app, now())
  expect(await level(again)).toEqual(['aal2', 'aal2'])
  expect(await level(member.client)).toEqual(['aal2', 'aal2'])
})

test('proving a factor ends the other aal1 sessions of that account only', async () => {
  const member = await house.member()
  const other = await signInAgain(house, member)
  const stranger = await house.member()
  const app = await enrolApp(member.client)
  await proveApp(member.client, app, now())

  expect((await member.client.auth.getUser()).error).toBeNull()
  expect((await stranger.client.auth.getUser()).error).toBeNull()
  expect((await other.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
})

test('a refresh token from before a factor was proved ends the session instead of raising it', async () => {
  const { client } = await house.member()
  const { data } = await client.auth.getSession()
  const old = data.session?.refresh_token
  const app = await enrolApp(client)
  house.passTime(minute)
  await proveApp(client, app, now())

  const thief = house.client()
  const { session, error } = await refresh(thief, old)
  expect(session).toBeNull()
  expect(error).toMatchObject({ status: 401, code: 'refresh_token_already_used' })
  expect((await client.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
})

test('an account with a proved factor enrols another one only from a session at aal2', async () => {
  const member = await aGuardedMember(house)
  const low = await signInAgain(house, member)
  const refused = await low.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'second' })
  expect(refused.error).toMatchObject({ status: 403, code: 'insufficient_aal', message: 'AAL2 required to enroll a new factor' })
  expect((await member.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'second' })).error).toBeNull()
})

test('a session at aal1 cannot prove a factor that a session at aal2 enrolled', async () => {
  const member = await aGuardedMember(house)
  const second = await enrolApp(member.client, 'second')
  const low = await signInAgain(house, member)
  const { error } = await low.auth.mfa.challengeAndVerify({ factorId: second.factorId, code: codeAt(second.secret, now()) })
  expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  expect(await level(low)).toEqual(['aal1', 'aal2'])
  await proveApp(member.client, second, now())
  expect((await member.client.auth.mfa.listFactors()).data?.totp).toHaveLength(2)
})

test('proving a factor deletes the unproved factors of its type, so a planted one cannot be proved later', async () => {
  const { client } = await house.member()
  await enrolApp(client, 'planted')
  const app = await enrolApp(client)
  await proveApp(client, app, now())
  expect((await client.auth.mfa.listFactors()).data?.all.map(({ id }) => id)).toEqual([app.factorId])
})

test('a proved factor is removed only at aal2, and every session it raised falls back to aal1', async () => {
  const member = await aGuardedMember(house)
  const other = await signInAgain(house, member)
  await proveApp(other, member.app, now())
  const low = await signInAgain(house, member)
  const refused = await low.auth.mfa.unenroll({ factorId: member.app.factorId })
  expect(refused.error).toMatchObject({ status: 422, code: 'insufficient_aal', message: 'AAL2 required to unenroll verified factor' })

  const { data, error } = await member.client.auth.mfa.unenroll({ factorId: member.app.factorId })
  expect(error).toBeNull()
  expect(data).toEqual({ id: member.app.factorId })
  expect((await member.client.auth.mfa.listFactors()).data?.all).toEqual([])
  for (const client of [member.client, other]) {
    expect((await refresh(client)).error).toBeNull()
    expect(await level(client)).toEqual(['aal1', 'aal1'])
    expect(await methods(client)).toEqual(['password'])
  }
})

test('an aal2 claim in a token counts for nothing once the factor that raised the session is gone', async () => {
  const member = await aGuardedMember(house)
  const second = await enrolApp(member.client, 'second')
  await proveApp(member.client, second, now())
  house.passTime(minute)
  expect((await member.client.auth.mfa.unenroll({ factorId: second.factorId })).error).toBeNull()
  // The token still says aal2; the session does not.
  const { error } = await member.client.auth.mfa.unenroll({ factorId: member.app.factorId })
  expect(error).toMatchObject({ status: 422, code: 'insufficient_aal' })
  expect((await member.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'third' })).error).toMatchObject({
    code: 'insufficient_aal',
  })
})

test('an unproved factor is removed at aal1', async () => {
  const { client } = await house.member()
  const app = await enrolApp(client)
  const { data, error } = await client.auth.mfa.unenroll({ factorId: app.factorId })
  expect(error).toBeNull()
  expect(data).toEqual({ id: app.factorId })
  expect((await client.auth.mfa.listFactors()).data?.all).toEqual([])
  expect((await client.auth.mfa.unenroll({ factorId: app.factorId })).error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
})

test('an account with a proved factor changes its password and address only at aal2, and its other data at any level', async () => {
  const member = await aGuardedMember(house)
  const low = await signInAgain(house, member)
  for (const change of [{ password: 'another-horse-2' }, { email: 'other@example.org' }]) {
    const { error } = await low.auth.updateUser(change)
    expect(error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
      message: 'AAL2 session is required to update email or password when MFA is enabled.',
    })
  }
  expect((await low.auth.updateUser({ data: { nickname: 'Ada' } })).error).toBeNull()
  await proveApp(low, member.app, now())
  expect((await low.auth.updateUser({ password: 'another-horse-2' })).error).toBeNull()
})

test('two factors proved on two sessions at once do not deadlock, and the refresh beside them succeeds', async () => {
  const member = await aGuardedMember(house)
  const second = await enrolApp(member.client, 'second')
  await proveApp(member.client, second, now())
  house.passTime(minute)
  const [one, two] = [await signInAgain(house, member), await signInAgain(house, member)]
  const answers = await Promise.all([
    one.auth.mfa.challengeAndVerify({ factorId: member.app.factorId, code: codeAt(member.app.secret, now()) }),
    two.auth.mfa.challengeAndVerify({ factorId: second.factorId, code: codeAt(second.secret, now()) }),
    member.client.auth.refreshSession(),
  ])
  const raised = answers.slice(0, 2).filter(({ error }) => error === null)
  expect(raised.length).toBeGreaterThan(0)
  expect(answers[2]?.error).toBeNull()
})

test('a token without a session and a token of an anonymous user reach no factors', async () => {
  const { client, id } = await house.member()
  const app = await enrolApp(client)
  const bare = { sub: id, aud: 'authenticated', role: 'authenticated' }
  const exp = Math.floor(now() / 1000) + 600
  const { session_id } = (await client.auth.getClaims()).data?.claims ?? {}
  for (const [claims, code] of [
    [bare, 'session_not_found'],
    [{ ...bare, session_id, is_anonymous: true }, 'no_authorization'],
  ] as const) {
    const token = await house.world.accounts.auth.keys.sign({ ...claims, exp })
    for (const [method, path] of [
      ['POST', '/factors'],
      ['POST', `/factors/${app.factorId}/challenge`],
      ['POST', `/factors/${app.factorId}/verify`],
      ['DELETE', `/factors/${app.factorId}`],
    ] as const) {
      const response = await fetch(`${house.url}/auth/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
        body: JSON.stringify({ factor_type: 'totp' }),
      })
      expect(await response.json(), `${method} ${path}`).toMatchObject({ code })
      expect(response.status).toBe(403)
    }
  }
})

test('the secret of an app is stored in plain text as Supabase expects, and the session row holds its level and factor', async () => {
  const { client } = await house.member()
  const app = await enrolApp(client)
  await proveApp(client, app, now())
  const { rows } = await sql<{ secret: string; status: string; aal: string; factor_id: string; refresh_token_counter: string }>`
    select f.secret, f.status, s.aal, s.factor_id, s.refresh_token_counter
    from auth.mfa_factors f join auth.sessions s on s.user_id = f.user_id where f.id = ${app.factorId}
  `.execute(house.world.db)
  expect(rows).toEqual([{ secret: app.secret, status: 'verified', aal: 'aal2', factor_id: app.factorId, refresh_token_counter: '2' }])
})
