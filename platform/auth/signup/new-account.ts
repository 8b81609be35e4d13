import type { Call, Identity, User } from '#platform/auth/call.ts'
import { confirmEmail, confirmPhone } from '#platform/auth/codes/confirm.ts'
import { addIdentity, newIdentity } from '#platform/auth/identities/identity-store.ts'
import { beginSession, type SessionBody } from '#platform/auth/sessions/issue.ts'
import { markMadeByAdmin } from '#platform/auth/signup/made-by-admin.ts'
import type { Contact, Wish } from '#platform/auth/signup/wish.ts'
import { newUser } from '#platform/auth/users/make.ts'
import { insertUserUnlessTaken } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/** Who asks for an account: its person, or an admin, whose words about the person stand alone in its metadata. */
export type Maker = 'person' | 'admin'

/**
 * An account as GoTrue makes it, not confirmed yet and perhaps without a password; undefined when somebody took the
 * address or number a moment ago.
 */
export async function makeAccount(
  trx: AuthTransaction,
  world: AuthWorld,
  { contact, data }: Pick<Wish, 'contact' | 'data'>,
  hash: string | null,
  maker: Maker = 'person',
): Promise<User | undefined> {
  const { provider, ...address } = contact
  const made = newUser(world, { ...address, encrypted_password: hash, raw_app_meta_data: { provider, providers: [provider] } })
  const user = await insertUserUnlessTaken(trx, { ...made, raw_user_meta_data: firstWords(made.id, { contact, data }, maker) })
  if (!user) return undefined
  await addOwnIdentity(trx, world, user.id, { contact, data })
  if (maker === 'admin') await markMadeByAdmin(trx, user.id)
  return user
}

/** What the metadata of a new account says. */
export function firstWords(id: string, { contact, data }: Pick<Wish, 'contact' | 'data'>, maker: Maker): Record<string, unknown> {
  return maker === 'admin' ? data : { ...data, ...nothingProved(id, contact) }
}

/** An account's own identity, as it is before anything is proved. */
export function ownIdentity(
  world: Pick<AuthWorld, 'now' | 'uuid'>,
  id: string,
  { contact, data }: Pick<Wish, 'contact' | 'data'>,
): Omit<Identity, 'email'> {
  return newIdentity(world, id, contact.provider, ownWords(id, { contact, data }))
}

/** Stores an account's own identity, as it is before anything is proved. */
export async function addOwnIdentity(
  trx: AuthTransaction,
  world: AuthWorld,
  id: string,
  newcomer: Pick<Wish, 'contact' | 'data'>,
): Promise<void> {
  await addIdentity(trx, world, { id }, newcomer.contact.provider, ownWords(id, newcomer))
}

function ownWords(id: string, { contact, data }: Pick<Wish, 'contact' | 'data'>) {
  return { sub: id, claims: { ...withoutEmail(data), ...nothingProved(id, contact) } }
}

function nothingProved(id: string, contact: Contact): Record<string, unknown> {
  const named = contact.provider === 'email' ? { email: contact.email } : {}
  return { sub: id, ...named, email_verified: false, phone_verified: false }
}

/** Names in the metadata without an address: only verified identities say which address an account has. */
function withoutEmail({ email: _, ...data }: Record<string, unknown>): Record<string, unknown> {
  return data
}

/** Whether an account's address or number is proved. */
export function isConfirmed(user: User, provider: Contact['provider']): boolean {
  return (provider === 'email' ? user.email_confirmed_at : user.phone_confirmed_at) !== null
}

/** Whether this is the account's own address or number, and not one that only an identity of it has. */
export function isReachedBy(owner: User, contact: Contact): boolean {
  return contact.provider === 'email' ? owner.email?.toLowerCase() === contact.email : owner.phone === contact.phone
}

/** Whether accounts are believed what they say they are reached by. */
export function isAutoconfirmed({ settings }: Pick<AuthWorld, 'settings'>, provider: Contact['provider']): boolean {
  return settings[provider].autoconfirm
}

/** Believes an account's address or number, and signs it in. */
export async function confirmAndSignIn(trx: AuthTransaction, call: Call, user: User, { provider }: Contact): Promise<SessionBody> {
  const confirmed =
    provider === 'email' ? await confirmEmail(trx, call.world, user, 'autoconfirm') : await confirmPhone(trx, call.world, user)
  return beginSession(trx, call, confirmed, 'password')
}
