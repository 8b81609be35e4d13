import type { Payments } from '#server/billing/payments.ts'
import type { Config } from '#server/config.ts'
import { openStripe } from '#server/outside/stripe.ts'
import { forgetTestPayments, openTestPayments, type TestPaymentsOptions } from '#server/test-payments/open.ts'

interface Dependencies extends TestPaymentsOptions {
  fetch: typeof fetch
  log: { warn(entry: object, words: string): void; error(entry: object, words: string): void }
}

/** Opens the payment provider that the settings name; null when no subscriptions are sold. */
export async function openPayments(
  { stripe, hasTestPayments }: Pick<Config, 'stripe' | 'hasTestPayments'>,
  outside: Dependencies,
): Promise<Payments | null> {
  if (!hasTestPayments) await forgetTestPayments(outside)
  if (stripe !== undefined) return openStripe(stripe, outside)
  return hasTestPayments ? openTestPayments(outside) : null
}
