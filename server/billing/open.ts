import type { Payments } from '#server/billing/payments.ts'
import type { Config } from '#server/config.ts'
import { openStripe } from '#server/outside/stripe.ts'
import { forgetTestPayments, type Opening, openTestPayments } from '#server/test-payments/open.ts'

interface Outside extends Opening {
  fetch: typeof fetch
  log: { warn(entry: object, words: string): void; error(entry: object, words: string): void }
}

/** Who takes the money for subscriptions, as the settings have it; null where none are sold. */
export async function openPayments(
  { stripe, hasTestPayments }: Pick<Config, 'stripe' | 'hasTestPayments'>,
  outside: Outside,
): Promise<Payments | null> {
  if (!hasTestPayments) await forgetTestPayments(outside)
  if (stripe !== undefined) return openStripe(stripe, outside)
  return hasTestPayments ? openTestPayments(outside) : null
}
