import { sqlState } from '#platform/database/open.ts'

/**
 * Runs work that makes an account or an identity, and once more after a unique violation: another call made the same
 * one, and the second run finds it.
 */
export async function retryOnUniqueViolation<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    if (sqlState(cause) !== '23505') throw cause
    return work()
  }
}
