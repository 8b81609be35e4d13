import type { SignedInCall } from '#platform/auth/call.ts'
import { tryNonce } from '#platform/auth/codes/nonce.ts'
import { AuthError } from '#platform/auth/errors.ts'
import type { AuthWorld } from '#platform/auth/world.ts'

/** A new password for an account. */
export interface NewPassword {
  hash: string
  /** The reauthentication code to spend; null when no code was needed. */
  nonce: string | null
}

/**
 * Hashes a new password; never inside a transaction. Throws 400 reauthentication_needed, 422
 * reauthentication_not_valid and same_password.
 */
export async function newPassword(call: SignedInCall, password: string, nonce: string): Promise<NewPassword> {
  const { world, user, session } = call
  const { hasher, settings, now } = world
  const isFresh = session !== null && now().getTime() <= session.created_at.getTime() + settings.freshSignIn
  const needsNonce = settings.reauthenticateForPassword && !isFresh
  if (needsNonce) {
    if (nonce === '') throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication')
    await tryNonce(call, user, nonce)
  }
  await requireOtherPassword(world, password, user.encrypted_password)
  return { hash: await hasher.hash(password), nonce: needsNonce ? nonce : null }
}

/** Throws 422 same_password when the hash belongs to this password; never inside a transaction. */
export async function requireOtherPassword({ hasher }: Pick<AuthWorld, 'hasher'>, password: string, stored: string | null): Promise<void> {
  if (!(await hasher.verify(password, stored || null))) return
  throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
}
