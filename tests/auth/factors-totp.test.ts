import type { SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, codeAt, enrolApp } from './authenticator-app.ts'
import { aGuardedMember, signInAgain } from './guarded.ts'
import { type House, openHouse } from './house.ts'
import { codeIn } from './letters.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

const second = 1000
const minute = 60 * second
const now = () => house.world.now().getTime()

async function challenge(client: SupabaseClient, { factorId }: Pick<App, 'factorId'>): Promise<string> {
  const { data, error } = await client.auth.mfa.challenge({ factorId })
  if (error) throw error
  return data.id
}

async function token(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession()
  return data.session?.access_token ?? ''
}

/** A request that the client library cannot make. */
async function post(client: SupabaseClient, path: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${house.url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await token(client)}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

test('enrolling an app returns its secret, its otpauth address and a QR code that a page can show', async () => {
  const { client, email } = await house.member()
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'my phone', issuer: 'Larder' })
  expect(error).toBeNull()
  expect(data).toMatchObject({ type: 'totp', friendly_name: 'my phone' })
  const { qr_code = '', secret = '', uri = '' } = data?.totp ?? {}
  expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [\s\S]*<\/svg>$/)
  expect(qr_code).not.toContain('#')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const address = new URL(uri)
  expect(uri).toMatch(/^otpauth:\/\/totp\//)
  expect(decodeURIComponent(address.pathname)).toContain(`Larder:${email}`)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ issuer: 'Larder', secret, algorithm: 'SHA1', digits: '6', period: '30' })
})

test("the default issuer of an app is the site's host, and an unnamed factor has no name", async () => {
  const { client } = await house.member()
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
  expect(new URL(data?.totp.uri ?? '').searchParams.get('issuer')).toBe(new URL(house.world.config.auth.siteUrl).host)
  const { data: listed } = await client.auth.mfa.listFactors()
  expect(listed?.all).toMatchObject([{ id: data?.id, factor_type: 'totp', status: 'unverified' }])
  expect(listed?.all[0]).not.toHaveProperty('friendly_name')
  expect(listed?.all[0]).not.toHaveProperty('secret')
  expect(listed?.totp).toEqual([])
})

test('an issuer of any alphabet gets a QR code, and one above 100 characters is refused', async () => {
  const { client } = await house.member()
  const long = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'long', issuer: '料理'.repeat(50) })
  expect(long.data?.totp.qr_code).toContain('<svg')
  const over = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'over', issuer: 'x'.repeat(101) })
  expect(over.error).toMatchObject({ status: 400, code: 'validation_failed', message: 'issuer must be at most 100 characters' })
  const longer = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'longer', issuer: 'x'.repeat(100_000) })
  expect(longer.error).toMatchObject({ status: 400, code: 'validation_failed' })
})

test('two factors of one account cannot share a name, and a second unnamed factor is refused', async () => {
  const { client } = await house.member()
  await enrolApp(client, 'mary "m"')
  const again = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'mary "m"' })
  expect(again.error).toMatchObject({
    status: 422,
    code: 'mfa_factor_name_conflict',
    message: 'A factor with the friendly name "mary \\"m\\"" for this user already exists',
  })
  await client.auth.mfa.enroll({ factorType: 'totp' })
  expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({ code: 'mfa_factor_name_conflict' })
  const other = await house.member()
  expect((await other.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'mary "m"' })).error).toBeNull()
})

test('an account has at most ten factors, however many are enrolled at once', async () => {
  const { client } = await house.member()
  const asked = await Promise.all(
    Array.from({ length: 15 }, (_, at) => client.auth.mfa.enroll({ factorType: 'totp', friendlyName: `app ${at}` })),
  )
  expect(asked.filter(({ error }) => error === null)).toHaveLength(10)
  const refused = asked.filter(({ error }) => error !== null)
  expect(new Set(refused.map(({ error }) => error?.code))).toEqual(new Set(['too_many_enrolled_mfa_factors']))
  expect((await client.auth.mfa.listFactors()).data?.all).toHaveLength(10)
})

test('enrolling a factor deletes old ones that were neither proved nor challenged', async () => {
  const { client, app } = await aGuardedMember(house)
  const forgotten = await enrolApp(client, 'forgotten')
  const tried = await enrolApp(client, 'tried')
  await challenge(client, tried)
  house.passTime(6 * minute)
  const fresh = await enrolApp(client, 'fresh')
  const { data } = await client.auth.mfa.listFactors()
  const ids = data?.all.map(({ id }) => id)
  expect(ids).toEqual([app.factorId, tried.factorId, fresh.factorId])
  expect(ids).not.toContain(forgotten.factorId)
})

test('a challenge expires after five minutes and says when', async () => {
  const { client } = await house.member()
  const app = await enrolApp(client)
  const { data } = await client.auth.mfa.challenge({ factorId: app.factorId })
  expect(data).toMatchObject({ type: 'totp' })
  const left = (data?.expires_at ?? 0) - now() / 1000
  expect(left).toBeGreaterThan(290)
  expect(left).toBeLessThanOrEqual(300)

  house.passTime(5 * minute + second)
  const late = await client.auth.mfa.verify({ factorId: app.factorId, challengeId: data?.id ?? '', code: codeAt(app.secret, now()) })
  expect(late.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' })
  const gone = await client.auth.mfa.verify({ factorId: app.factorId, challengeId: data?.id ?? '', code: codeAt(app.secret, now()) })
  expect(gone.error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' })
})

test('a wrong code changes nothing, and the right one proves the factor and raises the session', async () => {
  const { client } = await house.member()
  const app = await enrolApp(client)
  const challengeId = await challenge(client, app)
  const code = codeAt(app.secret, now())
  const wrong = await client.auth.mfa.verify({ factorId: app.factorId, challengeId, code: `${(Number(code[0]) + 1) % 10}${code.slice(1)}` })
  expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' })
  expect((await client.auth.mfa.listFactors()).data?.totp).toEqual([])
  const longer = await client.auth.mfa.verify({ factorId: app.factorId, challengeId, code: `${code}1` })
  expect(longer.error).toMatchObject({ code: 'mfa_verification_failed' })

  const right = await client.auth.mfa.verify({ factorId: app.factorId, challengeId, code })
  expect(right.error).toBeNull()
  expect(right.data).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
  expect(right.data?.user.factors).toMatchObject([{ id: app.factorId, status: 'verified', friendly_name: 'app' }])
  expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: app.factorId, status: 'verified' }])
})

test('a code of one step before or after is accepted, and one of two steps away is refused', async () => {
  for (const [off, isTaken] of [
    [-60, false],
    [-30, true],
    [30, true],
    [60, false],
  ] as const) {
    const { client } = await house.member()
    const app = await enrolApp(client)
    // The middle of a step, so that the test does not run over its edge.
    house.passTime(45 * second - (now() % (30 * second)))
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: app.factorId, code: codeAt(app.secret, now() + off * second) })
    expect(error === null, `${off} s`).toBe(isTaken)
  }
})

test('an accepted code is refused on another challenge, and so is an older code after it', async () => {
  const { client, app } = await aGuardedMember(house)
  const code = codeAt(app.secret, now())
  const earlier = codeAt(app.secret, now() - 30 * second)
  expect((await client.auth.mfa.challengeAndVerify({ factorId: app.factorId, code })).error).toBeNull()
  for (const again of [code, earlier]) {
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: app.factorId, code: again })
    expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' })
  }
  house.passTime(30 * second)
  expect((await client.auth.mfa.challengeAndVerify({ factorId: app.factorId, code: codeAt(app.secret, now()) })).error).toBeNull()
})

test('one of fifty concurrent requests with the same code on separate challenges succeeds', async () => {
  const { client, app } = await aGuardedMember(house)
  const challenges = await Promise.all(Array.from({ length: 50 }, () => challenge(client, app)))
  const code = codeAt(app.secret, now())
  const path = `/factors/${app.factorId}/verify`
  const answers = await Promise.all(challenges.map((challenge_id) => post(client, path, { challenge_id, code })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status, body }) => status === 422 && body.code === 'mfa_verification_failed')).toHaveLength(49)
})

test('one of fifty aal1 sessions that send the same code at once is raised, and the others end', async () => {
  const member = await aGuardedMember(house)
  const clients = await Promise.all(Array.from({ length: 50 }, () => signInAgain(house, member)))
  const challenges = await Promise.all(clients.map((client) => challenge(client, member.app)))
  const code = codeAt(member.app.secret, now())
  const answers = await Promise.all(
    clients.map((client, at) => client.auth.mfa.verify({ factorId: member.app.factorId, challengeId: challenges[at] ?? '', code })),
  )
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  const alive = await Promise.all(clients.map((client) => client.auth.getUser()))
  expect(alive.filter(({ error }) => error === null)).toHaveLength(1)
})

test('one of fifty concurrent answers to the same challenge succeeds', async () => {
  const { client, app } = await aGuardedMember(house)
  const challenge_id = await challenge(client, app)
  const code = codeAt(app.secret, now())
  const path = `/factors/${app.factorId}/verify`
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(client, path, { challenge_id, code })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(49)
})

test('a challenge takes five answers, and the sixth is refused even with the right code', async () => {
  const { client } = await house.member()
  const app = await enrolApp(client)
  const challengeId = await challenge(client, app)
  for (let tries = 0; tries < 5; tries += 1) {
    const { error } = await client.auth.mfa.verify({ factorId: app.factorId, challengeId, code: '00000' })
    expect(error).toMatchObject({ code: 'mfa_verification_failed' })
  }
  const { error } = await client.auth.mfa.verify({ factorId: app.factorId, challengeId, code: codeAt(app.secret, now()) })
  expect(error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' })
  expect((await client.auth.mfa.challengeAndVerify({ factorId: app.factorId, code: codeAt(app.secret, now()) })).error).toBeNull()
})

test('an attacker with the password who guesses codes does not lock the owner out at a known network or after a sign-in by mail', async () => {
  const strict = await openHouse({ env: { AUTH_RATE_LIMIT_FAILURES_PER_ACCOUNT: '10' } })
  const member = await aGuardedMember(strict)
  const { factorId, secret } = member.app
  const say = async (from: string, path: string, body: object, accessToken = '') => {
    const headers = { 'content-type': 'application/json', ...(accessToken && { authorization: `Bearer ${accessToken}` }) }
    const answer = await strict.world.send(`/auth/v1/${path}`, { method: 'POST', body: JSON.stringify(body), headers }, from)
    return { status: answer.status, body: await answer.json() }
  }
  const signIn = async (from: string) =>
    (await say(from, 'token?grant_type=password', { email: member.email, password: member.password })).body.access_token
  const show = async (from: string, accessToken: string, code: string) => {
    const { body } = await say(from, `factors/${factorId}/challenge`, {}, accessToken)
    return (await say(from, `factors/${factorId}/verify`, { challenge_id: body.id, code }, accessToken)).status
  }
  const guess = async (from: string) => {
    const accessToken = await signIn(from)
    return Promise.all(Array.from({ length: 12 }, () => show(from, accessToken, '12345')))
  }
  /** The next code of the owner's app, after the attackers have used up their tries again. */
  const right = async () => {
    strict.passTime(30 * second)
    await guess('192.0.2.66')
    return codeAt(secret, strict.world.now().getTime())
  }
  const [home, away] = ['127.0.0.1', '192.0.2.77']
  // The owner's first proof came from a new network and used one of the ten tries.
  expect((await guess('192.0.2.66')).filter((status) => status === 422)).toHaveLength(9)
  // Signing in from several networks gives no further tries.
  expect((await guess('192.0.2.67')).filter((status) => status === 422)).toHaveLength(0)
  expect(await show(home, await signIn(home), await right())).toBe(200)

  expect(await show(away, await signIn(away), await right())).toBe(429)
  await say(away, 'otp', { email: member.email })
  await strict.settled()
  const byMail = await say(away, 'verify', { type: 'email', email: member.email, token: codeIn(strict.mailTo(member.email)) })
  expect(await show(away, byMail.body.access_token, await right())).toBe(200)
  // The factor is now proved from this network too. Its wrong tries are counted apart from those of other networks.
  expect(await show(away, await signIn(away), await right())).toBe(200)
  expect((await guess(away)).filter((status) => status === 422)).toHaveLength(10)
  expect(await show(home, await signIn(home), await right())).toBe(200)
  await strict.close()
})

test('an answered challenge is closed, and a challenge of another factor is not found', async () => {
  const { client, app } = await aGuardedMember(house)
  const second = await enrolApp(client, 'second')
  const challengeId = await challenge(client, app)
  const foreign = await client.auth.mfa.verify({ factorId: second.factorId, challengeId, code: codeAt(second.secret, now()) })
  expect(foreign.error).toMatchObject({
    status: 422,
    code: 'mfa_factor_not_found',
    message: 'MFA factor with the provided challenge ID not found',
  })
  expect((await client.auth.mfa.verify({ factorId: app.factorId, challengeId, code: codeAt(app.secret, now()) })).error).toBeNull()
  house.passTime(minute)
  const again = await client.auth.mfa.verify({ factorId: app.factorId, challengeId, code: codeAt(app.secret, now()) })
  expect(again.error).toMatchObject({
    status: 422,
    code: 'mfa_ip_address_mismatch',
    message: 'Challenge and verify IP addresses mismatch.',
  })
})

test("an account cannot challenge, verify or remove another account's factor", async () => {
  const { app, client } = await aGuardedMember(house)
  const stranger = await house.member()
  const challengeId = await challenge(client, app)
  const tried = [
    await stranger.client.auth.mfa.challenge({ factorId: app.factorId }),
    await stranger.client.auth.mfa.verify({ factorId: app.factorId, challengeId, code: codeAt(app.secret, now()) }),
    await stranger.client.auth.mfa.unenroll({ factorId: app.factorId }),
  ]
  for (const { error } of tried) expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found', message: 'Factor not found' })
  expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(1)
})

test('a malformed factor id, challenge id or field is refused and causes no server failure', async () => {
  const { client } = await house.member()
  const app = await enrolApp(client)
  const nowhere = crypto.randomUUID()
  const refused = [
    [await post(client, '/factors/robert/challenge', {}), 404, 'validation_failed'],
    [await post(client, `/factors/${nowhere}/challenge`, {}), 404, 'mfa_factor_not_found'],
    [await post(client, `/factors/${app.factorId}/verify`, {}), 400, 'validation_failed'],
    [await post(client, `/factors/${app.factorId}/verify`, { code: '123456' }), 422, 'mfa_factor_not_found'],
    [await post(client, `/factors/${app.factorId}/verify`, { code: '123456', challenge_id: nowhere }), 422, 'mfa_factor_not_found'],
    [await post(client, `/factors/${app.factorId}/verify`, { code: '123456', challenge_id: 'robert' }), 400, 'bad_json'],
    [await post(client, `/factors/${app.factorId}/verify`, { code: 123456, challenge_id: nowhere }), 400, 'bad_json'],
    [await post(client, '/factors', { factor_type: 'totp', friendly_name: ['app'] }), 400, 'bad_json'],
    [await post(client, '/factors', { factor_type: 'totp', friendly_name: '\u0000' }), 400, 'bad_json'],
    [await post(client, '/factors', { factor_type: 'totp', friendly_name: 'x'.repeat(10_000) }), 400, 'validation_failed'],
    [await post(client, '/factors', { factor_type: '__proto__' }), 400, 'validation_failed'],
    [await post(client, '/factors', {}), 400, 'validation_failed'],
    [await post(client, '/factors', []), 400, 'bad_json'],
  ] as const
  for (const [answer, status, code] of refused) expect(answer).toMatchObject({ status, body: { code } })
  expect((await client.auth.mfa.listFactors()).data?.all).toHaveLength(1)
})

test("extra fields of an enrolment are ignored: status, secret and user id stay the server's", async () => {
  const { client, id } = await house.member()
  const other = await house.member()
  const { status, body } = await post(client, '/factors', {
    factor_type: 'totp',
    friendly_name: 'mine',
    status: 'verified',
    secret: 'AAAAAAAAAAAAAAAA',
    user_id: other.id,
  })
  expect(status).toBe(200)
  expect(body.totp).not.toMatchObject({ secret: 'AAAAAAAAAAAAAAAA' })
  const { data } = await client.auth.getUser()
  expect(data.user).toMatchObject({ id, factors: [{ friendly_name: 'mine', status: 'unverified' }] })
  expect((await other.client.auth.mfa.listFactors()).data?.all).toEqual([])
})

test("two factors challenged in one microsecond get distinct challenge times where Supabase's constraint demands it", async () => {
  const [one, two] = [await house.member(), await house.member()]
  const [first, second] = [await enrolApp(one.client), await enrolApp(two.client)]
  const { auth } = house.world.accounts
  const { now, randomBytes } = auth
  const stopped = now()
  const microseconds = [0, 0, 0, 1]
  // Some Supabase projects have this constraint.
  await sql`alter table auth.mfa_factors add constraint one_moment unique (last_challenged_at)`.execute(auth.db)
  auth.now = () => stopped
  auth.randomBytes = (count) => (count === 2 ? Uint8Array.from([0, microseconds.shift() ?? 2]) : randomBytes(count))
  try {
    expect((await one.client.auth.mfa.challenge({ factorId: first.factorId })).error).toBeNull()
    expect((await two.client.auth.mfa.challenge({ factorId: second.factorId })).error).toBeNull()
  } finally {
    Object.assign(auth, { now, randomBytes })
    await sql`alter table auth.mfa_factors drop constraint one_moment`.execute(auth.db)
  }
  expect(microseconds).toEqual([])
})
