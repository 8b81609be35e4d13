import type { User } from '#platform/auth/call.ts'
import { confirmEmail, withProviders } from '#platform/auth/codes/confirm.ts'
import { AuthError } from '#platform/auth/errors.ts'
import type { Person } from '#platform/auth/external/person.ts'
import type { SettledAccount } from '#platform/auth/external/settle-account.ts'
import { adoptEmail } from '#platform/auth/identities/adopt-email.ts'
import { addIdentity, findIdentity } from '#platform/auth/identities/identity-store.ts'
import { emailTaken } from '#platform/auth/users/taken.ts'
import { findEmailOwner, updateUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/**
 * Links an identity to a signed-in account. An account without an address gets the identity's verified one, and an
 * anonymous account becomes a permanent one. An unverified address may belong to another person, so it becomes a
 * pending change that a mail must confirm. `user` is locked. Throws 422 identity_already_exists, 400 email_exists.
 */
export async function linkAccount(
  trx: AuthTransaction,
  world: AuthWorld,
  user: User,
  { provider, person }: { provider: string; person: Person },
): Promise<SettledAccount> {
  const identity = await findIdentity(trx, provider, person.sub)
  if (identity) {
    const whose = identity.user_id === user.id ? '' : ' to another user'
    throw new AuthError(422, 'identity_already_exists', `Identity is already linked${whose}`)
  }
  const { id: identityId, email } = await addIdentity(trx, world, user, provider, person)
  if (user.email) return { state: 'ready', user: await withProviders(trx, user) }
  const isProved = person.claims.email_verified === true
  if (email !== null && !isProved && !world.settings.email.autoconfirm) {
    if (await findEmailOwner(trx, email, user.id)) throw emailTakenError()
    const message = `Unverified email with ${provider}. A confirmation email has been sent to your ${provider} email`
    return {
      state: 'unverified',
      user,
      mailed: { newEmail: email, identityId },
      refusal: new AuthError(422, 'email_not_confirmed', message),
    }
  }
  const adopted = await adoptEmail(trx, world, user)
  if (!adopted) throw emailTakenError()
  const confirmed = adopted.email ? await confirmEmail(trx, world, adopted, isProved ? 'provider' : 'autoconfirm') : adopted
  const somebody = await updateUser(trx, confirmed.id, { is_anonymous: false, updated_at: world.now() })
  return { state: 'ready', user: await withProviders(trx, somebody) }
}

function emailTakenError(): AuthError {
  return emailTaken(400)
}
