import { billingLimits } from '#domain/billing/provider-limits.ts'
import { type BillingWorld, isProviderAway, type Outcome } from '#server/billing/refresh.ts'

/**
 * Stops a round of questions while the provider is away. A failure about a single customer does not stop the round.
 */
export interface CircuitBreaker {
  /** Notes the outcome of a question about one customer. Resolves after the breaker has decided whether to open. */
  note(customer: string, outcome: Outcome): Promise<void>
  /** Whether the round must stop. */
  isOpen(): boolean
}

/**
 * Makes a closed circuit breaker. After failures for `missed` different customers in a row it asks the provider for
 * the price. It opens when the provider does not answer that, or after more than `doubts` such tests without a
 * successful question about a customer in between.
 */
export function openCircuitBreaker({ payments }: Pick<BillingWorld, 'payments'>): CircuitBreaker {
  const { missed: mostMissed, doubts: mostDoubts } = billingLimits.jobs
  const missed = new Set<string>()
  let doubts = 0
  let isAwayForAll = false
  let question: Promise<void> | undefined

  async function doubt() {
    doubts += 1
    isAwayForAll = doubts > mostDoubts || !(await hasPrice(payments))
    missed.clear()
    question = undefined
  }

  return {
    async note(customer, outcome) {
      if (outcome === 'away') missed.add(customer)
      else {
        missed.clear()
        doubts = 0
      }
      if (missed.size < mostMissed || isAwayForAll) return
      question ??= doubt()
      await question
    },
    isOpen: () => isAwayForAll,
  }
}

async function hasPrice(payments: BillingWorld['payments']): Promise<boolean> {
  return payments.readPlan().then(
    () => true,
    (err: unknown) => !isProviderAway(err),
  )
}
