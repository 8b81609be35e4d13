import type { AuthTransaction } from '@potluck/platform/auth/world'
import { readRefreshToken, writeRefreshToken } from '@potluck/platform/testing/refresh-token'
import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, type Member, openHouse } from './house.ts'

const second = 1_000
const interval = 10 * second

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

const refreshed = async (token: string, client: SupabaseClient = house.client()): Promise<Session> => {
  const { data, error } = await client.auth.refreshSession({ refresh_token: token })
  expect(error).toBeNull()
  if (!data.session) throw new Error('No session')
  return data.session
}
const refused = async (token: string) => (await house.client().auth.refreshSession({ refresh_token: token })).error
const tokenOf = async ({ client }: Member) => (await client.auth.getSession()).data.session?.refresh_token ?? ''
const sessionsOf = (id: string) => house.world.accounts.auth.db.selectFrom('auth.sessions').selectAll().where('user_id', '=', id).execute()

test('a refresh token is exchanged for the next one, one hundred and thirty times', async () => {
  const member = await house.member()
  let token = await tokenOf(member)
  const sessionId = readRefreshToken(token)?.sessionId
  for (let counter = 1; counter <= 130; counter += 1) {
    token = (await refreshed(token)).refresh_token
    expect(readRefreshToken(token)).toEqual({ sessionId, counter })
  }
  expect(await sessionsOf(member.id)).toMatchObject([{ id: sessionId, refresh_token_counter: '130' }])
})

test("a refreshed session keeps its id and carries the account's current data", async () => {
  const member = await house.member({ data: { first_name: 'Ada' } })
  const before = (await member.client.auth.getSession()).data.session
  const { db } = house.world.accounts.auth
  await db
    .updateTable('auth.users')
    .set({ raw_app_meta_data: sql`'{"provider":"email","plan":"x"}'::jsonb` })
    .where('id', '=', member.id)
    .execute()
  house.passTime(5 * second)
  const after = await refreshed(await tokenOf(member))
  expect(after.user).toMatchObject({ id: member.id, app_metadata: { plan: 'x' }, user_metadata: { first_name: 'Ada' } })
  const claims = (token = '') => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const [old, young] = [claims(before?.access_token), claims(after.access_token)]
  expect(young).toMatchObject({ session_id: old.session_id, aal: 'aal1', amr: old.amr, sub: member.id, app_metadata: { plan: 'x' } })
  expect(young.iat).toBeGreaterThan(old.iat)
  expect(young.exp - young.iat).toBe(3600)
})

test('a refresh records its time, address and user agent', async () => {
  const member = await house.member()
  house.passTime(60 * second)
  const client = house.client({ global: { headers: { 'user-agent': 'A kitchen tablet' } } })
  await refreshed(await tokenOf(member), client)
  const { rows } = await sql<{ age: number; user_agent: string; ip: string }>`
    select extract(epoch from (refreshed_at - created_at at time zone 'utc'))::int as age, user_agent, host(ip) as ip
    from auth.sessions where user_id = ${member.id}
  `.execute(house.world.accounts.auth.db)
  expect(rows).toMatchObject([{ user_agent: 'A kitchen tablet', ip: '127.0.0.1' }])
  expect(rows[0]?.age).toBeGreaterThanOrEqual(60)
  expect(rows[0]?.age).toBeLessThan(120)
})

test('the headers of a refresh name account and session and tell how the token was used', async () => {
  const member = await house.member()
  const token = await tokenOf(member)
  const ask = () =>
    fetch(`${house.url}/auth/v1/token?grant_type=refresh_token`, { method: 'POST', body: JSON.stringify({ refresh_token: token }) })
  const first = await ask()
  const sessionId = readRefreshToken(token)?.sessionId
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'sb-auth-user-id': member.id,
    'sb-auth-session-id': sessionId,
    'sb-auth-refresh-token-counter': '1',
    'sb-auth-refresh-token-reuse': 'false',
  })
  const again = await ask()
  expect(again.headers.get('sb-auth-refresh-token-reuse-cause')).toBe('concurrent-refresh,fail-to-save')
  house.passTime(interval + second)
  expect((await ask()).headers.get('sb-auth-refresh-token-reuse-cause')).toBe('fail-to-save')
})

test('fifty concurrent refreshes with one token keep the session alive and make one chain', async () => {
  const member = await house.member()
  const token = await tokenOf(member)
  const sessions = await Promise.all(Array.from({ length: 50 }, () => refreshed(token)))
  expect(new Set(sessions.map(({ refresh_token }) => refresh_token)).size).toBe(1)
  expect(await sessionsOf(member.id)).toMatchObject([{ refresh_token_counter: '1' }])
  expect((await house.client().auth.getUser(sessions[7]?.access_token)).error).toBeNull()
})

test('a client that lost its new refresh token continues with the old one, however late', async () => {
  const member = await house.member()
  const lost = await tokenOf(member)
  const current = (await refreshed(lost)).refresh_token
  for (let day = 1; day <= 3; day += 1) {
    house.passTime(86_400 * second)
    expect((await refreshed(lost)).refresh_token).toBe(current)
  }
  expect((await refreshed(current)).refresh_token).not.toBe(current)
})

test('an earlier refresh token gets the current one within the reuse interval', async () => {
  const member = await house.member()
  const first = await tokenOf(member)
  const secondToken = (await refreshed(first)).refresh_token
  const third = (await refreshed(secondToken)).refresh_token
  expect((await refreshed(first)).refresh_token).toBe(third)
})

test('reuse of an old refresh token does not extend the interval, which counts from the last refresh', async () => {
  const member = await house.member()
  const old = await tokenOf(member)
  await refreshed((await refreshed(old)).refresh_token)
  house.passTime(interval - 2 * second)
  await refreshed(old)
  house.passTime(4 * second)
  expect(await refused(old)).toMatchObject({ code: 'refresh_token_already_used' })
  expect(await sessionsOf(member.id)).toEqual([])
})

test('a stolen refresh token used after the interval ends the session for every holder', async () => {
  const member = await house.member()
  const stolen = await tokenOf(member)
  const next = (await refreshed(stolen)).refresh_token
  const current = await refreshed(next)
  house.passTime(interval + second)
  expect(await refused(stolen)).toMatchObject({
    status: 401,
    code: 'refresh_token_already_used',
    message: 'Invalid Refresh Token: Already Used',
  })
  expect(await sessionsOf(member.id)).toEqual([])
  expect(await refused(current.refresh_token)).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
  expect((await house.client().auth.getUser(current.access_token)).error).toMatchObject({ name: 'AuthSessionMissingError' })
})

test('the second-to-last refresh token counts as a replay and ends the session', async () => {
  const member = await house.member()
  const tokens = [await tokenOf(member)]
  for (let count = 0; count < 4; count += 1) tokens.push((await refreshed(tokens.at(-1) ?? '')).refresh_token)
  house.passTime(interval + second)
  expect((await refreshed(tokens[3] ?? '')).refresh_token).toBe(tokens[4])
  house.passTime(interval + second)
  expect(await refused(tokens[2] ?? '')).toMatchObject({ code: 'refresh_token_already_used' })
  expect(await sessionsOf(member.id)).toEqual([])
})

test('a refresh token with a foreign key, an unreached counter or an unknown session is refused and ends nothing', async () => {
  const member = await house.member()
  const token = await tokenOf(member)
  const sessionId = readRefreshToken(token)?.sessionId ?? ''
  const [row] = await sessionsOf(member.id)
  const ownKey = row?.refresh_token_hmac_key ?? ''
  const forged = writeRefreshToken({ sessionId, counter: 0 }, Buffer.alloc(32).toString('base64url'))
  expect(await refused(forged)).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
  const ahead = writeRefreshToken({ sessionId, counter: 1 }, ownKey)
  expect(await refused(ahead)).toMatchObject({ status: 400, code: 'validation_failed' })
  expect(await refused(writeRefreshToken({ sessionId: crypto.randomUUID(), counter: 0 }, ownKey))).toMatchObject({
    status: 400,
    code: 'refresh_token_not_found',
  })
  expect((await refreshed(token)).user.id).toBe(member.id)
})

test('a banned account cannot refresh until the ban is over', async () => {
  const member = await house.member()
  const { db, now } = house.world.accounts.auth
  const ban = (until: Date | null) => db.updateTable('auth.users').set({ banned_until: until }).where('id', '=', member.id).execute()
  await ban(new Date(now().getTime() + 3_600 * second))
  expect(await refused(await tokenOf(member))).toMatchObject({ status: 400, code: 'user_banned' })
  house.passTime(3_601 * second)
  expect((await refreshed(await tokenOf(member))).user.id).toBe(member.id)
})

/** Resolves when a statement waits for a lock, or after 500 ms: the embedded database has only one connection. */
async function untilOneWaits(trx: AuthTransaction): Promise<void> {
  const longest = performance.now() + 500
  while (performance.now() < longest) {
    const { rows } = await sql`select from pg_locks where not granted`.execute(trx)
    if (rows.length > 0) return
  }
}

test("a refresh that waits for a session's lock sees a ban set meanwhile", async () => {
  const member = await house.member()
  const { db, now } = house.world.accounts.auth
  const token = await tokenOf(member)
  const until = new Date(now().getTime() + 3_600 * second)
  const refusal = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('auth.sessions').select('id').where('user_id', '=', member.id).forUpdate().execute()
    const refresh = refused(token)
    await untilOneWaits(trx)
    await trx.updateTable('auth.users').set({ banned_until: until }).where('id', '=', member.id).execute()
    return { refresh }
  })
  expect(await refusal.refresh).toMatchObject({ status: 400, code: 'user_banned' })
  const [session] = await sessionsOf(member.id)
  expect(session).toMatchObject({ refresh_token_counter: '0', refreshed_at: null })
})

test('a refresh keeps the assurance level of the session', async () => {
  const member = await house.member()
  const { db, uuid, now } = house.world.accounts.auth
  const token = await tokenOf(member)
  const sessionId = readRefreshToken(token)?.sessionId ?? ''
  await db.updateTable('auth.sessions').set({ aal: 'aal2' }).where('id', '=', sessionId).execute()
  await db
    .insertInto('auth.mfa_amr_claims')
    .values({ id: uuid(), session_id: sessionId, created_at: now(), updated_at: now(), authentication_method: 'totp' })
    .execute()
  let session = await refreshed(token)
  for (let count = 0; count < 3; count += 1) session = await refreshed(session.refresh_token)
  const claims = JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString())
  expect(claims.aal).toBe('aal2')
  expect(claims.amr.map(({ method }: { method: string }) => method).sort()).toEqual(['password', 'totp'])
})

test('the token of an SSO session names its provider after a refresh', async () => {
  const member = await house.member()
  const { db, uuid, now } = house.world.accounts.auth
  const token = await tokenOf(member)
  const provider = uuid()
  await db
    .updateTable('auth.identities')
    .set({ provider: `sso:${provider}` })
    .where('user_id', '=', member.id)
    .execute()
  const sessionId = readRefreshToken(token)?.sessionId ?? ''
  const claim = { id: uuid(), session_id: sessionId, created_at: now(), updated_at: now(), authentication_method: 'sso/saml' }
  await db.insertInto('auth.mfa_amr_claims').values(claim).execute()
  const { access_token: accessToken } = await refreshed(token)
  const { amr } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString())
  expect(amr).toContainEqual({ method: 'sso/saml', provider, timestamp: expect.any(Number) })
  expect(amr).toContainEqual({ method: 'password', timestamp: expect.any(Number) })
})

test.each([
  ['no token', {}],
  ['null', { refresh_token: null }],
  ['a token that is too short', { refresh_token: 'abc' }],
  ['a wrong checksum', { refresh_token: `${'A'.repeat(54)}` }],
])('a refresh with %s is refused as an invalid refresh token', async (_, body) => {
  const answer = await fetch(`${house.url}/auth/v1/token?grant_type=refresh_token`, { method: 'POST', body: JSON.stringify(body) })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error_code: 'validation_failed', msg: 'Refresh token is not valid' })
})

test.each([
  ['a token of the old format, which this server never issues', 'abcdef123456'],
  ['plain words', 'invalid-refresh-token'],
  ['a token of almost a megabyte', 'a'.repeat(900_000)],
])('a refresh with %s finds no session', async (_, token) => {
  expect(await refused(token)).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
})

test.each([[7], [['a']], [{ a: 1 }], [true]])('%j as a refresh token is refused as malformed JSON', async (token) => {
  const answer = await fetch(`${house.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    body: JSON.stringify({ refresh_token: token }),
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error_code: 'bad_json' })
})
