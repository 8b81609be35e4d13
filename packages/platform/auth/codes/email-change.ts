import type { Call, User } from '#platform/auth/call.ts'
import type { LinkTarget } from '#platform/auth/codes/confirmation.ts'
import { type Guard, noGuard } from '#platform/auth/codes/guard.ts'
import { newAddressLetter, oldAddressLetter } from '#platform/auth/codes/letters.ts'
import { linkFor } from '#platform/auth/codes/links.ts'
import type { PreparedMessage } from '#platform/auth/codes/prepared-message.ts'
import { makeSecret, type Secret } from '#platform/auth/codes/secret.ts'
import { countMessage, countTarget } from '#platform/auth/codes/send-limits.ts'
import { sendMails } from '#platform/auth/codes/send-mail.ts'
import { clearToken, storeToken } from '#platform/auth/codes/token-store.ts'
import { type MessageCount, sendOrUncount } from '#platform/auth/codes/uncount.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { beginFlow } from '#platform/auth/flow/flow-state.ts'
import { updateUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/**
 * Counts the mails of an address change, for the account and for its new address. Throws 429
 * over_email_send_rate_limit.
 */
export async function countEmailChange(call: Pick<Call, 'world' | 'address'>, user: User, newEmail: string): Promise<void> {
  await countMessage(call, 'mail', ['email_change'], changeAddress(user))
  await countTarget(call, 'mail', newEmail)
}

/** The counts that `countEmailChange` adds. */
export function emailChangeCounts(user: User, newEmail: string): readonly MessageCount[] {
  return [
    ['mail', 'email_change', changeAddress(user)],
    ['mail', 'email_change_to', newEmail],
  ]
}

/** The key for counting an address change: the account's address, or its id when it has none. */
function changeAddress(user: User): string {
  return user.email ?? user.id
}

/**
 * Counts and sends the mails of an address change. A failure to send does not count, so the caller may try again at
 * once. Throws what `countEmailChange` and `sendCountedEmailChange` throw.
 */
export async function sendEmailChange(call: Pick<Call, 'world' | 'address'>, user: User, newEmail: string, way: LinkTarget): Promise<User> {
  await countEmailChange(call, user, newEmail)
  return sendOrUncount(call, emailChangeCounts(user, newEmail), () => sendCountedEmailChange(call, user, newEmail, way))
}

/**
 * Mails the link and code of an address change to the new address, and to the old one if the settings require both.
 * The mails were counted already. Must not run inside a transaction. Answers the account with `email_change`. Throws
 * 500 when a mail cannot be sent, and what the guard throws.
 */
export async function sendCountedEmailChange(
  call: Pick<Call, 'world'>,
  user: User,
  newEmail: string,
  way: LinkTarget,
  guard: Guard = noGuard,
): Promise<User> {
  const message = prepareEmailChange(call, user, newEmail, way)
  const changing = await call.world.db.transaction().execute(async (trx) => {
    await guard(trx)
    return message.store(trx, user)
  })
  await message.send(changing)
  return changing
}

/**
 * Prepares the mails of an address change; storing and sending them are separate steps. Storing throws 409 conflict
 * when the account has another address by then.
 */
export function prepareEmailChange(
  call: Pick<Call, 'world'>,
  { id, email }: User,
  newEmail: string,
  { redirectTo, challenge }: LinkTarget,
): PreparedMessage {
  const { world } = call
  const { settings } = world
  const digits = settings.email.otpLength
  const isPkce = challenge !== null
  const flowId = isPkce ? world.uuid() : null
  const from = email === '' ? null : email
  const fresh = makeSecret(world, newEmail, { digits, isPkce })
  const current = settings.email.secureChange && from !== null ? makeSecret(world, from, { digits, isPkce }) : null
  const enclosed = ({ token, code }: Secret) => ({ url: linkFor(world, { token, type: 'email_change', redirectTo }), code })
  return {
    flowId,
    async send() {
      const mails = [
        newAddressLetter(settings, { from, to: newEmail }, enclosed(fresh)),
        ...(current && from !== null ? [oldAddressLetter(settings, { from, to: newEmail }, enclosed(current))] : []),
      ]
      await sendMails(call, mails, 'email change')
    },
    async store(trx, user) {
      if (user.email !== email) throw new AuthError(409, 'conflict', 'The account was given another address a moment ago')
      if (flowId !== null)
        await beginFlow(trx, world, { id: flowId, provider: 'email_change', method: 'email_change', challenge, userId: id })
      return storeEmailChange(trx, world, user, newEmail, { fresh, current })
    },
  }
}

/**
 * Stores the tokens of an address change and restarts its confirmations. A token sent to the other side stays valid
 * if it was for the same new address.
 */
export async function storeEmailChange(
  trx: AuthTransaction,
  world: AuthWorld,
  user: User,
  newEmail: string,
  { fresh, current }: { fresh: Secret | null; current: Secret | null },
): Promise<User> {
  const now = world.now()
  const isSame = user.email_change === newEmail
  const sides = [
    { type: 'email_change_token_new', secret: fresh, relatesTo: newEmail },
    { type: 'email_change_token_current', secret: current, relatesTo: user.email ?? '' },
  ] as const
  for (const { type, secret, relatesTo } of sides) {
    if (secret) await storeToken(trx, { id: world.uuid(), userId: user.id, type, hash: secret.tokenHash, relatesTo, now })
    else if (!isSame) await clearToken(trx, user.id, type)
  }
  return updateUser(trx, user.id, {
    email_change: newEmail,
    ...(fresh ? { email_change_token_new: fresh.codeHash } : {}),
    ...(current ? { email_change_token_current: current.codeHash } : {}),
    email_change_confirm_status: 0,
    email_change_sent_at: now,
    updated_at: now,
  })
}
