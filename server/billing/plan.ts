import { limits } from '#domain/limits.ts'
import type { BillingWorld } from '#server/billing/refresh.ts'

/**
 * Whether the provider's price is the monthly plan at the product's price. Otherwise logs an error for the owner, and
 * nothing is sold.
 */
export async function isPlanOnSale({ payments, log }: Pick<BillingWorld, 'payments' | 'log'>): Promise<boolean> {
  const { monthlyCents: cents, currency } = limits.premium
  const plan = await payments.readPlan()
  const isSold = plan?.cents === cents && plan.currency === currency && plan.isMonthly && plan.isActive
  if (!isSold)
    log.error({ plan, wanted: { cents, currency } }, 'the price at the payment provider is not that of the plan: no checkout is opened')
  return isSold
}
