import * as z from 'zod/mini'

/** Stripe's words for the state of a subscription. */
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
 * What a member has paid for. `subscribed` is the server's own reckoning at the moment of the answer;
 * `subscription_end` is an ISO instant, null where nothing was paid. `period_end`: when the present period ends and
 * the next is asked for, as the payment provider names it; beyond `subscription_end` while the present one is not
 * paid for yet. `can_manage`: there is a customer whose portal can be opened.
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
