import { someone } from '../house.ts'
import { change, password, withPhones } from './accounts.ts'
import type { Refusal } from './refusal.ts'

const newPassword = 'another-horse-2'
const day = 86_400_000

export const userRefusals: readonly Refusal[] = [
  {
    when: 'reading the own account with a malformed token',
    status: 403,
    code: 'bad_jwt',
    message: /^invalid JWT: unable to parse or verify signature, /,
    provoke: (_, { client }) => client().auth.getUser('x.y.z'),
  },
  {
    when: 'reading the own account after its deletion',
    status: 403,
    code: 'user_not_found',
    message: 'User from sub claim in JWT does not exist',
    async provoke(house, { member }) {
      const { client, id } = await member()
      await house.admin().auth.admin.deleteUser(id)
      return client.auth.getUser()
    },
  },
  {
    when: 'reading the own account while banned',
    status: 403,
    code: 'user_banned',
    message: 'User is banned',
    async provoke(house, { member }) {
      const { client, id } = await member()
      await change(house, id, { banned_until: new Date(Date.now() + day) })
      return client.auth.getUser()
    },
  },
  {
    when: 'setting the current password again',
    status: 422,
    code: 'same_password',
    message: 'New password should be different from the old password.',
    provoke: async (_, { member }) => (await member()).client.auth.updateUser({ password }),
  },
  {
    when: 'setting a weak password',
    status: 422,
    code: 'weak_password',
    message: 'Password should be at least 6 characters.',
    provoke: async (_, { member }) => (await member()).client.auth.updateUser({ password: 'ab1' }),
  },
  {
    when: 'changing to a taken address',
    status: 422,
    code: 'email_exists',
    message: 'A user with this email address has already been registered',
    async provoke(house, { member }) {
      const { email } = await house.member()
      return (await member()).client.auth.updateUser({ email })
    },
  },
  {
    when: 'changing to a taken number',
    status: 422,
    code: 'phone_exists',
    message: 'A user with this phone number has already been registered',
    env: withPhones,
    async provoke(house, { member }) {
      const phone = `49172${String(Date.now()).slice(-9)}`
      await (await house.member()).client.auth.updateUser({ phone })
      return (await member()).client.auth.updateUser({ phone })
    },
  },
  {
    when: 'changing to a malformed address',
    status: 400,
    code: 'validation_failed',
    message: 'Unable to validate email address: invalid format',
    provoke: async (_, { member }) => (await member()).client.auth.updateUser({ email: 'ada at home' }),
  },
  {
    when: 'setting a password long after signing in without the required code',
    status: 400,
    code: 'reauthentication_needed',
    message: 'Password update requires reauthentication',
    env: { AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true' },
    async provoke(house, { member }) {
      const { client } = await member()
      house.passTime(2 * day)
      await client.auth.refreshSession()
      return client.auth.updateUser({ password: newPassword })
    },
  },
  {
    when: 'setting a password with an unknown reauthentication code',
    status: 422,
    code: 'reauthentication_not_valid',
    message: 'Nonce has expired or is invalid',
    env: { AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true' },
    async provoke(house, { member }) {
      const { client } = await member()
      house.passTime(2 * day)
      await client.auth.refreshSession()
      return client.auth.updateUser({ password: newPassword, nonce: '123456' })
    },
  },
  {
    when: 'setting a password on an SSO account',
    status: 422,
    code: 'user_sso_managed',
    message: 'Updating email, phone, password of a SSO account only possible via SSO',
    async provoke(house, { member }) {
      const { client, id } = await member()
      await change(house, id, { is_sso_user: true })
      return client.auth.updateUser({ password: newPassword })
    },
  },
  {
    when: 'setting a password on an anonymous account',
    status: 422,
    code: 'validation_failed',
    message: 'Updating password of an anonymous user without an email or phone is not allowed',
    env: { AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true' },
    async provoke(_, speak) {
      const client = speak.client()
      await client.auth.signInAnonymously()
      return client.auth.updateUser({ password: newPassword })
    },
  },
  {
    when: 'changing the own account too often from one network',
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
    env: { AUTH_RATE_LIMIT_OTP: '2' },
    async provoke(house, { member }) {
      house.passTime(day)
      const { client } = await member()
      await client.auth.updateUser({ email: someone() })
      await client.auth.updateUser({ email: someone() })
      return client.auth.updateUser({ email: someone() })
    },
  },
]
