import * as z from 'zod/mini'

/** Stripe's states of a subscription. */
export const subscriptionStatuses = [
  'active',
  'trialing',
  'past_due',
  'canceled',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const
export const SubscriptionStatus = z.enum(subscriptionStatuses)
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

/**
 * What a member has paid for. `subscribed` is decided by the server at the moment of the answer. `subscription_end`
 * is an ISO instant, null when nothing was paid. `period_end` is the end of the current period, as the payment
 * provider names it; it is later than `subscription_end` while that period is unpaid. `can_manage`: a customer
 * exists, so the portal can be opened.
 */
export const Subscription = z.object({
  subscribed: z.boolean(),
  subscription_end: z.nullable(z.string()),
  period_end: z.nullable(z.string()),
  status: z.nullable(SubscriptionStatus),
  cancel_at_period_end: z.boolean(),
  can_manage: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>
