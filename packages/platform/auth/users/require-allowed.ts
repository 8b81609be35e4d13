import type { Session, User } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { requireAal2ToChangeUser } from '#platform/auth/factors/aal.ts'
import { emailTaken, phoneTaken } from '#platform/auth/users/taken.ts'
import type { UserChanges } from '#platform/auth/users/user-changes.ts'
import { findEmailOwner, findUserByPhone } from '#platform/auth/users/user-store.ts'
import type { AuthDb, AuthWorld } from '#platform/auth/world.ts'

/**
 * Checks a change of the caller's account in GoTrue's order. Throws 403 not_admin, 401 insufficient_aal, 422
 * validation_failed (a password for an anonymous account without an address), user_sso_managed, email_exists,
 * phone_exists.
 */
export async function requireAllowed(
  db: AuthDb,
  { settings }: Pick<AuthWorld, 'settings'>,
  { user, session }: { user: User; session: Session | null },
  wish: UserChanges,
): Promise<void> {
  const { email, phone, password, nonce, appMetadata } = wish
  if (appMetadata && !settings.jwt.adminRoles.includes(user.role)) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  }
  const isOfCredentials = email !== undefined || phone !== undefined || password !== undefined
  if (isOfCredentials) await requireAal2ToChangeUser(db, user.id, session)
  if (user.is_anonymous && password !== undefined && email === undefined && phone === undefined) {
    throw new AuthError(422, 'validation_failed', 'Updating password of an anonymous user without an email or phone is not allowed')
  }
  if (user.is_sso_user && (isOfCredentials || nonce !== '')) {
    throw new AuthError(422, 'user_sso_managed', 'Updating email, phone, password of a SSO account only possible via SSO')
  }
  await requireFree(db, user, wish)
}

/** Checks that no other account has the address or number. */
async function requireFree(db: AuthDb, user: User, { email, phone }: UserChanges): Promise<void> {
  if (email !== undefined && (await findEmailOwner(db, email, user.id))) throw emailTaken()
  const phoneOwner = phone === undefined ? undefined : await findUserByPhone(db, phone)
  if (phoneOwner && phoneOwner.id !== user.id) throw phoneTaken()
}
