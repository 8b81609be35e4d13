import { someone } from '../house.ts'
import type { Refusal } from './refusal.ts'

export const passwordRefusals: readonly Refusal[] = [
  {
    when: 'signing in with an address that nobody has',
    status: 400,
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
    provoke: (_, { client }) => client().auth.signInWithPassword({ email: someone(), password: 'correct-horse-1' }),
  },
  {
    when: 'signing up while signing up is closed',
    status: 422,
    code: 'signup_disabled',
    message: 'Signups not allowed for this instance',
    env: { AUTH_DISABLE_SIGNUP: 'true' },
    provoke: (_, { client }) => client().auth.signUp({ email: someone(), password: 'correct-horse-1' }),
  },
]
