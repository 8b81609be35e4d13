import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse, someone } from './house.ts'
import { codeIn, confirmed, follow, linkIn, tokenIn, unconfirmed } from './letters.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ env: { AUTH_MAILER_AUTOCONFIRM: 'false' } })
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

test('an invited person opens the mailed link, gets the account and chooses a password', async () => {
  const email = someone()
  const { data, error } = await house.admin().auth.admin.inviteUserByEmail(email, {
    data: { first_name: 'Ada' },
    redirectTo: 'http://localhost:3000/auth/welcome',
  })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email,
    user_metadata: { first_name: 'Ada' },
    app_metadata: { provider: 'email', providers: ['email'] },
  })
  expect(data.user?.invited_at).toBeDefined()
  expect(data.user?.confirmation_sent_at).toBeDefined()
  expect(data.user?.email_confirmed_at).toBeUndefined()

  const mail = house.mailTo(email)
  expect(mail.kind).toBe('invite')
  const { target, hash } = await follow(house, linkIn(mail))
  expect(target).toBe('http://localhost:3000/auth/welcome')
  expect(hash.get('type')).toBe('invite')
  const client = house.client()
  const session = { access_token: hash.get('access_token') ?? '', refresh_token: hash.get('refresh_token') ?? '' }
  expect((await client.auth.setSession(session)).error).toBeNull()
  expect((await client.auth.updateUser({ password: 'correct-horse-1' })).error).toBeNull()
  expect((await house.client().auth.signInWithPassword({ email, password: 'correct-horse-1' })).error).toBeNull()
})

test('an invitation is accepted by the mailed code and by the token', async () => {
  for (const by of ['code', 'token'] as const) {
    const email = someone()
    await house.admin().auth.admin.inviteUserByEmail(email)
    const mail = house.mailTo(email)
    const { error } = await house
      .client()
      .auth.verifyOtp(by === 'code' ? { email, token: codeIn(mail), type: 'invite' } : { token_hash: tokenIn(mail), type: 'invite' })
    expect(error).toBeNull()
  }
})

test('an invitation is refused for a confirmed account and sent to an unconfirmed one', async () => {
  const { email } = await confirmed(house)
  const known = await house.admin().auth.admin.inviteUserByEmail(email)
  expect(known.error).toMatchObject({
    status: 422,
    code: 'email_exists',
    message: 'A user with this email address has already been registered',
  })
  const waiting = await unconfirmed(house)
  const invited = await house.admin().auth.admin.inviteUserByEmail(waiting.email)
  expect(invited.error).toBeNull()
  expect(invited.data.user?.id).toBe(waiting.user.id)
})

test('a member cannot invite anyone', async () => {
  const { client } = await confirmed(house)
  const { error } = await client.auth.admin.inviteUserByEmail(someone())
  expect(error).toMatchObject({ status: 403, code: 'not_admin', message: 'User not allowed' })
})

test('an invitation whose mail fails answers with an error and can be sent again', async () => {
  const email = someone()
  const { auth } = house.world.accounts
  const { sendMail } = auth
  auth.sendMail = async () => {
    throw new Error('the mail server refuses')
  }
  const failed = await house.admin().auth.admin.inviteUserByEmail(email)
  auth.sendMail = sendMail
  expect(failed.error).toMatchObject({ status: 500 })
  const again = await house.admin().auth.admin.inviteUserByEmail(email)
  expect(again.error).toBeNull()
  expect(house.mailTo(email).kind).toBe('invite')
})
