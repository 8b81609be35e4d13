import type { Call, Identity, User } from '#platform/auth/call.ts'
import { confirmEmail, confirmPhone } from '#platform/auth/codes/confirm.ts'
import { addIdentity, newIdentity } from '#platform/auth/identities/identity-store.ts'
import { beginSession, type SessionBody } from '#platform/auth/sessions/issue.ts'
import { markMadeByAdmin } from '#platform/auth/signup/made-by-admin.ts'
import type { Contact, SignUpRequest } from '#platform/auth/signup/sign-up-request.ts'
import { newUser } from '#platform/auth/users/make.ts'
import { insertUserUnlessTaken } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/** Who asks for an account: a person about themselves, or an admin, whose metadata is stored unchanged. */
export type Maker = 'person' | 'admin'

/**
 * Makes an unconfirmed account as GoTrue does, with or without a password. Undefined when another call took the
 * address or number.
 */
export async function makeAccount(
  trx: AuthTransaction,
  world: AuthWorld,
  { contact, data }: Pick<SignUpRequest, 'contact' | 'data'>,
  hash: string | null,
  maker: Maker = 'person',
): Promise<User | undefined> {
  const { provider, ...address } = contact
  const made = newUser(world, { ...address, encrypted_password: hash, raw_app_meta_data: { provider, providers: [provider] } })
  const user = await insertUserUnlessTaken(trx, { ...made, raw_user_meta_data: newMetadata(made.id, { contact, data }, maker) })
  if (!user) return undefined
  await addOwnIdentity(trx, world, user.id, { contact, data })
  if (maker === 'admin') await markMadeByAdmin(trx, user.id)
  return user
}

/** The metadata of a new account. */
export function newMetadata(id: string, { contact, data }: Pick<SignUpRequest, 'contact' | 'data'>, maker: Maker): Record<string, unknown> {
  return maker === 'admin' ? data : { ...data, ...unprovedClaims(id, contact) }
}

/** An account's own identity before its address is proved. */
export function ownIdentity(
  world: Pick<AuthWorld, 'now' | 'uuid'>,
  id: string,
  { contact, data }: Pick<SignUpRequest, 'contact' | 'data'>,
): Omit<Identity, 'email'> {
  return newIdentity(world, id, contact.provider, identityClaims(id, { contact, data }))
}

/** Stores an account's own identity before its address is proved. */
export async function addOwnIdentity(
  trx: AuthTransaction,
  world: AuthWorld,
  id: string,
  newcomer: Pick<SignUpRequest, 'contact' | 'data'>,
): Promise<void> {
  await addIdentity(trx, world, { id }, newcomer.contact.provider, identityClaims(id, newcomer))
}

function identityClaims(id: string, { contact, data }: Pick<SignUpRequest, 'contact' | 'data'>) {
  return { sub: id, claims: { ...withoutEmail(data), ...unprovedClaims(id, contact) } }
}

function unprovedClaims(id: string, contact: Contact): Record<string, unknown> {
  const named = contact.provider === 'email' ? { email: contact.email } : {}
  return { sub: id, ...named, email_verified: false, phone_verified: false }
}

/** Metadata without its e-mail address: only verified identities name an account's address. */
function withoutEmail({ email: _, ...data }: Record<string, unknown>): Record<string, unknown> {
  return data
}

/** Whether an account's address or number is confirmed. */
export function isConfirmed(user: User, provider: Contact['provider']): boolean {
  return (provider === 'email' ? user.email_confirmed_at : user.phone_confirmed_at) !== null
}

/** Whether this is the account's own address or number, not one of its identities'. */
export function isOwnContact(owner: User, contact: Contact): boolean {
  return contact.provider === 'email' ? owner.email?.toLowerCase() === contact.email : owner.phone === contact.phone
}

/** Whether accounts are confirmed automatically. */
export function isAutoconfirmed({ settings }: Pick<AuthWorld, 'settings'>, provider: Contact['provider']): boolean {
  return settings[provider].autoconfirm
}

/** Confirms an account automatically and signs it in. */
export async function confirmAndSignIn(trx: AuthTransaction, call: Call, user: User, { provider }: Contact): Promise<SessionBody> {
  const confirmed =
    provider === 'email' ? await confirmEmail(trx, call.world, user, 'autoconfirm') : await confirmPhone(trx, call.world, user)
  return beginSession(trx, call, confirmed, 'password')
}
