import type { User } from '#platform/auth/call.ts'
import type { AuthWorld } from '#platform/auth/world.ts'

/** Handles an account whose message could not be sent. `user` is the account as it was when the code was stored. */
export type HandleUnsent = (world: AuthWorld, user: User) => Promise<void>

/** Keeps an account that existed before. */
export const keepAccount: HandleUnsent = () => Promise.resolve()

/** Deletes an account that was made for this message, unless it changed or signed in since. */
export const removeAccount: HandleUnsent = async ({ db }, { id, updated_at, confirmation_token, recovery_token }) => {
  await db
    .deleteFrom('auth.users')
    .where('id', '=', id)
    .where('updated_at', '=', updated_at)
    .where('confirmation_token', '=', confirmation_token)
    .where('recovery_token', '=', recovery_token)
    .where('last_sign_in_at', 'is', null)
    .execute()
}
