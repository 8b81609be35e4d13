import type { Answer } from '#platform/auth/answer.ts'
import { query, type Route, type SignedInCall } from '#platform/auth/call.ts'
import { invalid } from '#platform/auth/errors.ts'
import { endSessionsForOwner } from '#platform/auth/sessions/end-sessions.ts'
import { deleteSession } from '#platform/auth/sessions/session-store.ts'

/** The route for signing out. */
export const sessionRoutes: readonly Route[] = [{ method: 'POST', path: '/logout', access: 'user', answer: signOut }]

/**
 * Ends all sessions of an account (`global`, the default), only the caller's (`local`), or all but the caller's
 * (`others`). Throws 400 validation_failed.
 */
async function signOut(call: SignedInCall): Promise<Answer> {
  const { world, user, session } = call
  const scope = query(call, 'scope') || 'global'
  if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
    throw invalid(`Unsupported logout scope ${JSON.stringify(scope.slice(0, 100))}`)
  }
  if (session !== null && scope === 'local') await deleteSession(world.db, session.id)
  else await world.db.transaction().execute((trx) => endSessionsForOwner(trx, world, user, scope === 'others' ? session?.id : undefined))
  return { status: 204 }
}
