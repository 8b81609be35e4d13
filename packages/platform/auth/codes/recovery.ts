import type { Call, User } from '#platform/auth/call.ts'
import type { LinkTarget } from '#platform/auth/codes/confirmation.ts'
import { magicLinkLetter, recoveryLetter } from '#platform/auth/codes/letters.ts'
import { linkFor } from '#platform/auth/codes/links.ts'
import { makeSecret, type Secret } from '#platform/auth/codes/secret.ts'
import { sendMails } from '#platform/auth/codes/send-mail.ts'
import { storeToken } from '#platform/auth/codes/token-store.ts'
import { type HandleUnsent, keepAccount } from '#platform/auth/codes/unsent.ts'
import { beginFlow } from '#platform/auth/flow/flow-state.ts'
import { updateUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

const words = { recovery: 'recovery', magiclink: 'magic link' } as const
const letters = { recovery: recoveryLetter, magiclink: magicLinkLetter } as const

/**
 * Mails an account a link and code to sign in with or to choose a new password. The mail was counted already. Throws
 * 500 when it cannot be sent.
 */
export async function sendCountedRecovery(
  call: Pick<Call, 'world'>,
  user: User,
  type: 'recovery' | 'magiclink',
  { redirectTo, challenge }: LinkTarget,
  whenUnsent: HandleUnsent = keepAccount,
): Promise<void> {
  const { world } = call
  const to = user.email ?? ''
  const secret = makeSecret(world, to, { digits: world.settings.email.otpLength, isPkce: challenge !== null })
  const sent = await world.db.transaction().execute(async (trx) => {
    if (challenge) await beginFlow(trx, world, { provider: type, method: type, challenge, userId: user.id })
    return storeRecovery(trx, world, user, secret)
  })
  const url = linkFor(world, { token: secret.token, type, redirectTo })
  const mail = letters[type](world.settings, to, { url, code: secret.code })
  await sendMails(call, [mail], words[type], () => whenUnsent(world, sent))
}

/** Stores the hashes of a link and code that sign in by mail. */
export async function storeRecovery(trx: AuthTransaction, world: AuthWorld, user: User, secret: Secret): Promise<User> {
  const now = world.now()
  const relatesTo = user.email ?? ''
  await storeToken(trx, { id: world.uuid(), userId: user.id, type: 'recovery_token', hash: secret.tokenHash, relatesTo, now })
  return updateUser(trx, user.id, { recovery_token: secret.codeHash, recovery_sent_at: now, updated_at: now })
}
