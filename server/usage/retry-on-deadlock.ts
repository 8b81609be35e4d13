import { AppError } from '#domain/errors.ts'
import { sqlState } from '#platform/database/open.ts'

/** SQLSTATEs: of a deadlock, and of a foreign key whose account is gone. */
const [deadlock, missingAccount] = ['40P01', '23503']

/**
 * Runs a statement on a member's rows, and once more after a deadlock: the account may be being deleted at the same
 * time. Throws `bad_jwt` when the account is gone, and `unavailable` after a second deadlock.
 */
export async function retryOnDeadlock<Result>(act: () => Promise<Result>, isRetry = false): Promise<Result> {
  try {
    return await act()
  } catch (cause) {
    const state = sqlState(cause)
    if (state === missingAccount) throw new AppError('bad_jwt', {}, { cause })
    if (state !== deadlock) throw cause
    if (isRetry) throw new AppError('unavailable', {}, { cause })
    return retryOnDeadlock(act, true)
  }
}
