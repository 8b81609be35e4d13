import { billingLimits } from '#domain/billing/limits.ts'
import type { Standing } from '#server/billing/answer-queries.ts'
import type { BillingWorld, Outcome } from '#server/billing/refresh.ts'

/** Customers whom the provider does not know, in one round: those that are known to be such keep nobody waiting, and few of them are asked about. */
export interface Strangers {
  note(outcome: Outcome, standing?: Standing): void
  /** Of those who were known to be such as many in a row are as are looked for in one go: the others are left for the next round. */
  areLeft(): boolean
  /** Tells the owner, once. */
  tell(): void
}

/** Begins to note them. */
export function watchStrangers(world: Pick<BillingWorld, 'log'>): Strangers {
  let found = 0
  let inARow = 0
  return {
    note(outcome, standing) {
      if (outcome === 'unknown') found += 1
      if (standing === 'unknown' && outcome !== 'away') inARow = outcome === 'unknown' ? inARow + 1 : 0
    },
    areLeft: () => inARow >= billingLimits.jobs.most,
    tell() {
      if (found > 0) tellUnknown(world, found)
    },
  }
}

/** Tells the owner that so many are not known to the provider, and where to look. */
export function tellUnknown({ log }: Pick<BillingWorld, 'log'>, customers: number): void {
  log.error(
    { customers },
    'the payment provider does not know customers that are kept here: look whether its key is of the account and mode they were made in; until then they keep what they have',
  )
}
