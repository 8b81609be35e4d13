import type { EmailOtpType, ResendParams, VerifyOtpParams } from '@supabase/supabase-js'
import { someone } from '../house.ts'
import { codeIn, confirmed, tokenIn } from '../letters.ts'
import { change } from './accounts.ts'
import type { Refusal } from './refusal.ts'

const withPhones = { AUTH_EXTERNAL_PHONE_ENABLED: 'true', AUTH_SMS_TEST_OTP: '1234567890:123456' }
const byMail = { AUTH_MAILER_AUTOCONFIRM: 'false' }
const invalid = { status: 400, code: 'validation_failed' } as const
const malformed = 'Unable to validate email address: invalid format'
const e164 = 'Invalid phone number format (E.164 required)'

/** Passes a value that the client's types do not allow. */
function unlikely<Wanted>(value: unknown): Wanted {
  return JSON.parse(JSON.stringify(value))
}

const verifying = (params: unknown): Refusal['provoke'] => {
  return (_, { client }) => client().auth.verifyOtp(unlikely<VerifyOtpParams>(params))
}
const resending = (params: unknown): Refusal['provoke'] => {
  return (_, { client }) => client().auth.resend(unlikely<ResendParams>(params))
}

const asking: readonly Refusal[] = [
  {
    ...invalid,
    when: 'asking for a code without an address',
    message: 'One of email or phone must be set',
    provoke: (_, { client }) => client().auth.signInWithOtp({ email: '' }),
  },
  {
    ...invalid,
    when: 'asking for a code with a malformed address',
    message: malformed,
    provoke: (_, { client }) => client().auth.signInWithOtp({ email: 'ada' }),
  },
  {
    status: 400,
    code: 'bad_json',
    when: 'asking for a code with a list as the address',
    message: /^Could not parse request body as JSON: email has the wrong type$/,
    provoke: (_, { client }) => client().auth.signInWithOtp({ email: unlikely<string>(['ada@example.org']) }),
  },
  {
    ...invalid,
    when: 'asking for a code with a malformed number',
    message: e164,
    env: withPhones,
    provoke: (_, { client }) => client().auth.signInWithOtp({ phone: '0123' }),
  },
  {
    ...invalid,
    when: 'asking for a code through an unknown channel',
    message: /^Invalid channel, supported values are 'sms' or 'whatsapp'/,
    env: withPhones,
    provoke: (_, { client }) => client().auth.signInWithOtp({ phone: '1234567890', options: { channel: unlikely<'sms'>('pigeon') } }),
  },
  {
    status: 400,
    code: 'phone_provider_disabled',
    when: 'asking for a texted code while numbers are off',
    message: 'Unsupported phone provider',
    provoke: (_, { client }) => client().auth.signInWithOtp({ phone: '1234567890' }),
  },
  {
    status: 422,
    code: 'email_provider_disabled',
    when: 'asking for a mailed code while addresses are off',
    message: 'Email logins are disabled',
    env: { AUTH_EXTERNAL_EMAIL_ENABLED: 'false' },
    provoke: (_, { client }) => client().auth.signInWithOtp({ email: someone() }),
  },
  {
    status: 422,
    code: 'otp_disabled',
    when: 'asking for a code for an unknown address without sign-up',
    message: 'Signups not allowed for otp',
    provoke: (_, { client }) => client().auth.signInWithOtp({ email: someone(), options: { shouldCreateUser: false } }),
  },
  {
    status: 422,
    code: 'otp_disabled',
    when: 'asking for a code for an unknown number without sign-up',
    message: 'Signups not allowed for otp',
    env: withPhones,
    provoke: (_, { client }) => client().auth.signInWithOtp({ phone: '4915100000000', options: { shouldCreateUser: false } }),
  },
  {
    status: 422,
    code: 'signup_disabled',
    when: 'asking for a code for an unknown address while sign-up is closed',
    message: 'Signups not allowed for this instance',
    env: { AUTH_DISABLE_SIGNUP: 'true' },
    provoke: (_, { client }) => client().auth.signInWithOtp({ email: someone() }),
  },
  {
    status: 422,
    code: 'sms_send_failed',
    when: 'asking for a texted code without an SMS provider',
    message: 'Error sending confirmation OTP to provider',
    env: withPhones,
    provoke: (_, { client }) => client().auth.signInWithOtp({ phone: '4915100000001' }),
  },
  {
    status: 429,
    code: 'over_email_send_rate_limit',
    when: 'asking for a second mail too soon',
    message: /^For security purposes, you can only request this after \d+ seconds\.$/,
    env: { AUTH_SMTP_MAX_FREQUENCY: '60s' },
    async provoke(_, { client }) {
      const email = someone()
      await client().auth.resetPasswordForEmail(email)
      return client().auth.resetPasswordForEmail(email)
    },
  },
  {
    status: 429,
    code: 'over_sms_send_rate_limit',
    when: 'asking for a second message too soon',
    message: /^For security purposes, you can only request this after \d+ seconds\.$/,
    env: { ...withPhones, AUTH_SMS_MAX_FREQUENCY: '60s' },
    async provoke(_, { client }) {
      await client().auth.signInWithOtp({ phone: '1234567890' })
      return client().auth.signInWithOtp({ phone: '1234567890' })
    },
  },
  {
    status: 429,
    code: 'over_request_rate_limit',
    when: 'asking for too many codes',
    message: 'Request rate limit reached',
    env: { AUTH_RATE_LIMIT_OTP: '2' },
    async provoke(_, { client }) {
      for (let time = 0; time < 2; time += 1) await client().auth.resetPasswordForEmail(someone())
      return client().auth.resetPasswordForEmail(someone())
    },
  },
  {
    ...invalid,
    when: 'asking for a recovery without an address',
    message: 'Password recovery requires an email',
    provoke: (_, { client }) => client().auth.resetPasswordForEmail(''),
  },
  {
    ...invalid,
    when: 'asking for a recovery of a malformed address',
    message: malformed,
    provoke: (_, { client }) => client().auth.resetPasswordForEmail('ada@example'),
  },
]

const again: readonly Refusal[] = [
  {
    ...invalid,
    when: 'asking for a resend of an unknown type',
    message: 'Missing one of these types: signup, email_change, sms, phone_change',
    provoke: resending({ type: 'recovery', email: 'ada@example.org' }),
  },
  {
    ...invalid,
    when: 'asking for a resent confirmation without an address',
    message: 'Type provided requires an email address',
    provoke: resending({ type: 'signup', phone: '1234567890' }),
  },
  {
    ...invalid,
    when: 'asking for a resent text message without a number',
    message: 'Type provided requires a phone number',
    provoke: resending({ type: 'sms', email: 'ada@example.org' }),
  },
  {
    ...invalid,
    when: 'asking for a resend without address and number',
    message: 'Missing email address or phone number',
    provoke: resending({ type: 'email_change', email: '' }),
  },
  {
    status: 400,
    code: 'email_provider_disabled',
    when: 'asking for a resent mail while addresses are off',
    message: 'Email logins are disabled',
    env: { AUTH_EXTERNAL_EMAIL_ENABLED: 'false' },
    provoke: resending({ type: 'signup', email: 'ada@example.org' }),
  },
  {
    status: 400,
    code: 'phone_provider_disabled',
    when: 'asking for a resent text message while numbers are off',
    message: 'Phone logins are disabled',
    provoke: resending({ type: 'sms', phone: '1234567890' }),
  },
]

const verifications: readonly Refusal[] = [
  {
    ...invalid,
    when: 'verifying without a type',
    message: 'Verify requires a verification type',
    provoke: verifying({ email: 'ada@example.org', token: '123456' }),
  },
  {
    ...invalid,
    when: 'verifying with neither code nor token',
    message: 'Verify requires either a token or a token hash',
    provoke: verifying({ type: 'email', email: 'ada@example.org' }),
  },
  {
    ...invalid,
    when: 'verifying with both code and token',
    message: 'Verify requires either a token or a token hash',
    provoke: verifying({ type: 'email', token: '123456', token_hash: 'abc' }),
  },
  {
    ...invalid,
    when: 'verifying a token with an address beside it',
    message: 'Only the token_hash and type should be provided',
    provoke: verifying({ type: 'email', token_hash: 'abc', email: 'ada@example.org' }),
  },
  {
    ...invalid,
    when: 'verifying a code for an address and a number',
    message: 'Only an email address or phone number should be provided on verify',
    provoke: verifying({ type: 'email', token: '123456', email: 'ada@example.org', phone: '1234567890' }),
  },
  {
    ...invalid,
    when: 'verifying a code without address and number',
    message: 'Only an email address or phone number should be provided on verify',
    provoke: verifying({ type: 'email', token: '123456' }),
  },
  {
    status: 422,
    code: 'validation_failed',
    when: 'verifying a code for a malformed address',
    message: 'Invalid email format',
    provoke: verifying({ type: 'email', token: '123456', email: 'ada' }),
  },
  {
    ...invalid,
    when: 'verifying a code for a malformed number',
    message: e164,
    provoke: verifying({ type: 'sms', token: '123456', phone: 'ada' }),
  },
  {
    ...invalid,
    when: 'verifying a token of an unknown type',
    message: 'Invalid email verification type',
    provoke: verifying({ type: 'sms', token_hash: 'abc' }),
  },
  {
    status: 403,
    code: 'otp_expired',
    when: 'verifying a code for an unknown address',
    message: 'Token has expired or is invalid',
    provoke: (_, { client }) => client().auth.verifyOtp({ type: 'email', token: '123456', email: someone() }),
  },
  {
    status: 403,
    code: 'otp_expired',
    when: 'verifying an unknown token',
    message: 'Email link is invalid or has expired',
    provoke: verifying({ type: 'email', token_hash: 'f'.repeat(56) }),
  },
  {
    status: 403,
    code: 'otp_expired',
    when: 'verifying a code for an unknown number',
    message: 'Token has expired or is invalid',
    provoke: verifying({ type: 'sms', token: '123456', phone: '4915199999999' }),
  },
  ...(['code', 'token'] as const).map(
    (by): Refusal => ({
      status: 403,
      code: 'user_banned',
      when: `verifying the right ${by} of a banned account`,
      message: 'User is banned',
      env: byMail,
      async provoke(house, { client }) {
        const { email, id } = await confirmed(house)
        await client().auth.resetPasswordForEmail(email)
        await house.settled()
        const mail = house.mailTo(email)
        await house.admin().auth.admin.updateUserById(id, { ban_duration: '1h' })
        const type: EmailOtpType = 'recovery'
        return client().auth.verifyOtp(by === 'code' ? { email, token: codeIn(mail), type } : { token_hash: tokenIn(mail), type })
      },
    }),
  ),
  {
    status: 429,
    code: 'over_request_rate_limit',
    when: 'trying too many codes for one address',
    message: 'Request rate limit reached',
    env: { AUTH_RATE_LIMIT_FAILURES_PER_ACCOUNT: '2' },
    async provoke(_, { client }) {
      const guess = { email: someone(), token: '123456', type: 'email' as const }
      for (let time = 0; time < 2; time += 1) await client().auth.verifyOtp(guess)
      return client().auth.verifyOtp(guess)
    },
  },
]

const nonces: readonly Refusal[] = [
  {
    ...invalid,
    when: 'reauthenticating without address and number',
    message: 'Reauthentication requires the user to have an email or a phone number',
    env: { AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true' },
    async provoke(_, { client }) {
      const anonymous = client()
      await anonymous.auth.signInAnonymously()
      return anonymous.auth.reauthenticate()
    },
  },
  {
    status: 422,
    code: 'email_not_confirmed',
    when: 'reauthenticating with an address that is not confirmed',
    message: 'Please verify your email first.',
    async provoke(house, { member }) {
      const { client, id } = await member()
      await change(house, id, { email_confirmed_at: null })
      return client.auth.reauthenticate()
    },
  },
  {
    status: 422,
    code: 'phone_not_confirmed',
    when: 'reauthenticating with a number that is not confirmed',
    message: 'Please verify your phone first.',
    async provoke(house, { member }) {
      const { client, id } = await member()
      await change(house, id, { email: null, phone: `4915${id.replace(/\D/g, '').slice(0, 8)}`, phone_confirmed_at: null })
      return client.auth.reauthenticate()
    },
  },
]

const admins: readonly Refusal[] = [
  {
    status: 422,
    code: 'email_exists',
    when: 'inviting a confirmed account',
    message: 'A user with this email address has already been registered',
    async provoke(house, { admin }) {
      return admin().auth.admin.inviteUserByEmail((await house.member()).email)
    },
  },
  {
    ...invalid,
    when: 'inviting a malformed address',
    message: malformed,
    provoke: (_, { admin }) => admin().auth.admin.inviteUserByEmail('ada'),
  },
  {
    status: 403,
    code: 'not_admin',
    when: 'inviting a person as a member',
    message: 'User not allowed',
    async provoke(_, { member }) {
      return (await member()).client.auth.admin.inviteUserByEmail(someone())
    },
  },
  {
    status: 404,
    code: 'user_not_found',
    when: 'generating a link for an unknown address',
    message: 'User with this email not found',
    provoke: (_, { admin }) => admin().auth.admin.generateLink({ type: 'recovery', email: someone() }),
  },
  {
    ...invalid,
    when: 'generating a link of an unknown type',
    message: 'Invalid email action link type requested: sms',
    provoke: (_, { admin }) => admin().auth.admin.generateLink({ type: unlikely<'recovery'>('sms'), email: someone() }),
  },
  {
    ...invalid,
    when: 'generating a sign-up link without a password',
    message: 'Signup requires a valid password',
    provoke: (_, { admin }) => admin().auth.admin.generateLink({ type: 'signup', email: someone(), password: '' }),
  },
  {
    ...invalid,
    when: 'generating a link for the old address when one confirmation is enough',
    message: 'Enable secure email change to generate link for current email',
    env: { AUTH_MAILER_SECURE_EMAIL_CHANGE_ENABLED: 'false' },
    async provoke(house, { admin }) {
      const { email } = await house.member()
      return admin().auth.admin.generateLink({ type: 'email_change_current', email, newEmail: someone() })
    },
  },
]

export const codeRefusals: readonly Refusal[] = [...asking, ...again, ...verifications, ...nonces, ...admins]
