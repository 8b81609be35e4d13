import { writeRefreshToken } from '@potluck/platform/testing/refresh-token'
import type { Member } from '../house.ts'
import { change } from './accounts.ts'
import type { Refusal } from './refusal.ts'

const minute = 60_000
const tokenOf = async ({ client }: Pick<Member, 'client'>) => (await client.auth.getSession()).data.session?.refresh_token ?? ''

export const sessionRefusals: readonly Refusal[] = [
  {
    when: 'refreshing with a malformed token',
    status: 400,
    code: 'validation_failed',
    message: 'Refresh token is not valid',
    provoke: (_, { client }) => client().auth.refreshSession({ refresh_token: 'not a token' }),
  },
  {
    when: 'refreshing a session that has ended',
    status: 400,
    code: 'refresh_token_not_found',
    message: 'Invalid Refresh Token: Refresh Token Not Found',
    provoke: (_, { client }) => {
      const token = writeRefreshToken({ sessionId: crypto.randomUUID(), counter: 0 }, Buffer.alloc(32).toString('base64url'))
      return client().auth.refreshSession({ refresh_token: token })
    },
  },
  {
    when: 'refreshing with an old token',
    status: 401,
    code: 'refresh_token_already_used',
    message: 'Invalid Refresh Token: Already Used',
    env: { AUTH_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: '1' },
    async provoke(house, { client }) {
      const member = await house.member()
      const first = await tokenOf(member)
      await member.client.auth.refreshSession()
      await member.client.auth.refreshSession()
      house.passTime(minute)
      return client().auth.refreshSession({ refresh_token: first })
    },
  },
  {
    when: 'refreshing a session after its time box',
    status: 400,
    code: 'session_expired',
    message: 'Invalid Refresh Token: Session Expired',
    env: { AUTH_SESSIONS_TIMEBOX: '10m' },
    async provoke(house, { client }) {
      const token = await tokenOf(await house.member())
      house.passTime(11 * minute)
      return client().auth.refreshSession({ refresh_token: token })
    },
  },
  {
    when: 'refreshing a session after the inactivity timeout',
    status: 400,
    code: 'session_expired',
    message: 'Invalid Refresh Token: Session Expired (Inactivity)',
    env: { AUTH_SESSIONS_INACTIVITY_TIMEOUT: '10m' },
    async provoke(house, { client }) {
      const token = await tokenOf(await house.member())
      house.passTime(11 * minute)
      return client().auth.refreshSession({ refresh_token: token })
    },
  },
  {
    when: 'refreshing an older session where one per account is allowed',
    status: 400,
    code: 'session_expired',
    message: 'Invalid Refresh Token: Session Expired (Revoked by Newer Login)',
    env: { AUTH_SESSIONS_SINGLE_PER_USER: 'true' },
    async provoke(house, { client }) {
      const member = await house.member()
      const token = await tokenOf(member)
      house.passTime(minute)
      await house.client().auth.signInWithPassword(member)
      return client().auth.refreshSession({ refresh_token: token })
    },
  },
  {
    when: 'refreshing while banned',
    status: 400,
    code: 'user_banned',
    message: 'Invalid Refresh Token: User Banned',
    async provoke(house, { client }) {
      const member = await house.member()
      await change(house, member.id, { banned_until: new Date(Date.now() + 60 * minute) })
      return client().auth.refreshSession({ refresh_token: await tokenOf(member) })
    },
  },
]
