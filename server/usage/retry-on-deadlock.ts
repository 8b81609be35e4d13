import { sqlState } from '@potluck/platform/database/open'
import { AppError } from '#domain/errors.ts'

/** SQLSTATE codes: a deadlock, and a foreign key to a deleted account. */
const [deadlock, missingAccount] = ['40P01', '23503']

/**
 * Runs a statement on a member's rows, and once more after a deadlock, which a simultaneous deletion of the account
 * causes. Throws `bad_jwt` when the account is gone, and `unavailable` after a second deadlock.
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
