import type { Call } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'

/**
 * Does what only happens for an account that exists after the answer, which is the same for one that does not: neither
 * what is said nor how long it takes tells strangers who has an account. What cannot be sent has been logged where it
 * failed.
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
