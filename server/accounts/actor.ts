import { isBanned } from '@potluck/platform/auth/bearer'
import { isUuid } from '@potluck/platform/auth/call'
import { AuthError } from '@potluck/platform/auth/errors'
import { isAal2 } from '@potluck/platform/auth/factors/aal'
import { TokenError } from '@potluck/platform/tokens/token-error'
import type { Actor } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { findMember } from '#server/accounts/queries.ts'

/**
 * The actor that a token or API key stands for. Throws `bad_jwt` for a token that is forged, expired, or whose
 * account or session is gone; `unavailable` while the signing keys cannot be fetched.
 */
export async function actorOf(accounts: Accounts, token: string): Promise<Actor> {
  const { db, now } = accounts
  const claims = await refuseAsBadJwt(() => accounts.claimsOf(token))
  if (claims.role === 'anon') return { kind: 'visitor' }
  if (await refuseAsBadJwt(() => accounts.isService(claims))) return { kind: 'service' }
  const { sub, session_id: sessionId } = claims
  if (claims.role !== 'authenticated' || !sub || !isUuid(sub) || typeof sessionId !== 'string' || !isUuid(sessionId))
    throw new AppError('bad_jwt')
  const member = await findMember(db, sub, sessionId, now())
  if (!member || isBanned(member, now())) throw new AppError('bad_jwt')
  // The same rule as private.is_raised() in the database: an account with a second factor has roles and rows only in
  // a session in which that factor was verified.
  const isRaised = claims.aal === 'aal2' && isAal2(member)
  const secondFactor = !member.has_factor ? 'none' : isRaised ? 'shown' : 'owed'
  const { roles, plan } = secondFactor === 'owed' ? ({ roles: [], plan: 'free' } as const) : member
  return { kind: 'member', userId: sub, sessionId, roles, plan, secondFactor, isAnonymous: member.is_anonymous }
}

/** Turns every invalid token into `bad_jwt`, whatever is wrong with it. */
async function refuseAsBadJwt<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (cause) {
    throw cause instanceof TokenError || cause instanceof AuthError ? new AppError('bad_jwt', {}, { cause }) : cause
  }
}
