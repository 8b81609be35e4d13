import type { Mail } from '@potluck/platform/mail/mail'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type House, openHouse, someone } from './house.ts'
import { amrOf, codeIn, confirmed, follow, linkIn, tokenIn, unconfirmed } from './letters.ts'

const halfway = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

let house: House
beforeAll(async () => {
  house = await openHouse({ env: { AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true' } })
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

async function changing(client = house.client()) {
  const member = await confirmed(house, client)
  const newEmail = someone()
  const { data, error } = await member.client.auth.updateUser({ email: newEmail })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email: member.email, new_email: newEmail })
  return { ...member, newEmail, old: house.mailTo(member.email), fresh: house.mailTo(newEmail) }
}

describe('a change of address with two confirmations', () => {
  test.each(['old first', 'new first'])('a change of address is halfway after one link and done after the other (%s)', async (order) => {
    const { id, email, newEmail, old, fresh } = await changing()
    const [first, second] = order === 'old first' ? [old, fresh] : [fresh, old]
    const half = await follow(house, linkIn(first))
    expect(half.status).toBe(303)
    expect(half.hash.toString()).toBe(`message=${new URLSearchParams({ m: halfway }).toString().slice(2)}&sb=`)
    const unchanged = await house.admin().auth.admin.getUserById(id)
    expect(unchanged.data.user).toMatchObject({ email, new_email: newEmail })

    const again = await follow(house, linkIn(first))
    expect(again.hash.get('error_code')).toBe('otp_expired')

    const done = await follow(house, linkIn(second))
    expect(done.hash.get('type')).toBe('email_change')
    const { data } = await house.admin().auth.admin.getUserById(id)
    expect(data.user?.email).toBe(newEmail)
    expect(data.user?.new_email).toBeUndefined()
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email: newEmail, email_verified: true })
    const signIn = await house.client().auth.signInWithPassword({ email: newEmail, password: 'correct-horse-1' })
    expect(signIn.error).toBeNull()
    const former = await house.client().auth.signInWithPassword({ email, password: 'correct-horse-1' })
    expect(former.error).toMatchObject({ code: 'invalid_credentials' })
  })

  test('a change of address is confirmed by codes too, each for its own address', async () => {
    const { email, newEmail, old, fresh } = await changing()
    const crossed = await house.client().auth.verifyOtp({ email: newEmail, token: codeIn(old), type: 'email_change' })
    expect(crossed.error).toMatchObject({ status: 403, code: 'otp_expired' })
    const answer = await fetch(`${house.url}/auth/v1/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'email_change', email, token: codeIn(old) }),
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ code: '200', msg: halfway })
    const second = await house.client().auth.verifyOtp({ email: newEmail, token: codeIn(fresh), type: 'email_change' })
    expect(second.error).toBeNull()
    expect(second.data.user?.email).toBe(newEmail)
  })

  test('a change of address counts one address once, however many concurrent confirmations arrive', async () => {
    const { id, email, old } = await changing()
    const tries = Array.from({ length: 10 }, () => house.client().auth.verifyOtp({ token_hash: tokenIn(old), type: 'email_change' }))
    const answers = await Promise.all(tries)
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    expect(answers.filter(({ data }) => data.session)).toHaveLength(0)
    const { data } = await house.admin().auth.admin.getUserById(id)
    expect(data.user?.email).toBe(email)
  })

  test('a change of address with a PKCE verifier ends in a code', async () => {
    const browser = house.client({ auth: { flowType: 'pkce' } })
    const { newEmail, old, fresh } = await changing(browser)
    const half = await follow(house, linkIn(old))
    expect(half.query.get('message')).toBe(halfway)
    const { query } = await follow(house, linkIn(fresh))
    const { data, error } = await browser.auth.exchangeCodeForSession(query.get('code') ?? '')
    expect(error).toBeNull()
    expect(data.user?.email).toBe(newEmail)
    expect(amrOf(data.session?.access_token ?? '')).toEqual(['email_change'])
  })
})

test('a pending change cannot take an address that another account signed up with meanwhile', async () => {
  const { newEmail, old, fresh } = await changing()
  await follow(house, linkIn(old))
  await unconfirmed(house, { email: newEmail, client: house.client() })
  const { error } = await house.client().auth.verifyOtp({ token_hash: tokenIn(fresh), type: 'email_change' })
  expect(error).toMatchObject({
    status: 422,
    code: 'email_exists',
    message: 'A user with this email address has already been registered',
  })
})

test('a second change of address invalidates the mails of the first', async () => {
  const { client, old, fresh } = await changing()
  const other = someone()
  const { error } = await client.auth.updateUser({ email: other })
  expect(error).toBeNull()
  for (const mail of [old, fresh]) {
    const spent = await house.client().auth.verifyOtp({ token_hash: tokenIn(mail), type: 'email_change' })
    expect(spent.error).toMatchObject({ status: 403, code: 'otp_expired' })
  }
})

test('an anonymous account becomes permanent when its first address is confirmed', async () => {
  const client = house.client()
  const { data: anonymous } = await client.auth.signInAnonymously()
  const email = someone()
  const { error } = await client.auth.updateUser({ email })
  expect(error).toBeNull()
  const { data } = await house.client().auth.verifyOtp({ email, token: codeIn(house.mailTo(email)), type: 'email_change' })
  expect(data.user).toMatchObject({
    id: anonymous.user?.id,
    email,
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
  })
  expect(data.user?.identities).toHaveLength(1)
  expect(data.user?.email_confirmed_at).toBeDefined()
})

test('a single-confirmation change of address sends a mail only to the new address', async () => {
  const easy = await openHouse({ env: { AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_MAILER_SECURE_EMAIL_CHANGE_ENABLED: 'false' } })
  const { client, email, id } = await confirmed(easy)
  const newEmail = someone()
  const count = easy.mails.length
  await client.auth.updateUser({ email: newEmail })
  expect(easy.mails.slice(count).map(({ to }) => to)).toEqual([newEmail])
  const { data } = await easy.client().auth.verifyOtp({ email: newEmail, token: codeIn(easy.mailTo(newEmail)), type: 'email_change' })
  expect(data.user).toMatchObject({ id, email: newEmail })
  expect(data.user?.email).not.toBe(email)
  expect(easy.world.failures).toEqual([])
  await easy.close()
})

test('a confirmation by the old address alone does not prove the new one', async () => {
  const believing = await openHouse({ env: { AUTH_MAILER_AUTOCONFIRM: 'true' } })
  const proofs: string[] = []
  const { auth } = believing.world.accounts
  auth.onConfirmed = async (_, { email }, proof) => void proofs.push(`${email} by ${proof}`)
  const { client, email } = await believing.member()
  const wished = someone()
  await client.auth.updateUser({ email: wished })
  const { error } = await believing.client().auth.verifyOtp({ token_hash: tokenIn(believing.mailTo(email)), type: 'email_change' })
  expect(error).toBeNull()
  expect(proofs).toEqual([`${email} by autoconfirm`, `${wished} by autoconfirm`])
  await believing.close()
})

test('only the newest code confirms an address that several accounts want, and every link still does', async () => {
  const easy = await openHouse({
    env: {
      AUTH_MAILER_AUTOCONFIRM: 'false',
      AUTH_MAILER_SECURE_EMAIL_CHANGE_ENABLED: 'false',
      AUTH_RATE_LIMIT_FAILURES_PER_ACCOUNT: '100',
    },
    beside: house,
  })
  const wanted = someone()
  const mails: Mail[] = []
  const members: { id: string }[] = []
  for (let count = 0; count < 3; count += 1) {
    const member = await confirmed(easy)
    members.push(member)
    expect((await member.client.auth.updateUser({ email: wanted })).error).toBeNull()
    mails.push(easy.mailTo(wanted))
  }
  const verify = async (mail: Mail | undefined) =>
    easy.client().auth.verifyOtp({ email: wanted, token: mail ? codeIn(mail) : '', type: 'email_change' })
  for (const mail of mails.slice(0, 2)) expect((await verify(mail)).error).toMatchObject({ status: 403, code: 'otp_expired' })
  const last = mails[2]
  const first = mails[0]
  expect(await easy.client().auth.verifyOtp({ token_hash: first ? tokenIn(first) : '', type: 'email_change' })).toMatchObject({
    data: { user: { id: members[0]?.id, email: wanted } },
  })
  expect((await verify(last)).error).toMatchObject({ status: 422, code: 'email_exists' })
  await easy.close()
})

test("another account that wants an address does not displace the codes of the address's owner", async () => {
  const { email, old } = await changing()
  const other = await confirmed(house)
  const { auth } = house.world.accounts
  await auth.db.updateTable('auth.users').set({ email_change: email }).where('id', '=', other.id).execute()
  await house.client().auth.resend({ type: 'email_change', email: other.email })
  await house.settled()
  expect(house.mailTo(email)).not.toBe(old)
  const answer = await house.client().auth.verifyOtp({ email, token: codeIn(old), type: 'email_change' })
  expect(answer.error).toBeNull()
})

test('one address gets one mail a minute, whichever account wants it, and an unsent mail does not count', async () => {
  const slow = await openHouse({ env: { AUTH_MAILER_AUTOCONFIRM: 'true', AUTH_SMTP_MAX_FREQUENCY: '60s' }, beside: house })
  const wanted = someone()
  const { auth } = slow.world.accounts
  const usual = auth.sendMail
  auth.sendMail = async () => {
    throw new Error('no mail today')
  }
  const ask = async (client: SupabaseClient) => (await client.auth.updateUser({ email: wanted })).error
  expect(await ask((await slow.member()).client)).toMatchObject({ status: 500 })
  auth.sendMail = usual
  expect(await ask((await slow.member()).client)).toBeNull()
  const late = await slow.member()
  expect(await ask(late.client)).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  slow.passTime(61_000)
  expect(await ask(late.client)).toBeNull()
  expect(slow.mails.filter(({ to }) => to === wanted)).toHaveLength(2)
  const another = await slow.member()
  await auth.db.updateTable('auth.users').set({ email_change: wanted }).where('id', '=', another.id).execute()
  await slow.client().auth.resend({ type: 'email_change', email: another.email })
  await slow.settled()
  expect(slow.mails.filter(({ to }) => to === wanted)).toHaveLength(2)
  await slow.close()
})
