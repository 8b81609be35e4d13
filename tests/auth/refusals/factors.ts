import { codeAt, enrolApp, proveApp } from '../authenticator-app.ts'
import type { House } from '../house.ts'
import type { Refusal } from './refusal.ts'

/** Every factor type can be enrolled and verified. */
const withAll = {
  AUTH_MFA_PHONE_ENROLL_ENABLED: 'true',
  AUTH_MFA_PHONE_VERIFY_ENABLED: 'true',
  AUTH_MFA_WEB_AUTHN_ENROLL_ENABLED: 'true',
  AUTH_MFA_WEB_AUTHN_VERIFY_ENABLED: 'true',
  AUTH_SMS_TEST_OTP: '1234567890:123456',
}
/** Every factor type can be enrolled, but not verified. */
const withoutAsking = {
  AUTH_MFA_TOTP_VERIFY_ENABLED: 'false',
  AUTH_MFA_PHONE_ENROLL_ENABLED: 'true',
  AUTH_MFA_WEB_AUTHN_ENROLL_ENABLED: 'true',
}
const behindProxy = { TRUST_PROXY: 'loopback' }
const site = { rpId: 'localhost', rpOrigins: ['http://localhost:5173'] }

const now = (house: House) => house.world.now().getTime()

export const factorRefusals: readonly Refusal[] = [
  {
    when: 'enrolling a factor as an anonymous user',
    status: 403,
    code: 'no_authorization',
    message: 'Anonymous user not allowed to perform these actions',
    env: { AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true' },
    provoke: async (_, speak) => {
      const client = speak.client()
      await client.auth.signInAnonymously()
      return client.auth.mfa.enroll({ factorType: 'totp' })
    },
  },
  {
    when: 'enrolling an app while apps are off',
    status: 422,
    code: 'mfa_totp_enroll_not_enabled',
    message: 'MFA enroll is disabled for TOTP',
    env: { AUTH_MFA_TOTP_ENROLL_ENABLED: 'false' },
    provoke: async (_, { member }) => (await member()).client.auth.mfa.enroll({ factorType: 'totp' }),
  },
  {
    when: 'enrolling a number while numbers are off',
    status: 422,
    code: 'mfa_phone_enroll_not_enabled',
    message: 'MFA enroll is disabled for Phone',
    provoke: async (_, { member }) => (await member()).client.auth.mfa.enroll({ factorType: 'phone', phone: '+12345677889' }),
  },
  {
    when: 'enrolling a security key while security keys are off',
    status: 422,
    code: 'mfa_webauthn_enroll_not_enabled',
    message: 'MFA enroll is disabled for WebAuthn',
    provoke: async (_, { member }) => (await member()).client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'key' }),
  },
  {
    when: 'challenging an app while the verification of apps is off',
    status: 422,
    code: 'mfa_totp_verify_not_enabled',
    message: 'MFA verification is disabled for TOTP',
    env: withoutAsking,
    provoke: async (_, { member }) => {
      const { client } = await member()
      return client.auth.mfa.challenge({ factorId: (await enrolApp(client)).factorId })
    },
  },
  {
    when: 'verifying an app while the verification of apps is off',
    status: 422,
    code: 'mfa_totp_verify_not_enabled',
    message: 'MFA verification is disabled for TOTP',
    env: withoutAsking,
    provoke: async (_, { member }) => {
      const { client } = await member()
      const { factorId } = await enrolApp(client)
      return client.auth.mfa.verify({ factorId, challengeId: crypto.randomUUID(), code: '123456' })
    },
  },
  {
    when: 'challenging a number while the verification of numbers is off',
    status: 422,
    code: 'mfa_phone_verify_not_enabled',
    message: 'MFA verification is disabled for Phone',
    env: withoutAsking,
    provoke: async (_, { member }) => {
      const { client } = await member()
      const { data } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+12345677889' })
      return client.auth.mfa.challenge({ factorId: data?.id ?? '', channel: 'sms' })
    },
  },
  {
    when: 'challenging a security key while the verification of keys is off',
    status: 422,
    code: 'mfa_webauthn_verify_not_enabled',
    message: 'MFA verification is disabled for WebAuthn',
    env: withoutAsking,
    provoke: async (_, { member }) => {
      const { client } = await member()
      const { data } = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'key' })
      return client.auth.mfa.challenge({ factorId: data?.id ?? '', webauthn: site })
    },
  },
  {
    when: 'enrolling a factor under the name of another factor',
    status: 422,
    code: 'mfa_factor_name_conflict',
    message: 'A factor with the friendly name "mary" for this user already exists',
    provoke: async (_, { member }) => {
      const { client } = await member()
      await enrolApp(client, 'mary')
      return client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'mary' })
    },
  },
  {
    when: 'enrolling an eleventh factor',
    status: 422,
    code: 'too_many_enrolled_mfa_factors',
    message: 'Maximum number of verified factors reached, unenroll to continue',
    provoke: async (_, { member }) => {
      const { client } = await member()
      for (let count = 0; count < 10; count += 1) await enrolApp(client, `app ${count}`)
      return client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'one more' })
    },
  },
  {
    when: 'enrolling a factor after the last allowed proved one',
    status: 422,
    code: 'too_many_enrolled_mfa_factors',
    message: 'Maximum number of verified factors reached, unenroll to continue',
    env: { AUTH_MFA_MAX_VERIFIED_FACTORS: '1' },
    provoke: async (house, { member }) => {
      const { client } = await member()
      await proveApp(client, await enrolApp(client), now(house))
      return client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'one more' })
    },
  },
  {
    when: 'enrolling a factor at aal1 beside a proved one',
    status: 403,
    code: 'insufficient_aal',
    message: 'AAL2 required to enroll a new factor',
    provoke: async (house, { member }) => {
      const { client, email, password } = await member()
      await proveApp(client, await enrolApp(client), now(house))
      await client.auth.signInWithPassword({ email, password })
      return client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'one more' })
    },
  },
  {
    when: 'removing a proved factor at aal1',
    status: 422,
    code: 'insufficient_aal',
    message: 'AAL2 required to unenroll verified factor',
    provoke: async (house, { member }) => {
      const { client, email, password } = await member()
      const app = await enrolApp(client)
      await proveApp(client, app, now(house))
      await client.auth.signInWithPassword({ email, password })
      return client.auth.mfa.unenroll({ factorId: app.factorId })
    },
  },
  {
    when: 'challenging an unknown factor',
    status: 404,
    code: 'mfa_factor_not_found',
    message: 'Factor not found',
    provoke: async (_, { member }) => (await member()).client.auth.mfa.challenge({ factorId: crypto.randomUUID() }),
  },
  {
    when: 'challenging a malformed factor id',
    status: 404,
    code: 'validation_failed',
    message: 'factor_id must be an UUID',
    provoke: async (_, { member }) => (await member()).client.auth.mfa.challenge({ factorId: 'robert' }),
  },
  {
    when: 'answering an unknown challenge',
    status: 422,
    code: 'mfa_factor_not_found',
    message: 'MFA factor with the provided challenge ID not found',
    provoke: async (_, { member }) => {
      const { client } = await member()
      const { factorId } = await enrolApp(client)
      return client.auth.mfa.verify({ factorId, challengeId: crypto.randomUUID(), code: '123456' })
    },
  },
  {
    when: 'answering a challenge without a code',
    status: 400,
    code: 'validation_failed',
    message: 'Code needs to be non-empty',
    provoke: async (_, { member }) => {
      const { client } = await member()
      const { factorId } = await enrolApp(client)
      return client.auth.mfa.challengeAndVerify({ factorId, code: '' })
    },
  },
  {
    when: 'answering a challenge with a wrong code',
    status: 422,
    code: 'mfa_verification_failed',
    message: 'Invalid TOTP code entered',
    provoke: async (_, { member }) => {
      const { client } = await member()
      const { factorId } = await enrolApp(client)
      return client.auth.mfa.challengeAndVerify({ factorId, code: '12345' })
    },
  },
  {
    when: 'answering a challenge too late',
    status: 422,
    code: 'mfa_challenge_expired',
    message: /^MFA challenge [0-9a-f-]{36} has expired, verify against another challenge or create a new challenge\.$/,
    env: { AUTH_MFA_CHALLENGE_EXPIRY_DURATION: '60s' },
    provoke: async (house, { member }) => {
      const { client } = await member()
      const { factorId, secret } = await enrolApp(client)
      const { data } = await client.auth.mfa.challenge({ factorId })
      house.passTime(61_000)
      return client.auth.mfa.verify({ factorId, challengeId: data?.id ?? '', code: codeAt(secret, now(house)) })
    },
  },
  {
    when: 'answering a challenge from another network',
    status: 422,
    code: 'mfa_ip_address_mismatch',
    message: 'Challenge and verify IP addresses mismatch.',
    env: behindProxy,
    provoke: async (house, { member }) => {
      const { client } = await member()
      const { factorId, secret } = await enrolApp(client)
      const { data: session } = await client.auth.getSession()
      const response = await fetch(`${house.url}/auth/v1/factors/${factorId}/challenge`, {
        method: 'POST',
        headers: { authorization: `Bearer ${session.session?.access_token}`, 'x-forwarded-for': '192.0.2.77' },
      })
      const { id } = await response.json()
      return client.auth.mfa.verify({ factorId, challengeId: id, code: codeAt(secret, now(house)) })
    },
  },
  {
    when: 'challenging a factor too often in a minute',
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
    env: { AUTH_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY: '2' },
    provoke: async (house, { member }) => {
      house.passTime(60_000)
      const { client } = await member()
      const { factorId } = await enrolApp(client)
      // The burst is twice the limit of a minute.
      for (let time = 1; time < 5; time += 1) await client.auth.mfa.challenge({ factorId })
      return client.auth.mfa.challenge({ factorId })
    },
  },
  {
    when: 'guessing the code of one factor on several challenges',
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
    env: { AUTH_RATE_LIMIT_FAILURES_PER_ACCOUNT: '3' },
    provoke: async (_, { member }) => {
      const { client } = await member()
      const { factorId } = await enrolApp(client)
      for (let guess = 0; guess < 3; guess += 1) await client.auth.mfa.challengeAndVerify({ factorId, code: '12345' })
      return client.auth.mfa.challengeAndVerify({ factorId, code: '12345' })
    },
  },
  {
    when: 'enrolling a phone factor without a number',
    status: 400,
    code: 'validation_failed',
    message: 'Phone number required to enroll Phone factor',
    env: withAll,
    provoke: async (_, { member }) => (await member()).client.auth.mfa.enroll({ factorType: 'phone', phone: '' }),
  },
  {
    when: 'enrolling a malformed number',
    status: 400,
    code: 'validation_failed',
    message: 'Invalid phone number format (E.164 required)',
    env: withAll,
    provoke: async (_, { member }) => (await member()).client.auth.mfa.enroll({ factorType: 'phone', phone: '+1' }),
  },
  {
    when: 'enrolling a proved number again',
    status: 422,
    code: 'mfa_verified_factor_exists',
    message: 'A verified phone factor already exists, unenroll the existing factor to continue',
    env: withAll,
    provoke: async (_, { member }) => {
      const { client } = await member()
      const { data } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '1234567890' })
      const factorId = data?.id ?? ''
      const { data: challenge } = await client.auth.mfa.challenge({ factorId, channel: 'sms' })
      await client.auth.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code: '123456' })
      return client.auth.mfa.enroll({ factorType: 'phone', phone: '1234567890' })
    },
  },
  {
    when: 'asking for a second code within a minute',
    status: 429,
    code: 'over_sms_send_rate_limit',
    message: /^For security purposes, you can only request this after \d+ seconds\.$/,
    env: withAll,
    provoke: async (_, { member }) => {
      const { client } = await member()
      const { data } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '1234567890' })
      await client.auth.mfa.challenge({ factorId: data?.id ?? '', channel: 'sms' })
      return client.auth.mfa.challenge({ factorId: data?.id ?? '', channel: 'sms' })
    },
  },
  {
    when: 'asking for a code of a factor without an SMS provider',
    status: 422,
    code: 'sms_send_failed',
    message: 'Error sending message: no text messages can be sent from here',
    env: withAll,
    provoke: async (_, { member }) => {
      const { client } = await member()
      const { data } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+12345677889' })
      return client.auth.mfa.challenge({ factorId: data?.id ?? '', channel: 'sms' })
    },
  },
  {
    when: 'asking for a security key from a disallowed origin',
    status: 400,
    code: 'validation_failed',
    message: 'WebAuthn origin is not allowed',
    env: withAll,
    provoke: async (_, { member }) => {
      const { client } = await member()
      const { data } = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'key' })
      const webauthn = { rpId: 'evil.example', rpOrigins: ['https://evil.example'] }
      return client.auth.mfa.challenge({ factorId: data?.id ?? '', webauthn })
    },
  },
]
