import type { User } from '#platform/auth/call.ts'
import { removeOtherIdentities } from '#platform/auth/identities/identity-store.ts'
import { storeOwnIdentity } from '#platform/auth/identities/own-identity.ts'
import { endAllSessions } from '#platform/auth/sessions/end-sessions.ts'
import { endSessionsAndFactors } from '#platform/auth/sessions/end-sessions-and-factors.ts'
import { findIdentities, updateUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/**
 * Removes every way to sign in but the mailbox that was just read: password, number, identities and sessions. The
 * mail's reader chooses a new password. It is for accounts that gain rights by the proof, because the person who made
 * the account must not get those rights. A verified second factor stays if the address was confirmed before
 * (`wasConfirmed`), so that neither mailbox nor factor alone is enough.
 */
export async function removeOtherSignIns(
  trx: AuthTransaction,
  world: Pick<AuthWorld, 'now' | 'uuid'>,
  user: User,
  { wasConfirmed }: { wasConfirmed: boolean },
): Promise<void> {
  if (wasConfirmed) {
    await endAllSessions(trx, user.id)
    await trx.deleteFrom('auth.mfa_factors').where('user_id', '=', user.id).where('status', '=', 'unverified').execute()
  } else await endSessionsAndFactors(trx, { ...user, phone_confirmed_at: null })
  await storeOwnIdentity(trx, world, user, 'email', { email: user.email, email_verified: true })
  const own = (await findIdentities(trx, user.id)).find(({ provider }) => provider === 'email')
  if (own) await removeOtherIdentities(trx, own)
  await updateUser(trx, user.id, { encrypted_password: null, phone: null, phone_confirmed_at: null, updated_at: world.now() })
}
