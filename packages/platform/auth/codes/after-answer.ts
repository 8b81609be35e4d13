import type { Call } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'

/**
 * Runs work after the answer that is done only for an existing account. The answer is the same without an account, in
 * text and in time, so that callers cannot find out who has one. Failures to send are logged where they occur.
 */
export function afterAnswer(call: Pick<Call, 'world'>, work: () => Promise<unknown>): void {
  call.world.later(async () => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      if (error.status === 429)
        call.world.log.warn(
          { code: error.code },
          'a message was not sent: its address, or all together, were sent as many as may be in an hour',
        )
    }
  })
}
