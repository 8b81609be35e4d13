import type { User } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { holdUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction } from '#platform/auth/world.ts'

/**
 * Checks, with the account locked, whether a change may still be stored: its session may have been ended since it
 * began. Throws when not.
 */
export type Guard = (trx: AuthTransaction) => Promise<unknown>

/** For what nobody has to be signed in for. */
export const anybodyMay: Guard = () => Promise.resolve()

/** Guards what is sent once more: the account is still to have this address or number. */
export function stillWaits(user: User, change: 'email_change' | 'phone_change'): Guard {
  return async (trx) => {
    const held = await holdUser(trx, user.id)
    if (held[change] !== user[change]) throw new AuthError(409, 'conflict', 'The change was taken back a moment ago')
  }
}
