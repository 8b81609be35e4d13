import { takeFromLimit } from '@potluck/platform/limits/limiter'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type House, openHouse, someone } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ env: { AUTH_RATE_LIMIT_FAILURES_PER_ACCOUNT: '10' } })
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

const hour = 3_600_000

test('a rate limit with a burst allows the burst at once and its full rate in the long run', async () => {
  const { db } = house.world.accounts.auth
  const limit = { most: 150, within: 300_000, burst: 30 }
  const started = Date.now()
  const takeAll = async (times: number, after: number) => {
    const waits = await Promise.all(Array.from({ length: times }, () => takeFromLimit(db, 'test:burst', limit, new Date(started + after))))
    return waits.filter((wait) => wait === 0).length
  }
  expect(await takeAll(60, 0)).toBe(30)
  expect(await takeAll(10, 10_000)).toBe(5)
  expect(await takeAll(200, hour)).toBe(30)
})

test('a rate limit ignores entries from a clock a year ahead and keeps those less than a day ahead', async () => {
  const { db } = house.world.accounts.auth
  const limit = { most: 1, within: hour }
  const now = Date.now()
  const take = (key: string, ahead: number) => takeFromLimit(db, key, limit, new Date(now + ahead))
  expect([await take('test:year', 365 * 24 * hour), await take('test:year', 0), await take('test:year', 0)]).toEqual([0, 0, hour])
  expect([await take('test:day', 24 * hour), await take('test:day', 0)]).toEqual([0, 25 * hour])
})

test('expired rate limit rows are deleted as new ones come', async () => {
  const { db } = house.world.accounts.auth
  const counted = async () =>
    (await sql<{ rows: number }>`select count(*)::int as rows from platform.rate_limits`.execute(db)).rows[0]?.rows ?? 0
  const before = await counted()
  for (let count = 0; count < 40; count += 1) await house.client().auth.signInWithPassword({ email: someone(), password: 'wrong-horse-1' })
  expect(await counted()).toBeGreaterThanOrEqual(before + 40)
  const later = Date.now() + hour
  for (let count = 0; count < 8; count += 1)
    await takeFromLimit(db, `test:new:${count}`, { most: 1, within: hour }, new Date(later + count))
  expect(await counted()).toBeLessThanOrEqual(before + 9)
})

test('a caller with thousands of networks gets the allowance of sixteen networks', async () => {
  const strict = await openHouse({ env: { AUTH_RATE_LIMIT_OTP: '2' }, beside: house })
  const recover = async (from: string) => {
    const request = { method: 'POST', body: JSON.stringify({ email: someone() }), headers: { 'content-type': 'application/json' } }
    return (await strict.world.send('/auth/v1/recover', request, from)).status
  }
  const statuses = await Promise.all(Array.from({ length: 60 }, (_, at) => recover(`2001:db8:7:${at.toString(16)}::1`)))
  expect(statuses.filter((status) => status === 200)).toHaveLength(32)
  expect(await recover('2001:db8:8::1')).toBe(200)
  await strict.close()
})

describe('separate rate limits for separate actions', () => {
  let strict: House
  beforeAll(async () => {
    strict = await openHouse({
      env: { AUTH_RATE_LIMIT_OTP: '3', AUTH_RATE_LIMIT_SSO: '3', AUTH_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY: '3' },
      beside: house,
    })
  })
  afterAll(() => strict.close())

  /** How many of 50 concurrent requests passed. */
  async function got(ask: (index: number) => Promise<{ error: { code?: string | undefined } | null }>): Promise<number> {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(index)))
    const refused = answers.filter(({ error }) => error?.code === 'over_request_rate_limit')
    return answers.length - refused.length
  }

  test('sign-in codes, magic links, recoveries, resends and sign-ups of one network have separate rate limits', async () => {
    const { auth } = strict.client()
    const magicLink = async () => {
      const answer = await fetch(`${strict.url}/auth/v1/magiclink`, { method: 'POST', body: JSON.stringify({ email: someone() }) })
      return { error: answer.ok ? null : { code: (await answer.json()).error_code } }
    }
    expect(await got(() => auth.signInWithOtp({ email: someone() }))).toBe(3)
    expect(await got(magicLink)).toBe(3)
    expect(await got(() => auth.resetPasswordForEmail(someone()))).toBe(3)
    expect(await got(() => auth.resend({ type: 'signup', email: someone() }))).toBe(3)
    expect(await got(() => auth.signUp({ email: someone(), password: 'correct-horse-1' }))).toBe(3)
  })

  test('factor changes, challenges, codes and other account changes of one network have separate rate limits, with a burst for factors', async () => {
    const { client } = await house.member()
    const { session } = (await client.auth.getSession()).data
    const send = async (method: string, path: string, body: object = {}) => {
      const headers = { authorization: `Bearer ${session?.access_token}`, 'content-type': 'application/json' }
      const answer = await fetch(`${strict.url}/auth/v1/${path}`, {
        method,
        headers,
        ...(['POST', 'PUT'].includes(method) && { body: JSON.stringify(body) }),
      })
      return { error: answer.ok ? null : { code: (await answer.json()).error_code } }
    }
    const id = crypto.randomUUID()
    expect(await got((index) => send('POST', 'factors', { factor_type: 'totp', friendly_name: `app ${index}` }))).toBe(6)
    expect(await got(() => send('POST', `factors/${id}/challenge`, {}))).toBe(6)
    expect(await got(() => send('POST', `factors/${id}/verify`, {}))).toBe(6)
    expect(await got(() => send('DELETE', `factors/${id}`))).toBe(6)
    expect(await got(() => send('DELETE', `user/identities/${id}`))).toBe(3)
    expect(await got(() => send('GET', 'reauthenticate'))).toBe(3)
    expect(await got(() => send('PUT', 'user'))).toBe(3)
  })

  test('SSO sign-ins, SAML answers and OAuth round trips have separate rate limits, ten times as high for OAuth', async () => {
    const knock = async (method: string, path: string) => {
      const body = method === 'POST' ? new URLSearchParams() : null
      const answer = await fetch(`${strict.url}/auth/v1${path}`, { method, redirect: 'manual', body })
      return { error: answer.status === 429 ? { code: 'over_request_rate_limit' } : null }
    }
    expect(await got(() => knock('POST', '/sso'))).toBe(3)
    expect(await got(() => knock('POST', '/sso/saml/acs'))).toBe(3)
    expect(await got((index) => knock(index % 2 === 0 ? 'GET' : 'POST', '/callback'))).toBe(30)
    expect((await knock('GET', '/authorize?provider=google')).error).not.toBeNull()
  })
})
