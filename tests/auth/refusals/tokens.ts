import { decodeJwt, type JWTPayload } from 'jose'
import type { House } from '../house.ts'
import type { Refusal, Speak } from './refusal.ts'

/** Asks for the account of a token that we signed, with wrong claims. */
async function askWith(house: House, { client }: Speak, claims: JWTPayload) {
  const { data } = await (await house.member()).client.auth.getSession()
  const honest = decodeJwt(data.session?.access_token ?? '')
  return client().auth.getUser(await house.world.accounts.auth.keys.sign({ ...honest, ...claims }))
}

export const tokenRefusals: readonly Refusal[] = [
  {
    when: 'reading the own account without a token',
    status: 401,
    code: 'no_authorization',
    message: 'This endpoint requires a valid Bearer token',
    provoke: (_, { send }) => send('user'),
  },
  {
    when: 'reading the own account with a token without a subject',
    status: 403,
    code: 'bad_jwt',
    message: 'invalid claim: missing sub claim',
    provoke: (house, speak) => askWith(house, speak, { sub: '' }),
  },
  {
    when: 'reading the own account with a malformed subject',
    status: 400,
    code: 'bad_jwt',
    message: 'invalid claim: sub claim must be a UUID',
    provoke: (house, speak) => askWith(house, speak, { sub: 'robert' }),
  },
  {
    when: 'reading the own account with a malformed session id',
    status: 403,
    code: 'bad_jwt',
    message: 'invalid claim: session_id claim must be a UUID',
    provoke: (house, speak) => askWith(house, speak, { session_id: 'robert' }),
  },
  {
    // The client turns this answer into an error without a code.
    when: 'reading the own account after signing out',
    status: 403,
    code: 'session_not_found',
    message: 'Session from session_id claim in JWT does not exist',
    async provoke(house, { send }) {
      const { client } = await house.member()
      const { data } = await client.auth.getSession()
      await client.auth.signOut()
      return send('user', { token: data.session?.access_token ?? '' })
    },
  },
  {
    when: 'asking for a session with an unknown grant type',
    status: 400,
    code: 'invalid_credentials',
    message: 'unsupported_grant_type',
    provoke: (_, { send }) => send('token?grant_type=nonsense', { method: 'POST', body: {} }),
  },
]
