import { billingLimits } from '#domain/billing/limits.ts'
import { type BillingWorld, isAway, type Outcome } from '#server/billing/refresh.ts'

/** Whether the provider answers anybody: that it fails at some customers does not say that nobody is there. */
export interface Reach {
  /** Somebody was asked about. Resolves once it is known what that says of the others. */
  note(whom: string, outcome: Outcome): Promise<void>
  isNobodyThere(): boolean
}

/**
 * Begins to note who is reached. Where several different ones, one after another, are not, the provider is asked for the price: nobody is there where that has no answer
 * either, or where it had one several times and still nobody is reached.
 */
export function watchReach({ payments }: Pick<BillingWorld, 'payments'>): Reach {
  const { missed: few, doubts: most } = billingLimits.jobs
  const missed = new Set<string>()
  let doubts = 0
  let isNobodyThere = false
  let question: Promise<void> | undefined

  async function doubt() {
    doubts += 1
    isNobodyThere = doubts > most || !(await hasPrice(payments))
    missed.clear()
    question = undefined
  }

  return {
    async note(whom, outcome) {
      if (outcome === 'away') missed.add(whom)
      else {
        missed.clear()
        doubts = 0
      }
      if (missed.size < few || isNobodyThere) return
      question ??= doubt()
      await question
    },
    isNobodyThere: () => isNobodyThere,
  }
}

async function hasPrice(payments: BillingWorld['payments']): Promise<boolean> {
  return payments.readPlan().then(
    () => true,
    (err: unknown) => !isAway(err),
  )
}
