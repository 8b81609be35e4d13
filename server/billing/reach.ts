import { billingLimits } from '#domain/billing/limits.ts'

/** Whether the provider answers anybody: what is odd about one customer does not say that nobody is there. */
export interface Reach {
  /** Somebody was asked about. */
  note(whom: string, outcome: 'reached' | 'away'): void
  /** Several different ones, one after another, were not reached. */
  isNobodyThere(): boolean
}

/** Begins to note who is reached. */
export function watchReach(): Reach {
  const missed = new Set<string>()
  return {
    note(whom, outcome) {
      if (outcome === 'reached') missed.clear()
      else missed.add(whom)
    },
    isNobodyThere: () => missed.size >= billingLimits.jobs.missed,
  }
}
