import type { User } from '#platform/auth/call.ts'
import { withProviders } from '#platform/auth/codes/confirm.ts'
import { removeUnprovedIdentities } from '#platform/auth/identities/identity-store.ts'
import { addOwnIdentity, firstWords, isReachedBy, type Maker } from '#platform/auth/signup/new-account.ts'
import type { Wish } from '#platform/auth/signup/wish.ts'
import { lockUser, updateUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/**
 * An account of which nothing is proved, when somebody else comes with its address: nobody knows who of the two is its owner, so nobody's password is kept,
 * and words and ways in are the newcomer's. Whoever proves the address chooses a password. What an admin said of an invited account is no stranger's to
 * change. Undefined when something of the account is proved, or it is not reached by this address itself.
 */
export async function contest(
  trx: AuthTransaction,
  world: AuthWorld,
  id: string,
  newcomer: Pick<Wish, 'contact' | 'data'>,
  maker: Maker = 'person',
): Promise<User | undefined> {
  const held = await lockUser(trx, id)
  if (!held || !isReachedBy(held, newcomer.contact)) return undefined
  if (held.email_confirmed_at !== null || held.phone_confirmed_at !== null) return undefined
  const hasNews = maker === 'admin' && Object.keys(newcomer.data).length > 0
  if (held.invited_at !== null && !hasNews) return updateUser(trx, id, { encrypted_password: null })
  await removeUnprovedIdentities(trx, id, newcomer.contact.provider)
  await addOwnIdentity(trx, world, id, newcomer)
  const words = firstWords(id, newcomer, maker)
  return withProviders(trx, await updateUser(trx, id, { encrypted_password: null, raw_user_meta_data: words, updated_at: world.now() }))
}
