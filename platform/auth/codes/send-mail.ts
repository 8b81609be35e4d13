import type { Call } from '#platform/auth/call.ts'
import { type MessageKind, uncountMessage } from '#platform/auth/codes/send-limits.ts'
import { AuthError } from '#platform/auth/errors.ts'
import type { Mail } from '#platform/mail/mail.ts'

/** What a mail cost, to be given back when it cannot be sent. */
interface Counted {
  kind: MessageKind
  address: string
  /** The new address of a change (`countTarget`). */
  target?: string
  /** What else is taken back. */
  undo?: () => Promise<void>
}

/**
 * Hands mails on, after the transaction that made their tokens. Throws 500 unexpected_failure with GoTrue's words when one cannot be sent; whoever
 * asked may ask again at once.
 */
export async function sendMails(call: Pick<Call, 'world'>, mails: readonly Mail[], counted: Counted, what: string): Promise<void> {
  const { world } = call
  try {
    for (const mail of mails) await world.sendMail(mail)
  } catch (cause) {
    world.log.warn({ kind: mails[0]?.kind, err: cause }, 'a mail could not be sent')
    await uncountMessage(call, 'mail', counted.kind, counted.address)
    if (counted.target !== undefined) await uncountMessage(call, 'mail', 'email_change_to', counted.target)
    await counted.undo?.()
    throw new AuthError(500, 'unexpected_failure', `Error sending ${what} email`, { cause })
  }
}
