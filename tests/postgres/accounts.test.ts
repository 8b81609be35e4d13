import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { someone } from '../auth/house.ts'
import { keys, many, openTwoServers, password, type TwoServers } from './two-servers.ts'

// Two processes share a real PostgreSQL: a change in one holds at the other from the next call, and no race gives more
// than allowed.

/** Milliseconds within which an old refresh token counts as that of a second tab. */
const reuseInterval = 3_000

let two: TwoServers
beforeAll(async () => {
  two = await openTwoServers({
    AUTH_RATE_LIMIT_FAILURES_PER_ACCOUNT: '10',
    AUTH_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: String(reuseInterval / 1000),
  })
})
afterAll(() => two.close())

const browser: TwoServers['browser'] = (...who) => two.browser(...who)
const member = () => two.member()
const refresh = (index: number, token: string) => browser(index).auth.refreshSession({ refresh_token: token })
const sessionsOf = (id: string) => two.db.selectFrom('auth.sessions').selectAll().where('user_id', '=', id).execute()

test('fifty concurrent refreshes on two servers keep the session alive and make one chain, in every round', async () => {
  const { id, session } = await member()
  let token = session.refresh_token
  for (let round = 1; round <= 5; round += 1) {
    const answers = await many(50, (index) => refresh(index, token))
    expect(answers.flatMap(({ error }) => (error ? [error.message] : []))).toEqual([])
    const next = new Set(answers.map(({ data }) => data.session?.refresh_token))
    expect(next.size).toBe(1)
    token = [...next][0] ?? ''
    expect(await sessionsOf(id)).toMatchObject([{ refresh_token_counter: String(round) }])
  }
})

test('tabs that refresh concurrently with their own tokens on two servers stay signed in', async () => {
  const { id, session } = await member()
  const tabs = await many(10, async (index) => {
    let token = session.refresh_token
    for (let count = 0; count < 5; count += 1) {
      const { data, error } = await refresh(index + count, token)
      if (error) return error.message
      token = data.session?.refresh_token ?? ''
    }
    return 'signed in'
  })
  expect(tabs).toEqual(Array(10).fill('signed in'))
  expect(await sessionsOf(id)).toHaveLength(1)
})

test('a refresh token replayed after the interval ends the session on both servers, also fifty times at once', async () => {
  const { id, session } = await member()
  const second = (await refresh(0, session.refresh_token)).data.session?.refresh_token ?? ''
  const third = (await refresh(1, second)).data.session
  for (const server of two.servers) await server.setAhead(reuseInterval + 200)
  const answers = await many(50, (index) => refresh(index, session.refresh_token))
  expect(answers.filter(({ error }) => error?.status === 401 && error.code === 'refresh_token_already_used')).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.code === 'refresh_token_not_found')).toHaveLength(49)
  expect(await sessionsOf(id)).toEqual([])
  for (const index of [0, 1]) {
    expect((await refresh(index, third?.refresh_token ?? '')).error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
    expect((await browser(index).auth.getUser(third?.access_token)).error).toMatchObject({ name: 'AuthSessionMissingError' })
  }
})

test('twenty concurrent sign-ups of one address on two servers create one account and cause no server failure', async () => {
  for (let round = 0; round < 3; round += 1) {
    const email = someone()
    const answers = await many(20, (index) => browser(index).auth.signUp({ email, password }))
    expect(answers.map(({ error }) => error?.code ?? 'made').sort()).toEqual(['made', ...Array(19).fill('user_already_exists')])
    const accounts = await two.db.selectFrom('auth.users').select('id').where('email', '=', email).execute()
    expect(accounts).toHaveLength(1)
    expect(await two.db.selectFrom('auth.identities').select('id').where('email', '=', email).execute()).toHaveLength(1)
  }
})

test('a sign-out, a ban and a deletion on one server hold on the other from the next call', async () => {
  const out = await member()
  const banned = await member()
  const deleted = await member()
  const asks = (index: number, { session }: typeof out) => browser(index).auth.getUser(session.access_token)
  for (const one of [out, banned, deleted]) expect((await asks(1, one)).error).toBeNull()

  await fetch(`${two.urlOf(0)}/auth/v1/logout`, { method: 'POST', headers: { authorization: `Bearer ${out.session.access_token}` } })
  expect((await asks(1, out)).error).toMatchObject({ name: 'AuthSessionMissingError' })
  const functions = await fetch(`${two.urlOf(1)}/functions/v1/check-usage-status`, {
    method: 'POST',
    headers: { authorization: `Bearer ${out.session.access_token}` },
  })
  expect(functions.status).toBe(401)

  const admin = browser(0, keys.SERVICE_ROLE_KEY).auth.admin
  expect((await admin.updateUserById(banned.id, { ban_duration: '1h' })).error).toBeNull()
  expect((await asks(1, banned)).error).toMatchObject({ status: 403, code: 'user_banned' })
  expect((await refresh(1, banned.session.refresh_token)).error).toMatchObject({ status: 400, code: 'user_banned' })

  expect((await admin.deleteUser(deleted.id)).error).toBeNull()
  expect((await asks(1, deleted)).error).toMatchObject({ status: 403, code: 'user_not_found' })
  expect((await refresh(1, deleted.session.refresh_token)).error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
})

test('a new password set on one server ends the sessions on the other', async () => {
  const { email, session } = await member()
  const elsewhere = await browser(1).auth.signInWithPassword({ email, password })
  const own = browser(0)
  await own.auth.setSession(session)
  expect((await own.auth.updateUser({ password: 'another-horse-2' })).error).toBeNull()
  expect((await browser(1).auth.getUser(elsewhere.data.session?.access_token)).error).toMatchObject({ name: 'AuthSessionMissingError' })
  expect((await browser(1).auth.getUser(session.access_token)).error).toBeNull()
})

test('fifty concurrent wrong passwords on two servers get ten tries', async () => {
  const { email } = await member()
  for (const address of [email, someone()]) {
    const answers = await many(50, (index) => browser(index).auth.signInWithPassword({ email: address, password: 'wrong-horse-1' }))
    expect(answers.filter(({ error }) => error?.code === 'invalid_credentials')).toHaveLength(10)
    expect(answers.filter(({ error }) => error?.code === 'over_request_rate_limit')).toHaveLength(40)
  }
})

test('concurrent sign-ins, refreshes, changes and sign-outs of one account do not deadlock', async () => {
  const { email, id, session } = await member()
  const own = await many(8, (index) => browser(index).auth.signInWithPassword({ email, password }))
  const tokens = own.map(({ data }) => data.session?.access_token ?? '')
  const statuses = await many(64, async (index) => {
    const authorization = `Bearer ${tokens[index % 8]}`
    const at = (path: string) => `${two.urlOf(index)}/auth/v1/${path}`
    const kinds = [
      () => fetch(at('token?grant_type=password'), { method: 'POST', body: JSON.stringify({ email, password }) }),
      () => fetch(at('token?grant_type=refresh_token'), { method: 'POST', body: JSON.stringify({ refresh_token: session.refresh_token }) }),
      () => fetch(at('user'), { method: 'PUT', headers: { authorization }, body: JSON.stringify({ data: { index } }) }),
      () => fetch(at('logout?scope=others'), { method: 'POST', headers: { authorization } }),
    ]
    return (await kinds[index % 4]?.())?.status ?? 0
  })
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(await two.db.selectFrom('auth.users').select('id').where('id', '=', id).execute()).toHaveLength(1)
})

test('a sign-in that waits for a change of its account answers with the second factor that the change stored', async () => {
  const { id, email } = await member()
  const change = await two.db.startTransaction().execute()
  await change.selectFrom('auth.users').select('id').where('id', '=', id).forUpdate().execute()
  const now = new Date()
  const factor = { id: randomUUID(), user_id: id, factor_type: 'totp', status: 'verified', created_at: now, updated_at: now } as const
  await change.insertInto('auth.mfa_factors').values(factor).execute()
  const answer = browser(0).auth.signInWithPassword({ email, password })
  const waiting = sql<{ pid: number }>`select pid from pg_stat_activity where wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting.execute(two.db)).rows.length).toBeGreaterThan(0)
  await change.commit().execute()
  expect((await answer).data.user?.factors).toMatchObject([{ id: factor.id }])
})
