import type { Answer } from '#platform/auth/answer.ts'
import type { Call, User } from '#platform/auth/call.ts'
import { removeAccount } from '#platform/auth/codes/unsent.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { limitByAddress } from '#platform/auth/limits.ts'
import type { SessionBody } from '#platform/auth/sessions/issue.ts'
import { answerSession } from '#platform/auth/sessions/session-answer.ts'
import { signUpAnonymously } from '#platform/auth/signup/anonymous.ts'
import { confirmAndSignIn, isAutoconfirmed, makeAccount } from '#platform/auth/signup/new-account.ts'
import { type Contact, checkSignUp, readSignUp, type SignUpRequest } from '#platform/auth/signup/sign-up-request.ts'
import { answerForConfirmed, answerForUnconfirmed, isUnconfirmedOwner } from '#platform/auth/signup/taken.ts'
import { answerUnconfirmed, countConfirmation } from '#platform/auth/signup/unconfirmed.ts'
import { findEmailOwner, findUserByPhone } from '#platform/auth/users/user-store.ts'
import type { AuthDb } from '#platform/auth/world.ts'

/**
 * POST /signup: makes an account with an address or number and a password. Answers a session with automatic
 * confirmation; otherwise sends a mail or message. Without address and number the account is anonymous.
 */
export async function signUp(call: Call): Promise<Answer> {
  const { world } = call
  const body = readSignUp(call)
  if (body.email === '' && body.phone === '') return signUpAnonymously(call, body.data)
  await limitByAddress(call, 'signup')
  if (world.settings.signup.isDisabled) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  const wish = checkSignUp(call, body)
  const owner = await findOwner(world.db, wish.contact)
  // An unconfirmed account costs one verification here, and any other sign-up one hash below, so that the time does
  // not tell whether the address is taken.
  if (owner && isUnconfirmedOwner(owner, wish.contact)) return answerForUnconfirmed(call, wish, owner)
  const hash = await world.hasher.hash(wish.password)
  if (owner) return answerForConfirmed(call, wish)
  // Counts before it makes the account: a refused message leaves no account behind.
  if (!isAutoconfirmed(world, wish.contact.provider)) await countConfirmation(call, wish)
  const made = await make(call, wish, hash)
  if (made) return 'user' in made ? answerUnconfirmed(call, wish, made.user, removeAccount) : answerSession(made.session)
  const quicker = await findOwner(world.db, wish.contact)
  if (!quicker) throw new AuthError(409, 'conflict', 'The account was made and deleted a moment ago')
  return isUnconfirmedOwner(quicker, wish.contact)
    ? answerForUnconfirmed(call, wish, quicker, { isCounted: true })
    : answerForConfirmed(call, wish)
}

/**
 * Makes the account, with a first session if it is confirmed automatically; undefined when another call was faster.
 */
async function make(call: Call, wish: SignUpRequest, hash: string): Promise<{ user: User } | { session: SessionBody } | undefined> {
  const { world } = call
  return world.db.transaction().execute(async (trx) => {
    const user = await makeAccount(trx, world, wish, hash)
    if (!user) return undefined
    if (!isAutoconfirmed(world, wish.contact.provider)) return { user }
    return { session: await confirmAndSignIn(trx, call, user, wish.contact) }
  })
}

function findOwner(db: AuthDb, contact: Contact): Promise<User | undefined> {
  return contact.provider === 'email' ? findEmailOwner(db, contact.email) : findUserByPhone(db, contact.phone)
}
