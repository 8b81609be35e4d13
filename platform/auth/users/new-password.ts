import type { SignedInCall } from '#platform/auth/call.ts'
import { checkNonce } from '#platform/auth/codes/nonce.ts'
import { AuthError } from '#platform/auth/errors.ts'
import type { AuthWorld } from '#platform/auth/world.ts'

/**
 * The hash of a password that somebody wants instead of their own. Outside of any transaction. Throws 400 reauthentication_needed, 422
 * reauthentication_not_valid and same_password.
 */
export async function newPasswordHash(call: SignedInCall, password: string, nonce: string): Promise<string> {
  const { world, user, session } = call
  const { hasher, settings, now } = world
  const isFresh = session !== null && now().getTime() <= session.created_at.getTime() + settings.freshSignIn
  if (settings.reauthenticateForPassword && !isFresh) {
    if (nonce === '') throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication')
    await checkNonce(call, user, nonce)
  }
  await requireOtherPassword(world, password, user.encrypted_password)
  return hasher.hash(password)
}

/** Outside of any transaction. Throws 422 same_password when this is the hash of that password. */
export async function requireOtherPassword({ hasher }: Pick<AuthWorld, 'hasher'>, password: string, stored: string | null): Promise<void> {
  if (!(await hasher.verify(password, stored || null))) return
  throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
}
