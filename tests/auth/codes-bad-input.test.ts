import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { howMany } from '../how-many.ts'
import { type House, openHouse } from './house.ts'

const posts = ['otp', 'magiclink', 'recover', 'resend', 'verify', 'invite', 'admin/generate_link']
const names = ['email', 'phone', 'type', 'token', 'token_hash', 'new_email', 'password', 'data', 'channel', 'create_user', 'redirect_to']
const strangers = [
  'code_challenge',
  'code_challenge_method',
  'role',
  'user_id',
  '__proto__',
  'constructor',
  'app_metadata',
  'is_super_admin',
  'id',
]

let house: House
beforeAll(async () => {
  house = await openHouse({ env: { AUTH_EXTERNAL_PHONE_ENABLED: 'true', AUTH_SMS_TEST_OTP: '1234567890:123456' } })
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

const value = fc.oneof(
  fc.constantFrom(
    'ada@example.org',
    'x'.repeat(300),
    '1234567890',
    '+49 151 1234567',
    'signup',
    'recovery',
    'email_change',
    'email_change_new',
    'sms',
    'phone_change',
    'magiclink',
    '123456',
    'f'.repeat(56),
    'pkce_f',
    "'; drop table auth.users; --",
    '\u202eada@example.org',
    'a@b.c\r\nBcc: eve@example.org',
    's256',
    '',
  ),
  fc.constantFrom(null, true, 0, -1, 1e308, [], {}, [1], { email: 'x' }, [[[]]]),
)
const body = fc.dictionary(fc.constantFrom(...names, ...strangers), value, { maxKeys: 6, noNullPrototype: true })

test("random bodies to the routes of mailed codes get an answer of GoTrue's form and cause no server failure", {
  timeout: 120_000,
}, async () => {
  const { serviceRole } = house.world.accounts.apiKeys
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...posts), body, async (path, asked) => {
      const response = await house.world.send(`/auth/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${serviceRole}` },
        body: JSON.stringify(asked),
      })
      expect(response.status).toBeLessThan(500)
      if (response.status >= 400) expect(await response.json()).toMatchObject({ code: response.status, error_code: expect.any(String) })
    }),
    { numRuns: howMany(150, 400) },
  )
  await house.settled()
  const users = await house.world.db.selectFrom('auth.users').selectAll().execute()
  for (const { role, aud, is_super_admin, is_anonymous } of users) {
    expect({ role, aud, is_super_admin, is_anonymous }).toEqual({
      role: 'authenticated',
      aud: 'authenticated',
      is_super_admin: null,
      is_anonymous: false,
    })
  }
})

test('random verification links get a redirect to the product or a refusal', async () => {
  const text = fc.constantFrom(
    '',
    'signup',
    'recovery',
    'abc',
    'pkce_abc',
    '%00',
    '%ff',
    'https://evil.example',
    '//evil.example',
    '\u202e',
    'x'.repeat(5_000),
  )
  await fc.assert(
    fc.asyncProperty(text, text, text, async (type, token, target) => {
      const response = await house.world.send(`/auth/v1/verify?type=${type}&token=${token}&redirect_to=${target}`)
      expect([303, 400]).toContain(response.status)
      const location = response.headers.get('location')
      if (location !== null) expect(new URL(location).origin).toBe('http://localhost:3000')
    }),
    { numRuns: howMany(80, 200) },
  )
})

test.each(posts)('a malformed body of /%s is refused, and so is one that is too large', async (path) => {
  const { serviceRole } = house.world.accounts.apiKeys
  const post = (text: string) =>
    house.world.send(`/auth/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${serviceRole}` },
      body: text,
    })
  for (const text of ['{', '[]', '"x"', '{"email":"\\u0000"}', '{"email":"\\ud800"}']) expect((await post(text)).status).toBe(400)
  expect((await post(JSON.stringify({ email: 'x'.repeat(2_000_000) }))).status).toBe(413)
})
