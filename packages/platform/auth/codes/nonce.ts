import type { Call, User } from '#platform/auth/call.ts'
import { nonceLetter } from '#platform/auth/codes/letters.ts'
import { sendPhoneCode } from '#platform/auth/codes/phone-codes.ts'
import { hashCode, makeSecret } from '#platform/auth/codes/secret.ts'
import { countMessage } from '#platform/auth/codes/send-limits.ts'
import { sendMails } from '#platform/auth/codes/send-mail.ts'
import { storeToken } from '#platform/auth/codes/token-store.ts'
import { countTry, resetTries } from '#platform/auth/codes/tries.ts'
import { sendOrUncount } from '#platform/auth/codes/uncount.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import { updateUser } from '#platform/auth/users/user-store.ts'
import type { AuthWorld } from '#platform/auth/world.ts'

/** Sends a signed-in account a code for reauthentication. Answers the message id for a number with a preset code. */
export async function sendNonce(call: Pick<Call, 'world' | 'address'>, user: User): Promise<{ messageId: string | undefined }> {
  const { email, phone } = user
  if (!email && !phone) throw invalid('Reauthentication requires the user to have an email or a phone number')
  if (email && !user.email_confirmed_at) throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
  if (!email && !user.phone_confirmed_at) throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.')
  if (!email) return sendPhoneCode(call, user, phone ?? '', 'reauthentication')
  await mailNonce(call, user, email)
  return { messageId: undefined }
}

async function mailNonce(call: Pick<Call, 'world' | 'address'>, user: User, email: string): Promise<void> {
  const { world } = call
  await countMessage(call, 'mail', ['reauthentication'], email)
  const secret = makeSecret(world, email, { digits: world.settings.email.otpLength })
  await world.db.transaction().execute(async (trx) => {
    const now = world.now()
    const type = 'reauthentication_token'
    await storeToken(trx, { id: world.uuid(), userId: user.id, type, hash: secret.tokenHash, relatesTo: email, now })
    await updateUser(trx, user.id, { reauthentication_token: secret.codeHash, reauthentication_sent_at: now, updated_at: now })
  })
  const mail = nonceLetter(world.settings, email, secret.code)
  await sendOrUncount(call, [['mail', 'reauthentication', email]], () => sendMails(call, [mail], 'reauthentication'))
}

/**
 * Checks a reauthentication code and counts the try. The action that needed the code spends it. Throws 422
 * reauthentication_not_valid for a wrong, old or spent code, and 429 after too many wrong ones.
 */
export async function tryNonce(call: Pick<Call, 'world' | 'address'>, user: User, nonce: string): Promise<void> {
  const address = user.email || user.phone || ''
  if (address === '') throw nonceNotValid('Reauthentication requires an email or a phone number')
  await countTry(call, 'code', address)
  requireNonce(call.world, user, nonce)
  await resetTries(call, 'code', address)
}

/** Throws 422 reauthentication_not_valid unless the code is the one sent to the account and not expired. */
export function requireNonce({ settings, now }: AuthWorld, user: User, nonce: string): void {
  const lasts = user.email ? settings.email.otpExpiry : settings.phone.otpExpiry
  const isLate = now().getTime() > (user.reauthentication_sent_at?.getTime() ?? 0) + lasts
  if (isLate || user.reauthentication_token !== hashCode(user.email || user.phone || '', nonce))
    throw nonceNotValid('Nonce has expired or is invalid')
}

function nonceNotValid(message: string): AuthError {
  return new AuthError(422, 'reauthentication_not_valid', message)
}
