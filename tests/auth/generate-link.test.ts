import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse, someone } from './house.ts'
import { confirmed, follow, unconfirmed } from './letters.ts'

const password = 'correct-horse-1'
const taken = { status: 422, code: 'email_exists', message: 'A user with this email address has already been registered' }

let house: House
beforeAll(async () => {
  house = await openHouse({ env: { AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_URI_ALLOW_LIST: 'https://kitchen.example/**' } })
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

test('generating a link returns the account, the parts of the link and its redirect, and sends no mail', async () => {
  const email = someone()
  const { data, error } = await house.admin().auth.admin.generateLink({
    type: 'signup',
    email,
    password,
    options: { data: { first_name: 'Ada' }, redirectTo: 'https://kitchen.example/welcome' },
  })
  expect(error).toBeNull()
  expect(data.user?.user_metadata).toEqual({ first_name: 'Ada' })
  expect(data.user).toMatchObject({ email })
  expect(data.properties).toMatchObject({ verification_type: 'signup', redirect_to: 'https://kitchen.example/welcome' })
  expect(data.properties?.email_otp).toMatch(/^\d{6}$/)
  const link = new URL(data.properties?.action_link ?? '')
  expect([...link.searchParams]).toEqual([
    ['token', data.properties?.hashed_token],
    ['type', 'signup'],
    ['redirect_to', 'https://kitchen.example/welcome'],
  ])
  expect(house.mails.filter(({ to }) => to === email)).toEqual([])
  const { target, hash } = await follow(house, link)
  expect(target).toBe('https://kitchen.example/welcome')
  expect(hash.get('access_token')).not.toBeNull()
  expect((await house.client().auth.signInWithPassword({ email, password })).error).toBeNull()
})

test.each(['magiclink', 'recovery'] as const)('a generated %s link signs in by code and by token', async (type) => {
  for (const by of ['code', 'token'] as const) {
    const { email, id } = await confirmed(house)
    const { data } = await house.admin().auth.admin.generateLink({ type, email })
    expect(data.properties?.verification_type).toBe(type)
    const { email_otp: token = '', hashed_token: token_hash = '' } = data.properties ?? {}
    const verified = await house.client().auth.verifyOtp(by === 'code' ? { email, token, type } : { token_hash, type })
    expect(verified.data.user?.id).toBe(id)
  }
})

test('a generated magic link signs up a person without an account', async () => {
  const email = someone()
  const { data, error } = await house.admin().auth.admin.generateLink({ type: 'magiclink', email })
  expect(error).toBeNull()
  expect(data.properties?.verification_type).toBe('signup')
  const { data: verified } = await house.client().auth.verifyOtp({ token_hash: data.properties?.hashed_token ?? '', type: 'signup' })
  expect(verified.user?.email).toBe(email)
})

test('a generated invitation creates an account, or reuses one that was never confirmed', async () => {
  const email = someone()
  const first = await house.admin().auth.admin.generateLink({ type: 'invite', email, options: { data: { first_name: 'Ada' } } })
  expect(first.data.user?.invited_at).toBeDefined()
  const second = await house.admin().auth.admin.generateLink({ type: 'invite', email })
  expect(second.data.user?.id).toBe(first.data.user?.id)
  const verified = await house.client().auth.verifyOtp({ email, token: second.data.properties?.email_otp ?? '', type: 'invite' })
  expect(verified.data.user?.id).toBe(first.data.user?.id)
})

test('generated links for both addresses of a change complete it together', async () => {
  const { email, id } = await confirmed(house)
  const newEmail = someone()
  const current = await house.admin().auth.admin.generateLink({ type: 'email_change_current', email, newEmail })
  const fresh = await house.admin().auth.admin.generateLink({ type: 'email_change_new', email, newEmail })
  expect([current.error, fresh.error]).toEqual([null, null])
  expect(current.data.properties?.verification_type).toBe('email_change_current')
  expect(new URL(current.data.properties?.action_link ?? '').searchParams.get('type')).toBe('email_change')
  const half = await follow(house, new URL(current.data.properties?.action_link ?? ''))
  expect(half.hash.get('message')).toMatch(/^Confirmation link accepted/)
  const done = await house.client().auth.verifyOtp({ email: newEmail, token: fresh.data.properties?.email_otp ?? '', type: 'email_change' })
  expect(done.data.user).toMatchObject({ id, email: newEmail })
})

test("a generated link with a disallowed redirect leads to the product's own address", async () => {
  const { email } = await confirmed(house)
  const { data } = await house
    .admin()
    .auth.admin.generateLink({ type: 'magiclink', email, options: { redirectTo: 'https://evil.example' } })
  expect(data.properties?.redirect_to).toBe('http://localhost:3000')
})

test("generating a link is refused for a taken or unknown address, a weak password and a member's token", async () => {
  const { admin } = house.admin().auth
  const { email } = await confirmed(house)
  const other = (await unconfirmed(house)).email
  expect((await admin.generateLink({ type: 'signup', email, password })).error).toMatchObject(taken)
  expect((await admin.generateLink({ type: 'invite', email })).error).toMatchObject(taken)
  expect((await admin.generateLink({ type: 'email_change_new', email, newEmail: other })).error).toMatchObject(taken)
  const unknown = await admin.generateLink({ type: 'recovery', email: someone() })
  expect(unknown.error).toMatchObject({ status: 404, code: 'user_not_found', message: 'User with this email not found' })
  const weak = await admin.generateLink({ type: 'signup', email: someone(), password: 'short' })
  expect(weak.error).toMatchObject({ status: 422, code: 'weak_password' })
  const { client } = await confirmed(house)
  expect((await client.auth.admin.generateLink({ type: 'magiclink', email })).error).toMatchObject({ status: 403, code: 'not_admin' })
})
