import type { User } from '#platform/auth/call.ts'
import type { AuthWorld } from '#platform/auth/world.ts'

/**
 * What becomes of an account whose message could not be sent; `user` is the account as it was when the message's code
 * was stored.
 */
export type WhenUnsent = (world: AuthWorld, user: User) => Promise<void>

/** An account that was there before stays. */
export const leaveAccount: WhenUnsent = () => Promise.resolve()

/**
 * An account that was made to be sent this goes again, with all that is its own, unless anything happened to it since:
 * somebody else wrote to it, or came in.
 */
export const removeAccount: WhenUnsent = async ({ db }, { id, updated_at, confirmation_token, recovery_token }) => {
  await db
    .deleteFrom('auth.users')
    .where('id', '=', id)
    .where('updated_at', '=', updated_at)
    .where('confirmation_token', '=', confirmation_token)
    .where('recovery_token', '=', recovery_token)
    .where('last_sign_in_at', 'is', null)
    .execute()
}
