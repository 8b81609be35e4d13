import { type Answer, ok } from '#platform/auth/answer.ts'
import type { Route, SignedInCall } from '#platform/auth/call.ts'
import { invalid } from '#platform/auth/errors.ts'
import { presentUser } from '#platform/auth/users/present.ts'
import { updateOwnUser } from '#platform/auth/users/update.ts'
import { findWholeUser } from '#platform/auth/users/whole-user.ts'

/** Routes about the caller's account. */
export const userRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/user',
    access: 'user',
    answer: showOwnUser,
  },
  { method: 'PUT', path: '/user', access: 'user', limit: 'user', answer: updateOwnUser },
]

/** GET /user. Throws 400 validation_failed for a token without an audience, or with another than X-JWT-AUD names. */
async function showOwnUser({ world, user, claims, request }: SignedInCall): Promise<Answer> {
  const [audience] = [claims.aud ?? []].flat()
  const isMeant = audience && audience === (request.headers.get('x-jwt-aud') || audience)
  if (!isMeant) throw invalid("Token audience doesn't match request audience")
  return ok(presentUser(await findWholeUser(world.db, user)))
}
