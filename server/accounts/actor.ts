import type { Actor } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import { admitAdmin, isBanned } from '#platform/auth/bearer.ts'
import { isUuid } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { hasVerifiedFactor, isAal2 } from '#platform/auth/factors/aal.ts'
import { TokenError } from '#platform/tokens/key-ring.ts'
import type { Accounts } from '#server/accounts/open.ts'
import { findMember } from '#server/accounts/queries.ts'

/** Who stands behind a token or API key. Throws `bad_jwt` for one that is not ours, is too old, or whose account or session is gone. */
export async function actorOf({ auth, db }: Accounts, token: string): Promise<Actor> {
  const claims = await refusing(() => auth.claimsOf(token))
  if (claims.role === 'anon') return { kind: 'visitor' }
  if (typeof claims.role === 'string' && auth.settings.jwt.adminRoles.includes(claims.role)) {
    await refusing(() => admitAdmin(auth, claims))
    return { kind: 'service' }
  }
  const { sub, session_id: sessionId } = claims
  if (claims.role !== 'authenticated' || !sub || !isUuid(sub) || typeof sessionId !== 'string' || !isUuid(sessionId))
    throw new AppError('bad_jwt')
  const member = await findMember(db, sub, sessionId)
  if (!member || isBanned(member, auth.now())) throw new AppError('bad_jwt')
  // As private.is_admin() has it: whoever has a second factor is an admin only in a session that it raised.
  const isRaised = claims.aal === 'aal2' && isAal2(member)
  const isShort = member.roles.includes('admin') && !isRaised && (await hasVerifiedFactor(auth.db, sub))
  return { kind: 'member', userId: sub, roles: isShort ? member.roles.filter((role) => role !== 'admin') : member.roles }
}

/** A token that is not believed is the caller's mistake, whatever is wrong with it. */
async function refusing<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (cause) {
    throw cause instanceof TokenError || cause instanceof AuthError ? new AppError('bad_jwt', {}, { cause }) : cause
  }
}
