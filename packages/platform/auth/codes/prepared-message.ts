import type { User } from '#platform/auth/call.ts'
import type { AuthTransaction } from '#platform/auth/world.ts'

/**
 * A counted message with its secrets. Their hashes are stored before the message is sent, in a transaction that is
 * over by then.
 */
export interface PreparedMessage {
  /** The PKCE flow that is stored with the message; null when the call has no challenge. */
  flowId: string | null
  /** Stores the hashes of the message's link and code. Answers the changed account. */
  store(trx: AuthTransaction, user: User): Promise<User>
  /** Sends the message; never inside a transaction. Throws 500 unexpected_failure or 422 sms_send_failed. */
  send(user: User): Promise<void>
}
