import type { Call } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import type { Mail } from '#platform/mail/mail.ts'

/**
 * Sends mails at once, after the transaction that stored their tokens. Waits until each is sent or has failed. When
 * one fails, runs `undo` and throws 500 unexpected_failure with GoTrue's message.
 */
export async function sendMails(
  { world }: Pick<Call, 'world'>,
  mails: readonly Mail[],
  what: string,
  undo?: () => Promise<void>,
): Promise<void> {
  const sent = await Promise.allSettled(mails.map((mail) => world.sendMail(mail)))
  const failed = sent.find(({ status }) => status === 'rejected')
  if (failed?.status !== 'rejected') return
  const cause: unknown = failed.reason
  world.log.warn({ kind: mails[0]?.kind, err: cause }, 'a mail could not be sent')
  await undo?.()
  throw new AuthError(500, 'unexpected_failure', `Error sending ${what} email`, { cause })
}
