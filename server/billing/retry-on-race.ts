import { sqlState } from '@potluck/platform/database/open'

const uniqueViolation = '23505'

/**
 * Runs a statement, and once more when it breaks a unique index. Two inserts of one row at a time both pass the check
 * of the index that `on conflict` names, and the second breaks another index; run again, it finds the row.
 */
export async function retryOnRace<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (cause) {
    if (sqlState(cause) !== uniqueViolation) throw cause
    return act()
  }
}
