import { sqlState } from '#platform/database/open.ts'

/**
 * Does work that makes an account or an identity; once more when somebody else made the same at that moment, which is
 * then found.
 */
export async function onceMore<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    if (sqlState(cause) !== '23505') throw cause
    return work()
  }
}
