import type { Actor } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import { isBanned } from '#platform/auth/bearer.ts'
import { isUuid } from '#platform/auth/call.ts'
import { findSignedIn } from '#platform/auth/sessions/session-store.ts'
import { TokenError } from '#platform/tokens/key-ring.ts'
import type { Accounts } from '#server/accounts/open.ts'

/** Who stands behind a token or API key. Throws `bad_jwt` for one that is not ours, is too old, or whose account or session is gone. */
export async function actorOf({ auth }: Accounts, token: string): Promise<Actor> {
  const claims = await claimsOf(auth, token)
  if (claims.role === 'anon') return { kind: 'visitor' }
  const { sub, session_id: sessionId } = claims
  if (claims.role !== 'authenticated' || !sub || !isUuid(sub) || typeof sessionId !== 'string' || !isUuid(sessionId))
    throw new AppError('bad_jwt')
  const { user, session } = await findSignedIn(auth.db, sub, sessionId)
  if (!user || !session || user.deleted_at !== null || isBanned(user, auth.now())) throw new AppError('bad_jwt')
  return { kind: 'member', userId: user.id, roles: [] }
}

async function claimsOf(auth: Accounts['auth'], token: string) {
  try {
    return await auth.claimsOf(token)
  } catch (cause) {
    throw cause instanceof TokenError ? new AppError('bad_jwt', {}, { cause }) : cause
  }
}
