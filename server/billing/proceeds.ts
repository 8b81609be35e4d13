import { billingLimits } from '#domain/billing/provider-limits.ts'
import type { BalanceChange } from '#server/billing/payments.ts'
import { findProceedsSince, keepProceeds } from '#server/billing/proceeds-queries.ts'
import { type BillingWorld, isProviderAway } from '#server/billing/refresh.ts'

/**
 * Keeps changes of the provider's balance, from a week before the last known one: late entries are found too. The
 * provider lists the newest first, so all changes are kept together or none; otherwise the older ones would be
 * skipped for good.
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
    if (!isProviderAway(err)) throw err
    log.warn({ err }, 'the payment provider is not reached: what came and went there is looked for later')
    return null
  }
  const kept = changes.length === 0 ? 0 : await keepProceeds(db, changes)
  return kept === 0 ? null : { kept }
}
