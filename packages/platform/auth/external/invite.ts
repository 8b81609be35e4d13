import type { User } from '#platform/auth/call.ts'
import { confirmEmail } from '#platform/auth/codes/confirm.ts'
import { hashToken } from '#platform/auth/codes/secret.ts'
import { findToken } from '#platform/auth/codes/token-store.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import type { Person } from '#platform/auth/external/person.ts'
import { keepOnlyIdentity } from '#platform/auth/external/settle-account.ts'
import { addIdentity } from '#platform/auth/identities/identity-store.ts'
import { endSessionsAndFactors } from '#platform/auth/sessions/end-sessions-and-factors.ts'
import { findUser, lockUser } from '#platform/auth/users/user-store.ts'
import type { AuthDb, AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/** Throws 404 user_not_found unless the token belongs to an invitation that has not expired. */
export async function requireInvited(world: AuthWorld, token: string): Promise<void> {
  if (await findInvited(world.db, world, token)) return
  throw new AuthError(404, 'user_not_found', 'User identified by token not found')
}

/**
 * Takes over an invited account with a provider's identity, which becomes the account's only way to sign in. Throws
 * 404 invite_not_found, 400 validation_failed.
 */
export async function acceptInvite(
  trx: AuthTransaction,
  world: AuthWorld,
  { token, provider, person }: { token: string; provider: string; person: Person },
): Promise<User> {
  const invited = await findInvited(trx, world, token)
  const user = invited && (await lockUser(trx, invited.id))
  if (!user) throw new AuthError(404, 'invite_not_found', 'Invite not found')
  if (!person.emails.some(({ email }) => email === user.email?.toLowerCase())) {
    throw invalid('Invited email does not match emails from external provider')
  }
  const identity = await addIdentity(trx, world, user, provider, person)
  const isNew = user.email_confirmed_at === null
  if (isNew) await endSessionsAndFactors(trx, user)
  const own = isNew ? await keepOnlyIdentity(trx, user, identity) : user
  return confirmEmail(trx, world, own, 'provider')
}

async function findInvited(db: AuthDb, { now, settings }: AuthWorld, token: string): Promise<User | undefined> {
  const found = await findToken(db, hashToken(token), ['confirmation_token'])
  const user = found && (await findUser(db, found.user_id))
  const sentAt = user?.confirmation_sent_at?.getTime() ?? 0
  return sentAt + settings.email.otpExpiry > now().getTime() ? user : undefined
}
