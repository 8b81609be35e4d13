import type { Factor } from '#platform/auth/call.ts'
import { deleteFactor, downgradeSessions } from '#platform/auth/factors/factor-store.ts'
import { factorTypes } from '#platform/auth/factors/guards.ts'
import type { AuthTransaction } from '#platform/auth/world.ts'

/**
 * Deletes a factor with its challenges and lowers the sessions it raised to aal1. The caller has locked the account.
 */
export async function removeFactor(trx: AuthTransaction, factor: Factor): Promise<void> {
  await deleteFactor(trx, factor.user_id, factor.id)
  await downgradeSessions(trx, factor, factorTypes[factor.factor_type].method)
}
