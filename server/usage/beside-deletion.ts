import { AppError } from '#domain/errors.ts'
import { sqlState } from '#platform/database/open.ts'

/** SQLSTATEs: of two who waited for each other, and of a row for an account that is not there. */
const [deadlock, nobody] = ['40P01', '23503']

/**
 * Runs a statement on a member's rows while the account may just be being deleted: once more, when the two were in each other's way. Throws `bad_jwt` when the account is
 * gone, `unavailable`.
 */
export async function besideDeletion<Result>(act: () => Promise<Result>, isRetry = false): Promise<Result> {
  try {
    return await act()
  } catch (cause) {
    const state = sqlState(cause)
    if (state === nobody) throw new AppError('bad_jwt', {}, { cause })
    if (state !== deadlock) throw cause
    if (isRetry) throw new AppError('unavailable', {}, { cause })
    return besideDeletion(act, true)
  }
}
