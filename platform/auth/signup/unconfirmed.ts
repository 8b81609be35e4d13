import { type Answer, ok } from '#platform/auth/answer.ts'
import type { Call, User } from '#platform/auth/call.ts'
import { sendConfirmation } from '#platform/auth/codes/confirmation.ts'
import { sendPhoneConfirmation } from '#platform/auth/codes/phone-codes.ts'
import { redirectTarget } from '#platform/auth/redirects.ts'
import { firstWords, ownIdentity } from '#platform/auth/signup/new-account.ts'
import type { Wish } from '#platform/auth/signup/wish.ts'
import { newUser } from '#platform/auth/users/make.ts'
import { presentUser } from '#platform/auth/users/present.ts'
import { findIdentities } from '#platform/auth/users/user-store.ts'

/** Sends an account what confirms it, and answers the account, to whoever made it, without a session. */
export async function answerUnconfirmed(call: Call, wish: Wish, user: User): Promise<Answer> {
  const sent = await send(call, wish, user)
  const identities = (await findIdentities(call.world.db, user.id)).filter(({ provider }) => provider === wish.contact.provider)
  return ok(presentUser({ user: sent, identities, factors: [] }))
}

/** The same for somebody who may be a stranger to it: they are told what they said themselves, and its id. */
export async function answerStranger(call: Call, wish: Wish, { id }: User): Promise<Answer> {
  const { world } = call
  const { provider, ...address } = wish.contact
  const words = firstWords(id, wish, 'person')
  const made = newUser(world, { ...address, raw_app_meta_data: { provider, providers: [provider] }, raw_user_meta_data: words })
  const { confirmation_sent_at } = await send(call, wish, { ...made, id, confirmed_at: null })
  const identity = { ...ownIdentity(world, id, wish), email: wish.contact.provider === 'email' ? wish.contact.email : null }
  return ok(presentUser({ user: { ...made, id, confirmed_at: null, confirmation_sent_at }, identities: [identity], factors: [] }))
}

async function send(call: Call, { contact, challenge }: Wish, user: User): Promise<User> {
  if (contact.provider === 'phone') return (await sendPhoneConfirmation(call, user)).user
  return sendConfirmation(call, user, { redirectTo: redirectTarget(call), challenge })
}
