import { type Call, query, type Route } from '#platform/auth/call.ts'
import { requireCaptcha } from '#platform/auth/captcha.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { limitByAddress, widestHousehold } from '#platform/auth/limits.ts'
import { type Grant, grants } from '#platform/auth/token/grants.ts'
import type { Turns } from '#platform/work/turns.ts'

/** Grants that count themselves: signed messages of wallets have a limit of their own. */
const counted: readonly string[] = ['web3', 'refresh_token']

/** Grants that a program could try without end; the others need something that was issued first. */
const guessed: readonly string[] = ['password', 'web3']

/** POST /token?grant_type=…: one handler a grant. */
export const tokenRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/token',
    access: 'anyone',
    answer: async (call) => {
      const { name, grant } = grantOf(call)
      // Before any turn: nobody holds one while a captcha's provider is asked.
      if (guessed.includes(name)) await requireCaptcha(call)
      return turnsFor(
        call,
        name,
      )(async () => {
        if (!counted.includes(name)) await limitByAddress(call, 'token')
        return grant(call)
      })
    },
  },
]

/** Passwords are looked at in turns, which households share between them, everything else at once. */
function turnsFor({ world, request, address }: Call, name: string): Turns {
  if (name !== 'password') return (work) => work()
  return (work) => world.signIns(work, { signal: request.signal, asker: widestHousehold(address) })
}

function grantOf(call: Call): { name: string; grant: Grant } {
  const name = query(call, 'grant_type') ?? ''
  const grant = new Map(Object.entries(grants)).get(name)
  if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  return { name, grant }
}
