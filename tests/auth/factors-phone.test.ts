import type { SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enrolApp, proveApp } from './authenticator-app.ts'
import { signInAgain } from './guarded.ts'
import { type House, openHouse } from './house.ts'

let house: House
let texts: { to: string; text: string; code: string }[] = []
beforeAll(async () => {
  house = await openHouse({
    env: {
      AUTH_MFA_PHONE_ENROLL_ENABLED: 'true',
      AUTH_MFA_PHONE_VERIFY_ENABLED: 'true',
      AUTH_SMS_TEST_OTP: '1234567890:123456',
    },
  })
})
beforeEach(() => {
  texts = []
  house.world.accounts.auth.sendSms = async (message) => void texts.push(message)
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

const minute = 60_000

async function enrolPhone(client: SupabaseClient, phone: string, friendlyName = 'phone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'phone', friendlyName, phone })
  if (error) throw error
  return data
}

async function challenge(client: SupabaseClient, factorId: string) {
  const { data, error } = await client.auth.mfa.challenge({ factorId, channel: 'sms' })
  if (error) throw error
  return data
}

/** A member with a proved number, on a session at aal2. */
async function guarded(phone: string) {
  const member = await house.member()
  const { id } = await enrolPhone(member.client, phone)
  const { id: challengeId } = await challenge(member.client, id)
  const { error } = await member.client.auth.mfa.verify({ factorId: id, challengeId, code: texts.at(-1)?.code ?? '' })
  if (error) throw error
  house.passTime(minute)
  return { ...member, factorId: id }
}

test('a phone factor is enrolled, gets a code by SMS, and raises the session with it', async () => {
  const { client } = await house.member()
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'phone', friendlyName: 'my phone', phone: '+12345677889' })
  expect(error).toBeNull()
  expect(data).toMatchObject({ type: 'phone', friendly_name: 'my phone', phone: '+12345677889' })
  const factorId = data?.id ?? ''

  const asked = await challenge(client, factorId)
  expect(asked).toMatchObject({ type: 'phone', id: expect.any(String), expires_at: expect.any(Number) })
  expect(texts).toMatchObject([{ to: '12345677889', text: expect.stringMatching(/^Your code is \d{6}$/) }])
  const code = texts[0]?.code ?? ''

  const wrong = await client.auth.mfa.verify({ factorId, challengeId: asked.id, code: `${code}1` })
  expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed', message: 'Invalid MFA Phone code entered' })
  const right = await client.auth.mfa.verify({ factorId, challengeId: asked.id, code })
  expect(right.error).toBeNull()
  const { data: claims } = await client.auth.getClaims()
  expect(claims?.claims).toMatchObject({ aal: 'aal2', amr: expect.arrayContaining([expect.objectContaining({ method: 'mfa/phone' })]) })
  expect((await client.auth.mfa.listFactors()).data?.phone).toMatchObject([{ id: factorId, phone: '12345677889', status: 'verified' }])
})

test('the code of a phone factor is stored only as a hash and works once', async () => {
  const { client } = await house.member()
  const { id: factorId } = await enrolPhone(client, '+12345677001')
  const { id: challengeId } = await challenge(client, factorId)
  const code = texts.at(-1)?.code ?? ''
  const { rows } = await sql<{ otp_code: string }>`select otp_code from auth.mfa_challenges where id = ${challengeId}`.execute(
    house.world.db,
  )
  expect(rows[0]?.otp_code).toMatch(/^[0-9a-f]{56}$/)
  const { data } = await client.auth.getSession()
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const response = await fetch(`${house.url}/auth/v1/factors/${factorId}/verify`, {
        method: 'POST',
        headers: { authorization: `Bearer ${data.session?.access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ challenge_id: challengeId, code }),
      })
      await response.text()
      return response.status
    }),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 422)).toHaveLength(19)
})

test('a phone number with a preset test code takes that code and gets no message', async () => {
  const { client } = await house.member()
  house.world.accounts.auth.sendSms = null
  const { id: factorId } = await enrolPhone(client, '1234567890')
  const { id: challengeId } = await challenge(client, factorId)
  expect((await client.auth.mfa.verify({ factorId, challengeId, code: '123456' })).error).toBeNull()
  expect(texts).toEqual([])
})

test('a phone factor sends one message a minute, however many concurrent challenges ask for it', async () => {
  const { client } = await house.member()
  const { id: factorId } = await enrolPhone(client, '+12345677002')
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.auth.mfa.challenge({ factorId, channel: 'sms' })))
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  for (const { error } of answers) {
    if (error) expect(error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
    if (error) expect(error.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/)
  }
  expect(texts).toHaveLength(1)
  house.passTime(minute)
  expect((await client.auth.mfa.challenge({ factorId, channel: 'sms' })).error).toBeNull()
})

test('an unsent message answers with an error, leaves no challenge and allows an immediate retry', async () => {
  const { client } = await house.member()
  const { id: factorId } = await enrolPhone(client, '+12345677003')
  for (const sendSms of [async () => Promise.reject(new Error('the provider is down')), null]) {
    house.world.accounts.auth.sendSms = sendSms
    const { error } = await client.auth.mfa.challenge({ factorId, channel: 'sms' })
    expect(error).toMatchObject({ status: 422, code: 'sms_send_failed' })
  }
  const { rows } = await sql`select id from auth.mfa_challenges where factor_id = ${factorId}`.execute(house.world.db)
  expect(rows).toEqual([])
  house.world.accounts.auth.sendSms = async (message) => void texts.push(message)
  expect((await client.auth.mfa.challenge({ factorId, channel: 'sms' })).error).toBeNull()
})

test('enrolling an unproved number again replaces its factor, and enrolling a proved one is refused', async () => {
  const { client } = await house.member()
  const first = await enrolPhone(client, '+12345677004', 'first')
  const second = await enrolPhone(client, '+1 2345677004', 'second')
  expect((await client.auth.mfa.listFactors()).data?.all.map(({ id }) => id)).toEqual([second.id])
  expect(second.id).not.toBe(first.id)

  const member = await guarded('+12345677005')
  const again = await member.client.auth.mfa.enroll({ factorType: 'phone', friendlyName: 'again', phone: '+12345677005' })
  expect(again.error).toMatchObject({
    status: 422,
    code: 'mfa_verified_factor_exists',
    message: 'A verified phone factor already exists, unenroll the existing factor to continue',
  })
  expect((await enrolPhone(member.client, '+12345677006', 'another')).id).toEqual(expect.any(String))
})

test('twenty concurrent enrolments of one number leave one factor', async () => {
  const { client } = await house.member()
  const asked = Array.from({ length: 20 }, (_, at) =>
    client.auth.mfa.enroll({ factorType: 'phone', friendlyName: `phone ${at}`, phone: '+12345677007' }),
  )
  const answers = await Promise.all(asked)
  expect(answers.filter(({ error }) => error !== null)).toEqual([])
  expect((await client.auth.mfa.listFactors()).data?.all).toHaveLength(1)
})

test('a proved phone factor raises a second session, and removing it lowers both sessions', async () => {
  const member = await guarded('+12345677008')
  const other = await signInAgain(house, member)
  const { id: challengeId } = await challenge(other, member.factorId)
  const { error } = await other.auth.mfa.verify({ factorId: member.factorId, challengeId, code: texts.at(-1)?.code ?? '' })
  expect(error).toBeNull()

  expect((await member.client.auth.mfa.unenroll({ factorId: member.factorId })).data).toEqual({ id: member.factorId })
  for (const client of [member.client, other]) {
    await client.auth.refreshSession()
    const { data } = await client.auth.getClaims()
    expect(data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
  }
})

test('proving an app leaves a pending phone factor, which can be proved next', async () => {
  const { client } = await house.member()
  const { id } = await enrolPhone(client, '+12345677811')
  await enrolApp(client, 'planted')
  const app = await enrolApp(client)
  await proveApp(client, app, house.world.now().getTime())
  expect((await client.auth.mfa.listFactors()).data?.all.map((factor) => factor.id).toSorted()).toEqual([id, app.factorId].toSorted())
  const { id: challengeId } = await challenge(client, id)
  expect((await client.auth.mfa.verify({ factorId: id, challengeId, code: texts.at(-1)?.code ?? '' })).error).toBeNull()
  expect((await client.auth.mfa.listFactors()).data?.phone).toMatchObject([{ id, status: 'verified' }])
})

test('a malformed phone number and an unknown channel are refused', async () => {
  const { client } = await house.member()
  for (const [phone, message] of [
    ['', 'Phone number required to enroll Phone factor'],
    ['+1', 'Invalid phone number format (E.164 required)'],
    ['robert', 'Invalid phone number format (E.164 required)'],
  ] as const) {
    const { error } = await client.auth.mfa.enroll({ factorType: 'phone', friendlyName: 'phone', phone })
    expect(error, phone).toMatchObject({ status: 400, code: 'validation_failed', message })
  }
  const { id: factorId } = await enrolPhone(client, '+12345677009')
  const { data } = await client.auth.getSession()
  const response = await fetch(`${house.url}/auth/v1/factors/${factorId}/challenge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${data.session?.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ channel: 'pigeon' }),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error_code: 'validation_failed', msg: expect.stringContaining('Invalid channel') })
})
