import type { Call, User } from '#platform/auth/call.ts'
import { orGiveBack } from '#platform/auth/codes/give-back.ts'
import { nonceLetter } from '#platform/auth/codes/letters.ts'
import { sendPhoneCode } from '#platform/auth/codes/phone-codes.ts'
import { hashCode, makeSecret } from '#platform/auth/codes/secret.ts'
import { countMessage } from '#platform/auth/codes/send-limits.ts'
import { sendMails } from '#platform/auth/codes/send-mail.ts'
import { keepToken, spendTokens } from '#platform/auth/codes/token-store.ts'
import { countTry, forgiveTries } from '#platform/auth/codes/tries.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import { lockUser, updateUser } from '#platform/auth/users/user-store.ts'

/** Sends whoever is signed in a code that shows once more who they are. Answers what the sending is called, for a number with a set code. */
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
    await keepToken(trx, { id: world.uuid(), userId: user.id, type, hash: secret.tokenHash, relatesTo: email, now })
    await updateUser(trx, user.id, { reauthentication_token: secret.codeHash, reauthentication_sent_at: now, updated_at: now })
  })
  const mail = nonceLetter(world.settings, email, secret.code)
  await orGiveBack(call, [['mail', 'reauthentication', email]], () => sendMails(call, [mail], 'reauthentication'))
}

/**
 * Spends the code that /reauthenticate sent. Outside of any transaction. Throws 422 reauthentication_not_valid when it is wrong, old or spent, and 429
 * when too many wrong ones were tried.
 */
export async function checkNonce(call: Pick<Call, 'world' | 'address'>, user: User, nonce: string): Promise<void> {
  const { world } = call
  const address = user.email || user.phone || ''
  if (address === '') throw notValid('Reauthentication requires an email or a phone number')
  await countTry(call, 'code', address)
  await world.db.transaction().execute(async (trx) => {
    const locked = await lockUser(trx, user.id)
    const lasts = user.email ? world.settings.email.otpExpiry : world.settings.phone.otpExpiry
    const sentAt = locked?.reauthentication_sent_at?.getTime() ?? 0
    const isLate = world.now().getTime() > sentAt + lasts
    if (!locked || isLate || locked.reauthentication_token !== hashCode(address, nonce)) throw notValid('Nonce has expired or is invalid')
    await spendTokens(trx, user.id)
  })
  await forgiveTries(call, 'code', address)
}

function notValid(message: string): AuthError {
  return new AuthError(422, 'reauthentication_not_valid', message)
}
