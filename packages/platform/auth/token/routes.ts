import { type Call, query, type Route } from '#platform/auth/call.ts'
import { requireCaptcha } from '#platform/auth/captcha.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { limitByAddress, widestNetworkOf } from '#platform/auth/limits.ts'
import { type Grant, grants } from '#platform/auth/token/grants.ts'
import type { RunInTurn } from '#platform/work/turns.ts'

/** Grants that count themselves: web3 has its own limit, the others count in their first round trip. */
const selfLimitedGrants: readonly string[] = ['web3', 'refresh_token', 'password']

/** Grants whose secret a program could guess without end. The other grants need something that was issued before. */
const guessableGrants: readonly string[] = ['password', 'web3']

/** POST /token?grant_type=…: calls the grant's handler. */
export const tokenRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/token',
    access: 'anyone',
    answer: async (call) => {
      const { name, grant } = grantOf(call)
      // Runs before the turn: no call should hold a turn while the captcha's provider is asked.
      if (guessableGrants.includes(name)) await requireCaptcha(call)
      return turnsFor(
        call,
        name,
      )(async () => {
        if (!selfLimitedGrants.includes(name)) await limitByAddress(call, 'token')
        return grant(call)
      })
    },
  },
]

/** Password sign-ins take turns, fairly between networks; other grants run at once. */
function turnsFor({ world, request, address }: Call, name: string): RunInTurn {
  if (name !== 'password') return (work) => work()
  return (work) => world.signIns(work, { signal: request.signal, asker: widestNetworkOf(address) })
}

function grantOf(call: Call): { name: string; grant: Grant } {
  const name = query(call, 'grant_type') ?? ''
  const grant = new Map(Object.entries(grants)).get(name)
  if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  return { name, grant }
}
