import type { Factor, Session } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import type { AalLevel } from '#platform/auth/tables.ts'
import type { AuthDb } from '#platform/auth/world.ts'

/** Whether an account has a verified factor, and so can reach aal2. */
export async function hasVerifiedFactor(db: AuthDb, userId: string): Promise<boolean> {
  const factor = await db
    .selectFrom('auth.mfa_factors')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'verified')
    .limit(1)
    .executeTakeFirst()
  return factor !== undefined
}

/** The highest level that an account with these factors can reach. */
export function highestAal(factors: readonly Pick<Factor, 'status'>[]): AalLevel {
  return factors.some(({ status }) => status === 'verified') ? 'aal2' : 'aal1'
}

/** Whether a second factor raised a session. A token without a session counts as not raised. */
export function isAal2(session: Pick<Session, 'aal'> | null): boolean {
  return session?.aal === 'aal2'
}

/**
 * Whether a session has been below the highest level of its account for longer than `allowed` milliseconds; null and 0
 * mean no limit.
 */
export function stayedLowTooLong(
  session: Pick<Session, 'aal' | 'created_at'>,
  highest: AalLevel,
  allowed: number | null,
  now: Date,
): boolean {
  if (allowed === null || allowed === 0 || session.aal >= highest) return false
  return now.getTime() > session.created_at.getTime() + allowed
}

/**
 * Throws 401 insufficient_aal when the account has a verified factor but the session is aal1. Guards changes of
 * password, address, number and identities.
 */
export async function requireAal2ToChangeUser(db: AuthDb, userId: string, session: Pick<Session, 'aal'> | null): Promise<void> {
  if (isAal2(session) || !(await hasVerifiedFactor(db, userId))) return
  throw new AuthError(401, 'insufficient_aal', 'AAL2 session is required to update email or password when MFA is enabled.')
}
