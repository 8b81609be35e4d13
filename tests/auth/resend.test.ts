import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse, someone } from './house.ts'
import { codeIn, confirmed, tokenIn, unconfirmed } from './letters.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({
    env: {
      AUTH_MAILER_AUTOCONFIRM: 'false',
      AUTH_SMTP_MAX_FREQUENCY: '60s',
      AUTH_EXTERNAL_PHONE_ENABLED: 'true',
      AUTH_SMS_TEST_OTP: '1234567890:123456',
    },
  })
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

test('a resent confirmation replaces the earlier one', async () => {
  const { email, mail } = await unconfirmed(house)
  house.passTime(61_000)
  const { error } = await house.client().auth.resend({ type: 'signup', email })
  expect(error).toBeNull()
  await house.settled()
  const fresh = house.mailTo(email)
  expect(tokenIn(fresh)).not.toBe(tokenIn(mail))
  const old = await house.client().auth.verifyOtp({ token_hash: tokenIn(mail), type: 'signup' })
  expect(old.error).toMatchObject({ status: 403, code: 'otp_expired' })
  const right = await house.client().auth.verifyOtp({ email, token: codeIn(fresh), type: 'signup' })
  expect(right.error).toBeNull()
})

test('a resend soon after the mail of a sign-up is refused by the rate limit', async () => {
  const { email } = await unconfirmed(house)
  const { error } = await house.client().auth.resend({ type: 'signup', email })
  expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
})

test('a resend for a confirmed or unknown address or number sends nothing and gets the same answer', async () => {
  const { email } = await confirmed(house)
  house.passTime(61_000)
  const count = house.mails.length
  const waiting = await unconfirmed(house)
  house.passTime(61_000)
  const answers = []
  for (const body of [
    { type: 'signup', email: waiting.email },
    { type: 'signup', email },
    { type: 'signup', email: someone() },
    { type: 'email_change', email },
    { type: 'email_change', email: someone() },
    { type: 'sms', phone: '4912345678' },
    { type: 'phone_change', phone: '4912345678' },
  ]) {
    const response = await fetch(`${house.url}/auth/v1/resend`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
    answers.push({ status: response.status, body: await response.text(), headers })
  }
  await house.settled()
  expect(answers[0]).toMatchObject({ status: 200, body: '{}' })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(house.mails.slice(count).map(({ to }) => to)).toEqual([waiting.email, waiting.email])
})

test('a resent change of address goes to both addresses', async () => {
  const { client, email } = await confirmed(house)
  const newEmail = someone()
  await client.auth.updateUser({ email: newEmail })
  house.passTime(61_000)
  const count = house.mails.length
  const { error } = await house.client().auth.resend({ type: 'email_change', email })
  expect(error).toBeNull()
  await house.settled()
  expect(house.mails.slice(count).map(({ to }) => to)).toEqual([newEmail, email])
})

test('a resent code confirms a number', async () => {
  const { error: asked } = await house.client().auth.signInWithOtp({ phone: '+1234567890' })
  expect(asked).toBeNull()
  house.passTime(61_000)
  const { error } = await house.client().auth.resend({ type: 'sms', phone: '+1234567890' })
  expect(error).toBeNull()
  await house.settled()
  const { data } = await house.client().auth.verifyOtp({ phone: '1234567890', token: '123456', type: 'sms' })
  expect(data.user?.phone).toBe('1234567890')
})
