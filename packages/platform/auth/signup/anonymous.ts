import type { Answer } from '#platform/auth/answer.ts'
import type { Call } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { limitByAddress } from '#platform/auth/limits.ts'
import { beginSession } from '#platform/auth/sessions/issue.ts'
import { answerSession } from '#platform/auth/sessions/session-answer.ts'
import { newUser } from '#platform/auth/users/make.ts'
import { insertUser } from '#platform/auth/users/user-store.ts'

/**
 * Makes an account without email address and phone number, and signs it in. The member can add an email address later.
 * Throws 422 anonymous_provider_disabled, 422 signup_disabled, or 429 at the limit of the IP address.
 */
export async function signUpAnonymously(call: Call, data: Record<string, unknown>): Promise<Answer> {
  const { world } = call
  const { settings } = world
  if (!settings.anonymousUsers) throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  await limitByAddress(call, 'anonymous')
  if (settings.signup.isDisabled) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  const session = await world.db.transaction().execute(async (trx) => {
    const user = await insertUser(trx, newUser(world, { is_anonymous: true, raw_user_meta_data: data }))
    return beginSession(trx, call, user, 'anonymous')
  })
  return answerSession(session)
}
