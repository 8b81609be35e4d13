import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse, someone } from './house.ts'
import { amrOf, codeIn } from './letters.ts'

const set = '1234567890'
const expired = { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' }

interface Sms {
  to: string
  text: string
  code: string
}

let house: House
let messages: Sms[]
beforeAll(async () => {
  house = await openHouse({
    env: { AUTH_EXTERNAL_PHONE_ENABLED: 'true', AUTH_SMS_TEST_OTP: `${set}:123456`, AUTH_SMS_OTP_EXP: '60s' },
  })
  messages = []
  house.world.accounts.auth.sendSms = async (message) => void messages.push(message)
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

let numbers = 0

/** A number that no other test uses. */
function aNumber(): string {
  numbers += 1
  return `4915100${String(numbers).padStart(6, '0')}`
}

function messageTo(phone: string): Sms {
  const message = messages.findLast(({ to }) => to === phone)
  if (!message) throw new Error(`No message to ${phone}`)
  return message
}

test('a number with a preset code signs in with it and gets no message', async () => {
  const client = house.client()
  const asked = await client.auth.signInWithOtp({ phone: set })
  expect(asked.error).toBeNull()
  expect(asked.data).toMatchObject({ messageId: 'test-otp' })
  const { data, error } = await client.auth.verifyOtp({ phone: set, token: '123456', type: 'sms' })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ phone: set, email: '', app_metadata: { provider: 'phone', providers: ['phone'] } })
  expect(data.user?.phone_confirmed_at).toBeDefined()
  expect(amrOf(data.session?.access_token ?? '')).toEqual(['otp'])
  expect(messages).toEqual([])
  const wrong = await client.auth.verifyOtp({ phone: set, token: '654321', type: 'sms' })
  expect(wrong.error).toMatchObject(expired)
})

test('a number gets a code of six digits, which works once and for one minute', async () => {
  const phone = aNumber()
  const { error } = await house.client().auth.signInWithOtp({ phone: `+${phone}`, options: { channel: 'whatsapp' } })
  expect(error).toBeNull()
  const { code, text } = messageTo(phone)
  expect(code).toMatch(/^\d{6}$/)
  expect(text).toBe(`Your code is ${code}`)
  const first = await house.client().auth.verifyOtp({ phone, token: code, type: 'sms' })
  expect(first.error).toBeNull()
  const again = await house.client().auth.verifyOtp({ phone, token: code, type: 'sms' })
  expect(again.error).toMatchObject(expired)

  await house.client().auth.signInWithOtp({ phone })
  house.passTime(61_000)
  const late = await house.client().auth.verifyOtp({ phone, token: messageTo(phone).code, type: 'sms' })
  expect(late.error).toMatchObject(expired)
})

test('a number signs up with a password, is confirmed by the code and then signs in', async () => {
  const phone = aNumber()
  const { data, error } = await house.client().auth.signUp({ phone, password: 'correct-horse-1' })
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  const confirmed = await house.client().auth.verifyOtp({ phone, token: messageTo(phone).code, type: 'sms' })
  expect(confirmed.data.user?.phone).toBe(phone)
  const signIn = await house.client().auth.signInWithPassword({ phone, password: 'correct-horse-1' })
  expect(signIn.error).toBeNull()
})

test("a member's new number is proved by a code before it replaces the old one", async () => {
  const { client, id } = await house.member()
  const phone = aNumber()
  const { data, error } = await client.auth.updateUser({ phone })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ phone: '', new_phone: phone })
  const wrong = await house.client().auth.verifyOtp({ phone, token: messageTo(phone).code, type: 'sms' })
  expect(wrong.error).toMatchObject(expired)
  const right = await house.client().auth.verifyOtp({ phone, token: messageTo(phone).code, type: 'phone_change' })
  expect(right.data.user).toMatchObject({ id, phone })
  expect(right.data.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'phone'])
})

test('only the latest code proves a number that two accounts want', async () => {
  const phone = aNumber()
  const [ada, eve] = [await house.member(), await house.member()]
  await ada.client.auth.updateUser({ phone })
  const toAda = messageTo(phone).code
  await eve.client.auth.updateUser({ phone })
  const toEve = messageTo(phone).code
  const first = await house.client().auth.verifyOtp({ phone, token: toAda, type: 'phone_change' })
  expect(first.error).toMatchObject(expired)
  const second = await house.client().auth.verifyOtp({ phone, token: toEve, type: 'phone_change' })
  expect(second.data.user?.id).toBe(eve.id)
})

test('a code whose message fails answers with an error and can be requested again at once', async () => {
  const { auth } = house.world.accounts
  const { sendSms } = auth
  for (const broken of [
    null,
    async () => {
      throw new Error('secret inside')
    },
  ]) {
    auth.sendSms = broken
    const { error } = await house.client().auth.signInWithOtp({ phone: aNumber() })
    expect(error).toMatchObject({ status: 422, code: 'sms_send_failed', message: 'Error sending confirmation OTP to provider' })
  }
  auth.sendSms = sendSms
})

test("an attacker who guesses a number's codes does not lock out the network that requested a code", async () => {
  const strict = await openHouse({
    env: { AUTH_EXTERNAL_PHONE_ENABLED: 'true', AUTH_SMS_AUTOCONFIRM: 'true', AUTH_RATE_LIMIT_FAILURES_PER_ACCOUNT: '10' },
  })
  const sent: Sms[] = []
  strict.world.accounts.auth.sendSms = async (message) => void sent.push(message)
  const phone = aNumber()
  await strict.client().auth.signUp({ phone, password: 'correct-horse-1' })
  const statusOf = async (path: string, body: object, from: string) => {
    const request = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    return (await strict.world.send(`/auth/v1/${path}`, request, from)).status
  }
  const many = (path: string, body: object, from: string) => Promise.all(Array.from({ length: 20 }, () => statusOf(path, body, from)))
  const guess = { phone, type: 'sms', token: '12345' }
  const [stranger, owner] = ['192.0.2.66', '192.0.2.77']
  const passwords = await many('token?grant_type=password', { phone, password: 'wrong-horse-1' }, stranger)
  expect(passwords.filter((status) => status === 400)).toHaveLength(10)
  // Codes are counted apart from passwords, and those of all unknown networks together.
  const guesses = await many('verify', guess, stranger)
  expect(guesses.filter((status) => status === 403)).toHaveLength(10)
  expect(await statusOf('verify', guess, owner)).toBe(429)
  expect(await statusOf('otp', { phone }, owner)).toBe(200)
  const tries = await many('verify', guess, owner)
  expect(tries.filter((status) => status === 403)).toHaveLength(5)
  expect(await statusOf('otp', { phone }, owner)).toBe(200)
  expect(await statusOf('verify', guess, stranger)).toBe(429)
  expect(await statusOf('verify', { phone, type: 'sms', token: sent.at(-1)?.code }, owner)).toBe(200)
  // A code works for one minute, and so do the tries of the network that requested it.
  const elsewhere = '192.0.2.88'
  expect(await statusOf('otp', { phone }, elsewhere)).toBe(200)
  strict.passTime(61_000)
  expect(await statusOf('verify', guess, elsewhere)).toBe(429)
  await strict.close()
})

test('a second message to a number has to wait, and the hourly limit covers all numbers without a preset code', async () => {
  const strict = await openHouse({
    env: {
      AUTH_EXTERNAL_PHONE_ENABLED: 'true',
      AUTH_SMS_MAX_FREQUENCY: '60s',
      AUTH_RATE_LIMIT_SMS_SENT: '2',
      AUTH_SMS_TEST_OTP: `${set}:123456`,
    },
  })
  strict.world.accounts.auth.sendSms = async () => {}
  const phone = aNumber()
  expect((await strict.client().auth.signInWithOtp({ phone })).error).toBeNull()
  const soon = await strict.client().auth.signInWithOtp({ phone })
  expect(soon.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
  expect(soon.error?.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/)
  expect((await strict.client().auth.signInWithOtp({ phone: aNumber() })).error).toBeNull()
  const many = await strict.client().auth.signInWithOtp({ phone: aNumber() })
  expect(many.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit', message: 'SMS rate limit exceeded' })
  const free = await strict.client().auth.signInWithOtp({ phone: set })
  expect(free.error).toBeNull()
  await strict.close()
})

test('an autoconfirmed number still needs the right code to sign in', async () => {
  const believing = await openHouse({ env: { AUTH_EXTERNAL_PHONE_ENABLED: 'true', AUTH_SMS_AUTOCONFIRM: 'true' } })
  let sent = ''
  believing.world.accounts.auth.sendSms = async ({ code }) => {
    sent = code
  }
  const phone = aNumber()
  expect((await believing.client().auth.signInWithOtp({ phone })).error).toBeNull()
  const wrong = await believing.client().auth.verifyOtp({ phone, token: sent === '000000' ? '000001' : '000000', type: 'sms' })
  expect(wrong.error).toMatchObject(expired)
  const right = await believing.client().auth.verifyOtp({ phone, token: sent, type: 'sms' })
  expect(right.error).toBeNull()
  await believing.close()
})

test('a mailed code does not confirm a number, and a texted code does not confirm an address', async () => {
  const { client, email } = await house.member()
  const phone = aNumber()
  await client.auth.updateUser({ phone })
  await house.client().auth.signInWithOtp({ email })
  await house.settled()
  const crossed = await house.client().auth.verifyOtp({ phone, token: codeIn(house.mailTo(email)), type: 'phone_change' })
  expect(crossed.error).toMatchObject(expired)
  const other = await house.client().auth.verifyOtp({ email, token: messageTo(phone).code, type: 'email' })
  expect(other.error).toMatchObject(expired)
  expect((await house.client().auth.verifyOtp({ email: someone(), token: '123456', type: 'email' })).error).toMatchObject(expired)
})
