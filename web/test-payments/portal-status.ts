import type { Subscription } from '#domain/billing/subscription.ts'
import type { TestPortal } from '#domain/billing/test-checkout.ts'

export type Bought = NonNullable<TestPortal['subscription']>
export type LastPayment = NonNullable<TestPortal['last_payment']>

/** The state of a subscription in one word, from its status and whether its payment still counts. */
export type PortalStatus =
  /** Premium is on. The subscription renews, or it was cancelled and goes on until its end. */
  | 'renews'
  | 'cancelled'
  /** The month was not paid. Premium lasts a little longer, or is off. */
  | 'failed'
  | 'owed'
  /** The subscription exists, but Premium is off, since the last payment was refunded or is disputed. */
  | 'refunded'
  | 'disputed'
  | 'lost'
  /** The subscription has ended, and can be bought again. */
  | 'ended'
  /** The subscription was never paid, or is paused. */
  | 'off'

/** The state to show for a subscription, from the provider's data and from whether the product counts it. */
export function portalStatusOf(
  { status, cancel_at_period_end: isCancelled }: Bought,
  payment: LastPayment | null,
  { subscribed }: Subscription,
): PortalStatus {
  if (status === 'canceled') return 'ended'
  if (payment?.dispute === 'open') return 'disputed'
  if (payment?.dispute === 'lost') return 'lost'
  if (status === 'past_due') return subscribed ? 'failed' : 'owed'
  if (subscribed) return isCancelled ? 'cancelled' : 'renews'
  return payment?.is_refunded ? 'refunded' : 'off'
}
