import { type Answer, ok } from '#platform/auth/answer.ts'
import type { Call, User } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { answerSession } from '#platform/auth/sessions/session-answer.ts'
import { confirmAndSignIn, isAutoconfirmed, isConfirmed } from '#platform/auth/signup/new-account.ts'
import { answerUnconfirmed } from '#platform/auth/signup/unconfirmed.ts'
import type { Contact, Wish } from '#platform/auth/signup/wish.ts'
import { newUser } from '#platform/auth/users/make.ts'
import { presentUser } from '#platform/auth/users/present.ts'

/**
 * Answers a sign-up with an address or number that somebody has. One that nobody proved yet is sent another code; where such are believed at once, it is
 * given only to whoever knows its password, for it may be an invitation.
 */
export async function answerTaken(call: Call, wish: Wish, owner: User): Promise<Answer> {
  const { world } = call
  const { contact } = wish
  if (isConfirmed(owner, contact.provider) || !isReachedBy(owner, contact)) return answerConfirmed(call, wish)
  if (!isAutoconfirmed(world, contact.provider)) return answerUnconfirmed(call, wish, owner)
  if (!(await world.hasher.verify(wish.password, owner.encrypted_password || null))) return answerConfirmed(call, wish)
  return answerSession(await world.db.transaction().execute((trx) => confirmAndSignIn(trx, call, owner, contact)))
}

/** Whether this is the account's own address or number, and not one that only an identity of it has. */
function isReachedBy(owner: User, contact: Contact): boolean {
  return contact.provider === 'email' ? owner.email?.toLowerCase() === contact.email : owner.phone === contact.phone
}

/** The answer that a new one would get, made up, where that is how new ones are answered. Throws 422 user_already_exists elsewhere. */
function answerConfirmed({ world }: Call, wish: Wish): Answer {
  const { email, phone, signup } = world.settings
  if ((email.autoconfirm || phone.autoconfirm) && !signup.hidesExisting) {
    throw new AuthError(422, 'user_already_exists', 'User already registered')
  }
  return ok(presentUser({ user: madeUp(world, wish), identities: [], factors: [] }))
}

/** An account that is nobody's: what was sent, an id of its own, no role. */
function madeUp(world: Call['world'], { contact, data }: Wish): User {
  const { provider, ...address } = contact
  const made = newUser(world, { ...address, raw_app_meta_data: { provider, providers: [provider] }, raw_user_meta_data: data })
  return { ...made, role: '', confirmation_sent_at: made.created_at, confirmed_at: null }
}
