import { billingLimits } from '#domain/billing/provider-limits.ts'
import type { LastAnswer } from '#server/billing/answer-queries.ts'
import type { BillingWorld, Outcome } from '#server/billing/refresh.ts'

/**
 * Counts the customers that the provider does not know in one round of a job, and ends the round when only such
 * customers are left.
 */
export interface UnknownCustomers {
  note(outcome: Outcome, lastAnswer?: LastAnswer): void
  /**
   * Whether a whole page of customers in a row was unknown before and still is. Unknown customers come last, so the
   * round may end.
   */
  isRoundOver(): boolean
  /** Logs the number for the owner, if any was found. */
  logCount(): void
}

export function countUnknownCustomers(world: Pick<BillingWorld, 'log'>): UnknownCustomers {
  let found = 0
  let inARow = 0
  return {
    note(outcome, lastAnswer) {
      if (outcome === 'unknown') found += 1
      if (lastAnswer === 'unknown' && outcome !== 'away') inARow = outcome === 'unknown' ? inARow + 1 : 0
    },
    isRoundOver: () => inARow >= billingLimits.jobs.most,
    logCount() {
      if (found > 0) logUnknownCustomers(world, found)
    },
  }
}

/** Logs for the owner how many customers the provider does not know, and what to check. */
export function logUnknownCustomers({ log }: Pick<BillingWorld, 'log'>, customers: number): void {
  log.error(
    { customers },
    'the payment provider does not know customers that are kept here: look whether its key is of the account and mode they were made in; until then they keep what they have',
  )
}
