import { readRefreshToken } from '@potluck/platform/testing/refresh-token'
import { hash as bcrypt } from 'bcryptjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOwnAccounts } from '#server/accounts/own.ts'
import { type House, openHouse, someone } from './house.ts'

const password = 'correct-horse-1'
const minute = 60_000

let house: House
beforeAll(async () => {
  house = await openHouse({ env: { AUTH_EXTERNAL_PHONE_ENABLED: 'true' } })
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

const users = () => house.world.accounts.auth.db
const change = (id: string, changes: object) => users().updateTable('auth.users').set(changes).where('id', '=', id).execute()
const signIn = (email: string, typed = password) => house.client().auth.signInWithPassword({ email, password: typed })
const post = (body: unknown) => fetch(`${house.url}/auth/v1/token?grant_type=password`, { method: 'POST', body: JSON.stringify(body) })

test('a new account is signed in at once, and signs in again with its password', async () => {
  const email = someone()
  const first = await house.client().auth.signUp({ email, password, options: { data: { first_name: 'Ada' } } })
  expect(first.error).toBeNull()
  expect(first.data.session?.user.user_metadata).toMatchObject({ first_name: 'Ada', email, email_verified: true })
  const again = await signIn(email.toUpperCase())
  expect(again.data.user?.id).toBe(first.data.user?.id)
  // The account is autoconfirmed, but its identity is not verified.
  expect(again.data.user?.identities?.[0]?.identity_data).toMatchObject({ email, email_verified: false })
  expect(again.data.session?.access_token).not.toBe(first.data.session?.access_token)
  expect(again.data.weakPassword).toBeFalsy()
})

test('getUser returns the account of the token', async () => {
  const member = await house.member()
  const { data, error } = await member.client.auth.getUser()
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ id: member.id, email: member.email, role: 'authenticated', is_anonymous: false })
})

test('a password sign-in names account and session in its headers, and the token carries the claims of the session', async () => {
  const { email, id } = await house.member()
  const answer = await post({ email, password })
  const { access_token: token, refresh_token: refreshToken } = await answer.json()
  const sessionId = readRefreshToken(refreshToken)?.sessionId
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'sb-auth-user-id': id, 'sb-auth-session-id': sessionId })
  const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString())
  expect(claims).toMatchObject({
    iss: `${house.world.config.auth.externalUrl}`,
    sub: id,
    aud: 'authenticated',
    email,
    phone: '',
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: claims.iat }],
    session_id: sessionId,
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
  })
})

test('an unknown address, a wrong password and an account without a password get identical answers', async () => {
  const { email } = await house.member()
  const without = await house.member()
  await change(without.id, { encrypted_password: null })
  const answers = await Promise.all(
    [email, someone(), without.email, 'no address at all'].map(async (address) => {
      const answer = await post({ email: address, password: 'wrong-horse-1' })
      const headers = [...answer.headers].filter(([name]) => !/^(date|x-request-id)$/.test(name))
      return { status: answer.status, body: await answer.text(), headers }
    }),
  )
  expect(answers[0]).toMatchObject({ status: 400, body: expect.stringContaining('"error_code":"invalid_credentials"') })
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('every failed password sign-in compares exactly one hash, so its time reveals nothing', async () => {
  const { auth } = house.world.accounts
  const { email } = await house.member()
  const without = await house.member()
  await change(without.id, { encrypted_password: null })
  const { verify } = auth.hasher
  for (const address of [email, someone(), without.email]) {
    let compared = 0
    auth.hasher.verify = (text, stored) => {
      compared += 1
      return verify(text, stored)
    }
    expect((await signIn(address, 'wrong-horse-1')).error?.code).toBe('invalid_credentials')
    expect(compared).toBe(1)
  }
  auth.hasher.verify = verify
})

test('an SSO account cannot sign in with a password', async () => {
  const member = await house.member()
  await change(member.id, { is_sso_user: true })
  expect((await signIn(member.email)).error?.code).toBe('invalid_credentials')
})

test('an unconfirmed address or a ban is revealed only to a caller with the right password', async () => {
  const [unconfirmed, banned] = [await house.member(), await house.member()]
  await change(unconfirmed.id, { email_confirmed_at: null })
  await change(banned.id, { banned_until: new Date(Date.now() + 60 * minute) })
  expect((await signIn(unconfirmed.email, 'wrong-horse-1')).error?.code).toBe('invalid_credentials')
  expect((await signIn(banned.email, 'wrong-horse-1')).error?.code).toBe('invalid_credentials')
  expect((await signIn(unconfirmed.email)).error).toMatchObject({
    status: 400,
    code: 'email_not_confirmed',
    message: 'Email not confirmed',
  })
  expect((await signIn(banned.email)).error).toMatchObject({ status: 400, code: 'user_banned', message: 'User is banned' })
})

test("a password below today's rules still signs in, and the answer says why it is weak", async () => {
  const member = await house.member()
  const { hasher } = house.world.accounts.auth
  await change(member.id, { encrypted_password: await hasher.hash('abc') })
  const { data, error } = await signIn(member.email, 'abc')
  expect(error).toBeNull()
  expect(data.user?.id).toBe(member.id)
  expect(data.weakPassword).toMatchObject({
    reasons: ['length', 'characters'],
    message: expect.stringMatching(/^Password should be at least 6 characters\. Password should contain/),
  })
})

test('an imported bcrypt hash signs in and is replaced by an argon2id hash', async () => {
  const { auth } = house.world.accounts
  const quick = auth.hasher
  // The hasher that servers use.
  auth.hasher = (await openOwnAccounts(house.world)).auth.hasher
  const member = await house.member()
  await change(member.id, { encrypted_password: await bcrypt('imported-horse-1', 6) })
  expect((await signIn(member.email, 'wrong-horse-1')).error?.code).toBe('invalid_credentials')
  const stored = async () =>
    (await users().selectFrom('auth.users').select('encrypted_password').where('id', '=', member.id).executeTakeFirst())?.encrypted_password
  expect(await stored()).toMatch(/^\$2/)
  expect((await signIn(member.email, 'imported-horse-1')).error).toBeNull()
  const renewed = await stored()
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await signIn(member.email, 'imported-horse-1')).error).toBeNull()
  expect(await stored()).toBe(renewed)
  auth.hasher = quick
})

test.each([
  ['neither address nor number', { password }, 'validation_failed', 'missing email or phone'],
  [
    'both an address and a number',
    { email: 'a@example.org', phone: '+491511', password },
    'validation_failed',
    /^Only an email address or phone number/,
  ],
  ['a malformed number', { phone: 'abc', password }, 'invalid_credentials', 'Invalid login credentials'],
  ['no password', { email: 'a@example.org' }, 'invalid_credentials', 'Invalid login credentials'],
  ['a list for an address', { email: ['a@example.org'], password }, 'bad_json', /email/],
  ['an object for a password', { email: 'a@example.org', password: { $ne: '' } }, 'bad_json', /password/],
])('a password sign-in with %s is refused with 400', async (_, body, code, message) => {
  const answer = await post(body)
  expect(answer.status).toBe(400)
  const { error_code: found, msg } = await answer.json()
  expect(found).toBe(code)
  if (typeof message === 'string') expect(msg).toBe(message)
  else expect(msg).toMatch(message)
})

test.each(['', '?grant_type=', '?grant_type=magic', '?grant_type=__proto__', '?grant_type=constructor'])(
  'an unknown grant type (%j) is refused',
  async (search) => {
    const answer = await fetch(`${house.url}/auth/v1/token${search}`, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error_code: 'invalid_credentials', msg: 'unsupported_grant_type' })
  },
)

test('ten wrong passwords lock a known or unknown address for a while, from whichever network they come', async () => {
  const careful = await openHouse({ env: { AUTH_RATE_LIMIT_FAILURES_PER_ACCOUNT: '10' } })
  const { email, password: right } = await careful.member()
  const attempt = (address: string, typed: string) => careful.client().auth.signInWithPassword({ email: address, password: typed })
  const refusals: unknown[] = []
  for (const address of [email, someone()]) {
    const tries = await Promise.all(Array.from({ length: 50 }, () => attempt(address, 'wrong-horse-1')))
    const codes = tries.map(({ error }) => error?.code)
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10)
    expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(40)
    refusals.push(tries.find(({ error }) => error?.status === 429)?.error)
  }
  expect(refusals[0]).toMatchObject({ status: 429, message: 'Request rate limit reached' })
  expect(refusals[1]).toMatchObject({ status: 429, message: 'Request rate limit reached' })
  expect((await attempt(email, right)).error?.status).toBe(429)
  // The lock is short: one try comes back every minute and a half.
  careful.passTime(2 * minute)
  expect((await attempt(email, right)).error).toBeNull()
  // A right password resets the tries.
  for (let count = 0; count < 9; count += 1) expect((await attempt(email, 'wrong-horse-1')).error?.code).toBe('invalid_credentials')
  expect((await attempt(email, right)).error).toBeNull()
  expect(careful.world.failures).toEqual([])
  await careful.close()
})

test('the right password of a banned account resets the tries of its network', async () => {
  const careful = await openHouse({ env: { AUTH_RATE_LIMIT_FAILURES_PER_ACCOUNT: '10' } })
  const { email, id, password: right } = await careful.member()
  const attempt = async (typed: string) => (await careful.client().auth.signInWithPassword({ email, password: typed })).error?.code
  await careful.admin().auth.admin.updateUserById(id, { ban_duration: '1h' })
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 9; count += 1) expect(await attempt('wrong-horse-1')).toBe('invalid_credentials')
    expect(await attempt(right)).toBe('user_banned')
  }
  await careful.close()
})

test('an attacker who guesses for hours does not lock the owner out at a network the account signed in from', async () => {
  const careful = await openHouse({ env: { AUTH_RATE_LIMIT_FAILURES_PER_ACCOUNT: '10' } })
  const [email, number] = [someone(), '49151123456']
  await careful.member({ email })
  const attempt = async (address: object, typed: string, from: string) => {
    const body = JSON.stringify({ ...address, password: typed })
    const headers = { 'content-type': 'application/json' }
    return careful.world.send('/auth/v1/token?grant_type=password', { method: 'POST', body, headers }, from)
  }
  const statuses = async (tries: Promise<Response>[]) => (await Promise.all(tries)).map(({ status }) => status)
  const guessing = (address: object, from: string) => Array.from({ length: 30 }, () => attempt(address, 'wrong-horse-1', from))
  const home = '2001:db8:0:7::1'
  expect((await attempt({ email }, password, home)).status).toBe(200)
  expect((await statuses(guessing({ email }, '192.0.2.66'))).filter((status) => status === 400)).toHaveLength(9)
  // Another network shares the rest of those tries. The same holds for an address without an account.
  expect(await statuses([attempt({ email }, password, '192.0.2.67')])).toEqual([429])
  expect((await statuses(guessing({ email: someone() }, '192.0.2.66'))).filter((status) => status === 400)).toHaveLength(10)
  expect((await statuses(guessing({ phone: number }, home))).filter((status) => status === 422)).toHaveLength(30)
  // Another device of the same network, also after a global sign-out, and the browser that signed up.
  await careful.admin().auth.admin.signOut((await (await attempt({ email }, password, home)).json()).access_token, 'global')
  expect((await attempt({ email }, password, '2001:db8:0:7:ffff::2')).status).toBe(200)
  expect((await careful.client().auth.signInWithPassword({ email, password })).error).toBeNull()
  // Tries from the known network are limited too, and counted apart from those of other networks.
  expect((await statuses(guessing({ email }, home))).filter((status) => status === 400)).toHaveLength(10)
  expect((await attempt({ email }, password, home)).status).toBe(429)
  expect((await attempt({ email }, password, '127.0.0.1')).status).toBe(200)
  // After a month without a sign-in the network is no longer known.
  careful.passTime(31 * 24 * 60 * minute)
  await statuses(guessing({ email }, '192.0.2.66'))
  expect((await attempt({ email }, password, home)).status).toBe(429)
  expect(careful.world.failures).toEqual([])
  await careful.close()
})

test('two hundred wrong passwords in an hour get about forty tries, and the right password works soon afterwards', async () => {
  const careful = await openHouse({ env: { AUTH_RATE_LIMIT_FAILURES_PER_ACCOUNT: '10' } })
  const { email, password: right } = await careful.member()
  let looked = 0
  for (let count = 0; count < 200; count += 1) {
    careful.passTime(18_000)
    const { error } = await careful.client().auth.signInWithPassword({ email, password: 'wrong-horse-1' })
    if (error?.code === 'invalid_credentials') looked += 1
    else expect(error?.status).toBe(429)
  }
  expect(looked).toBeGreaterThanOrEqual(40)
  expect(looked).toBeLessThanOrEqual(55)
  careful.passTime(2 * minute)
  expect((await careful.client().auth.signInWithPassword({ email, password: right })).error).toBeNull()
  await careful.close()
}, 60_000)

test('a network may use a fifth of its refreshes for five minutes at once, and gets one more every six seconds', async () => {
  const careful = await openHouse({ env: { AUTH_RATE_LIMIT_TOKEN_REFRESH: '50' } })
  const member = await careful.member()
  const token = (await member.client.auth.getSession()).data.session?.refresh_token ?? ''
  const ask = () => careful.client().auth.refreshSession({ refresh_token: token })
  const answers = await Promise.all(Array.from({ length: 20 }, ask))
  const refused = answers.flatMap(({ error }) => (error ? [error] : []))
  expect(refused).toHaveLength(10)
  expect(refused[0]).toMatchObject({ status: 429, code: 'over_request_rate_limit', message: 'Request rate limit reached' })
  const answer = await fetch(`${careful.url}/auth/v1/token?grant_type=refresh_token`, { method: 'POST', body: '{}' })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(6)
  careful.passTime(6_000)
  expect((await ask()).error).toBeNull()
  expect((await ask()).error?.status).toBe(429)
  await careful.close()
})

test.each(['password', 'refresh_token'])('a malformed %s counts in the rate limit of its network', async (grant) => {
  const careful = await openHouse({ env: { AUTH_RATE_LIMIT_TOKEN_REFRESH: '5' } })
  const ask = () => fetch(`${careful.url}/auth/v1/token?grant_type=${grant}`, { method: 'POST', body: '{}' })
  const statuses = (await Promise.all(Array.from({ length: 20 }, ask))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(1)
  expect(statuses.filter((status) => status === 429)).toHaveLength(19)
  await careful.close()
})
