import type { User } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse, someone } from './house.ts'

const password = 'correct-horse-1'

let open: House
let confirming: House
beforeAll(async () => {
  open = await openHouse({ env: { AUTH_EXTERNAL_PHONE_ENABLED: 'true', AUTH_SMS_AUTOCONFIRM: 'true' } })
  confirming = await openHouse({
    env: { AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_EXTERNAL_PHONE_ENABLED: 'true', AUTH_SMS_TEST_OTP: '4915112345678:123456' },
  })
})
afterAll(async () => {
  for (const house of [open, confirming]) {
    expect(house.world.failures).toEqual([])
    await house.close()
  }
})

const accountsOf = async (house: House, email: string) =>
  house.world.accounts.auth.db.selectFrom('auth.users').selectAll().where('email', '=', email).execute()
const confirm = (house: House, email: string) =>
  house.world.accounts.auth.db.updateTable('auth.users').set({ email_confirmed_at: new Date() }).where('email', '=', email).execute()
const signUp = (house: House, email: string, data: object = {}) => house.client().auth.signUp({ email, password, options: { data } })
const post = (house: House, body: unknown) =>
  fetch(`${house.url}/auth/v1/signup`, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })
let numbers = 0
const someNumber = () => `+4915200${String(100_000 + numbers++)}`

test('a sign-up with autoconfirmed addresses gets a session, one identity and a lower-case address', async () => {
  const email = someone()
  const { data, error } = await signUp(open, ` ${email.toUpperCase()} `.trim(), { first_name: 'Ada' })
  expect(error).toBeNull()
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
  expect(data.user).toMatchObject({
    email,
    role: 'authenticated',
    aud: 'authenticated',
    phone: '',
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { first_name: 'Ada', email, email_verified: true, phone_verified: false, sub: data.user?.id },
  })
  expect(data.user?.email_confirmed_at).toBeTruthy()
  expect(data.user?.identities).toMatchObject([{ provider: 'email', id: data.user?.id, identity_data: { email, first_name: 'Ada' } }])
})

test('a second sign-up with an autoconfirmed address is refused and changes nothing', async () => {
  const email = someone()
  const first = await signUp(open, email, { first_name: 'Ada' })
  const again = await signUp(open, email, { first_name: 'Eve' })
  expect(again.error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' })
  expect(await accountsOf(open, email)).toMatchObject([{ id: first.data.user?.id, raw_user_meta_data: { first_name: 'Ada' } }])
})

test('a sign-up that needs a confirmation gets a mail and no session', async () => {
  const email = someone()
  const { data, error } = await signUp(confirming, email, { first_name: 'Ada' })
  await confirming.settled()
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect(data.user).toMatchObject({ email, role: 'authenticated', user_metadata: { first_name: 'Ada', email_verified: false } })
  expect(data.user?.identities).toHaveLength(1)
  expect(data.user?.confirmation_sent_at).toBeTruthy()
  expect(data.user?.email_confirmed_at).toBeUndefined()
  expect(confirming.mailTo(email).kind).toBe('confirmation')
})

test('a repeated sign-up with an unconfirmed address sends another mail for the same account', async () => {
  const email = someone()
  const first = await signUp(confirming, email)
  const again = await signUp(confirming, email)
  await confirming.settled()
  expect(again.error).toBeNull()
  expect(again.data.user?.id).toBe(first.data.user?.id)
  expect(again.data.user?.identities).toHaveLength(1)
  expect(confirming.mails.filter(({ to }) => to === email)).toHaveLength(2)
  await confirm(confirming, email)
  expect((await confirming.client().auth.signInWithPassword({ email, password })).error).toBeNull()
})

test("a sign-up with a confirmed address gets a made-up account with the caller's data, and sends no mail", async () => {
  const email = someone()
  const first = await signUp(confirming, email, { first_name: 'Ada' })
  await confirm(confirming, email)
  await confirming.settled()
  const mailed = confirming.mails.length
  const again = await signUp(confirming, email, { first_name: 'Eve' })
  const oncemore = await signUp(confirming, email, { first_name: 'Eve' })
  await confirming.settled()
  expect(again.error).toBeNull()
  expect(again.data.session).toBeNull()
  expect(again.data.user).toMatchObject({ email, identities: [], role: '', user_metadata: { first_name: 'Eve' } })
  expect(again.data.user?.user_metadata).toEqual({ first_name: 'Eve' })
  expect(new Set([first, again, oncemore].map(({ data }) => data.user?.id)).size).toBe(3)
  expect(confirming.mails).toHaveLength(mailed)
  expect(await accountsOf(confirming, email)).toMatchObject([{ id: first.data.user?.id, raw_user_meta_data: { first_name: 'Ada' } }])
})

test('the made-up account of a taken address has the same fields as a real one', async () => {
  const taken = someone()
  await signUp(confirming, taken)
  await confirm(confirming, taken)
  const fields = async (email: string) => Object.keys((await signUp(confirming, email)).data.user ?? {}).sort()
  expect(await fields(taken)).toEqual(await fields(someone()))
})

test('a sign-up hashes or compares one password whether or not the address is taken, so its time reveals nothing', async () => {
  const { auth } = confirming.world.accounts
  const taken = someone()
  await signUp(confirming, taken)
  await confirm(confirming, taken)
  const { hash } = auth.hasher
  let hashed = 0
  auth.hasher.hash = (text) => {
    hashed += 1
    return hash(text)
  }
  await signUp(confirming, taken)
  expect(hashed).toBe(1)
  await signUp(confirming, someone())
  expect(hashed).toBe(2)

  const waiting = someone()
  await signUp(confirming, waiting)
  expect(hashed).toBe(3)
  const { verify } = auth.hasher
  let compared = 0
  auth.hasher.verify = (text, stored) => {
    compared += 1
    return verify(text, stored)
  }
  await signUp(confirming, waiting)
  expect([hashed, compared]).toEqual([3, 1])
  auth.hasher.hash = hash
  auth.hasher.verify = verify
})

test('a taken address looks new in autoconfirm mode when AUTH_HIDE_EXISTING_ACCOUNTS is on', async () => {
  const hiding = await openHouse({ env: { AUTH_HIDE_EXISTING_ACCOUNTS: 'true' } })
  const { email, id } = await hiding.member()
  const { data, error } = await signUp(hiding, email)
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect(data.user?.identities).toEqual([])
  expect(data.user?.id).not.toBe(id)
  expect(hiding.world.failures).toEqual([])
  await hiding.close()
})

test('twenty concurrent sign-ups of one address create one account and cause no server failure', async () => {
  const email = someone()
  const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(open, email)))
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  expect(new Set(answers.flatMap(({ error }) => (error ? [error.code] : [])))).toEqual(new Set(['user_already_exists']))
  expect(await accountsOf(open, email)).toHaveLength(1)

  const unconfirmed = someone()
  const mailed = await Promise.all(Array.from({ length: 20 }, () => signUp(confirming, unconfirmed)))
  expect(mailed.map(({ error }) => error)).toEqual(Array(20).fill(null))
  expect(new Set(mailed.map(({ data }) => data.user?.id)).size).toBe(1)
  expect(await accountsOf(confirming, unconfirmed)).toHaveLength(1)
})

test('an unconfirmed account in autoconfirm mode opens only with its own password', async () => {
  const email = someone()
  const { data } = await open.admin().auth.admin.createUser({ email, password })
  const stranger = await open.client().auth.signUp({ email, password: 'another-horse-2' })
  expect(stranger.error).toMatchObject({ code: 'user_already_exists' })
  const owner = await signUp(open, email)
  expect(owner.error).toBeNull()
  expect(owner.data.session?.user.id).toBe(data.user?.id)
})

test('a sign-up with a PKCE challenge mails a link whose token says so', async () => {
  const email = someone()
  const { error } = await confirming.client({ auth: { flowType: 'pkce' } }).auth.signUp({ email, password })
  await confirming.settled()
  expect(error).toBeNull()
  expect(confirming.mailTo(email).text).toMatch(/token_hash=pkce_[0-9a-f]{56}/)
})

test.each([
  ['a challenge without its method', { code_challenge: 'a'.repeat(43) }, 'PKCE flow requires code_challenge_method and code_challenge'],
  ['a challenge that is too short', { code_challenge: 'abc', code_challenge_method: 's256' }, /between 43 and 128/],
  ['a malformed address', { email: 'ada' }, 'Unable to validate email address: invalid format'],
  ['an address and a number', { phone: '+4915112345678' }, 'Only an email address or phone number should be provided on signup.'],
  ['no password', { password: '' }, 'Signup requires a valid password'],
  ['a password of 73 characters', { password: `a1${'x'.repeat(71)}` }, 'Password cannot be longer than 72 characters'],
])('a sign-up with %s is refused with 400 validation_failed', async (_, change, message) => {
  const email = someone()
  const answer = await post(open, { email, password, ...change })
  expect(answer.status).toBe(400)
  const body = await answer.json()
  expect(body.error_code).toBe('validation_failed')
  if (typeof message === 'string') expect(body.msg).toBe(message)
  else expect(body.msg).toMatch(message)
  expect(await accountsOf(open, email)).toEqual([])
})

test.each([
  ['a password of five characters', 'ab1cd', ['length'], 'Password should be at least 6 characters.'],
  ['a password without a digit', 'abcdefgh', ['characters'], 'Password should contain at least one character of each: a letter, a digit.'],
  ['a password without a letter', '12345678', ['characters'], /one character of each/],
  [
    'a short password without a digit',
    'abc',
    ['length', 'characters'],
    /^Password should be at least 6 characters\. Password should contain/,
  ],
])('a sign-up with %s is refused as weak, and the client gets the reasons', async (_, weak, reasons, message) => {
  const email = someone()
  const { error } = await open.client().auth.signUp({ email, password: weak })
  expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons })
  if (typeof message === 'string') expect(error?.message).toBe(message)
  else expect(error?.message).toMatch(message)
  expect(await accountsOf(open, email)).toEqual([])
})

test.each(['пароль1', 'كلمةسر1', '合言葉です1'])('a password may have letters of any script: %s', async (word) => {
  const email = someone()
  expect((await open.client().auth.signUp({ email, password: word })).error).toBeNull()
  expect((await open.client().auth.signInWithPassword({ email, password: word })).error).toBeNull()
})

test('a common password is refused, and the check receives the address and the names', async () => {
  const { auth } = open.world.accounts
  const before = auth.commonPassword
  const asked: unknown[] = []
  auth.commonPassword = (text, about) => {
    asked.push(about)
    return text === 'password1' ? 'pwned' : null
  }
  const email = someone()
  const { error } = await open
    .client()
    .auth.signUp({ email, password: 'password1', options: { data: { first_name: 'Ada', last_name: 'King', age: 7 } } })
  expect(error).toMatchObject({
    name: 'AuthWeakPasswordError',
    reasons: ['pwned'],
    message: 'Password is known to be weak and easy to guess, please choose a different one.',
  })
  expect(asked).toEqual([{ email, names: ['Ada', 'King'] }])
  auth.commonPassword = before
})

test('two long passwords that differ only in their last emoji are different passwords', async () => {
  const email = someone()
  const long = `a1${'🍲'.repeat(62)}`
  expect((await open.client().auth.signUp({ email, password: long })).error).toBeNull()
  const almost = `a1${'🍲'.repeat(61)}🍜`
  expect((await open.client().auth.signInWithPassword({ email, password: almost })).error?.code).toBe('invalid_credentials')
  expect((await open.client().auth.signInWithPassword({ email, password: long })).error).toBeNull()
})

test('user data in a sign-up grants no role and no rights', async () => {
  const email = someone()
  const answer = await post(
    open,
    `{"email":"${email}","password":"${password}","role":"service_role","app_metadata":{"role":"admin"},"user_id":"x","is_super_admin":true,
      "data":{"role":"admin","app_metadata":{"role":"admin"},"sub":"someone else","email_verified":"yes","__proto__":{"role":"admin"}}}`,
  )
  expect(answer.status).toBe(200)
  const { user }: { user: User } = await answer.json()
  expect(user).toMatchObject({ role: 'authenticated', app_metadata: { provider: 'email', providers: ['email'] } })
  expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
  expect(user.user_metadata).toMatchObject({ role: 'admin', sub: user.id, email_verified: true })
  expect(await accountsOf(open, email)).toMatchObject([{ role: 'authenticated', is_super_admin: null }])
})

test('an address in the user data of a phone sign-up stays free', async () => {
  const email = someone()
  const { data } = await open.client().auth.signUp({ phone: someNumber(), password, options: { data: { email, first_name: 'Eve' } } })
  expect(data.user?.identities?.[0]?.identity_data).not.toHaveProperty('email')
  const owner = await signUp(open, email)
  expect(owner.error).toBeNull()
  expect(owner.data.user?.id).not.toBe(data.user?.id)
})

test("an address of another account's identity is taken, and the answer shows nothing of that account", async () => {
  const known = await confirming.client().auth.signUp({ email: someone(), password, options: { data: { secret: 'x' } } })
  const email = someone()
  const { db, uuid, now } = confirming.world.accounts.auth
  const [created_at, updated_at] = [now(), now()]
  await db
    .insertInto('auth.identities')
    .values({
      id: uuid(),
      provider: 'google',
      provider_id: uuid(),
      user_id: known.data.user?.id ?? '',
      identity_data: { email, email_verified: true },
      last_sign_in_at: now(),
      created_at,
      updated_at,
    })
    .execute()
  const { data, error } = await signUp(confirming, email)
  await confirming.settled()
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email, identities: [], user_metadata: {} })
  expect(data.user?.id).not.toBe(known.data.user?.id)
  expect(confirming.mails.some(({ to }) => to === email)).toBe(false)
  expect(await accountsOf(confirming, email)).toEqual([])
})

test('a sign-up with an autoconfirmed number gets a session, and the number signs in with its password', async () => {
  const phone = someNumber()
  const { data, error } = await open.client().auth.signUp({ phone, password })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ phone: phone.slice(1), email: '', app_metadata: { provider: 'phone', providers: ['phone'] } })
  expect(data.user?.identities).toMatchObject([{ provider: 'phone' }])
  expect(data.session).toBeTruthy()
  expect((await open.client().auth.signInWithPassword({ phone, password })).data.user?.id).toBe(data.user?.id)
  const again = await open.client().auth.signUp({ phone, password })
  expect(again.error).toMatchObject({ status: 422, code: 'user_already_exists' })
})

test('a number that needs a confirmation gets a code, and signs in only after it', async () => {
  const phone = '+4915112345678'
  const { data, error } = await confirming.client().auth.signUp({ phone, password, options: { channel: 'sms' } })
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect(data.user).toMatchObject({ phone: phone.slice(1), identities: [{ provider: 'phone' }] })
  const early = await confirming.client().auth.signInWithPassword({ phone, password })
  expect(early.error).toMatchObject({ status: 400, code: 'phone_not_confirmed', message: 'Phone not confirmed' })
  const verified = await confirming.client().auth.verifyOtp({ phone, token: '123456', type: 'sms' })
  expect(verified.data.user?.id).toBe(data.user?.id)
})

test('a sign-up with a malformed number or an unknown channel is refused', async () => {
  expect((await open.client().auth.signUp({ phone: 'abc', password })).error).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: 'Invalid phone number format (E.164 required)',
  })
  const answer = await post(open, { phone: someNumber(), password, channel: 'pigeon' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error_code: 'validation_failed', msg: expect.stringContaining('Invalid channel') })
})

test('a sign-up is rolled back when the hook that confirms it fails', async () => {
  const { auth } = open.world.accounts
  const before = auth.onConfirmed
  auth.onConfirmed = async () => {
    throw new Error('the profile could not be made')
  }
  const email = someone()
  const { error } = await signUp(open, email)
  expect(error?.status).toBe(500)
  expect(await accountsOf(open, email)).toEqual([])
  expect(open.world.failures.splice(0)).toHaveLength(1)
  auth.onConfirmed = before
})

test('a sign-up body above one megabyte is refused', async () => {
  const answer = await post(open, { email: someone(), password, data: { story: 'x'.repeat(1_100_000) } })
  expect(answer.status).toBe(413)
  expect((await answer.json()).error_code).toBe('validation_failed')
})

test.each([
  ['broken JSON', '{"email"', 'bad_json'],
  ['a list instead of an object', '[]', 'bad_json'],
  ['a number for an address', '{"email":7,"password":"correct-horse-1"}', 'bad_json'],
  ['a list for a password', '{"email":"a@example.org","password":["x"]}', 'bad_json'],
  ['a text for data', '{"email":"a@example.org","password":"correct-horse-1","data":"x"}', 'bad_json'],
  ['NUL in a name', '{"email":"a@example.org","password":"correct-horse-1","data":{"n":"\\u0000"}}', 'bad_json'],
  ['a lone surrogate', '{"email":"a@example.org","password":"correct-horse-1","data":{"n":"\\ud800"}}', 'bad_json'],
])('a sign-up body with %s is refused and stores nothing', async (_, body, code) => {
  const answer = await post(open, body)
  expect(answer.status).toBe(400)
  expect((await answer.json()).error_code).toBe(code)
  expect(await accountsOf(open, 'a@example.org')).toEqual([])
})
