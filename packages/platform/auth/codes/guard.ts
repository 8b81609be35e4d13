import type { User } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { requireLockedUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction } from '#platform/auth/world.ts'

/**
 * A check before a change is stored, with the account locked, because the caller's session or the pending change may
 * have ended meanwhile. Throws when it has ended.
 */
export type Guard = (trx: AuthTransaction) => Promise<unknown>

/** The guard of a change that needs no session. */
export const noGuard: Guard = () => Promise.resolve()

/** The guard of a repeated message: throws unless the account still waits for this address or number. */
export function requirePending(user: User, change: 'email_change' | 'phone_change'): Guard {
  return async (trx) => {
    const held = await requireLockedUser(trx, user.id)
    if (held[change] !== user[change]) throw new AuthError(409, 'conflict', 'The change was taken back a moment ago')
  }
}
