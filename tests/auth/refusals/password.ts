import { someone } from '../house.ts'
import { change, password, withPhones } from './accounts.ts'
import type { Refusal } from './refusal.ts'

export const passwordRefusals: readonly Refusal[] = [
  {
    when: 'signing in with an unknown address',
    status: 400,
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
    provoke: (_, { client }) => client().auth.signInWithPassword({ email: someone(), password }),
  },
  {
    when: 'signing in with a wrong password',
    status: 400,
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
    async provoke(house, { client }) {
      const { email } = await house.member()
      return client().auth.signInWithPassword({ email, password: 'wrong-horse-1' })
    },
  },
  {
    when: 'signing in without an address',
    status: 400,
    code: 'validation_failed',
    message: 'missing email or phone',
    provoke: (_, { client }) => client().auth.signInWithPassword({ email: '', password }),
  },
  {
    when: 'signing in before the address is confirmed',
    status: 400,
    code: 'email_not_confirmed',
    message: 'Email not confirmed',
    async provoke(house, { client }) {
      const { email, id } = await house.member()
      await change(house, id, { email_confirmed_at: null })
      return client().auth.signInWithPassword({ email, password })
    },
  },
  {
    when: 'signing in before the number is confirmed',
    status: 400,
    code: 'phone_not_confirmed',
    message: 'Phone not confirmed',
    env: withPhones,
    async provoke(house, { client }) {
      const phone = `49170${String(Date.now()).slice(-9)}`
      const { data } = await house.client().auth.signUp({ phone, password })
      await change(house, data.user?.id ?? '', { phone_confirmed_at: null })
      return client().auth.signInWithPassword({ phone, password })
    },
  },
  {
    when: 'signing in while banned',
    status: 400,
    code: 'user_banned',
    message: 'User is banned',
    async provoke(house, { client }) {
      const { email, id } = await house.member()
      await change(house, id, { banned_until: new Date(Date.now() + 3_600_000) })
      return client().auth.signInWithPassword({ email, password })
    },
  },
  {
    when: 'signing in with an address while addresses are off',
    status: 422,
    code: 'email_provider_disabled',
    message: 'Email logins are disabled',
    env: { AUTH_EXTERNAL_EMAIL_ENABLED: 'false' },
    provoke: (_, { client }) => client().auth.signInWithPassword({ email: someone(), password }),
  },
  {
    when: 'signing in with a number while numbers are off',
    status: 422,
    code: 'phone_provider_disabled',
    message: 'Phone logins are disabled',
    provoke: (_, { client }) => client().auth.signInWithPassword({ phone: '+4915112345678', password }),
  },
  {
    when: 'guessing a password too often',
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
    env: { AUTH_RATE_LIMIT_FAILURES_PER_ACCOUNT: '1' },
    async provoke(_, { client }) {
      const email = someone()
      await client().auth.signInWithPassword({ email, password })
      return client().auth.signInWithPassword({ email, password })
    },
  },
  {
    when: 'signing in too often from one network',
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
    env: { AUTH_RATE_LIMIT_TOKEN_REFRESH: '1' },
    async provoke(_, { client }) {
      await client().auth.signInWithPassword({ email: someone(), password })
      return client().auth.signInWithPassword({ email: someone(), password })
    },
  },
]
