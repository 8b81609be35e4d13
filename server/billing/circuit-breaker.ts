import { billingLimits } from '#domain/billing/limits.ts'
import { type BillingWorld, isAway, type Outcome } from '#server/billing/refresh.ts'

/** Stops a round of questions to the provider when it is away; failures for single customers do not stop it. */
export interface CircuitBreaker {
  /** Notes the outcome of a question about one customer. Resolves once the breaker has decided. */
  note(customer: string, outcome: Outcome): Promise<void>
  /** Whether no more questions should be asked. */
  isOpen(): boolean
}

/**
 * A closed circuit breaker. After failures for `missed` different customers in a row it asks the provider for the price. It opens when that fails too,
 * or when it succeeded `doubts` times while no customer had an answer.
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
    (err: unknown) => !isAway(err),
  )
}
