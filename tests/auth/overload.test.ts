import { makeAuthApp } from '@potluck/platform/auth/app'
import { openDatabase } from '@potluck/platform/database/open'
import { openHasher } from '@potluck/platform/passwords/hasher'
import { makeTurnQueue } from '@potluck/platform/work/turns'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Tables } from '#server/tables.ts'
import { type House, openHouse, someone } from './house.ts'

// One caller must not be able to block the server for all others.

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

/** Text that would hold the process for seconds if it were normalised: 400 KB in UTF-8. */
const endless = `a${'\u0315'.repeat(100_000)}${'\u0300'.repeat(100_000)}`

/** The length of the longest text that was normalised during `act`. */
async function longestNormalised(act: () => Promise<unknown>): Promise<number> {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  try {
    await act()
    return Math.max(0, ...normalize.mock.contexts.map((text) => String(text).length))
  } finally {
    normalize.mockRestore()
  }
}

test('an overlong password of combining characters is refused at sign-in, sign-up and change without being normalised', async () => {
  const { client, email } = await house.member()
  const { auth } = house.client()
  const longest = await longestNormalised(async () => {
    for (const address of [email, someone()]) {
      const { error } = await auth.signInWithPassword({ email: address, password: endless })
      expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    }
    const tooLong = { status: 400, code: 'validation_failed', message: 'Password cannot be longer than 72 characters' }
    expect((await auth.signUp({ email: someone(), password: endless })).error).toMatchObject(tooLong)
    expect((await client.auth.updateUser({ password: endless })).error).toMatchObject(tooLong)
    const admin = house.admin().auth.admin
    expect((await admin.createUser({ email: someone(), password: endless })).error).toMatchObject(tooLong)
    expect((await admin.updateUserById((await client.auth.getUser()).data.user?.id ?? '', { password: endless })).error).toMatchObject(
      tooLong,
    )
  })
  expect(longest).toBeLessThan(1_000)
})

test('overlong names and addresses are shortened before they are compared with a password', async () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `word${at}`)
  const names = [endless, words.join(' ')]
  const longest = await longestNormalised(async () => {
    for (const name of names)
      await house.client().auth.signUp({ email: someone(), password: 'correct-horse-1', options: { data: { name } } })
    const { error } = await house.client().auth.signUp({ email: `${words.join('.')}@example.org`, password: 'correct-horse-1' })
    expect(error?.status).toBe(400)
  })
  expect(longest).toBeLessThan(1_000)
})

/**
 * A client of the house that replaces `"endless"` in a body by numbers that are short in JSON and 131,072 characters
 * each in the database.
 */
function endlessClient() {
  const numbers = `[${Array(9_000).fill('1e131071').join(',')}]`
  const send: typeof fetch = (input, init) =>
    fetch(input, typeof init?.body === 'string' ? { ...init, body: init.body.replace('"endless"', numbers) } : init)
  return house.client({ global: { fetch: send } })
}

// Each of these took the database seven seconds: together they took longer than the time limit of a test.
test("numbers that would fill the database's memory are refused before they reach it, at every route that takes JSON", async () => {
  const { client, id } = await house.member({ client: endlessClient() })
  const recipe = { recipe_name: 'x', recipe_content: { a: 'endless' }, cuisine_type: 'Italian', language: 'en' }
  for (const answer of await Promise.all([
    client
      .from('profiles')
      .update({ recipe_preferences: { a: 'endless' } })
      .eq('user_id', id),
    client.from('saved_recipes').insert(recipe),
    client.from('saved_recipes').upsert([recipe, { ...recipe, recipe_name: 'y' }]),
    client.rpc('get_user_roles', { _user_id: 'endless' }),
  ])) {
    expect(answer).toMatchObject({ status: 400, error: { code: 'PGRST102' } })
  }
  const endless = '{"a":1e131071}'
  const isEndless = { status: 400, error: { code: '22003' } }
  expect(await client.from('profiles').select().eq('recipe_preferences', endless)).toMatchObject(isEndless)
  expect(await client.from('profiles').select().in('recipe_preferences', ['{}', endless])).toMatchObject(isEndless)
  const listed = client
    .from('profiles')
    .select()
    .filter('recipe_preferences', 'eq(any)', `{${JSON.stringify(endless)}}`)
  expect(await listed).toMatchObject(isEndless)
  expect((await client.auth.updateUser({ data: { a: 'endless' } })).error).toMatchObject({ status: 400, code: 'bad_json' })
  const { error } = await client.functions.invoke('generate-recipe', { body: { a: 'endless' } })
  expect(error?.context).toMatchObject({ status: 400 })
  expect((await client.from('saved_recipes').select('id')).data).toEqual([])
  expect((await client.from('profiles').select('recipe_preferences')).data).toEqual([{ recipe_preferences: null }])
  expect((await client.auth.getUser()).data.user?.user_metadata).not.toHaveProperty('a')
})

test.each([
  ['2024-01-01', { code: 'unexpected_failure' }],
  [undefined, { code: 503, error_code: 'unexpected_failure' }],
])('an account call without a database answers 503 with a Retry-After header, in API version %s', async (version, body) => {
  const db = await openDatabase<Tables>({ kind: 'postgres', url: 'postgres://nobody@127.0.0.1:1/nothing' }, () => {})
  const failures: string[] = []
  const log = { ...house.world.log, error: (_entry: object, words: string) => void failures.push(words) }
  const app = makeAuthApp({ ...house.world.accounts.auth, db, log })
  const headers = version === undefined ? {} : { 'x-supabase-api-version': version }
  const sent = JSON.stringify({ email: someone(), password: 'correct-horse-1' })
  const response = await app.request('/token?grant_type=password', { method: 'POST', headers, body: sent })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response.json()).toMatchObject(body)
  expect(failures).toEqual(['unexpected failure'])
  await db.destroy()
})

const passwordRequest = (email: string) =>
  ({
    method: 'POST',
    body: JSON.stringify({ email, password: 'correct-horse-1' }),
    headers: { 'content-type': 'application/json' },
  }) as const

test('a sign-in beyond the length of the queue is refused with a rate limit error', async () => {
  const { auth } = house.world.accounts
  const { hasher, signIns } = auth
  const held = Promise.withResolvers<void>()
  auth.signIns = makeTurnQueue({ parallel: 1, waiting: 5 })
  auth.hasher = { ...hasher, verify: (...asked) => held.promise.then(() => hasher.verify(...asked)) }
  const codes: (string | undefined)[] = []
  const crowd = Array.from({ length: 12 }, async () => {
    const { error } = await house.client().auth.signInWithPassword({ email: someone(), password: 'wrong-horse-1' })
    codes.push(error?.code)
  })
  await expect.poll(() => codes).toEqual(Array(6).fill('over_request_rate_limit'))
  held.resolve()
  await Promise.all(crowd)
  expect(codes.slice(6)).toEqual(Array(6).fill('invalid_credentials'))
  Object.assign(auth, { hasher, signIns })
})

test.each([
  ['192.0.2.66', '192.0.2.66'],
  ['2001:db8:0:1::66', '2001:db8:0:2::66'],
])('sign-ins from %s and %s that fill the queue do not keep other networks out', async (...crowded) => {
  const { auth } = house.world.accounts
  const { email } = await house.member()
  const { hasher, signIns } = auth
  const held = Promise.withResolvers<void>()
  auth.signIns = makeTurnQueue({ parallel: 1, waiting: 5 })
  auth.hasher = { ...hasher, verify: (...asked) => held.promise.then(() => hasher.verify(...asked)) }
  const signIn = (address: string, from: string) => house.world.send('/auth/v1/token?grant_type=password', passwordRequest(address), from)
  const statuses: number[] = []
  const crowd = Array.from({ length: 12 }, async (_, at) => statuses.push((await signIn(someone(), crowded[at % 2] ?? '')).status))
  await expect.poll(() => statuses).toEqual(Array(6).fill(429))
  const owner = signIn(email, '192.0.2.1')
  // One sign-in of the crowd gives up its place.
  await expect.poll(() => statuses).toEqual(Array(7).fill(429))
  held.resolve()
  expect((await owner).status).toBe(200)
  await Promise.all(crowd)
  expect(statuses.slice(7)).toEqual(Array(5).fill(400))
  Object.assign(auth, { hasher, signIns })
})

test('sign-in, sign-up, password change and admin calls are refused with Retry-After while the password queue is full', async () => {
  const { auth } = house.world.accounts
  const { client } = await house.member()
  const idle = auth.hasher
  auth.hasher = openHasher(0, 0)
  const raw = await fetch(`${house.url}/auth/v1/token?grant_type=password`, passwordRequest(someone()))
  expect([raw.status, raw.headers.get('retry-after')]).toEqual([429, '3'])
  for (const { error } of [
    await house.client().auth.signInWithPassword({ email: someone(), password: 'correct-horse-1' }),
    await house.client().auth.signUp({ email: someone(), password: 'correct-horse-1' }),
    await client.auth.updateUser({ password: 'another-horse-1' }),
    await house.admin().auth.admin.createUser({ email: someone(), password: 'correct-horse-1' }),
  ]) {
    expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit', message: 'Request rate limit reached' })
  }
  auth.hasher = idle
  expect((await client.auth.updateUser({ password: 'another-horse-1' })).error).toBeNull()
})

test('a sign-in gives up its place in the queue when its caller disconnects', async () => {
  const { auth } = house.world.accounts
  const { verify } = auth.hasher
  const seen: (AbortSignal | undefined)[] = []
  auth.hasher.verify = async (text, stored, asking) => {
    seen.push(asking?.signal)
    await new Promise((resolve) => asking?.signal?.addEventListener('abort', resolve))
    return verify(text, stored, asking)
  }
  const waiting = Array.from({ length: 60 }, () => verify('wrong-horse-1', null))
  const gone = new AbortController()
  const url = `${house.url}/auth/v1/token?grant_type=password`
  const leaving = fetch(url, { ...passwordRequest(someone()), signal: gone.signal })
  await expect.poll(() => seen.length).toBe(1)
  gone.abort()
  await expect(leaving).rejects.toThrow()
  await expect.poll(() => seen[0]?.aborted).toBe(true)
  auth.hasher.verify = verify
  await Promise.all(waiting)
})

describe('limits on mails', () => {
  let few: House
  beforeEach(async () => {
    few = await openHouse({ env: { AUTH_RATE_LIMIT_EMAIL_SENT: '30', AUTH_MAILER_AUTOCONFIRM: 'false', TRUST_PROXY: 'loopback' } })
  })
  afterEach(async () => {
    await few.settled()
    expect(few.world.failures).toEqual([])
    await few.close()
  })
  const from = (network: number) => few.client({ global: { headers: { 'x-forwarded-for': `203.0.${network}.7` } } }).auth
  const isFull = { status: 429, code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' }

  const member = async () => {
    const { data } = await few.admin().auth.admin.createUser({ email: someone(), password: 'correct-horse-1', email_confirm: true })
    return data.user?.email ?? ''
  }

  test('a network that asks for mails to unknown addresses uses up only its own share', async () => {
    for (const network of [1, 2, 3, 4, 5, 6]) {
      for (let asked = 0; asked < 10; asked += 1) {
        expect((await from(network).resend({ type: 'signup', email: someone() })).error).toBeNull()
      }
      expect((await from(network).resend({ type: 'signup', email: someone() })).error).toMatchObject(isFull)
      expect((await from(network).signInWithOtp({ email: someone() })).error).toMatchObject(isFull)
      expect((await from(network).signUp({ email: someone(), password: 'correct-horse-1' })).error).toMatchObject(isFull)
    }
    await few.settled()
    expect(few.mails).toEqual([])
    const email = someone()
    expect((await from(7).signUp({ email, password: 'correct-horse-1' })).error).toBeNull()
    expect(few.mailTo(email).kind).toBe('confirmation')
    // Nor does it use up the mails of known addresses.
    const known = await member()
    expect((await from(1).resetPasswordForEmail(known)).error).toBeNull()
    await few.settled()
    expect(few.mailTo(known).kind).toBe('recovery')
  })

  test('one caller may use up the mails of the whole server when client addresses are unknown', async () => {
    const { auth } = few.client()
    for (let asked = 0; asked < 30; asked += 1) expect((await auth.resend({ type: 'signup', email: someone() })).error).toBeNull()
    expect((await auth.resend({ type: 'signup', email: someone() })).error).toMatchObject(isFull)
  })

  test('members get their links, recoveries, codes and changes however many mails go to unknown addresses', async () => {
    const known = await member()
    await Promise.all(Array.from({ length: 31 }, (_, at) => from(at).signInWithOtp({ email: someone() })))
    await few.settled()
    expect(few.mails).toHaveLength(30)
    const signUp = (network: number) => from(network).signUp({ email: someone(), password: 'correct-horse-1' })
    const made = await Promise.all(Array.from({ length: 30 }, (_, at) => signUp(at)))
    expect(made.flatMap(({ error }) => error ?? [])).toEqual([])
    expect((await signUp(100)).error).toMatchObject(isFull)
    expect(few.mails).toHaveLength(60)
    await from(100).resetPasswordForEmail(known)
    await from(100).signInWithOtp({ email: known })
    const own = from(100)
    await own.signInWithPassword({ email: known, password: 'correct-horse-1' })
    expect((await own.reauthenticate()).error).toBeNull()
    expect((await own.updateUser({ email: someone() })).error).toBeNull()
    await few.settled()
    const kinds = few.mails.filter(({ to }) => to === known).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['email_change_current', 'magiclink', 'reauthentication', 'recovery'])
  })

  test('a used-up mail limit answers known and unknown addresses alike', async () => {
    const [one, two, three, four] = [await member(), await member(), await member(), await member()]
    for (const email of [one, two, three, four]) {
      for (let sent = 0; sent < 11; sent += 1) expect((await few.client().auth.resetPasswordForEmail(email)).error).toBeNull()
    }
    await few.settled()
    // Ten mails to each address, and thirty in total.
    const sentTo = (address: string) => few.mails.filter(({ to }) => to === address).length
    expect([one, two, three, four].map(sentTo)).toEqual([10, 10, 10, 0])
    for (const email of [four, someone()]) {
      expect((await from(100).resetPasswordForEmail(email)).error).toBeNull()
      expect((await from(100).signInWithOtp({ email, options: { shouldCreateUser: true } })).error).toBeNull()
    }
    const own = from(101)
    await own.signInWithPassword({ email: four, password: 'correct-horse-1' })
    for (let sent = 0; sent < 10; sent += 1) expect((await own.reauthenticate()).error).toBeNull()
    expect((await own.reauthenticate()).error).toMatchObject(isFull)
    expect((await from(101).signUp({ email: someone(), password: 'correct-horse-1' })).error).toBeNull()
  })
})

describe('limits on text messages', () => {
  let few: House
  const texts: string[] = []
  beforeAll(async () => {
    const env = {
      AUTH_EXTERNAL_PHONE_ENABLED: 'true',
      AUTH_SMS_AUTOCONFIRM: 'false',
      AUTH_RATE_LIMIT_SMS_SENT: '30',
      AUTH_SMS_MAX_FREQUENCY: '60s',
    }
    few = await openHouse({ env: { ...env, TRUST_PROXY: 'loopback' } })
    few.world.accounts.auth.sendSms = async ({ to }) => void texts.push(to)
  })
  afterAll(() => few.close())
  const address = (network: number) => ({ 'x-forwarded-for': `203.0.${network}.7` })
  const from = (network: number) => few.client({ global: { headers: address(network) } }).auth
  const resend = async (network: number, body: object) => {
    const request = { method: 'POST', headers: { 'content-type': 'application/json', ...address(network) }, body: JSON.stringify(body) }
    const { status } = await fetch(`${few.url}/auth/v1/resend`, request)
    await few.settled()
    return status
  }
  let numbers = 0
  const aNumber = () => `4915300${String(100_000 + numbers++)}`

  test('text messages to unknown numbers use up only the share of their own network', async () => {
    for (const type of ['sms', 'phone_change']) {
      for (let asked = 0; asked < 15; asked += 1) expect(await resend(asked % 3, { type, phone: aNumber() })).toBe(200)
    }
    expect(await resend(0, { type: 'sms', phone: aNumber() })).toBe(429)
    expect(texts).toEqual([])
    const phone = aNumber()
    expect((await from(9).signInWithOtp({ phone })).error).toBeNull()
    expect(texts).toEqual([phone])
  })

  test('a pending number gets one text message a minute, whichever request asks for it', async () => {
    const email = someone()
    await few.admin().auth.admin.createUser({ email, password: 'correct-horse-1', email_confirm: true })
    const own = from(10)
    await own.signInWithPassword({ email, password: 'correct-horse-1' })
    const phone = aNumber()
    expect((await own.updateUser({ phone })).error).toBeNull()
    expect(await resend(11, { type: 'phone_change', email })).toBe(200)
    expect(texts.filter((to) => to === phone)).toHaveLength(1)
    few.passTime(60_000)
    expect(await resend(11, { type: 'phone_change', email })).toBe(200)
    expect(texts.filter((to) => to === phone)).toHaveLength(2)
  })
})
