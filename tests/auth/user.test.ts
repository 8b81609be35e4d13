import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrolApp, proveApp } from './authenticator-app.ts'
import { type House, openHouse, someone } from './house.ts'
import { codeIn } from './letters.ts'

const newPassword = 'another-horse-2'
const hour = 3_600_000

let house: House
let strict: House
beforeAll(async () => {
  house = await openHouse({ env: { AUTH_EXTERNAL_PHONE_ENABLED: 'true', AUTH_SMS_AUTOCONFIRM: 'true' } })
  strict = await openHouse({
    env: {
      AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true',
      AUTH_EXTERNAL_PHONE_ENABLED: 'true',
      AUTH_SMS_TEST_OTP: '4915112345678:123456',
      AUTH_SMTP_MAX_FREQUENCY: '60s',
    },
  })
})
afterAll(async () => {
  for (const each of [house, strict]) {
    expect(each.world.failures).toEqual([])
    await each.close()
  }
})

const rowOf = (where: House, id: string) =>
  where.world.accounts.auth.db.selectFrom('auth.users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const sessionsOf = (where: House, id: string) =>
  where.world.accounts.auth.db.selectFrom('auth.sessions').select('id').where('user_id', '=', id).execute()
const signIn = async (where: House, email: string, password: string) =>
  (await where.client().auth.signInWithPassword({ email, password })).error?.code ?? 'signed in'
let numbers = 0
const someNumber = () => `4915300${String(100_000 + numbers++)}`

test('a new password signs in, the old one is refused, and the owner gets a mail', async () => {
  const { client, email, password, id } = await house.member()
  const { data, error } = await client.auth.updateUser({ password: newPassword })
  expect(error).toBeNull()
  expect(data.user?.id).toBe(id)
  expect(await signIn(house, email, password)).toBe('invalid_credentials')
  expect(await signIn(house, email, newPassword)).toBe('signed in')
  await house.settled()
  expect(house.mailTo(email).subject).toMatch(/password/i)
})

test('a new password ends all other sessions and keeps the one that set it', async () => {
  const member = await house.member()
  const other = house.client()
  await other.auth.signInWithPassword(member)
  expect(await sessionsOf(house, member.id)).toHaveLength(2)
  await member.client.auth.updateUser({ password: newPassword })
  expect((await member.client.auth.getUser()).error).toBeNull()
  expect((await member.client.auth.refreshSession()).error).toBeNull()
  const lost = (await other.auth.getSession()).data.session?.refresh_token ?? ''
  expect((await other.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
  expect((await other.auth.refreshSession({ refresh_token: lost })).error).toMatchObject({ code: 'refresh_token_not_found' })
  expect(await sessionsOf(house, member.id)).toHaveLength(1)
})

test('a new password invalidates every link and code sent before', async () => {
  const { client, email, id } = await house.member()
  await house.client().auth.resetPasswordForEmail(email)
  await client.auth.updateUser({ email: someone() })
  await house.settled()
  const code = codeIn(house.mails.findLast(({ to, kind }) => to === email && kind === 'recovery') ?? house.mailTo(email))
  const tokens = () =>
    house.world.accounts.auth.db.selectFrom('auth.one_time_tokens').select('token_type').where('user_id', '=', id).execute()
  expect(await tokens()).not.toEqual([])
  await client.auth.updateUser({ password: newPassword })
  expect(await tokens()).toEqual([])
  expect(await rowOf(house, id)).toMatchObject({ recovery_token: '', email_change_token_new: '', email_change_token_current: '' })
  expect((await house.client().auth.verifyOtp({ email, token: code, type: 'recovery' })).error).toMatchObject({ code: 'otp_expired' })
})

test.each([
  ['the same as before', 'correct-horse-1', 422, 'same_password', 'New password should be different from the old password.'],
  ['too short', 'ab1', 422, 'weak_password', 'Password should be at least 6 characters.'],
  ['empty', '', 422, 'weak_password', /^Password should be at least 6 characters\./],
  ['too long', `a1${'x'.repeat(71)}`, 400, 'validation_failed', 'Password cannot be longer than 72 characters'],
])('a new password that is %s is refused, and the old one stays', async (_, password, status, code, message) => {
  const member = await house.member()
  const { error } = await member.client.auth.updateUser({ password })
  expect(error).toMatchObject({ status, code })
  if (typeof message === 'string') expect(error?.message).toBe(message)
  else expect(error?.message).toMatch(message)
  expect(await signIn(house, member.email, member.password)).toBe('signed in')
})

test('user metadata is merged, and null deletes a key', async () => {
  const { client, email, id } = await house.member({ data: { first_name: 'Ada', city: 'London', pets: ['cat'] } })
  const { data } = await client.auth.updateUser({ data: { city: null, last_name: 'King', pets: [] } })
  expect(data.user?.user_metadata).toEqual({
    first_name: 'Ada',
    last_name: 'King',
    pets: [],
    email,
    sub: id,
    email_verified: true,
    phone_verified: false,
  })
  expect((await client.auth.getUser()).data.user?.user_metadata).toEqual(data.user?.user_metadata)
})

test('twenty concurrent changes of metadata lose nothing', async () => {
  const { client } = await house.member()
  const names = Array.from({ length: 20 }, (_, index) => `name${index}`)
  const token = (await client.auth.getSession()).data.session?.access_token
  const answers = await Promise.all(
    names.map((name) =>
      fetch(`${house.url}/auth/v1/user`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ data: { [name]: true } }),
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const { data } = await client.auth.getUser()
  expect(Object.keys(data.user?.user_metadata ?? {})).toEqual(expect.arrayContaining(names))
})

test('a member cannot write their own app_metadata, role or id', async () => {
  const { client, id } = await house.member()
  const token = (await client.auth.getSession()).data.session?.access_token
  const put = (body: unknown) =>
    fetch(`${house.url}/auth/v1/user`, { method: 'PUT', headers: { authorization: `Bearer ${token}` }, body: JSON.stringify(body) })
  const refused = await put({ app_metadata: { role: 'admin' }, data: { first_name: 'Eve' } })
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ error_code: 'not_admin', msg: 'Updating app_metadata requires admin privileges' })
  const ignored = await put({ role: 'service_role', id: '0', is_super_admin: true, banned_until: null, data: { role: 'admin' } })
  expect(ignored.status).toBe(200)
  expect(await rowOf(house, id)).toMatchObject({
    role: 'authenticated',
    is_super_admin: null,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: { role: 'admin' },
  })
  expect((await rowOf(house, id)).raw_user_meta_data).not.toHaveProperty('first_name')
})

test('a new address waits for confirmations by both addresses, and the old one stays until then', async () => {
  const { client, email, id } = await house.member()
  const wanted = someone()
  const { data, error } = await client.auth.updateUser({ email: wanted.toUpperCase() })
  await house.settled()
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ id, email, new_email: wanted })
  expect(data.user?.email_change_sent_at).toBeTruthy()
  expect(house.mailTo(wanted).to).toBe(wanted)
  expect(house.mailTo(email).text).toContain(wanted)
})

test("an update to the account's own address is no change and sends no mail", async () => {
  const { client, email } = await house.member()
  const { data, error } = await client.auth.updateUser({ email: email.toUpperCase() })
  await house.settled()
  expect(error).toBeNull()
  expect(data.user?.new_email).toBeUndefined()
  expect(house.mails.some(({ to }) => to === email)).toBe(false)
})

test("an update to another account's address or number is refused", async () => {
  const [one, other] = [await house.member(), await house.member()]
  expect((await one.client.auth.updateUser({ email: other.email })).error).toMatchObject({
    status: 422,
    code: 'email_exists',
    message: 'A user with this email address has already been registered',
  })
  const phone = someNumber()
  expect((await other.client.auth.updateUser({ phone })).error).toBeNull()
  expect((await one.client.auth.updateUser({ phone: `+${phone}` })).error).toMatchObject({
    status: 422,
    code: 'phone_exists',
    message: 'A user with this phone number has already been registered',
  })
})

test('an autoconfirmed new number replaces the old one at once and gets an identity', async () => {
  const { client, id } = await house.member()
  const phone = someNumber()
  const { data, error } = await client.auth.updateUser({ phone: `+${phone}` })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ id, phone, app_metadata: { provider: 'email', providers: ['email', 'phone'] } })
  expect(data.user?.phone_confirmed_at).toBeTruthy()
  expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'phone'])
  const again = await client.auth.updateUser({ phone })
  expect(again.error).toBeNull()
  const other = someNumber()
  expect((await client.auth.updateUser({ phone: other })).data.user?.phone).toBe(other)
})

test('one of ten concurrent changes to the same number succeeds, and the others are refused as taken', async () => {
  const phone = someNumber()
  const members = await Promise.all(Array.from({ length: 10 }, () => house.member()))
  const answers = await Promise.all(members.map(({ client }) => client.auth.updateUser({ phone })))
  const codes = answers.map(({ error }) => error?.code ?? 'changed').sort()
  expect(codes).toEqual(['changed', ...Array(9).fill('phone_exists')])
})

test('a new number that needs a confirmation waits for its code', async () => {
  const { client } = await strict.member()
  const phone = '4915112345678'
  const { data, error } = await client.auth.updateUser({ phone })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ phone: '', new_phone: phone })
  const verified = await client.auth.verifyOtp({ phone, token: '123456', type: 'phone_change' })
  expect(verified.error).toBeNull()
  expect((await client.auth.getUser()).data.user?.phone).toBe(phone)
})

test('an account with a second factor changes password, address and number only at aal2', async () => {
  const { client, email, password } = await house.member()
  await proveApp(client, await enrolApp(client), house.world.now().getTime())
  const low = house.client()
  await low.auth.signInWithPassword({ email, password })
  for (const change of [{ password: newPassword }, { email: someone() }, { phone: someNumber() }]) {
    expect((await low.auth.updateUser(change)).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
      message: 'AAL2 session is required to update email or password when MFA is enabled.',
    })
  }
  expect((await low.auth.updateUser({ data: { first_name: 'Ada' } })).error).toBeNull()
  expect((await client.auth.updateUser({ password: newPassword })).error).toBeNull()
})

test('an SSO account cannot change its password, address or number, only its metadata', async () => {
  const { client, id } = await house.member()
  await house.world.accounts.auth.db.updateTable('auth.users').set({ is_sso_user: true }).where('id', '=', id).execute()
  for (const change of [{ password: newPassword }, { email: someone() }, { phone: someNumber() }, { nonce: '123456' }]) {
    expect((await client.auth.updateUser(change)).error).toMatchObject({
      status: 422,
      code: 'user_sso_managed',
      message: 'Updating email, phone, password of a SSO account only possible via SSO',
    })
  }
  expect((await client.auth.updateUser({ data: { first_name: 'Ada' } })).error).toBeNull()
})

test('a password change in an old session needs the mailed code when reauthentication is required', async () => {
  const { client, email, password } = await strict.member()
  strict.passTime(25 * hour)
  await client.auth.refreshSession()
  expect((await client.auth.updateUser({ password: newPassword })).error).toMatchObject({
    status: 400,
    code: 'reauthentication_needed',
    message: 'Password update requires reauthentication',
  })
  expect((await client.auth.updateUser({ password: newPassword, nonce: '000000' })).error).toMatchObject({
    status: 422,
    code: 'reauthentication_not_valid',
  })
  expect((await client.auth.reauthenticate()).error).toBeNull()
  await strict.settled()
  const nonce = codeIn(strict.mailTo(email))
  expect((await client.auth.updateUser({ password: newPassword, nonce })).error).toBeNull()
  expect(await signIn(strict, email, password)).toBe('invalid_credentials')
  expect(await signIn(strict, email, newPassword)).toBe('signed in')
  expect((await client.auth.updateUser({ password: 'a-third-horse-3', nonce })).error).toMatchObject({ code: 'reauthentication_not_valid' })
})

test('a password change in a fresh session needs no code when reauthentication is required', async () => {
  const { client, email } = await strict.member()
  expect((await client.auth.updateUser({ password: newPassword })).error).toBeNull()
  expect(await signIn(strict, email, newPassword)).toBe('signed in')
})

test('an update refused by the mail rate limit leaves the password and the metadata unchanged', async () => {
  const { client, email, password } = await strict.member()
  expect((await client.auth.updateUser({ email: someone() })).error).toBeNull()
  const { error } = await client.auth.updateUser({ email: someone(), password: newPassword, data: { first_name: 'Ada' } })
  expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  expect(await signIn(strict, email, password)).toBe('signed in')
  expect((await client.auth.getUser()).data.user?.user_metadata).not.toHaveProperty('first_name')
})

test('getUser returns the account as it is now, not as it was when the token was issued', async () => {
  const { client, id } = await house.member()
  await house.admin().auth.admin.updateUserById(id, { app_metadata: { plan: 'x' }, user_metadata: { first_name: 'Ada' } })
  const { data } = await client.auth.getUser()
  expect(data.user).toMatchObject({ app_metadata: { plan: 'x' }, user_metadata: { first_name: 'Ada' } })
})

test('a token is accepted for its own audience only', async () => {
  const { client } = await house.member()
  const token = (await client.auth.getSession()).data.session?.access_token ?? ''
  const ask = (audience: string, shown = token) => house.client({ global: { headers: { 'X-JWT-AUD': audience } } }).auth.getUser(shown)
  expect((await ask('authenticated')).error).toBeNull()
  const refused = { status: 400, code: 'validation_failed', message: "Token audience doesn't match request audience" }
  expect((await ask('another')).error).toMatchObject(refused)

  const { keys, claimsOf } = house.world.accounts.auth
  const { aud: _, ...claims } = await claimsOf(token)
  expect((await client.auth.getUser(await keys.sign({ ...claims, aud: ['another', 'authenticated'] }))).error).toBeNull()
  expect((await ask('authenticated', await keys.sign({ ...claims, aud: ['another', 'authenticated'] }))).error).toMatchObject(refused)
  expect((await client.auth.getUser(await keys.sign(claims))).error).toMatchObject(refused)
})

test('a deleted or banned account is refused at the very next call', async () => {
  const [deleted, banned] = [await house.member(), await house.member()]
  await house.admin().auth.admin.deleteUser(deleted.id)
  await house.admin().auth.admin.updateUserById(banned.id, { ban_duration: '1h' })
  expect((await deleted.client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' })
  expect((await banned.client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' })
  expect((await banned.client.auth.updateUser({ password: newPassword })).error).toMatchObject({ status: 403, code: 'user_banned' })
})

test.each([
  ['a number for an address', { email: 7 }],
  ['a list for a password', { password: ['x'] }],
  ['a text for data', { data: 'x' }],
  ['a list for data', { data: [1] }],
  ['an object for a nonce', { nonce: {} }],
])('an account update with %s is refused as malformed and changes nothing', async (_, body) => {
  const { client, id } = await house.member()
  const before = await rowOf(house, id)
  const token = (await client.auth.getSession()).data.session?.access_token
  const answer = await fetch(`${house.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(400)
  expect((await answer.json()).error_code).toBe('bad_json')
  expect(await rowOf(house, id)).toEqual(before)
})
