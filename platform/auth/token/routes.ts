import { type Call, query, type Route } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { type Grant, grants } from '#platform/auth/token/grants.ts'

/** POST /token?grant_type=…: one handler a grant. */
export const tokenRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/token',
    access: 'anyone',
    answer: async (call) => grantOf(call)(call),
  },
]

function grantOf(call: Call): Grant {
  const type = query(call, 'grant_type') ?? ''
  const grant = new Map(Object.entries(grants)).get(type)
  if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  return grant
}
