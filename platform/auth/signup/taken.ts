import { type Answer, ok } from '#platform/auth/answer.ts'
import { isBanned } from '#platform/auth/bearer.ts'
import type { Call, User } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { answerSession } from '#platform/auth/sessions/session-answer.ts'
import { contest } from '#platform/auth/signup/contest.ts'
import { confirmAndSignIn, isAutoconfirmed, isConfirmed, isReachedBy } from '#platform/auth/signup/new-account.ts'
import { answerStranger, answerUnconfirmed, countConfirmation } from '#platform/auth/signup/unconfirmed.ts'
import type { Contact, Wish } from '#platform/auth/signup/wish.ts'
import { newUser } from '#platform/auth/users/make.ts'
import { presentUser } from '#platform/auth/users/present.ts'
import { lockUser } from '#platform/auth/users/user-store.ts'

/** Whether an account has this address or number itself, unconfirmed. */
export function isWaiting(owner: User, contact: Contact): boolean {
  return !isConfirmed(owner, contact.provider) && isReachedBy(owner, contact)
}

/**
 * Answers a sign-up for an unconfirmed account. A caller with its password made it, and gets another code; any other
 * caller contests it, and gets a code too. With automatic confirmation only the password signs in, because the
 * account may be an invitation. The code is counted here, unless it was before.
 */
export async function answerWaiting(call: Call, wish: Wish, owner: User, { isCounted = false } = {}): Promise<Answer> {
  const { world } = call
  const isKnown = await world.hasher.verify(wish.password, owner.encrypted_password || null)
  if (!isAutoconfirmed(world, wish.contact.provider)) {
    if (!isKnown) await world.db.transaction().execute((trx) => contest(trx, world, owner.id, wish))
    if (!isCounted) await countConfirmation(call, wish)
    return isKnown ? answerUnconfirmed(call, wish, owner) : answerStranger(call, wish, owner)
  }
  const session = await world.db.transaction().execute(async (trx) => {
    const held = isKnown ? await lockUser(trx, owner.id) : undefined
    if (held?.encrypted_password !== owner.encrypted_password || !isWaiting(held, wish.contact)) return null
    if (isBanned(held, world.now())) throw new AuthError(403, 'user_banned', 'User is banned')
    return confirmAndSignIn(trx, call, held, wish.contact)
  })
  return session ? answerSession(session) : answerConfirmed(call, wish)
}

/**
 * Answers a sign-up for a confirmed account: an invented account if new ones are answered without a session, so that
 * the answer does not tell; otherwise throws 422 user_already_exists.
 */
export function answerConfirmed({ world }: Call, wish: Wish): Answer {
  const { email, phone, signup } = world.settings
  if ((email.autoconfirm || phone.autoconfirm) && !signup.hidesExisting) {
    throw new AuthError(422, 'user_already_exists', 'User already registered')
  }
  return ok(presentUser({ user: madeUp(world, wish), identities: [], factors: [] }))
}

/** An invented account, which no row has: the sent values, an id of its own, no role. */
function madeUp(world: Call['world'], { contact, data }: Wish): User {
  const { provider, ...address } = contact
  const made = newUser(world, { ...address, raw_app_meta_data: { provider, providers: [provider] }, raw_user_meta_data: data })
  return { ...made, role: '', confirmation_sent_at: made.created_at, confirmed_at: null }
}
