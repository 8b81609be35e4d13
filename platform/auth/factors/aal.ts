import type { Factor, Session } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import type { AalLevel } from '#platform/auth/tables.ts'
import type { AuthDb } from '#platform/auth/world.ts'

/** Whether an account has a factor that was proved once: from then on it can reach aal2. */
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

/** The highest level an account with these factors can reach. */
export function highestAal(factors: readonly Pick<Factor, 'status'>[]): AalLevel {
  return factors.some(({ status }) => status === 'verified') ? 'aal2' : 'aal1'
}

/** Whether a session was raised by a second factor. A token without a session never was. */
export function isAal2(session: Pick<Session, 'aal'> | null): boolean {
  return session?.aal === 'aal2'
}

/**
 * Whether a session stayed below the level its account can reach for longer than `allowed` (milliseconds; null is for
 * ever), as of `now`.
 */
export function wasLowForTooLong(
  session: Pick<Session, 'aal' | 'created_at'>,
  highest: AalLevel,
  allowed: number | null,
  now: Date,
): boolean {
  if (allowed === null || allowed === 0 || session.aal >= highest) return false
  return now.getTime() > session.created_at.getTime() + allowed
}

/**
 * Guards a change of password, address, number or identities. Throws 401 insufficient_aal when the account has a
 * verified factor and the session is aal1.
 */
export async function requireAal2ToChangeUser(db: AuthDb, userId: string, session: Pick<Session, 'aal'> | null): Promise<void> {
  if (isAal2(session) || !(await hasVerifiedFactor(db, userId))) return
  throw new AuthError(401, 'insufficient_aal', 'AAL2 session is required to update email or password when MFA is enabled.')
}
