import { type Answer, ok } from '#platform/auth/answer.ts'
import type { Call, User } from '#platform/auth/call.ts'
import { sendCountedConfirmation } from '#platform/auth/codes/confirmation.ts'
import { sendCountedPhoneCode } from '#platform/auth/codes/phone-codes.ts'
import { countMessage } from '#platform/auth/codes/send-limits.ts'
import { sendOrUncount } from '#platform/auth/codes/uncount.ts'
import { type HandleUnsent, keepAccount } from '#platform/auth/codes/unsent.ts'
import { redirectTarget } from '#platform/auth/redirects.ts'
import { newMetadata, ownIdentity } from '#platform/auth/signup/new-account.ts'
import type { SignUpRequest } from '#platform/auth/signup/sign-up-request.ts'
import { newUser } from '#platform/auth/users/make.ts'
import { presentUser } from '#platform/auth/users/present.ts'
import { findIdentities } from '#platform/auth/users/user-store.ts'

/** Counts the confirmation message. Throws 429 over_email_send_rate_limit or over_sms_send_rate_limit. */
export async function countConfirmation(call: Call, { contact }: SignUpRequest): Promise<void> {
  if (contact.provider === 'phone') await countMessage(call, 'sms', ['confirmation'], contact.phone)
  else await countMessage(call, 'mail', ['confirmation'], contact.email)
}

/**
 * Sends an account's confirmation, which was counted already, and answers the account to its maker, without a
 * session.
 */
export async function answerUnconfirmed(
  call: Call,
  wish: SignUpRequest,
  user: User,
  whenUnsent: HandleUnsent = keepAccount,
): Promise<Answer> {
  const sent = await send(call, wish, user, whenUnsent)
  const identities = (await findIdentities(call.world.db, user.id)).filter(({ provider }) => provider === wish.contact.provider)
  return ok(presentUser({ user: sent, identities, factors: [] }))
}

/**
 * Sends a confirmation to an account that the caller may not own. Answers only what the caller sent, and the
 * account's id.
 */
export async function answerNonOwner(call: Call, wish: SignUpRequest, { id }: User): Promise<Answer> {
  const { world } = call
  const { provider, ...address } = wish.contact
  const words = newMetadata(id, wish, 'person')
  const made = newUser(world, { ...address, raw_app_meta_data: { provider, providers: [provider] }, raw_user_meta_data: words })
  const { confirmation_sent_at } = await send(call, wish, { ...made, id, confirmed_at: null }, keepAccount)
  const identity = { ...ownIdentity(world, id, wish), email: wish.contact.provider === 'email' ? wish.contact.email : null }
  return ok(presentUser({ user: { ...made, id, confirmed_at: null, confirmation_sent_at }, identities: [identity], factors: [] }))
}

async function send(call: Call, { contact, challenge }: SignUpRequest, user: User, whenUnsent: HandleUnsent): Promise<User> {
  if (contact.provider === 'phone') {
    const { phone } = contact
    const sent = await sendOrUncount(call, [['sms', 'confirmation', phone]], () =>
      sendCountedPhoneCode(call, user, phone, 'confirmation', { whenUnsent }),
    )
    return sent.user
  }
  const way = { redirectTo: redirectTarget(call), challenge }
  return sendOrUncount(call, [['mail', 'confirmation', contact.email]], () => sendCountedConfirmation(call, user, way, whenUnsent))
}
