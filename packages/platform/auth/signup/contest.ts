import type { User } from '#platform/auth/call.ts'
import { withProviders } from '#platform/auth/codes/confirm.ts'
import { removeUnprovedIdentities } from '#platform/auth/identities/identity-store.ts'
import { isMadeByAdmin } from '#platform/auth/signup/made-by-admin.ts'
import { addOwnIdentity, isAutoconfirmed, isOwnContact, type Maker, newMetadata } from '#platform/auth/signup/new-account.ts'
import type { Contact } from '#platform/auth/signup/sign-up-request.ts'
import { mergeMetadata } from '#platform/auth/users/metadata.ts'
import { lockUser, updateUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/** A person who arrives with an address or number. `data` is their metadata; null keeps what is stored. */
export interface Newcomer {
  contact: Contact
  data: Record<string, unknown> | null
}

/**
 * Contests an account without a proved address or number, when a newcomer arrives with its address, because either of
 * the two may own the address. The account keeps no password, metadata and identities become the newcomer's, and the
 * reader of the next mail chooses a password. An admin's data stays, and so does the first account with automatic
 * confirmation. Undefined when something of the account is proved, or when the address is not the account's own.
 */
export async function contest(
  trx: AuthTransaction,
  world: AuthWorld,
  id: string,
  { contact, data }: Newcomer,
  maker: Maker = 'person',
): Promise<User | undefined> {
  const held = await lockUser(trx, id)
  if (!held || !isOwnContact(held, contact)) return undefined
  if (held.email_confirmed_at !== null || held.phone_confirmed_at !== null) return undefined
  const news = maker === 'admin' ? data : null
  if (isAutoconfirmed(world, contact.provider) || (await isMadeByAdmin(trx, id))) return news === null ? held : addMetadata(trx, held, news)
  if (held.invited_at !== null && news === null) return updateUser(trx, id, { encrypted_password: null })
  const newcomer = { contact, data: data ?? held.raw_user_meta_data ?? {} }
  await removeUnprovedIdentities(trx, id, contact.provider)
  await addOwnIdentity(trx, world, id, newcomer)
  const words = newMetadata(id, newcomer, maker)
  return withProviders(trx, await updateUser(trx, id, { encrypted_password: null, raw_user_meta_data: words, updated_at: world.now() }))
}

function addMetadata(trx: AuthTransaction, { id, raw_user_meta_data: said }: User, news: Record<string, unknown>): Promise<User> {
  return updateUser(trx, id, { raw_user_meta_data: mergeMetadata(said, news) })
}
