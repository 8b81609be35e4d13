import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse, someone } from './house.ts'
import { confirmed, linkIn, tokenIn, unconfirmed } from './letters.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ env: { AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_SMTP_MAX_FREQUENCY: '60s' } })
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

test('a recovery sends a mail with a link and a code', async () => {
  const { email, id } = await confirmed(house)
  const { data, error } = await house
    .client()
    .auth.resetPasswordForEmail(email, { redirectTo: 'http://localhost:3000/auth/reset-password' })
  expect({ data, error }).toEqual({ data: {}, error: null })
  await house.settled()
  const mail = house.mailTo(email)
  expect(mail.kind).toBe('recovery')
  const link = linkIn(mail)
  expect(link.origin + link.pathname).toBe('http://localhost:3000/auth/confirm')
  expect([...link.searchParams]).toEqual([
    ['token_hash', tokenIn(mail)],
    ['type', 'recovery'],
    ['next', '/auth/reset-password'],
  ])
  const user = await house.world.db.selectFrom('auth.users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(user.recovery_sent_at).not.toBeNull()
})

test('a second recovery mail within a minute is refused, and a later one is sent', async () => {
  const { email } = await confirmed(house)
  const recoveries = () => house.mails.filter(({ to, kind }) => to === email && kind === 'recovery').length
  await house.client().auth.resetPasswordForEmail(email)
  await house.settled()
  const second = await house.client().auth.resetPasswordForEmail(email)
  expect(second.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  expect(second.error?.message).toMatch(/^For security purposes, you can only request this after (59|60) seconds\.$/)
  await house.settled()
  expect(recoveries()).toBe(1)
  house.passTime(61_000)
  const third = await house.client().auth.resetPasswordForEmail(email)
  expect(third.error).toBeNull()
  await house.settled()
  expect(recoveries()).toBe(2)
})

test('a recovery gets the same answers for known and unknown addresses, at the first and the second request', async () => {
  const { email: known } = await confirmed(house)
  const ask = async (email: string) => {
    const response = await fetch(`${house.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
    return { status: response.status, body: (await response.text()).replace(/\b(59|60)\b/, 'N'), headers }
  }
  const unknown = someone()
  const [first, second] = [await ask(known), await ask(known)]
  expect(first).toMatchObject({ status: 200, body: '{}' })
  expect(second.status).toBe(429)
  expect(await ask(unknown)).toEqual(first)
  expect((await ask(unknown)).body).toEqual(second.body)
  await house.settled()
  expect(house.mails.some(({ to }) => to === unknown)).toBe(false)
})

test('a recovery does its account-dependent work, mail and row, only after the answer', async () => {
  const { email, id } = await confirmed(house)
  const { auth } = house.world.accounts
  const { later } = auth
  const left: (() => Promise<void>)[] = []
  auth.later = (work) => void left.push(work)
  const { error } = await house.client().auth.resetPasswordForEmail(email)
  auth.later = later
  expect(error).toBeNull()
  const user = await house.world.db.selectFrom('auth.users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect([user.recovery_token, user.recovery_sent_at]).toEqual(['', null])
  expect(left).toHaveLength(1)
  for (const work of left) await work()
  expect(house.mailTo(email).kind).toBe('recovery')
})

test.each([
  ['a recovery', (client: SupabaseClient, email: string) => client.auth.resetPasswordForEmail(email)],
  ['a magic link', (client: SupabaseClient, email: string) => client.auth.signInWithOtp({ email })],
  ['a resent confirmation', (client: SupabaseClient, email: string) => client.auth.resend({ type: 'signup', email })],
])('a request for %s gets the same answer for known and unknown addresses while mails fail', async (_, ask) => {
  const slow = await openHouse({ env: { AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_SMTP_MAX_FREQUENCY: '60s' }, beside: house })
  const { email: proved } = await confirmed(slow)
  const { email: waiting } = await unconfirmed(slow)
  slow.passTime(61_000)
  slow.world.accounts.auth.sendMail = () => Promise.reject(new Error('the mail server refuses'))
  for (const email of [proved, waiting, someone()]) {
    expect((await ask(slow.client(), email)).error).toBeNull()
    await slow.settled()
    expect((await ask(slow.client(), email)).error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  }
  await slow.close()
})

test('a new password invalidates earlier mails and is reported by mail', async () => {
  const { client, email } = await confirmed(house)
  await house.client().auth.resetPasswordForEmail(email)
  await house.settled()
  const before = house.mailTo(email)
  const { error } = await client.auth.updateUser({ password: 'another-horse-2' })
  expect(error).toBeNull()
  await house.settled()
  expect(house.mailTo(email).kind).toBe('password_changed')
  const spent = await house.client().auth.verifyOtp({ token_hash: tokenIn(before), type: 'recovery' })
  expect(spent.error).toMatchObject({ status: 403, code: 'otp_expired' })
})
