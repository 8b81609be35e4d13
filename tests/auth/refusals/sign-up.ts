import { disposableMail } from '#locales/en/disposable-mail.ts'
import { someone } from '../house.ts'
import { password, withPhones } from './accounts.ts'
import type { Refusal } from './refusal.ts'

const thrownAway: readonly (readonly [string, Refusal['provoke']])[] = [
  ['signing up with an address to be thrown away', (_, { client }) => client().auth.signUp({ email: 'Cook@Mailinator.com', password })],
  ['asking for a link to a new address to be thrown away', (_, { client }) => client().auth.signInWithOtp({ email: 'cook@yopmail.com' })],
  [
    'changing to an address to be thrown away',
    async (_, { member }) => (await member()).client.auth.updateUser({ email: 'cook@trashmail.com' }),
  ],
]

export const signUpRefusals: readonly Refusal[] = [
  {
    when: 'signing up while sign-up is closed',
    status: 422,
    code: 'signup_disabled',
    message: 'Signups not allowed for this instance',
    env: { AUTH_DISABLE_SIGNUP: 'true' },
    provoke: (_, { client }) => client().auth.signUp({ email: someone(), password }),
  },
  {
    when: 'signing in anonymously while sign-up is closed',
    status: 422,
    code: 'signup_disabled',
    message: 'Signups not allowed for this instance',
    env: { AUTH_DISABLE_SIGNUP: 'true', AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true' },
    provoke: (_, { client }) => client().auth.signInAnonymously(),
  },
  {
    when: 'signing in anonymously while anonymous accounts are off',
    status: 422,
    code: 'anonymous_provider_disabled',
    message: 'Anonymous sign-ins are disabled',
    provoke: (_, { client }) => client().auth.signInAnonymously(),
  },
  {
    when: 'signing up with a taken address',
    status: 422,
    code: 'user_already_exists',
    message: 'User already registered',
    async provoke(house, { client }) {
      const { email } = await house.member()
      return client().auth.signUp({ email, password })
    },
  },
  {
    when: 'signing up with a password that is too short',
    status: 422,
    code: 'weak_password',
    message: 'Password should be at least 6 characters.',
    provoke: (_, { client }) => client().auth.signUp({ email: someone(), password: 'ab1' }),
  },
  {
    when: 'signing up with a password without a digit',
    status: 422,
    code: 'weak_password',
    message: /^Password should contain at least one character of each: /,
    provoke: (_, { client }) => client().auth.signUp({ email: someone(), password: 'abcdefgh' }),
  },
  ...thrownAway.map(
    ([when, provoke]): Refusal => ({ when, status: 400, code: 'email_address_invalid', message: disposableMail.refused, provoke }),
  ),
  {
    when: 'signing up without a password',
    status: 400,
    code: 'validation_failed',
    message: 'Signup requires a valid password',
    provoke: (_, { client }) => client().auth.signUp({ email: someone(), password: '' }),
  },
  {
    when: 'signing up with a password of 73 characters',
    status: 400,
    code: 'validation_failed',
    message: 'Password cannot be longer than 72 characters',
    provoke: (_, { client }) => client().auth.signUp({ email: someone(), password: `a1${'x'.repeat(71)}` }),
  },
  {
    when: 'signing up with a malformed address',
    status: 400,
    code: 'validation_failed',
    message: 'Unable to validate email address: invalid format',
    provoke: (_, { client }) => client().auth.signUp({ email: 'ada at home', password }),
  },
  {
    when: 'signing up with a malformed number',
    status: 400,
    code: 'validation_failed',
    message: 'Invalid phone number format (E.164 required)',
    env: withPhones,
    provoke: (_, { client }) => client().auth.signUp({ phone: '0', password }),
  },
  {
    when: 'signing up with an address while addresses are off',
    status: 400,
    code: 'email_provider_disabled',
    message: 'Email signups are disabled',
    env: { AUTH_EXTERNAL_EMAIL_ENABLED: 'false' },
    provoke: (_, { client }) => client().auth.signUp({ email: someone(), password }),
  },
  {
    when: 'signing up with a number while numbers are off',
    status: 400,
    code: 'phone_provider_disabled',
    message: 'Phone signups are disabled',
    provoke: (_, { client }) => client().auth.signUp({ phone: '+4915112345678', password }),
  },
  {
    when: 'signing up with a number without an SMS provider',
    status: 422,
    code: 'sms_send_failed',
    message: /^Error sending confirmation OTP to provider/,
    env: { AUTH_EXTERNAL_PHONE_ENABLED: 'true' },
    provoke: (_, { client }) => client().auth.signUp({ phone: `+49171${String(Date.now()).slice(-9)}`, password }),
  },
  {
    when: 'signing up too often from one network',
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
    env: { AUTH_RATE_LIMIT_OTP: '1' },
    async provoke(_, { client }) {
      await client().auth.signUp({ email: someone(), password })
      return client().auth.signUp({ email: someone(), password })
    },
  },
]
