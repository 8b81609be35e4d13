import type { SubscriptionStatus } from '#domain/billing/subscription.ts'

/** One subscription as the payment provider knows it. */
export interface ProviderSubscription {
  id: string
  status: SubscriptionStatus
  periodStart: Date
  periodEnd: Date
  cancelAtPeriodEnd: boolean
  endedAt: Date | null
}

/** The last payment of a customer that went through. A dispute that was won, and an inquiry, are none. */
export interface LastPayment {
  at: Date
  isRefunded: boolean
  dispute: 'none' | 'open' | 'lost'
}

/** All that decides what a customer has paid for. */
export interface CustomerState {
  /** The account, as it was told when the customer was made. */
  userId: string | null
  subscriptions: readonly ProviderSubscription[]
  lastPayment: LastPayment | null
}

/** What a verified webhook says: that something of a customer changed. What it is now, the provider is asked. `customer` is null where it is about none. */
export interface PaymentEvent {
  id: string
  type: string
  customer: string | null
}

/** Money that came or went, after the provider's fees: minor units (cents) of `currency`. */
export interface BalanceChange {
  id: string
  at: Date
  net: number
  currency: string
}

/** Who takes the money: Stripe, or a marked test that takes none. Every call goes outside and fails with `unavailable` where it is not reached. */
export interface Payments {
  kind: 'stripe' | 'test'
  /** The provider's customer for an account: one and the same, however often and from how many processes it is asked. */
  customerFor(account: { userId: string; email: string | null }): Promise<string>
  /** The address of a checkout of the monthly plan. The same key opens the same checkout for 24 hours. */
  openCheckout(order: { customer: string; userId: string; successUrl: string; cancelUrl: string; idempotencyKey: string }): Promise<string>
  openPortal(request: { customer: string; returnUrl: string }): Promise<string>
  /** Null: there is no such customer. */
  readCustomer(customer: string): Promise<CustomerState | null>
  /** Ends every subscription at once, for an account that has gone. */
  cancelAll(customer: string): Promise<void>
  /** The event in a webhook's raw body. Throws `bad_signature` for what is forged or stale at `now`. */
  readEvent(body: Uint8Array, signature: string, now: Date): PaymentEvent
  /** Every change of the balance since then that comes from our customers, oldest first. */
  readBalance(since: Date): AsyncIterable<BalanceChange>
}
