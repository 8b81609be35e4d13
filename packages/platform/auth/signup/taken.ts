import { type Answer, ok } from '#platform/auth/answer.ts'
import { isBanned } from '#platform/auth/bearer.ts'
import type { Call, User } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { answerSession } from '#platform/auth/sessions/session-answer.ts'
import { contest } from '#platform/auth/signup/contest.ts'
import { confirmAndSignIn, isAutoconfirmed, isConfirmed, isOwnContact } from '#platform/auth/signup/new-account.ts'
import type { Contact, SignUpRequest } from '#platform/auth/signup/sign-up-request.ts'
import { answerNonOwner, answerUnconfirmed, countConfirmation } from '#platform/auth/signup/unconfirmed.ts'
import { newUser } from '#platform/auth/users/make.ts'
import { presentUser } from '#platform/auth/users/present.ts'
import { lockUser } from '#platform/auth/users/user-store.ts'

/** Whether an account has this address or number itself, unconfirmed. */
export function isUnconfirmedOwner(owner: User, contact: Contact): boolean {
  return !isConfirmed(owner, contact.provider) && isOwnContact(owner, contact)
}

/**
 * Answers a sign-up for an unconfirmed account. A caller with its password made it, and gets another code; any other
 * caller contests it, and gets a code too. With automatic confirmation only the password signs in, because the
 * account may be an invitation. The code is counted here, unless it was before.
 */
export async function answerForUnconfirmed(call: Call, wish: SignUpRequest, owner: User, { isCounted = false } = {}): Promise<Answer> {
  const { world } = call
  const isKnown = await world.hasher.verify(wish.password, owner.encrypted_password || null)
  if (!isAutoconfirmed(world, wish.contact.provider)) {
    if (!isKnown) await world.db.transaction().execute((trx) => contest(trx, world, owner.id, wish))
    if (!isCounted) await countConfirmation(call, wish)
    return isKnown ? answerUnconfirmed(call, wish, owner) : answerNonOwner(call, wish, owner)
  }
  const session = await world.db.transaction().execute(async (trx) => {
    const held = isKnown ? await lockUser(trx, owner.id) : undefined
    if (held?.encrypted_password !== owner.encrypted_password || !isUnconfirmedOwner(held, wish.contact)) return null
    if (isBanned(held, world.now())) throw new AuthError(403, 'user_banned', 'User is banned')
    return confirmAndSignIn(trx, call, held, wish.contact)
  })
  return session ? answerSession(session) : answerForConfirmed(call, wish)
}

/**
 * Answers a sign-up for a confirmed account. When new accounts are answered without a session, answers an invented
 * account, so that the answer does not tell that the address is taken. Otherwise throws 422 user_already_exists.
 */
export function answerForConfirmed({ world }: Call, wish: SignUpRequest): Answer {
  const { email, phone, signup } = world.settings
  if ((email.autoconfirm || phone.autoconfirm) && !signup.hidesExisting) {
    throw new AuthError(422, 'user_already_exists', 'User already registered')
  }
  return ok(presentUser({ user: inventUser(world, wish), identities: [], factors: [] }))
}

/** An invented account, which no row has: the sent values, an id of its own, no role. */
function inventUser(world: Call['world'], { contact, data }: SignUpRequest): User {
  const { provider, ...address } = contact
  const made = newUser(world, { ...address, raw_app_meta_data: { provider, providers: [provider] }, raw_user_meta_data: data })
  return { ...made, role: '', confirmation_sent_at: made.created_at, confirmed_at: null }
}
