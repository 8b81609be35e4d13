import type { User } from '#platform/auth/call.ts'
import { removeOtherIdentities } from '#platform/auth/identities/identity-store.ts'
import { keepOwnIdentity } from '#platform/auth/identities/own-identity.ts'
import { endEverything } from '#platform/auth/sessions/end-everything.ts'
import { throwOut } from '#platform/auth/sessions/throw-out.ts'
import { findIdentities, updateUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/**
 * Leaves an account only one way in, the mailbox that was just read: no password, number, provider or session. The
 * reader of the mail chooses a password. For accounts that are worth more with the proof than their maker may have. A
 * verified second factor stays where the address was confirmed before (`wasConfirmed`), so that one of the two without
 * the other gains nothing.
 */
export async function leaveOnlyMailbox(
  trx: AuthTransaction,
  world: Pick<AuthWorld, 'now' | 'uuid'>,
  user: User,
  { wasConfirmed }: { wasConfirmed: boolean },
): Promise<void> {
  if (wasConfirmed) {
    await throwOut(trx, user.id)
    await trx.deleteFrom('auth.mfa_factors').where('user_id', '=', user.id).where('status', '=', 'unverified').execute()
  } else await endEverything(trx, { ...user, phone_confirmed_at: null })
  await keepOwnIdentity(trx, world, user, 'email', { email: user.email, email_verified: true })
  const own = (await findIdentities(trx, user.id)).find(({ provider }) => provider === 'email')
  if (own) await removeOtherIdentities(trx, own)
  await updateUser(trx, user.id, { encrypted_password: null, phone: null, phone_confirmed_at: null, updated_at: world.now() })
}
