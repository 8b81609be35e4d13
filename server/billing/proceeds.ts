import { billingLimits } from '#domain/billing/limits.ts'
import type { BalanceChange } from '#server/billing/payments.ts'
import { findProceedsSince, keepProceeds } from '#server/billing/proceeds-queries.ts'
import { type BillingWorld, isAway } from '#server/billing/refresh.ts'

/**
 * Keeps what came and went at the provider since a week before the last that is known: what is late in its books is
 * found too. It tells the newest first, so all is kept or nothing: otherwise what is older would never be looked for
 * again.
 */
export async function keepNewProceeds({ db, log, payments }: BillingWorld, isOver: () => boolean): Promise<object | null> {
  const since = await findProceedsSince(db, billingLimits.proceedsAgain)
  if (since === null) return null
  const changes: BalanceChange[] = []
  try {
    for await (const change of payments.readBalance(since)) {
      if (isOver()) return null
      if (change.customer !== null) changes.push(change)
    }
  } catch (err) {
    if (!isAway(err)) throw err
    log.warn({ err }, 'the payment provider is not reached: what came and went there is looked for later')
    return null
  }
  const kept = changes.length === 0 ? 0 : await keepProceeds(db, changes)
  return kept === 0 ? null : { kept }
}
