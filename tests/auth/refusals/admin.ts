import { someone } from '../house.ts'
import type { Refusal } from './refusal.ts'

const password = 'correct-horse-1'

export const adminRefusals: readonly Refusal[] = [
  {
    when: 'listing accounts as a member',
    status: 403,
    code: 'not_admin',
    message: 'User not allowed',
    provoke: async (_, { member }) => (await member()).client.auth.admin.listUsers(),
  },
  {
    when: 'listing accounts with a page that is not a number',
    status: 400,
    code: 'validation_failed',
    message: 'Bad Pagination Parameters: strconv.ParseUint: parsing "-1": invalid syntax',
    provoke: (_, { admin }) => admin().auth.admin.listUsers({ page: -1 }),
  },
  {
    when: 'reading an unknown account',
    status: 404,
    code: 'user_not_found',
    message: 'User not found',
    provoke: (_, { admin }) => admin().auth.admin.getUserById(crypto.randomUUID()),
  },
  {
    when: 'creating an account from an empty body',
    status: 400,
    code: 'validation_failed',
    message: 'Cannot create a user without either an email or phone',
    provoke: (_, { admin }) => admin().auth.admin.createUser({ password }),
  },
  {
    when: 'creating an account with a taken address',
    status: 422,
    code: 'email_exists',
    message: 'A user with this email address has already been registered',
    provoke: async (house, { admin }) => admin().auth.admin.createUser({ email: (await house.member()).email, password }),
  },
  {
    when: 'creating an account with a taken number',
    status: 422,
    code: 'phone_exists',
    message: 'Phone number already registered by another user',
    provoke: async (house, { admin }) => {
      await house.admin().auth.admin.createUser({ phone: '15557770001' })
      return admin().auth.admin.createUser({ phone: '+1 555 777 0001' })
    },
  },
  {
    when: 'creating an account with a password and a password hash',
    status: 400,
    code: 'validation_failed',
    message: 'Only a password or a password hash should be provided',
    provoke: (_, { admin }) => admin().auth.admin.createUser({ email: someone(), password, password_hash: `$2b$10$${'a'.repeat(53)}` }),
  },
  {
    when: 'creating an account with a taken id',
    status: 409,
    code: 'conflict',
    message: 'An account with this id already exists',
    provoke: async (house, { admin }) => admin().auth.admin.createUser({ id: (await house.member()).id, email: someone(), password }),
  },
  {
    when: 'banning an account for a malformed duration',
    status: 400,
    code: 'validation_failed',
    message: 'invalid format for ban duration: time: invalid duration "never"',
    provoke: async (house, { admin }) => admin().auth.admin.updateUserById((await house.member()).id, { ban_duration: 'never' }),
  },
  {
    when: 'giving an account a weak password',
    status: 422,
    code: 'weak_password',
    message: /^Password should be at least 6 characters\./,
    provoke: async (house, { admin }) => admin().auth.admin.updateUserById((await house.member()).id, { password: 'a1' }),
  },
  {
    when: "giving an account another account's address",
    status: 422,
    code: 'email_exists',
    message: 'A user with this email address has already been registered',
    provoke: async (house, { admin }) =>
      admin().auth.admin.updateUserById((await house.member()).id, { email: (await house.member()).email }),
  },
  {
    when: 'deleting an unknown factor of an account',
    status: 404,
    code: 'mfa_factor_not_found',
    message: 'Factor not found',
    provoke: async (house, { admin }) =>
      admin().auth.admin.mfa.deleteFactor({ userId: (await house.member()).id, id: crypto.randomUUID() }),
  },
  {
    when: 'signing up without a required CAPTCHA',
    status: 400,
    code: 'captcha_failed',
    message: 'captcha protection: request disallowed (no captcha_token found)',
    env: { AUTH_SECURITY_CAPTCHA_ENABLED: 'true', AUTH_SECURITY_CAPTCHA_PROVIDER: 'hcaptcha', AUTH_SECURITY_CAPTCHA_SECRET: 'a-secret' },
    provoke: (_, { client }) => client().auth.signUp({ email: someone(), password }),
  },
]
