import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse, someone } from './house.ts'
import { codeIn, wrongCode } from './letters.ts'

const day = 24 * 3_600_000
const notValid = { status: 422, code: 'reauthentication_not_valid', message: 'Nonce has expired or is invalid' }

let house: House
beforeAll(async () => {
  house = await openHouse({
    env: {
      AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true',
      AUTH_JWT_EXP: '604800',
      AUTH_EXTERNAL_PHONE_ENABLED: 'true',
      AUTH_SMS_TEST_OTP: '1234567890:123456',
    },
  })
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

/** A member who signed in more than a day ago. */
async function longSignedIn() {
  const member = await house.member()
  house.passTime(day + 1000)
  return member
}

test('a password change long after the sign-in needs the mailed code', async () => {
  const { client, email } = await longSignedIn()
  const without = await client.auth.updateUser({ password: 'another-horse-2' })
  expect(without.error).toMatchObject({
    status: 400,
    code: 'reauthentication_needed',
    message: 'Password update requires reauthentication',
  })
  const { error } = await client.auth.reauthenticate()
  expect(error).toBeNull()
  const mail = house.mailTo(email)
  expect(mail.kind).toBe('reauthentication')
  const wrong = await client.auth.updateUser({ password: 'another-horse-2', nonce: wrongCode(mail) })
  expect(wrong.error).toMatchObject(notValid)
  const right = await client.auth.updateUser({ password: 'another-horse-2', nonce: codeIn(mail) })
  expect(right.error).toBeNull()
  const again = await client.auth.updateUser({ password: 'third-horse-3', nonce: codeIn(mail) })
  expect(again.error).toMatchObject(notValid)
})

test('a reauthentication code is refused after an hour, and before one was requested', async () => {
  const { client, email } = await longSignedIn()
  const early = await client.auth.updateUser({ password: 'another-horse-2', nonce: '123456' })
  expect(early.error).toMatchObject(notValid)
  await client.auth.reauthenticate()
  house.passTime(3_601_000)
  const late = await client.auth.updateUser({ password: 'another-horse-2', nonce: codeIn(house.mailTo(email)) })
  expect(late.error).toMatchObject(notValid)
})

test('a reauthentication code of one account is refused for another', async () => {
  const [one, other] = [await house.member(), await longSignedIn()]
  await one.client.auth.reauthenticate()
  const { error } = await other.client.auth.updateUser({ password: 'another-horse-2', nonce: codeIn(house.mailTo(one.email)) })
  expect(error).toMatchObject(notValid)
})

test('an account with only a number gets the reauthentication code by SMS', async () => {
  const client = house.client()
  await client.auth.signInWithOtp({ phone: '1234567890' })
  await client.auth.verifyOtp({ phone: '1234567890', token: '123456', type: 'sms' })
  house.passTime(day + 1000)
  const { data, error } = await client.auth.reauthenticate()
  expect(error).toBeNull()
  expect(data).toEqual({ user: null, session: null })
  const changed = await client.auth.updateUser({ password: 'another-horse-2', nonce: '123456' })
  expect(changed.error).toBeNull()
})

test('a fifteen-minute limit for fresh sign-ins demands the code from older sessions only', async () => {
  const strict = await openHouse({
    env: { AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true', AUTH_SECURITY_UPDATE_PASSWORD_FRESH_SIGN_IN: '15m' },
  })
  const { client } = await strict.member()
  strict.passTime(14 * 60_000)
  expect((await client.auth.updateUser({ password: 'another-horse-2' })).error).toBeNull()
  strict.passTime(61_000)
  expect((await client.auth.updateUser({ password: 'third-horse-3' })).error).toMatchObject({
    status: 400,
    code: 'reauthentication_needed',
  })
  await strict.close()
})

test('a reauthentication code is used up only by a successful change, and only once', async () => {
  const { client, email, password } = await longSignedIn()
  await client.auth.reauthenticate()
  const nonce = codeIn(house.mailTo(email))
  const { auth } = house.world.accounts
  const usual = auth.sendMail
  auth.sendMail = () => Promise.reject(new Error('the mail server refuses'))
  const unsent = await client.auth.updateUser({ password: 'another-horse-2', nonce, email: someone() })
  auth.sendMail = usual
  expect(unsent.error).toMatchObject({ status: 500 })
  const same = await client.auth.updateUser({ password, nonce })
  expect(same.error).toMatchObject({ status: 422, code: 'same_password' })
  const wanted = ['another-horse-2', 'third-horse-3', 'fourth-horse-4']
  const answers = await Promise.all(wanted.map((one) => client.auth.updateUser({ password: one, nonce })))
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  for (const { error } of answers) if (error) expect(error).toMatchObject(notValid)
})
