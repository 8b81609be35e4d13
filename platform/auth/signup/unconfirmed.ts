import { type Answer, ok } from '#platform/auth/answer.ts'
import type { Call, User } from '#platform/auth/call.ts'
import { sendConfirmation } from '#platform/auth/codes/confirmation.ts'
import { sendPhoneConfirmation } from '#platform/auth/codes/phone-codes.ts'
import { redirectTarget } from '#platform/auth/redirects.ts'
import type { Wish } from '#platform/auth/signup/wish.ts'
import { presentUser } from '#platform/auth/users/present.ts'
import { findIdentities } from '#platform/auth/users/user-store.ts'

/** Sends an account what confirms it, and answers the account without a session. Of an invited one only what the caller knows is told. */
export async function answerUnconfirmed(call: Call, { contact, challenge }: Wish, user: User): Promise<Answer> {
  const sent =
    contact.provider === 'email'
      ? await sendConfirmation(call, user, { redirectTo: redirectTarget(call), challenge })
      : (await sendPhoneConfirmation(call, user)).user
  if (sent.invited_at !== null) return ok(presentUser({ user: { ...sent, raw_user_meta_data: {} }, identities: [], factors: [] }))
  const identities = (await findIdentities(call.world.db, user.id)).filter(({ provider }) => provider === contact.provider)
  return ok(presentUser({ user: sent, identities, factors: [] }))
}
