import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse, someone } from './house.ts'
import { codeIn } from './letters.ts'

const password = 'correct-horse-1'
const numbers = { AUTH_EXTERNAL_PHONE_ENABLED: 'true', AUTH_SMS_TEST_OTP: '4915112345678:123456,4915112345679:123456' }

let open: House
let confirming: House
beforeAll(async () => {
  open = await openHouse({ env: { ...numbers, AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true', AUTH_SMS_AUTOCONFIRM: 'true' } })
  confirming = await openHouse({ env: { ...numbers, AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true', AUTH_MAILER_AUTOCONFIRM: 'false' } })
})
afterAll(async () => {
  for (const house of [open, confirming]) {
    expect(house.world.failures).toEqual([])
    await house.close()
  }
})

async function nobody(house: House, data: object = {}) {
  const client = house.client()
  const { data: made, error } = await client.auth.signInAnonymously({ options: { data } })
  if (error || !made.user || !made.session) throw new Error(`Not signed in: ${error?.message}`)
  return { client, id: made.user.id, user: made.user, session: made.session }
}
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

test('an anonymous sign-in creates an account without an address and a token that says so', async () => {
  const { client, id, user, session } = await nobody(open, { field: 'foo' })
  expect(user).toMatchObject({ id, email: '', phone: '', is_anonymous: true, role: 'authenticated', aud: 'authenticated' })
  expect(user.user_metadata).toEqual({ field: 'foo' })
  expect(user.app_metadata).toEqual({})
  expect(user.identities).toEqual([])
  expect(claimsOf(session.access_token)).toMatchObject({ is_anonymous: true, amr: [{ method: 'anonymous' }], role: 'authenticated' })
  expect((await client.auth.refreshSession()).error).toBeNull()
  expect((await nobody(open)).id).not.toBe(id)
})

test('a sign-up without a body is refused; an empty object or null creates an anonymous account', async () => {
  const post = (body?: string) => fetch(`${open.url}/auth/v1/signup`, { method: 'POST', ...(body !== undefined && { body }) })
  for (const body of [undefined, '']) {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      error_code: 'bad_json',
      msg: 'Could not parse request body as JSON: unexpected end of JSON input',
    })
  }
  for (const body of ['{}', 'null']) expect(await (await post(body)).json()).toMatchObject({ user: { is_anonymous: true } })
})

test('an anonymous account becomes permanent at once with an address and a password where addresses are autoconfirmed', async () => {
  const { client, id } = await nobody(open, { field: 'foo' })
  const email = someone()
  const { data, error } = await client.auth.updateUser({ email: email.toUpperCase(), password, data: { first_name: 'Ada' } })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    id,
    email,
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { field: 'foo', first_name: 'Ada' },
    identities: [{ provider: 'email', identity_data: { email } }],
  })
  expect(data.user?.email_confirmed_at).toBeTruthy()
  const session = (await client.auth.refreshSession()).data.session
  expect(claimsOf(session?.access_token ?? '')).toMatchObject({ sub: id, is_anonymous: false, email })
  expect((await open.client().auth.signInWithPassword({ email, password })).data.user?.id).toBe(id)
})

test('an anonymous account stays anonymous until the mailed code confirms its address', async () => {
  const { client, id } = await nobody(confirming)
  const email = someone()
  const { data } = await client.auth.updateUser({ email })
  await confirming.settled()
  expect(data.user).toMatchObject({ id, email: '', new_email: email, is_anonymous: true })
  const verified = await client.auth.verifyOtp({ email, token: codeIn(confirming.mailTo(email)), type: 'email_change' })
  expect(verified.error).toBeNull()
  expect((await client.auth.getUser()).data.user).toMatchObject({
    id,
    email,
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    identities: [{ provider: 'email' }],
  })
})

test('an anonymous account becomes permanent once the code confirms its number', async () => {
  const { client, id } = await nobody(confirming)
  const phone = '4915112345678'
  expect((await client.auth.updateUser({ phone })).data.user).toMatchObject({ new_phone: phone, is_anonymous: true })
  expect((await client.auth.verifyOtp({ phone, token: '123456', type: 'phone_change' })).error).toBeNull()
  expect((await client.auth.getUser()).data.user).toMatchObject({
    id,
    phone,
    is_anonymous: false,
    app_metadata: { provider: 'phone', providers: ['phone'] },
    identities: [{ provider: 'phone' }],
  })
})

test('an anonymous account becomes permanent at once with a number where numbers are autoconfirmed', async () => {
  const { client, id } = await nobody(open)
  const { data, error } = await client.auth.updateUser({ phone: '+4915112345679', password })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ id, phone: '4915112345679', is_anonymous: false, identities: [{ provider: 'phone' }] })
  expect((await open.client().auth.signInWithPassword({ phone: '4915112345679', password })).data.user?.id).toBe(id)
})

test('a password alone does not make an anonymous account permanent', async () => {
  const { client } = await nobody(open)
  expect((await client.auth.updateUser({ password })).error).toMatchObject({
    status: 422,
    code: 'validation_failed',
    message: 'Updating password of an anonymous user without an email or phone is not allowed',
  })
})

test('an anonymous account cannot take an address that another account has', async () => {
  const { client, id } = await nobody(open)
  const { email } = await open.member()
  expect((await client.auth.updateUser({ email, password })).error).toMatchObject({ status: 422, code: 'email_exists' })
  expect((await client.auth.getUser()).data.user).toMatchObject({ id, is_anonymous: true, email: '' })
})

test('one of ten anonymous accounts that ask for the same address at once gets it', async () => {
  const email = someone()
  const nobodies = await Promise.all(Array.from({ length: 10 }, () => nobody(open)))
  const answers = await Promise.all(nobodies.map(({ client }) => client.auth.updateUser({ email, password })))
  expect(answers.map(({ error }) => error?.code ?? 'changed').sort()).toEqual(['changed', ...Array(9).fill('email_exists')])
})

test('one network gets thirty anonymous accounts an hour, and a forged X-Forwarded-For gets no more', async () => {
  const careful = await openHouse({ env: { AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true', AUTH_RATE_LIMIT_ANONYMOUS_USERS: '30' } })
  for (let count = 0; count < 30; count += 1) await nobody(careful)
  const refused = await careful.client().auth.signInAnonymously()
  expect(refused.error).toMatchObject({ status: 429, code: 'over_request_rate_limit', message: 'Request rate limit reached' })
  const forwarded = await fetch(`${careful.url}/auth/v1/signup`, { method: 'POST', body: '{}', headers: { 'x-forwarded-for': '1.1.1.1' } })
  expect(forwarded.status).toBe(429)
  expect((await careful.client().auth.signUp({ email: someone(), password })).error).toBeNull()
  careful.passTime(121_000)
  expect((await careful.client().auth.signInAnonymously()).error).toBeNull()
  await careful.close()
})
