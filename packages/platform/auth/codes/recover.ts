import * as z from 'zod/mini'
import { type Answer, ok } from '#platform/auth/answer.ts'
import { type Call, parseBody, Text } from '#platform/auth/call.ts'
import { afterAnswer } from '#platform/auth/codes/after-answer.ts'
import { sendCountedRecovery } from '#platform/auth/codes/recovery.ts'
import { countAfterAnswer, countMessage } from '#platform/auth/codes/send-limits.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import { readChallenge } from '#platform/auth/flow/challenge.ts'
import { redirectTarget } from '#platform/auth/redirects.ts'
import { normalEmail } from '#platform/auth/users/addresses.ts'
import { findUserByEmail } from '#platform/auth/users/user-store.ts'

const Recover = z.object({ email: Text, code_challenge: Text, code_challenge_method: Text })

/**
 * POST /recover: mails a link and code for a new password, if the address has an account. Throws 400
 * email_provider_disabled.
 */
export async function recover(call: Call): Promise<Answer> {
  if (!call.world.settings.email.isEnabled) throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled')
  const asked = parseBody(call, Recover)
  if (asked.email === '') throw invalid('Password recovery requires an email')
  const email = normalEmail(asked.email)
  const way = { redirectTo: redirectTarget(call), challenge: readChallenge(asked.code_challenge, asked.code_challenge_method) }
  await countMessage(call, 'mail', ['recovery'], email, { isSentAfter: true })
  afterAnswer(call, async () => {
    const user = await findUserByEmail(call.world.db, email)
    if (!user) return
    await countAfterAnswer(call, user)
    await sendCountedRecovery(call, user, 'recovery', way)
  })
  return ok({})
}
