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

test('a person who forgot the password is mailed a link and a code', async () => {
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

test('no second mail goes out within a minute, and a later one does', async () => {
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

test('known and unknown addresses are answered alike, the first time and the second', async () => {
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

test('nothing is done before the answer that only an account would need: no mail, no row', async () => {
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
  ['recovery', (client: SupabaseClient, email: string) => client.auth.resetPasswordForEmail(email)],
  ['a magic link', (client: SupabaseClient, email: string) => client.auth.signInWithOtp({ email })],
  ['a confirmation once more', (client: SupabaseClient, email: string) => client.auth.resend({ type: 'signup', email })],
])('while mails cannot be sent, %s is answered alike for an address that somebody has and one that nobody has', async (_, ask) => {
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

test('a new password is reported by mail to its address, after all mails sent before are spent', async () => {
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
