import type { Actor } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import { isBanned } from '#platform/auth/bearer.ts'
import { isUuid } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { isAal2 } from '#platform/auth/factors/aal.ts'
import { TokenError } from '#platform/tokens/token-error.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { findMember } from '#server/accounts/queries.ts'

/**
 * Who stands behind a token or API key. Throws `bad_jwt` for one that is not ours, is too old, or whose account or
 * session is gone; `unavailable` while nobody can tell.
 */
export async function actorOf(accounts: Accounts, token: string): Promise<Actor> {
  const { db, now } = accounts
  const claims = await refusing(() => accounts.claimsOf(token))
  if (claims.role === 'anon') return { kind: 'visitor' }
  if (await refusing(() => accounts.isService(claims))) return { kind: 'service' }
  const { sub, session_id: sessionId } = claims
  if (claims.role !== 'authenticated' || !sub || !isUuid(sub) || typeof sessionId !== 'string' || !isUuid(sessionId))
    throw new AppError('bad_jwt')
  const member = await findMember(db, sub, sessionId, now())
  if (!member || isBanned(member, now())) throw new AppError('bad_jwt')
  // As private.is_raised() has it: an account with a second factor has roles and rows only in a session that the
  // factor raised.
  const isRaised = claims.aal === 'aal2' && isAal2(member)
  const secondFactor = !member.has_factor ? 'none' : isRaised ? 'shown' : 'owed'
  const { roles, plan } = secondFactor === 'owed' ? ({ roles: [], plan: 'free' } as const) : member
  return { kind: 'member', userId: sub, sessionId, roles, plan, secondFactor, isAnonymous: member.is_anonymous }
}

/** A token that is not believed is the caller's mistake, whatever is wrong with it. */
async function refusing<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (cause) {
    throw cause instanceof TokenError || cause instanceof AuthError ? new AppError('bad_jwt', {}, { cause }) : cause
  }
}
