import type { Payments } from '#server/billing/payments.ts'
import type { Config } from '#server/config.ts'
import { type Opening, openTestPayments } from '#server/test-payments/open.ts'

/** Who takes the money for subscriptions, as the settings have it; null where none are sold. */
export async function openPayments(config: Pick<Config, 'hasTestPayments'>, outside: Opening): Promise<Payments | null> {
  return config.hasTestPayments ? openTestPayments(outside) : null
}
