import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse, someone } from './house.ts'
import { codeIn, confirmed, linkIn, tokenIn, unconfirmed } from './letters.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ env: { AUTH_MAILER_AUTOCONFIRM: 'false' } })
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

function accountsOf(email: string) {
  return house.world.db.selectFrom('auth.users').selectAll().where('email', '=', email).execute()
}

test('an account gets a link and a code by mail, and the code signs in', async () => {
  const { email, id } = await confirmed(house)
  const client = house.client()
  const { data, error } = await client.auth.signInWithOtp({ email: email.toUpperCase() })
  expect({ data, error }).toEqual({ data: { user: null, session: null }, error: null })
  await house.settled()
  const mail = house.mailTo(email)
  expect(mail.kind).toBe('magiclink')
  expect(linkIn(mail).searchParams.get('type')).toBe('magiclink')
  const signedIn = await client.auth.verifyOtp({ email, token: codeIn(mail), type: 'email' })
  expect(signedIn.data.user?.id).toBe(id)
})

test('a sign-in by code creates an account for a new address, which the mail confirms', async () => {
  const email = someone()
  const { error } = await house.client().auth.signInWithOtp({ email, options: { data: { first_name: 'Ada' } } })
  expect(error).toBeNull()
  await house.settled()
  const mail = house.mailTo(email)
  expect(mail.kind).toBe('confirmation')
  const { data } = await house.client().auth.verifyOtp({ token_hash: tokenIn(mail), type: 'email' })
  expect(data.user).toMatchObject({
    email,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { first_name: 'Ada', email_verified: true },
  })
})

test('repeated requests for a code create one account, and only the latest mail works', async () => {
  const email = someone()
  const ask = () => house.client().auth.signInWithOtp({ email })
  await Promise.all([ask(), ask(), ask()])
  await house.settled()
  const first = house.mailTo(email)
  await ask()
  await house.settled()
  const latest = house.mailTo(email)
  expect(await accountsOf(email)).toHaveLength(1)
  const old = await house.client().auth.verifyOtp({ token_hash: tokenIn(first), type: 'email' })
  expect(old.error).toMatchObject({ status: 403, code: 'otp_expired' })
  const fresh = await house.client().auth.verifyOtp({ token_hash: tokenIn(latest), type: 'email' })
  expect(fresh.error).toBeNull()
})

test('a request for a code with sign-up turned off creates no account, and existing accounts sign in', async () => {
  const stranger = someone()
  const { error } = await house.client().auth.signInWithOtp({ email: stranger, options: { shouldCreateUser: false } })
  expect(error).toMatchObject({ status: 422, code: 'otp_disabled', message: 'Signups not allowed for otp' })
  await house.settled()
  expect(await accountsOf(stranger)).toEqual([])
  expect(house.mails.filter(({ to }) => to === stranger)).toEqual([])

  const { email } = await confirmed(house)
  const known = await house.client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
  expect(known.error).toBeNull()
  await house.settled()
  expect(house.mailTo(email).kind).toBe('magiclink')
})

test('the mailed code of an autoconfirmed account signs in and proves the address', async () => {
  const believing = await openHouse({ env: { AUTH_MAILER_AUTOCONFIRM: 'true' } })
  const email = someone()
  await believing.client().auth.signInWithOtp({ email, options: { data: { first_name: 'Ada' } } })
  await believing.settled()
  const mail = believing.mailTo(email)
  expect(mail.kind).toBe('magiclink')
  const { data, error } = await believing.client().auth.verifyOtp({ email, token: codeIn(mail), type: 'magiclink' })
  expect(error).toBeNull()
  expect(data.user?.email_confirmed_at).toBeDefined()
  expect(data.user?.user_metadata).toMatchObject({ first_name: 'Ada' })
  expect(believing.world.failures).toEqual([])
  await believing.close()
})

test('requests for a code get identical answers for known, unconfirmed and unknown addresses', async () => {
  const known = (await confirmed(house)).email
  const waiting = (await unconfirmed(house)).email
  for (const path of ['otp', 'magiclink']) {
    const answers = []
    for (const email of [known, waiting, someone()]) {
      const response = await fetch(`${house.url}/auth/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, data: {} }),
      })
      const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
      answers.push({ status: response.status, body: await response.text(), headers })
    }
    expect(answers[0]).toMatchObject({ status: 200, body: '{}' })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  }
  await house.settled()
})

test('a second request for a code within a minute is refused for known and unknown addresses alike', async () => {
  const patient = await openHouse({ env: { AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_SMTP_MAX_FREQUENCY: '60s' } })
  const { email: known } = await confirmed(patient)
  const answers = []
  for (const email of [known, someone()]) {
    patient.passTime(60_000)
    const first = await patient.client().auth.signInWithOtp({ email })
    expect(first.error).toBeNull()
    await patient.settled()
    patient.passTime(20_000)
    const second = await patient.client().auth.signInWithOtp({ email })
    expect(second.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    answers.push(second.error?.message)
    patient.passTime(41_000)
    const third = await patient.client().auth.signInWithOtp({ email })
    expect(third.error).toBeNull()
  }
  for (const message of answers) expect(message).toMatch(/^For security purposes, you can only request this after (39|40) seconds\.$/)
  await patient.settled()
  expect(patient.world.failures).toEqual([])
  await patient.close()
})

test('requests for codes are refused above the hourly limit of mails', async () => {
  const small = await openHouse({ env: { AUTH_RATE_LIMIT_EMAIL_SENT: '3' } })
  for (let mail = 0; mail < 3; mail += 1) {
    expect((await small.client().auth.signInWithOtp({ email: someone() })).error).toBeNull()
  }
  const fourth = await small.client().auth.signInWithOtp({ email: someone() })
  expect(fourth.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' })
  await small.settled()
  expect(small.mails).toHaveLength(3)
  await small.close()
})

test('a request for a code does not wait for the mail and succeeds even when the mail fails', async () => {
  const { email } = await confirmed(house)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const { auth } = house.world.accounts
  const { sendMail } = auth
  auth.sendMail = async () => {
    await held
    throw new Error('the mail server refuses')
  }
  const { error } = await house.client().auth.signInWithOtp({ email })
  expect(error).toBeNull()
  letGo()
  await house.settled()
  auth.sendMail = sendMail
})
