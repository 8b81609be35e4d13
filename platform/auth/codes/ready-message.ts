import type { User } from '#platform/auth/call.ts'
import type { AuthTransaction } from '#platform/auth/world.ts'

/** A message that was counted, with its secrets: what is stored of them is stored before it is sent, never while. */
export interface ReadyMessage {
  /** The flow that is stored with it; null without a challenge. */
  flowId: string | null
  /** Stores what the message's link and code will be compared with. Answers the account as it then is. */
  keep(trx: AuthTransaction, user: User): Promise<User>
  /** Outside of any transaction. Throws 500 unexpected_failure or 422 sms_send_failed. */
  send(user: User): Promise<void>
}
