import type { Call, User } from '#platform/auth/call.ts'
import { confirmationLetter, inviteLetter } from '#platform/auth/codes/letters.ts'
import { linkFor } from '#platform/auth/codes/links.ts'
import { makeSecret, type Secret } from '#platform/auth/codes/secret.ts'
import { countMessage } from '#platform/auth/codes/send-limits.ts'
import { sendMails } from '#platform/auth/codes/send-mail.ts'
import { storeToken } from '#platform/auth/codes/token-store.ts'
import { sendOrUncount } from '#platform/auth/codes/uncount.ts'
import { type HandleUnsent, keepAccount } from '#platform/auth/codes/unsent.ts'
import type { CodeChallenge } from '#platform/auth/flow/challenge.ts'
import { beginFlow } from '#platform/auth/flow/flow-state.ts'
import { requireLockedUser, updateUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/** Where a link leads after verification, and the PKCE challenge of the client that may use it. */
export interface LinkTarget {
  redirectTo: string
  challenge: CodeChallenge | null
}

/**
 * Mails an account the link and code that confirm its address. Runs after the transaction that made the account,
 * never inside one. Answers the account with `confirmation_sent_at`. Throws 429 over_email_send_rate_limit, and 500
 * when the mail cannot be sent; then `whenUnsent` decides what happens to the account.
 */
export async function sendConfirmation(call: Call, user: User, way: LinkTarget, whenUnsent: HandleUnsent = keepAccount): Promise<User> {
  const to = user.email ?? ''
  await countMessage(call, 'mail', ['confirmation'], to).catch(async (refusal: unknown) => {
    await whenUnsent(call.world, user)
    throw refusal
  })
  return sendOrUncount(call, [['mail', 'confirmation', to]], () => sendCountedConfirmation(call, user, way, whenUnsent))
}

/** Mails the link and code that confirm an address, for a mail that was counted already. */
export async function sendCountedConfirmation(
  call: Pick<Call, 'world'>,
  user: User,
  { redirectTo, challenge }: LinkTarget,
  whenUnsent: HandleUnsent = keepAccount,
): Promise<User> {
  const { world } = call
  const to = user.email ?? ''
  const secret = makeSecret(world, to, { digits: world.settings.email.otpLength, isPkce: challenge !== null })
  const sent = await world.db.transaction().execute(async (trx) => {
    if (challenge) await beginFlow(trx, world, { provider: 'email', method: 'email/signup', challenge, userId: user.id })
    return storeConfirmation(trx, world, user, secret)
  })
  const url = linkFor(world, { token: secret.token, type: 'signup', redirectTo })
  const mail = confirmationLetter(world.settings, to, { url, code: secret.code })
  await sendMails(call, [mail], 'confirmation', () => whenUnsent(world, sent))
  return sent
}

/**
 * Mails an invited account the link and code that let its owner take it over. The mail was counted already. Throws
 * 500 when it cannot be sent.
 */
export async function sendCountedInvite(
  call: Pick<Call, 'world'>,
  user: User,
  redirectTo: string,
  whenUnsent: HandleUnsent,
): Promise<User> {
  const { world } = call
  const to = user.email ?? ''
  const secret = makeSecret(world, to, { digits: world.settings.email.otpLength })
  const sent = await world.db.transaction().execute(async (trx) => {
    await requireLockedUser(trx, user.id)
    await updateUser(trx, user.id, { invited_at: world.now() })
    return storeConfirmation(trx, world, user, secret)
  })
  const url = linkFor(world, { token: secret.token, type: 'invite', redirectTo })
  const mail = inviteLetter(world.settings, to, { url, code: secret.code })
  await sendMails(call, [mail], 'invite', () => whenUnsent(world, sent))
  return sent
}

/** Stores the hashes of the link and code that confirm an address. */
export async function storeConfirmation(trx: AuthTransaction, world: AuthWorld, user: User, secret: Secret): Promise<User> {
  const now = world.now()
  const relatesTo = user.email ?? user.phone ?? ''
  await storeToken(trx, { id: world.uuid(), userId: user.id, type: 'confirmation_token', hash: secret.tokenHash, relatesTo, now })
  return updateUser(trx, user.id, { confirmation_token: secret.codeHash, confirmation_sent_at: now, updated_at: now })
}
